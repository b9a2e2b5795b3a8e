"""What a language must bring for newcomers: what this site is, where to begin, a first game step by step."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from swdsl.catalogue import slots
from swdsl.words_of_files import Chapter


class Step(StrEnum):
    """The steps of a first game, in their order."""

    TABLE = "table"
    COLUMN = "column"
    PICK = "pick"
    ENTER = "enter"
    GO_ON = "go_on"
    REDEPLOY = "redeploy"
    SCORE = "score"
    LATER = "later"
    DECLINE = "decline"
    LOSE = "lose"
    END = "end"

    @property
    def chapter(self) -> Chapter:
        """Where the rulebook says more."""
        return _CHAPTERS[self]


_CHAPTERS: Mapping[Step, Chapter] = {
    Step.TABLE: Chapter.SETUP,
    Step.COLUMN: Chapter.SETUP,
    Step.PICK: Chapter.DRAFT,
    Step.ENTER: Chapter.CONQUEST,
    Step.GO_ON: Chapter.CONQUEST,
    Step.REDEPLOY: Chapter.REDEPLOYMENT,
    Step.SCORE: Chapter.SCORING,
    Step.LATER: Chapter.TURN,
    Step.DECLINE: Chapter.DECLINE,
    Step.LOSE: Chapter.LOSSES,
    Step.END: Chapter.END,
}


@dataclass(frozen=True, slots=True)
class BeginningWords:
    """`what` is filled with the names of sets, `steps` through a first game with the numbers of its table."""

    what: Annotated[str, slots("sets")]
    begin: str
    title: str
    lead: str
    table: str
    steps: Annotated[Mapping[Step, str], slots("neutral", "coins", "combos", "price", "faces", "turns")]
    onward: str
    look_up: str
    look_up_lead: str
