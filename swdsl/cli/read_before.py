"""Files that were right before: while neither they nor what they see of the rules changes, they still are.

A project has more lines of scenarios than of rules, and maps ask the slow questions; whoever changes a number
of a race wants an answer at once.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from swdsl.cli.project import Compiled, Project, compiled
from swdsl.source import SourceFile
from swdsl.whose import only_declares_maps, only_tells_scenarios
from swdsl.workspace import digest_of, recall, remember

if TYPE_CHECKING:
    from swdsl.pipeline import Read

_TOPIC: Final = "right"
_MOST_MARKS: Final = 2000


def compiled_but_read_before(project: Project) -> Compiled:
    """Compile a project without reading scenarios and examining maps of which nothing new can be said."""
    from swdsl.cli.kept_trees import KeptTrees

    memory = digest_of((), str(project.root))
    trees = KeptTrees(memory)
    scenarios = _marks_of_scenarios(project, trees.read)
    maps = _marks_of_maps(project, trees.read)
    known = (recall(_TOPIC, memory) or "").split()
    right = set(known)
    result = compiled(
        _without(project, _known(scenarios, right)),
        sound_maps=_known(maps, right) | {source.path for source in project.around},
        read=trees.read,
    )
    trees.keep()
    wrong = {label.span.path for finding in result.diagnostics for label in finding.labels}
    now_right = [mark for path, mark in {**scenarios, **maps}.items() if path not in wrong]
    # What was right stays right for the same texts: a check of one file does not forget the others.
    remember(_TOPIC, memory, "\n".join(list(dict.fromkeys((*now_right, *known)))[:_MOST_MARKS]))
    return replace(result, project=project)


def _known(marks: Mapping[str, str], right: set[str]) -> set[str]:
    return {path for path, mark in marks.items() if mark in right}


def _without(project: Project, left_out: set[str]) -> Project:
    return replace(project, own=tuple(source for source in project.own if source.path not in left_out))


def _marks_of_scenarios(project: Project, read: "Read") -> dict[str, str]:
    """Return by path a digest of everything that the scenarios of a file mean."""
    from swdsl.pipeline import outline_of

    told = [source for source in project.own if only_tells_scenarios(source)]
    seen = outline_of([source for source in project.sources if not only_tells_scenarios(source)], read)
    return {source.path: digest_of(_namesakes(source, told), seen, source.path) for source in told}


def _marks_of_maps(project: Project, read: "Read") -> dict[str, str]:
    """Return by path a digest of everything that decides whether the maps of a file are sound."""
    from swdsl.pipeline import ground_of

    seen = ground_of([source for source in project.sources if not only_tells_scenarios(source)], read)
    return {source.path: digest_of([source], seen) for source in project.own if only_declares_maps(source)}


def _namesakes(source: SourceFile, others: Iterable[SourceFile]) -> list[SourceFile]:
    """Return a file with those of the same name: their scenarios may not share a title."""
    name = PurePosixPath(source.path).name
    return [each for each in others if PurePosixPath(each.path).name == name]
