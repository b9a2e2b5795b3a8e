"""Which rules a command works on: the project around the current folder, with the official sets at hand."""

import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from swdsl.cli.output import exit_code, report
from swdsl.diagnostics import Diagnostic, has_errors, in_order
from swdsl.diagnostics.codes_files import NO_SOURCES
from swdsl.diagnostics.codes_limits import CODES as LIMITS
from swdsl.diagnostics.codes_syntax import TOO_MANY_ERRORS
from swdsl.source import SourceFile
from swdsl.whose import is_for_the_author, only_tells_scenarios
from swdsl.workspace import files_beside, find_sources, official_root, project_root

if TYPE_CHECKING:
    from swdsl.lower import LoweredSet
    from swdsl.model.ruleset import Library
    from swdsl.pipeline import Read

_GIVEN_UP: Final = (*LIMITS, TOO_MANY_ERRORS)
"""What is said where rules are so large that nothing is worked out from them."""


@dataclass(frozen=True, slots=True)
class Project:
    """Sources read from disk: those a command may report on and rewrite, and the others they stand on."""

    root: Path
    own: tuple[SourceFile, ...]
    around: tuple[SourceFile, ...]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def sources(self) -> tuple[SourceFile, ...]:
        """Return everything there is to compile."""
        return (*self.around, *self.own)


@dataclass(frozen=True, slots=True)
class Compiled:
    """A project with what became of it; `elsewhere` is what is said of files that are not the author's."""

    project: Project
    library: "Library"
    lowered: "tuple[LoweredSet, ...]"
    diagnostics: tuple[Diagnostic, ...]
    elsewhere: tuple[Diagnostic, ...] = ()

    def sources_by_path(self) -> dict[str, SourceFile]:
        """Return the sources by path, as excerpts need them."""
        return {source.path: source for source in self.project.sources}


def load(paths: Sequence[Path] = ()) -> Project:
    """Read the project around the current folder; with paths, those files count as the author's own.

    A file given by name is still read together with its project and with what stands beside it, so that
    the names it uses are known.
    """
    here = current_folder()
    root = project_root(here)
    given = [here / path for path in paths]
    found = find_sources(root, given)
    own = {source.path for source in found.sources}
    beside = [each for path in given for each in files_beside(path)]
    around = (
        *(find_sources(root).sources if given else ()),
        *(find_sources(root, beside).sources if beside else ()),
    )
    rest = {source.path: source for source in around if source.path not in own}
    known = () if root == official_root() else official_sources()
    others = tuple(source for source in (*known, *rest.values()) if not only_tells_scenarios(source))
    return Project(root, found.sources, others, found.diagnostics)


def current_folder() -> Path:
    """Return the folder we are in; somebody may have removed it meanwhile."""
    try:
        return Path.cwd()
    except OSError as error:
        raise click.ClickException("The current folder does not exist any more.") from error


def load_and_compile(paths: Sequence[Path] = (), *, anywhere: bool = False) -> Compiled:
    """Read and compile; diagnostics are about the author's own files.

    A command that makes sense `anywhere` takes an empty folder for one without rules of its own.
    """
    project = load(paths)
    if anywhere:
        project = replace(
            project, diagnostics=tuple(each for each in project.diagnostics if each.code != NO_SOURCES)
        )
    return worked_out(project)


def worked_out(project: Project) -> Compiled:
    """Compile what was read, and leave if it is too large for anything to be worked out."""
    result = compiled(project)
    if project.sources and not result.library.sets and exit_code(result.diagnostics):
        # No command has anything to say but that.
        report(result.diagnostics, result.sources_by_path())
        sys.exit(1)
    return result


def leave_if_wrong(result: Compiled) -> None:
    """Show what is wrong with the rules, and leave if they cannot be worked with."""
    report(result.diagnostics, result.sources_by_path())
    if exit_code(result.diagnostics):
        sys.exit(1)


def compiled(project: Project, sound_maps: Collection[str] = (), read: "Read | None" = None) -> Compiled:
    """Compile what was read. The compiler is imported here, so that an answer known already comes at once."""
    from swdsl.pipeline import compile_rules, read_file

    compilation = compile_rules(project.sources, sound_maps, read or read_file)
    own = {source.path for source in project.own}
    about_own = [each for each in compilation.diagnostics if is_for_the_author(each, own)]
    others = tuple(each for each in compilation.diagnostics if not is_for_the_author(each, own))
    if not compilation.library.sets and not has_errors(about_own):
        # Files beside these are too large, so that these were not looked at: silence would be a lie.
        about_own += [each for each in others if each.code in _GIVEN_UP]
    said = in_order([*project.diagnostics, *about_own])
    return Compiled(project, compilation.library, compilation.lowered, said, others)


def official_sources() -> tuple[SourceFile, ...]:
    """Return the official rules and maps, under paths that no project has."""
    found = find_sources(official_root()).sources
    return tuple(SourceFile(f"official/{source.path}", source.text) for source in found)
