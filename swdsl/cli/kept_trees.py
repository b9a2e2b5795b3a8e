"""Trees of files that have not changed since the last check: had back from the cache, not read again."""

from typing import Final

from swdsl.pipeline import read_file
from swdsl.source import SourceFile
from swdsl.syntax import Parsed
from swdsl.syntax.kept import as_data, from_data
from swdsl.whose import only_tells_scenarios
from swdsl.workspace import digest_of, recall, remember

_TOPIC: Final = "trees"


class KeptTrees:
    """Reads the files of one project. Scenarios are not kept: those that were right are not asked for."""

    def __init__(self, memory: str) -> None:
        self._memory = memory
        lines = (recall(_TOPIC, memory) or "").split("\n")
        self._before = {digest: data for digest, _, data in (line.partition(" ") for line in lines)}
        self._now: dict[str, str] = {}
        self._read: dict[SourceFile, Parsed] = {}

    def read(self, source: SourceFile) -> Parsed:
        """Return what a file says."""
        if source not in self._read:
            self._read[source] = read_file(source) if only_tells_scenarios(source) else self._had_back(source)
        return self._read[source]

    def keep(self) -> None:
        """Remember the trees of all files that were read without a finding."""
        if self._now != self._before:
            remember(_TOPIC, self._memory, "\n".join(f"{mark} {data}" for mark, data in self._now.items()))

    def _had_back(self, source: SourceFile) -> Parsed:
        mark = digest_of([source])
        data = self._before.get(mark, "")
        known = from_data(source, data)
        if known is None:
            known = read_file(source)
            data = "" if known.diagnostics else as_data(known)
        if data:
            self._now[mark] = data
        return known
