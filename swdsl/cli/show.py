"""`swdsl show`: one race, power, relic or place, as written and as understood."""

import sys

import click

from swdsl.cli.output import print_json
from swdsl.cli.project import load_and_compile
from swdsl.diagnostics import did_you_mean
from swdsl.model.content import Component
from swdsl.model.names import Kind
from swdsl.model.ruleset import Library


@click.command("show")
@click.argument("component")
@click.option("--json", "as_json", is_flag=True, help="Print the component as JSON.")
def command(component: str, as_json: bool) -> None:
    """Show one COMPONENT: `ogres`, `underground.mine_of_the_lost_dwarf`, or `power:forest`."""
    library = load_and_compile().library
    found = _find(library, component)
    if not found:
        names = sorted({each.ref.id for each in _components(library)})
        guess = did_you_mean(component, names) or "Run `swdsl list` to see what there is."
        click.echo(f"Nothing is called `{component}`. {guess}", err=True)
        sys.exit(2)
    if as_json:
        print_json([_as_json(each) for each in found])
        return
    click.echo("\n\n".join(_as_text(each) for each in found))


def _components(library: Library) -> list[Component]:
    return [component for each in library.sets for component in each.components]


def _find(library: Library, wanted: str) -> list[Component]:
    """Find by id, by `set.id`, by `kind:id`, or by display name."""
    kind, _, name = wanted.rpartition(":")
    return [
        each
        for each in _components(library)
        if (not kind or each.ref.kind.value == kind)
        and name.casefold() in (each.ref.id, str(each.ref), each.name.casefold())
    ]


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
