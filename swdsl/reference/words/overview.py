"""What a language must bring for a box on one page: moments of a turn, the order of effects, signs."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from swdsl.catalogue import slots
from swdsl.reference.icons import Icon


class Part(StrEnum):
    """The moments of a turn, in the order they come; last what holds all the time."""

    START = "start"
    CHOICE = "choice"
    CONQUEST = "conquest"
    TAKEN = "taken"
    ANY_TIME = "any_time"
    AFTER_CONQUESTS = "after_conquests"
    REDEPLOYMENT = "redeployment"
    BEFORE_SCORING = "before_scoring"
    SCORING = "scoring"
    AFTER_SCORING = "after_scoring"
    DECLINE = "decline"
    STANDING = "standing"


class Laid(StrEnum):
    """What lies on the table when a game begins, in the order it is numbered on the picture."""

    BOARD = "board"
    NEUTRALS = "neutrals"
    MARKER = "marker"
    COMBOS = "combos"
    STACKS = "stacks"
    BANK = "bank"
    DIE = "die"
    TRAY = "tray"
    COINS = "coins"
    FINDS = "finds"


@dataclass(frozen=True, slots=True)
class OverviewWords:
    """`parts` are titles with what always happens then; `order` are rules of order, each with its subject."""

    title: str
    lead: str
    also: str
    order_title: str
    order: tuple[tuple[str, str], ...]
    parts: Mapping[Part, tuple[str, str]]
    table: str
    laid: Mapping[Laid, str]
    signs: str
    signs_lead: str
    sign: Mapping[Icon, tuple[str, str]]
    all_examples: Annotated[str, slots("count")]
