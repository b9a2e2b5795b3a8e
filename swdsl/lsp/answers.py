"""Replies of the studio as answers of the Language Server Protocol, one function a feature."""

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from lsprotocol import types

from swdsl.lsp.session import Session
from swdsl.studio.message import Refusal, Reply
from swdsl.studio.outline import TOKEN_TYPES

_ITEMS: Final = {
    "word": types.CompletionItemKind.Keyword,
    "sign": types.CompletionItemKind.Operator,
    "race": types.CompletionItemKind.Class,
    "power": types.CompletionItemKind.Class,
    "relic": types.CompletionItemKind.Class,
    "event": types.CompletionItemKind.Event,
    "place": types.CompletionItemKind.Class,
    "piece": types.CompletionItemKind.Property,
    "terrain": types.CompletionItemKind.EnumMember,
    "symbol": types.CompletionItemKind.EnumMember,
    "choice": types.CompletionItemKind.EnumMember,
    "map": types.CompletionItemKind.Module,
    "set": types.CompletionItemKind.Module,
    "game": types.CompletionItemKind.Module,
}
_SYMBOLS: Final = {
    "clause": types.SymbolKind.Event,
    "piece": types.SymbolKind.Property,
    "race": types.SymbolKind.Class,
    "power": types.SymbolKind.Class,
    "relic": types.SymbolKind.Class,
    "event": types.SymbolKind.Event,
    "place": types.SymbolKind.Class,
    "terrain": types.SymbolKind.EnumMember,
    "symbol": types.SymbolKind.EnumMember,
    "term": types.SymbolKind.Variable,
    "option": types.SymbolKind.Variable,
    "scenario": types.SymbolKind.Function,
}


def complete(session: Session, params: Any) -> types.CompletionList | None:
    """Offer what could be written next."""
    found = session.ask_at("complete", params.text_document.uri, params.position)
    if found is None:
        return None
    place = session.range(found)
    items = [
        types.CompletionItem(
            label=each["text"],
            kind=_ITEMS.get(each["kind"], types.CompletionItemKind.Text),
            detail=each["detail"] or None,
            sort_text=f"{number:04}",
            text_edit=types.TextEdit(place, each["text"]),
        )
        for number, each in enumerate(found["offers"])
    ]
    return types.CompletionList(is_incomplete=False, items=items)


def hover(session: Session, params: Any) -> types.Hover | None:
    """Tell what a place means."""
    found = session.ask_at("hover", params.text_document.uri, params.position, language=session.language)
    if not found or not found["text"]:
        return None
    text = types.MarkupContent(types.MarkupKind.Markdown, "\n\n".join(found["text"]))
    return types.Hover(text, session.range(found["place"]))


def signature(session: Session, params: Any) -> types.SignatureHelp | None:
    """Remind of the form of a line."""
    found = session.ask_at("signature", params.text_document.uri, params.position)
    if not found or not found["parts"]:
        return None
    parts = [types.ParameterInformation(part) for part in found["parts"]]
    label = ", ".join(found["parts"])
    form = types.SignatureInformation(label, documentation=found["example"], parameters=parts)
    return types.SignatureHelp([form], active_signature=0, active_parameter=found["now"])


def definition(session: Session, params: Any) -> types.Location | None:
    """Lead to the declaration."""
    found = session.ask_at("definition", params.text_document.uri, params.position)
    return session.location(found["place"]) if found and found["place"] else None


def references(session: Session, params: Any) -> list[types.Location]:
    """List everywhere something is named."""
    found = session.ask_at("references", params.text_document.uri, params.position)
    return [session.location(each) for each in found["places"]] if found else []


def nameable(session: Session, params: Any) -> types.PrepareRenamePlaceholder | None:
    """Say what would be renamed."""
    try:
        found = session.ask_at("nameable", params.text_document.uri, params.position)
    except Refusal:
        return None
    return types.PrepareRenamePlaceholder(session.range(found["place"]), found["name"]) if found else None


def rename(session: Session, params: Any) -> types.WorkspaceEdit | None:
    """Give something another name in every file."""
    uri, place = params.text_document.uri, params.position
    found = session.ask_at("rename", uri, place, name=params.new_name)
    return session.edits(found["edits"]) if found else None


def symbols(session: Session, params: Any) -> list[types.DocumentSymbol]:
    """Outline a file."""
    path = session.path_of(params.text_document.uri)
    if path is None:
        return []
    return [_symbol(session, each) for each in session.ask("symbols", path=path)["symbols"]]


