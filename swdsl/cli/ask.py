"""`swdsl ask`: answers to a question about the rules, from the index that the site searches."""

import click

from swdsl.cli.options import language_option
from swdsl.cli.output import print_json, say
from swdsl.cli.project import load_and_compile
from swdsl.reference.answers import Found, Index

_MOST = 6


@click.command("ask")
@click.argument("question", nargs=-1, required=True)
@language_option("the question and of the answers")
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
def command(question: tuple[str, ...], lang: str, as_json: bool) -> None:
    """Answer a QUESTION from rules, rulebooks, options and examples (`swdsl ask cultists gnomes`)."""
    from swdsl.reference.finder import Finder
    from swdsl.reference.search import index_of

    query = " ".join(question)
    compiled = load_and_compile()
    index = index_of(compiled.library, lang, compiled.lowered)
    found = Finder(index).find(query, _MOST)
    if as_json:
        print_json({"query": query, "results": [_as_json(each, index) for each in found]})
        return
    say("\n\n".join(map(_as_text, found)) or f"Nothing in the rules is near `{query}`.")


def _as_text(found: Found) -> str:
    lines = [f"{found.entry.title}  ({found.entry.kind})", f"  {found.snippet}", f"  {found.entry.page}"]
    return "\n".join(line for line in lines if line.strip())


def _as_json(found: Found, index: Index) -> dict[str, object]:
    entry = found.entry
    return {
        "kind": entry.kind,
        "title": entry.title,
        "snippet": found.snippet,
        "page": entry.page,
        "components": [index.names[number].id for number in entry.about],
    }
