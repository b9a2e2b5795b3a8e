"""The kinds of fuzzers by name: each tries the mutant of one number and says whether it was accepted."""

from collections.abc import Callable, Mapping
from typing import Final

from tests.fuzz.archives import archive_mutant, open_archive
from tests.fuzz.mutate import playable_mutant, rules_mutant
from tests.fuzz.records import record_mutant, replay_record
from tests.fuzz.rules import play, read_and_check


def _rules(number: int) -> bool:
    return read_and_check(rules_mutant(number))


def _games(number: int) -> bool:
    return play(playable_mutant(number), number) is not None


def _archives(number: int) -> bool:
    return open_archive(archive_mutant(number))


def _records(number: int) -> bool:
    return replay_record(record_mutant(number))


KINDS: Final[Mapping[str, Callable[[int], bool]]] = {
    "rules": _rules,
    "games": _games,
    "archives": _archives,
    "records": _records,
}