def _symbol(session: Session, symbol: Reply) -> types.DocumentSymbol:
    inside: Any = symbol["inside"]
    place = session.range(symbol)
    return types.DocumentSymbol(
        name=str(symbol["name"]) or "?",
        kind=_SYMBOLS.get(str(symbol["kind"]), types.SymbolKind.Namespace),
        detail=str(symbol["detail"]) or None,
        range=place,
        selection_range=types.Range(place.start, place.start),
        children=[_symbol(session, each) for each in inside],
    )


def find(session: Session, params: Any) -> list[types.WorkspaceSymbol]:
    """Find what has a name in the whole project."""
    return [
        types.WorkspaceSymbol(
            location=session.location(each),
            name=each["name"],
            kind=_SYMBOLS.get(each["kind"], types.SymbolKind.Namespace),
            container_name=each["detail"] or None,
        )
        for each in session.ask("find", letters=params.query[:200])["symbols"]
    ]


def colours(session: Session, params: Any) -> types.SemanticTokens:
    """Say what each word is, each place counted from the one before."""
    path = session.path_of(params.text_document.uri)
    data: list[int] = []
    before = start = 0
    words = session.ask("colours", path=path)["words"] if path else ()
    for row, in_row in groupby(words, lambda word: word[0]):
        along = session.along(path or "", row)
        for _, column, length, kind in in_row:
            first, last = along.to(column), along.to(column + length)
            data += [row - 1 - before, first - start, last - first, TOKEN_TYPES.index(kind), 0]
            before, start = row - 1, first
        start = 0
    return types.SemanticTokens(data)


def folds(session: Session, params: Any) -> list[types.FoldingRange]:
    """Say what can be folded."""
    path = session.path_of(params.text_document.uri)
    found = session.ask("folds", path=path)["folds"] if path else ()
    return [types.FoldingRange(each["first"] - 1, each["last"] - 1, kind=each["kind"]) for each in found]


def tidy(session: Session, params: Any) -> list[types.TextEdit] | None:
    """Write a file in canonical form; one that cannot be read stays as it is."""
    path = session.path_of(params.text_document.uri)
    if path is None:
        return None
    try:
        found = session.ask("format", path=path)
    except Refusal:
        return None
    if not found["changed"]:
        return []
    source = session.studio.project.source(path)
    last = len(source.line_starts)
    whole = types.Range(types.Position(0, 0), session.position(path, last, len(source.line(last)) + 1))
    return [types.TextEdit(whole, found["text"])]


def actions(session: Session, params: Any) -> list[types.CodeAction]:
    """Offer the fixes of a line, each with the finding it mends."""
    path = session.path_of(params.text_document.uri)
    if path is None or path not in session.studio.project.own:
        return []
    found = session.ask("fixes", path=path, line=params.range.start.line + 1)["fixes"]
    return [
        types.CodeAction(
            title=each["title"],
            kind=types.CodeActionKind.QuickFix if each["code"] else types.CodeActionKind.RefactorRewrite,
            diagnostics=[
                one for one in params.context.diagnostics if each["code"] and one.code == each["code"]
            ],
            edit=session.edits(each["edits"]),
            is_preferred=number == 0 and bool(each["code"]),
        )
        for number, each in enumerate(found)
    ]


FEATURES: Final[dict[str, tuple[Callable[[Session, Any], Any], Any]]] = {
    types.TEXT_DOCUMENT_COMPLETION: (
        complete,
        types.CompletionOptions(trigger_characters=[" ", ":", "|", "."]),
    ),
    types.TEXT_DOCUMENT_HOVER: (hover, None),
    types.TEXT_DOCUMENT_SIGNATURE_HELP: (
        signature,
        types.SignatureHelpOptions(trigger_characters=[" ", ":", ","]),
    ),
    types.TEXT_DOCUMENT_DEFINITION: (definition, None),
    types.TEXT_DOCUMENT_REFERENCES: (references, None),
    types.TEXT_DOCUMENT_PREPARE_RENAME: (nameable, None),
    types.TEXT_DOCUMENT_RENAME: (rename, types.RenameOptions(prepare_provider=True)),
    types.TEXT_DOCUMENT_DOCUMENT_SYMBOL: (symbols, None),
    types.WORKSPACE_SYMBOL: (find, None),
    types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL: (colours, types.SemanticTokensLegend(list(TOKEN_TYPES), [])),
    types.TEXT_DOCUMENT_FOLDING_RANGE: (folds, None),
    types.TEXT_DOCUMENT_FORMATTING: (tidy, None),
    types.TEXT_DOCUMENT_CODE_ACTION: (
        actions,
        types.CodeActionOptions(
            code_action_kinds=[types.CodeActionKind.QuickFix, types.CodeActionKind.RefactorRewrite]
        ),
    ),
}
"""What can be asked of a document or a place, by the name of the method, with what is announced of it."""
