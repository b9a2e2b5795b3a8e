"""`swdsl ask`: answers to a question about the rules, from the index that the site searches."""

from typing import Final

import click

from swdsl.cli.options import language_option
from swdsl.cli.output import print_json, say
from swdsl.cli.project import load, worked_out
from swdsl.finding.answers import Found, Index
from swdsl.workspace import digest_of, recall, remember

_MOST: Final = 6
_TOPIC: Final = "answers"


@click.command("ask")
@click.argument("question", nargs=-1, required=True)
@language_option("the question and of the answers")
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
def command(question: tuple[str, ...], lang: str, as_json: bool) -> None:
    """Answer a QUESTION from rules, rulebooks, options and examples (`swdsl ask cultists gnomes`)."""
    from swdsl.finding.finder import Finder

    query = " ".join(question)
    index = _index(lang)
    found = Finder(index).find(query, _MOST)
    if as_json:
        print_json({"query": query, "results": [_as_json(each, index) for each in found]})
        return
    say("\n\n".join(map(_as_text, found)) or f"Nothing in the rules is near `{query}`.")


def _index(lang: str) -> Index:
    """Return all that answers in a language; while no rule changes, what was gathered before."""
    from swdsl.finding.kept_index import as_data, from_data

    project = load()
    digest = digest_of(project.sources, lang)
    known = from_data(recall(_TOPIC, digest) or "")
    if known is None:
        from swdsl.reference.search import index_of

        result = worked_out(project)
        known = index_of(result.library, lang, result.lowered)
        remember(_TOPIC, digest, as_data(known))
    return known


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
