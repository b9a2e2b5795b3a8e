"""What the scenarios of some files need not have read: translations, and maps and games none of them names.

Reading those would take longer than reading the rules and playing the scenarios.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from swdsl.cli.project import Project
from swdsl.source import SourceFile

_OTHER_THAN_TRANSLATION: Final = re.compile(r"^(?!translation |#|\s|$)", re.MULTILINE)
_OTHER_THAN_MAP_OR_GAME: Final = re.compile(r"^(?!map |game |translation |#|\s|$)", re.MULTILINE)
_BOARD: Final = re.compile(r"^board +(\w+)", re.MULTILINE)
_STANDS_ON: Final = re.compile(r"^[ \t]+on +(\w+)", re.MULTILINE)
_PLAYS_GAME: Final = re.compile(r"^[ \t]+game +\w+", re.MULTILINE)
_DECLARES_GAME: Final = re.compile(r"^game +(\w+)", re.MULTILINE)


def only_translates(source: SourceFile) -> bool:
    """Whether a file has translations and nothing else."""
    return not _OTHER_THAN_TRANSLATION.search(source.text)


def as_scenarios_see_it(project: Project) -> Project:
    """Return a project without the files around it that say nothing to the scenarios of its own."""
    other = _OTHER_THAN_TRANSLATION if _name_maps(project) else _OTHER_THAN_MAP_OR_GAME
    kept = [source for source in project.around if other.search(source.text)]
    if _found(_DECLARES_GAME, (*project.own, *kept)):
        other = _OTHER_THAN_TRANSLATION  # a game beside the rules names its map
    return replace(project, around=tuple(source for source in project.around if other.search(source.text)))


def _name_maps(project: Project) -> bool:
    """Whether some scenario stands on more than little boards, or on a name that nobody knows."""
    boards = set(_found(_BOARD, project.sources))
    return any(_found(_PLAYS_GAME, project.own)) or not boards.issuperset(_found(_STANDS_ON, project.own))


def _found(pattern: re.Pattern[str], sources: Iterable[SourceFile]) -> list[str]:
    return [word for source in sources for word in pattern.findall(source.text)]
