"""The kinds of fuzzers by name: each tries the mutants of one number and says how many were accepted."""

import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tests.fuzz.archives import archive_mutant, open_archive
from tests.fuzz.messages import MESSAGES, send_messages
from tests.fuzz.mutate import rules_mutant
from tests.fuzz.records import record_mutant, replay_record
from tests.fuzz.rules import read_and_check
from tests.fuzz.sentences import BATCH, check_sentences
from tests.fuzz.tables import play_table
from tests.fuzz.typed import LINES, type_lines


@dataclass(frozen=True, slots=True)
class Kind:
    """What is tried for a number, and how many executions that counts as."""

    tries: Callable[[int], int]
    executions: int = 1


def _ask_anything(number: int) -> int:
    from tests.fuzz.editors import ask_anything  # noqa: PLC0415 - only where its libraries are

    return ask_anything(number)


#: What editors ask needs the libraries of the language server; those of the slow tier have them.
_EDITORS: Final = {"editors": Kind(_ask_anything, 20)} if importlib.util.find_spec("lsprotocol") else {}
KINDS: Final[Mapping[str, Kind]] = {
    "sentences": Kind(check_sentences, BATCH),
    "rules": Kind(lambda number: read_and_check(rules_mutant(number))),
    "games": Kind(play_table),
    "archives": Kind(lambda number: open_archive(archive_mutant(number))),
    "records": Kind(lambda number: replay_record(record_mutant(number))),
    "typed": Kind(type_lines, LINES),
    "messages": Kind(send_messages, MESSAGES),
    **_EDITORS,
}
