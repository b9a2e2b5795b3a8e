"""The numbers of a set, said in the lines below its name."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from swdsl.diagnostics import did_you_mean
from swdsl.diagnostics.codes_content import INCOMPLETE_SET
from swdsl.diagnostics.codes_names import UNKNOWN_NAME, UNKNOWN_SETTING
from swdsl.model.clauses import Clause
from swdsl.model.content import Frame
from swdsl.resolve.manifest import MANIFEST_LINES
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_declarations as tree
from swdsl.syntax.tree_words import Name
from swdsl.words import Kind

#: Each setting with a line that shows how it is said.
SETTINGS: Final = {
    "players": "players 2 to 5",
    "start_coins": "start_coins 5",
    "combos": "combos 6",
    "price": "price 1",
    "die": "die 0 0 0 1 2 3",
}
#: What the lines of a set or pack begin with.
SET_LINES: Final = (*SETTINGS, "uses", *MANIFEST_LINES)

SetNode = tree.SetDeclaration | tree.PackDeclaration
KindClauses = tuple[tuple[Kind, tuple[Clause, ...]], ...]


def read_frame(node: SetNode, sets: Mapping[str, SetNode], clauses: KindClauses, reading: Reading) -> Frame:
    """Read the numbers of a set; what it does not say comes from the sets it uses, in their order."""
    _check_lines(node, sets, reading)
    said = {line.name.text: line for line in node.lines}
    for scope in reading.table.scopes(node.name.text):
        if scope in sets:
            for line in sets[scope].lines:
                said.setdefault(line.name.text, line)
    missing = [sentence for name, sentence in SETTINGS.items() if name not in said]
    if missing:
        if not reading.table.lacks_a_set(node.name.text):
            _report_missing(node, missing, reading)
        return Frame(2, 5, 0, 1, 0, (0,), clauses)
    # What another set says badly is reported where that set is read.
    quiet = replace(reading, findings=[])
    hear = {name: reading if line in node.lines else quiet for name, line in said.items()}
    low, high = _range(said["players"], hear["players"])
    return Frame(
        min_players=low,
        max_players=high,
        start_coins=_number(said["start_coins"], hear["start_coins"]),
        combos=_number(said["combos"], hear["combos"], least=1),
        price=_number(said["price"], hear["price"]),
        die=_numbers(said["die"], hear["die"]),
        clauses=clauses,
    )


def _report_missing(node: SetNode, missing: list[str], reading: Reading) -> None:
    reading.report(
        INCOMPLETE_SET,
        node.name.span,
        f"The set `{node.name}` does not say everything a game needs to know.",
        hint=f"Add {', '.join(f'`{each}`' for each in missing)}; or build on another set: `uses base`.",
    )


def _check_lines(node: SetNode, sets: Mapping[str, SetNode], reading: Reading) -> None:
    for line in node.lines:
        if line.name.text == "uses":
            _check_uses(line.values, sets, reading)
        elif line.name.text not in SET_LINES:
            reading.report(
                UNKNOWN_SETTING,
                line.name.span,
                f"A set has no setting `{line.name}`.",
                hint=did_you_mean(line.name.text, SET_LINES)
                or f"Settings are {', '.join(f'`{each}`' for each in SET_LINES)}.",
            )


def _check_uses(values: Sequence[tree.SettingValue], sets: Mapping[str, SetNode], reading: Reading) -> None:
    for value in values:
        if isinstance(value, Name) and value.text not in sets:
            reading.report(
                UNKNOWN_NAME,
                value.span,
                f"There is no set or pack `{value}`.",
                hint=did_you_mean(value.text, sets),
            )


def _number(line: tree.Setting, reading: Reading, least: int = 0) -> int:
    match line.values:
        case [int() as number] if number >= least:
            return number
        case _:
            _report_shape(line, reading)
            return 1


def _numbers(line: tree.Setting, reading: Reading) -> tuple[int, ...]:
    numbers = tuple(value for value in line.values if isinstance(value, int))
    if not numbers or len(numbers) != len(line.values):
        _report_shape(line, reading)
        return (0,)
    return numbers


def _range(line: tree.Setting, reading: Reading) -> tuple[int, int]:
    match line.values:
        case [int() as low, tree.To(number=high)] if 0 < low <= high:
            return low, high
        case [int() as low] if low > 0:
            return low, low
        case _:
            _report_shape(line, reading)
            return 2, 5


def _report_shape(line: tree.Setting, reading: Reading) -> None:
    reading.report(
        UNKNOWN_SETTING,
        line.span,
        f"`{line.name}` is not said like this.",
        hint=f"Write it like `{SETTINGS[line.name.text]}`.",
    )
