"""Pages about races, powers, relics and places: lists of cards, and one page for each."""

from collections.abc import Iterator

from swdsl.model.content import Component
from swdsl.model.names import COMPONENT_KINDS
from swdsl.reference.addresses import PAIRS, anchor, board_ref, game_ref, list_page, set_ref, sign_place
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import Examples
from swdsl.reference.icons import Icon
from swdsl.reference.page import Desk, Page
from swdsl.reference.pairs import key_of
from swdsl.reference.tables import spoken_lack
from swdsl.reference.uses import named_in
from swdsl.reference.views import Card, Entry, To, lines_anchor
from swdsl.reference.words import Counted
from swdsl.words import Kind, State

_SHOWN_FIRST = 12  # so many examples stand open; the others wait behind a line


def component_pages(edition: Edition, examples: Examples) -> Iterator[Page]:
    """Yield the lists and the pages of all components."""
    for kind in COMPONENT_KINDS:
        components = edition.components(kind)
        if components:
            yield _list(edition, kind, components)
            for place, component in enumerate(components):
                around = (components[place - 1], components[(place + 1) % len(components)])
                yield _page(edition, component, around, examples)
    if any(component.pieces for component in edition.library.components()):
        yield _pieces(edition)


def card(desk: Desk, component: Component) -> Card:
    """Return a component as it stands in lists."""
    edition, set_id = desk.edition, component.ref.scope
    facts, rules = edition.told(component)
    note = " ".join(each.text for each in [held.sentence for held in rules.held] or facts)
    href, set_name = desk.href(component.ref), edition.set_name(set_id)
    name = edition.names.of(component)
    return Card(name, href, set_id, set_name, edition.tile_markup(component), note)


def _list(edition: Edition, kind: Kind, components: tuple[Component, ...]) -> Page:
    path, words = list_page(kind), edition.words
    desk = Desk(edition, path)
    sets = {each.ref.scope: edition.set_name(each.ref.scope) for each in components}
    groups = [
        (set_id, name, [card(desk, each) for each in components if each.ref.scope == set_id])
        for set_id, name in sets.items()
    ]
    return Page(
        path,
        "list.jinja",
        words.many[kind],
        (("", words.many[kind]),),
        {"groups": groups, "kind": kind.value},
    )


def _page(
    edition: Edition, component: Component, around: tuple[Component, Component], examples: Examples
) -> Page:
    words, kind = edition.words, component.ref.kind
    path = edition.addresses.of(component.ref)
    own = (component.ref, *(piece.ref for piece in component.pieces))
    desk = Desk(edition, path, *own)
    facts, rules = edition.told(component)
    lines = desk.lines(rules, lambda clause: lines_anchor(component, clause))
    named = [ref for ref in named_in(component) if ref in edition.things]
    shown = examples.about(desk, component.ref)
    content = {
        "component": component,
        "kind": words.kinds[kind],
        "name": edition.names.of(component),
        "set": To(edition.set_name(component.ref.scope), desk.href(set_ref(component.ref.scope))),
        "tile": edition.tile_markup(component),
        "declined": edition.tile_markup(component, declined=True) if _has_declined_side(component) else None,
        "facts": [desk.linker.html(sentence) for sentence in facts],
        "lines": lines,
        "active_note": edition.speaker.active_note,
        "cites": desk.cites(sorted({cite for clause in component.clauses for cite in clause.cites})),
        "speaks_of": [desk.to(ref) for ref in named],
        "named_by": [desk.to_speaking(each) for each in edition.uses.naming(component.ref)],
        "examples": shown[:_SHOWN_FIRST],
        "more_examples": shown[_SHOWN_FIRST:],
        "signs": desk.to_address(f"{list_page(Kind.TERM)}#{sign_place(Icon.COIN)}"),
        "games": _games(desk, component),
        "maps": _maps(desk, component),
        "holder_note": edition.speaker.holder_note(kind),
        "consequences": [each.text for each in edition.speaker.consequences(component)],
        "pair": desk.to_address(f"{PAIRS}#{key_of(component.ref)}"),
        "around": [desk.to(each.ref) for each in around],
    }
    crumbs = ((desk.to_address(list_page(kind)), words.many[kind]), ("", edition.names.of(component)))
    about = " ".join(held.sentence.text for held in rules.held)
    return Page(path, "component.jinja", edition.names.of(component), crumbs, content, about)


def _has_declined_side(component: Component) -> bool:
    works = any(clause.state is not State.ACTIVE for clause in component.clauses)
    return component.ref.kind is Kind.RACE or works


def _games(desk: Desk, component: Component) -> list[To]:
    """Return the games of its boxes: those it is on the table in, then those where it lacks something."""
    edition, ref = desk.edition, component.ref
    playing, others = [], []
    for game in edition.library.games:
        to = To(edition.names.game(game), desk.href(game_ref(game.id)))
        if ref in edition.tables.present(game):
            playing.append(to)
        for absence in edition.tables.absent(game):
            if absence.ref == ref:
                lack = spoken_lack(absence, edition.things, edition.names, edition.words)
                others.append(To(to.text, to.href, lack))
    return [*playing, *others]


def _maps(desk: Desk, component: Component) -> list[To]:
    boards = (each for each in desk.edition.library.boards if each.uses == component.ref.scope)
    return [
        To(
            desk.edition.names.board(each),
            desk.href(board_ref(each.id)),
            desk.edition.words.count(each.players, Counted.PLAYER),
        )
        for each in boards
    ]


def _pieces(edition: Edition) -> Page:
    words, path = edition.words, list_page(Kind.PIECE)
    entries = []
    for component in edition.library.components():
        for piece in component.pieces:
            desk = Desk(edition, path, piece.ref)
            said = edition.said_of(piece)
            uses = (component, *(each for each in edition.uses.naming(piece.ref) if each is not component))
            entries.append(
                Entry(
                    anchor(piece.ref),
                    edition.names.of(piece),
                    edition.words.kinds[component.ref.kind],
                    To(edition.set_name(piece.ref.scope), desk.href(set_ref(piece.ref.scope))),
                    sentences=() if said is None else (desk.linker.html(said),),
                    uses=tuple(desk.to_speaking(each) for each in uses),
                )
            )
    title = words.many[Kind.PIECE]
    content = {"lead": words.pieces_lead, "groups": [("", entries)]}
    return Page(path, "entries.jinja", title, (("", title),), content)
