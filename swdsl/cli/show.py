"""`swdsl show`: one race, power, relic or place, as written and as understood."""

import sys
from pathlib import Path

import click

from swdsl.artifact import Artifact
from swdsl.cli.lookup import all_components, find_components, nothing_called
from swdsl.cli.output import print_json, report, say
from swdsl.cli.project import load_and_compile
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.prose import LANGUAGE_CODES, Speaker
from swdsl.workspace import save_file


@click.command("show")
@click.argument("component")
@click.option(
    "--lang",
    type=click.Choice(LANGUAGE_CODES),
    default="en",
    show_default=True,
    help="Language of the sentences.",
)
@click.option("--tile", type=click.Path(path_type=Path), help="Draw the tile into this SVG file.")
@click.option("--json", "as_json", is_flag=True, help="Print the component as JSON.")
def command(component: str, lang: str, tile: Path | None, as_json: bool) -> None:
    """Show one COMPONENT in sentences: its NAME as an id, as `set.id`, or as `power:id`."""
    library = load_and_compile().library
    found = find_components(library, component)
    if not found:
        names = (each.ref.id for each in all_components(library))
        nothing_called(component, names, instead="Run `swdsl list` to see what there is.")
    if tile is not None:
        sys.exit(_draw(found[0], library, lang, tile))
    if as_json:
        print_json([_as_json(each) for each in found])
        return
    speaker = Speaker(library, lang)
    say("\n\n".join(_as_text(each, speaker) for each in found))


def _as_text(component: Component, speaker: Speaker) -> str:
    """Say what a component does; below each sentence, the clause it was made from."""
    name = speaker.name(component)
    known_as = f"{name}, {component.name}" if name != component.name else name
    head = f"{known_as}  ({component.ref.kind.value} of {component.ref.scope}, {component.span})"
    told = [sentence.text for sentence in speaker.component(component)]
    facts, sentences = told[: len(told) - len(component.clauses)], told[len(told) - len(component.clauses) :]
    lines = [head, *(f"  {fact}" for fact in facts)]
    for clause, sentence in zip(component.clauses, sentences, strict=True):
        cites = f"  [{', '.join(clause.cites)}]" if clause.cites else ""
        lines += [f"  {sentence}", f"      {clause.id}  {clause.text}{cites}"]
    return "\n".join(lines)


def _draw(component: Component, library: Library, language: str, target: Path) -> int:
    from swdsl.reference.edition import Edition
    from swdsl.reference.tiles import draw_tile

    picture = draw_tile(Edition(library, language).tile(component))
    problems = save_file(Path.cwd(), Artifact(str(target), picture))
    report(problems, {})
    if not problems:
        say(f"{target} written")
    return int(bool(problems))


def _as_json(component: Component) -> dict[str, object]:
    return {
        "kind": component.ref.kind.value,
        "id": component.ref.id,
        "set": component.ref.scope,
        "name": component.name,
        "tokens": component.tokens,
        "tray": component.tray,
        "attack_only": component.attack_only,
        "pieces": [{"id": p.ref.id, "name": p.name, "supply": p.supply} for p in component.pieces],
        "clauses": [
            {"id": c.id, "text": c.text, "line": c.span.line, "cites": list(c.cites)}
            for c in component.clauses
        ],
        "file": component.span.path,
        "line": component.span.line,
    }
