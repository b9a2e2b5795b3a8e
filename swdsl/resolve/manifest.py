"""The lines of a set or pack that are no rules: version, authors, licence, language, versions it needs."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from swdsl.diagnostics.codes_names import UNKNOWN_SETTING
from swdsl.diagnostics.codes_packs import OLD_VERSION, UNKNOWN_LANGUAGE
from swdsl.model.manifest import LANGUAGE_VERSION, Manifest, is_older, is_version
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_declarations as tree
from swdsl.syntax.tree_words import Name, Quoted

SetNode = tree.SetDeclaration | tree.PackDeclaration

#: Each line with an example of how it is said.
MANIFEST_LINES: Final = {
    "version": 'version "1.0"',
    "authors": 'authors "Ann" "Bob"',
    "licence": 'licence "CC BY 4.0"',
    "language": f"language {LANGUAGE_VERSION}",
}
_USES: Final = 'uses base "1.0" underground'


def read_manifest(node: SetNode, sets: Mapping[str, SetNode], reading: Reading) -> Manifest:
    """Read what a set or pack says of itself, and whether the sets it uses are new enough for it."""
    lines = {line.name.text: line for line in node.lines}
    wants = tuple(_wanted(line, reading) for line in node.lines if line.name.text == "uses")
    for name, version, value in (each for line in wants for each in line):
        _check_age(name, version, value, sets, reading)
    return Manifest(
        version=_version(lines.get("version"), reading),
        authors=_texts(lines.get("authors"), reading),
        licence=next(iter(_texts(lines.get("licence"), reading, most=1)), None),
        language=_language(lines.get("language"), reading),
        wants=tuple((name, version) for line in wants for name, version, _ in line),
    )


def own_version(node: SetNode) -> str | None:
    """Return the version that a set or pack gives itself, if it is one."""
    for line in node.lines:
        match line.name.text, line.values:
            case "version", [Quoted(text=text)] if is_version(text):
                return text
            case _:
                continue
    return None


def _version(line: tree.Setting | None, reading: Reading) -> str | None:
    match line.values if line else ():
        case []:
            return None
        case [Quoted(text=text)] if is_version(text):
            return text
        case _:
            assert line is not None
            _report(line, MANIFEST_LINES["version"], reading)
            return None


def _texts(line: tree.Setting | None, reading: Reading, most: int = 100) -> tuple[str, ...]:
    if line is None:
        return ()
    texts = tuple(value.text.strip() for value in line.values if isinstance(value, Quoted))
    if len(texts) != len(line.values) or not 0 < len(texts) <= most or not all(texts):
        _report(line, MANIFEST_LINES[line.name.text], reading)
    return texts


def _language(line: tree.Setting | None, reading: Reading) -> int:
    match line.values if line else ():
        case []:
            return LANGUAGE_VERSION
        case [int() as number] if 0 < number <= LANGUAGE_VERSION:
            return number
        case [int() as number]:
            assert line is not None
            reading.report(
                UNKNOWN_LANGUAGE,
                line.span,
                f"This needs version {number} of the language; version {LANGUAGE_VERSION} is known here.",
                hint="Install a newer swdsl.",
            )
        case _:
            assert line is not None
            _report(line, MANIFEST_LINES["language"], reading)
    return LANGUAGE_VERSION


def _wanted(line: tree.Setting, reading: Reading) -> tuple[tuple[str, str, Quoted], ...]:
    """Return the versions behind names in a line `uses base "1.0" underground`."""
    if not all(_fits(before, value) for before, value in pairwise((None, *line.values))):
        _report(line, _USES, reading)
        return ()
    return tuple(_pairs(line))


def _fits(before: tree.SettingValue | None, value: tree.SettingValue | None) -> bool:
    match value:
        case Name():
            return True
        case Quoted(text=text):
            return isinstance(before, Name) and is_version(text)
        case _:
            return False


def _pairs(line: tree.Setting) -> Iterator[tuple[str, str, Quoted]]:
    for before, value in pairwise(line.values):
        if isinstance(before, Name) and isinstance(value, Quoted):
            yield before.text, value.text, value


def _check_age(name: str, version: str, value: Quoted, sets: Mapping[str, SetNode], reading: Reading) -> None:
    if name not in sets:
        return
    there = own_version(sets[name])
    if there is None or is_older(there, version):
        here = f"{there} is here" if there else "the one that is here does not say its version"
        reading.report(
            OLD_VERSION,
            value.span,
            f"Version {version} of `{name}` is needed, and {here}.",
            hint=f"Bring in a newer `{name}`.",
        )


def _report(line: tree.Setting, example: str, reading: Reading) -> None:
    message = f"`{line.name}` is not said like this."
    reading.report(UNKNOWN_SETTING, line.span, message, hint=f"Write it like `{example}`.")
