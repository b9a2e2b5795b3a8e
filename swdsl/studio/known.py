"""What a studio knows from the start: rules that are not the author's, as trees that need not be read again.

As plain data it travels with a page that has no disk: there, reading the official rules would take longer
than everything an author asks for.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from swdsl.diagnostics import has_errors
from swdsl.pipeline import read_file
from swdsl.source import SourceFile
from swdsl.syntax import Parsed
from swdsl.syntax.kept import as_data, from_data
from swdsl.whose import only_tells_scenarios

_FORMAT: Final = "swdsl-known"
_AFTER_A_TAG: Final = re.compile(r"(?<=>)")


@dataclass(frozen=True, slots=True)
class Known:
    """Sources, by path as plain trees where somebody has them already, and pictures of maps by their keys."""

    sources: tuple[SourceFile, ...] = ()
    trees: Mapping[str, str] = field(default_factory=dict)
    pictures: Mapping[str, str] = field(default_factory=dict)

    def read(self, source: SourceFile) -> Parsed:
        """Return what a file of these says, from its tree if there is one."""
        kept = from_data(source, self.trees[source.path]) if source.path in self.trees else None
        return kept or read_file(source)


NOTHING_KNOWN: Final = Known()


def known_of(sources: Sequence[SourceFile], pictures: Mapping[str, str] | None = None) -> Known:
    """Return what can be known of rules that never change: scenarios are left out, trees are made."""
    kept = tuple(source for source in sources if not only_tells_scenarios(source))
    read = {source.path: read_file(source) for source in kept}
    trees = {path: as_data(parsed) for path, parsed in read.items() if not has_errors(parsed.diagnostics)}
    return Known(kept, trees, pictures or {})


def known_as_text(known: Known) -> str:
    """Write down what is known, for a host without a disk."""
    texts = {source.path: source.text for source in known.sources}
    pieces: dict[str, int] = {}
    pictures = {
        key: [pieces.setdefault(piece, len(pieces)) for piece in _AFTER_A_TAG.split(svg)]
        for key, svg in known.pictures.items()
    }
    # A map in four languages is four times the same picture with other names.
    drawn = {"pieces": list(pieces), "pictures": pictures}
    data = {"format": _FORMAT, "texts": texts, "trees": known.trees, **drawn}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def known_from_text(text: str) -> Known:
    """Read what `known_as_text` has written. Only for data of one's own: it is believed."""
    data = json.loads(text)
    sources = tuple(SourceFile(path, each) for path, each in data["texts"].items())
    pieces = data["pieces"]
    pictures = {key: "".join(pieces[each] for each in held) for key, held in data["pictures"].items()}
    return Known(sources, data["trees"], pictures)
