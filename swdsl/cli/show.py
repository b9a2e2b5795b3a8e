"""`swdsl show`: one race, power, relic or place, as written and as understood."""

import click

from swdsl.cli.lookup import all_components, find_components, nothing_called
from swdsl.cli.output import print_json
from swdsl.cli.project import load_and_compile
from swdsl.model.content import Component
from swdsl.model.names import Kind


@click.command("show")
@click.argument("component")
@click.option("--json", "as_json", is_flag=True, help="Print the component as JSON.")
def command(component: str, as_json: bool) -> None:
    """Show one COMPONENT: `ogres`, `underground.mine_of_the_lost_dwarf`, or `power:forest`."""
    library = load_and_compile().library
    found = find_components(library, component)
    if not found:
        names = (each.ref.id for each in all_components(library))
        nothing_called(component, names, instead="Run `swdsl list` to see what there is.")
    if as_json:
        print_json([_as_json(each) for each in found])
        return
    click.echo("\n\n".join(_as_text(each) for each in found))


def _as_text(component: Component) -> str:
    head = f"{component.name}  ({component.ref.kind.value} of {component.ref.scope}, {component.span})"
    lines = [head, *_token_lines(component)]
    lines += [f"  piece: {piece.name}, {piece.supply} in the box" for piece in component.pieces]
    for clause in component.clauses:
        cites = f"  [{', '.join(clause.cites)}]" if clause.cites else ""
        lines.append(f"  {clause.id}  {clause.text}{cites}")
    if not component.clauses:
        lines.append("  It has no clause: it plays by the frame alone.")
    return "\n".join(lines)


def _token_lines(component: Component) -> list[str]:
    if component.tokens is None:
        return []
    tray = f" of {component.tray} in the tray" if component.tray is not None else ""
    extra = f", plus {component.attack_only} for attack only" if component.attack_only else ""
    of_kind = "on the banner" if component.ref.kind is Kind.RACE else "on the badge"
    return [f"  tokens: {component.tokens} {of_kind}{tray}{extra}"]


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
