"""Which rules a command works on: the project around the current folder, with the official sets at hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from swdsl.diagnostics import Diagnostic, in_order
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.workspace import find_sources, official_root


@dataclass(frozen=True, slots=True)
class Project:
    """Sources read from disk: the project's own and, for a pack elsewhere, the official ones it stands on.

    `own` are the files a command may report on and rewrite.
    """

    root: Path
    own: tuple[SourceFile, ...]
    official: tuple[SourceFile, ...]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def sources(self) -> tuple[SourceFile, ...]:
        """Return everything there is to compile."""
        return (*self.official, *self.own)


@dataclass(frozen=True, slots=True)
class Compiled:
    """A project with what became of it."""

    project: Project
    library: Library
    diagnostics: tuple[Diagnostic, ...]

    def sources_by_path(self) -> dict[str, SourceFile]:
        """Return the sources by path, as excerpts need them."""
        return {source.path: source for source in self.project.sources}


def find_root(start: Path) -> Path:
    """Return the nearest folder around `start` that holds rules or maps; `start` itself if there is none."""
    for folder in (start, *start.parents):
        if (folder / "rules").is_dir() or (folder / "maps").is_dir():
            return folder
    return start


def load(paths: Sequence[Path] = ()) -> Project:
    """Read the project around the current folder; with paths, those files count as the author's own."""
    here = Path.cwd()
    root = find_root(here)
    official = official_root()
    given = [here / path for path in paths]
    inside = root == official or not given
    if not given:
        found = find_sources(root)
        rest = () if root == official else _official_sources(official)
        return Project(root, found.sources, rest, found.diagnostics)
    found = find_sources(root, given)
    own = {source.path for source in found.sources}
    around = find_sources(root).sources if inside and root != here.anchor else ()
    rest = tuple(source for source in around if source.path not in own)
    if root != official:
        rest = (*_official_sources(official), *rest)
    return Project(root, found.sources, rest, found.diagnostics)


def load_and_compile(paths: Sequence[Path] = ()) -> Compiled:
    """Read and compile; diagnostics are about the author's own files."""
    project = load(paths)
    compilation = compile_rules(project.sources)
    own = {source.path for source in project.own}
    about_own = [each for each in compilation.diagnostics if not each.labels or each.labels[0].span.path in own]
    return Compiled(project, compilation.library, in_order([*project.diagnostics, *about_own]))


def _official_sources(official: Path) -> tuple[SourceFile, ...]:
    return tuple(
        SourceFile(f"official/{source.path}", source.text) for source in find_sources(official).sources
    )
