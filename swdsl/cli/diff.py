"""`swdsl diff`: what changed between two states of a pack or set, as an errata sheet."""

from collections.abc import Iterator, Mapping

import click

from swdsl.cli.options import language_option
from swdsl.cli.output import print_json, say
from swdsl.cli.sides import sides
from swdsl.packs.differences import differences
from swdsl.packs.sheet import Sheet, Told, errata, whole_set
from swdsl.packs.things import Side


@click.command("diff")
@click.argument("old")
@click.argument("new")
@language_option("the sentences")
@click.option("--json", "as_json", is_flag=True, help="Print the changes as JSON.")
def command(old: str, new: str, lang: str, as_json: bool) -> None:
    """Tell what changed from OLD to NEW: each a pack file, a folder at any place, or a set by its name.

    Changes are breaking for packs that use it, or concern behaviour, numbers, or text only. In folders
    with several sets, sets with the same name are compared.
    """
    sheets = dict(_sheets(sides(old), sides(new), lang))
    if as_json:
        print_json([_as_json(name, row) for name, sheet in sheets.items() for row in sheet.rows])
    else:
        say("\n".join(_lines(sheets)))


def _sheets(before: Mapping[str, Side], after: Mapping[str, Side], lang: str) -> Iterator[tuple[str, Sheet]]:
    if len(before) == len(after) == 1:
        # A pack that was renamed is still compared with what it was.
        (old,), ((name, new),) = before.values(), after.items()
        yield name, errata(differences(old, new), old, new, lang)
        return
    for name in dict.fromkeys((*before, *after)):
        if name in before and name in after:
            pair = before[name], after[name]
            yield name, errata(differences(*pair), *pair, lang)
        else:
            yield name, whole_set(before.get(name), after.get(name), lang)


def _lines(sheets: Mapping[str, Sheet]) -> Iterator[str]:
    """Yield one sheet as it is, several below the names of their sets; sets without changes are left out."""
    changed = {name: sheet for name, sheet in sheets.items() if sheet.rows}
    if len(sheets) == 1 or not changed:
        yield from next(iter(sheets.values())).lines()
        return
    for number, (name, sheet) in enumerate(changed.items()):
        if number:
            yield ""
        yield f"== {name} =="
        yield from sheet.lines()


def _as_json(name: str, row: Told) -> dict[str, object]:
    return {
        "set": name,
        "level": row.level.value,
        "kind": row.kind,
        "id": row.id,
        "name": row.name,
        "aspect": row.aspect.value,
        "old": row.old or None,
        "new": row.new or None,
    }
