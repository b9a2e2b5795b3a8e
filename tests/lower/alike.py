"""What may be written in two ways and means the same: the one list, each with the reason why.

A change of one leaf that leaves the lowered form as it was is listed here, or lowering has dropped a word.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from swdsl.model import expressions as nouns
from swdsl.model import quantities
from swdsl.model.counts import InStores
from swdsl.model.names import Ref
from swdsl.words import Quantifier
from tests.lower.leaves import Change


@dataclass(frozen=True, slots=True)
class Alike:
    """Words that mean the same at some place in a sentence."""

    place: str
    words: frozenset[str]
    because: str

    def holds(self, change: Change) -> bool:
        """Whether a change is from one of these words to another."""
        return (
            re.search(self.place, change.path) is not None
            and {word(change.old), word(change.new)} <= self.words
        )


def word(value: object) -> str:
    """Return a short name of what stands in a field."""
    match value:
        case quantities.Quantity(quantifier=Quantifier.NUMBER, number=number):
            return str(number)
        case quantities.Quantity(quantifier=quantifier):
            return quantifier.value
        case InStores(stores=stores):
            return " or ".join(stores)
        case nouns.Opponent(life=life, filters=filters):
            return f"{life or 'an'} opponent{' with' if filters else ''}"
        case StrEnum() | bool() | None:
            return str(value)
        case Ref():
            return value.id
        case _ if getattr(value, "thing", None) is not None:
            return f"{type(value).__name__} {word(value.thing.quantity)}"  # type: ignore[attr-defined]
        case _:
            return type(value).__name__


def _words(*words: str) -> frozenset[str]:
    return frozenset(words)


ALIKE: Final = (
    Alike(r"moment\.(regions|card)\.quantity$", _words("a", "bare", "any", "each", "1"), "one at a time"),
    Alike(
        r"effects\.(effect\.|moment\.)?(regions|others)\.quantity$",
        _words("a", "bare", "any", "each", "all"),
        "all of a kind",
    ),
    Alike(
        r"RegionSet (effects\..*per|conditions\.count)\.where\.regions\.quantity$",
        _words("bare", "each", "all"),
        "pieces are counted wherever they stand",
    ),
    Alike(r"(Opponent|Player) effects\..*quantity$", _words("bare", "each", "all"), "all of a kind"),
    Alike(r"Opponent effects\.subject\.quantity$", _words("a", "1"), "one is one"),
    Alike(r"filter.*(regions|parties)\.quantity$", _words("a", "bare", "any"), "a filter asks for some"),
    Alike(r"(Opponent|Player) .*quantity$", _words("a", "bare", "any"), "somebody of a kind"),
    Alike(r"(start|goal)\.quantity$", _words("a", "bare", "any"), "the nearest of some"),
    Alike(r"party\.quantity$", _words("a", "bare", "1"), "one is chosen"),
    Alike(r"(Thing|Card) .*quantity$", _words("a", "bare", "1"), "one is one"),
    Alike(r"(source|destination|where|action)\.regions\.quantity$", _words("a", "1"), "one is one"),
    Alike(
        r"Do effects\.(effect\.)?action$", _words("Gain a", "Gain 1", "Gain bare", "Gain each"), "one is one"
    ),
    Alike(r"Do effects\.(effect\.)?action$", _words("Pay a", "Pay 1", "Pay bare", "Pay each"), "one is one"),
    Alike(
        r"Do effects\.(effect\.)?action$", _words("Lose a", "Lose 1", "Lose bare", "Lose each"), "one is one"
    ),
    Alike(r"thing\.quantity$", _words("all", "each"), "every one"),
    Alike(r"thing\.quantity$", _words("a", "bare", "1", "all", "each"), "there is only one such piece"),
    Alike(r"thing\.owner$", _words("None", "Me"), "tokens are mine unless somebody is named"),
    Alike(r"(source|destination)\.regions\.quantity$", _words("each", "all"), "every one"),
    Alike(r"source\.regions\.filter$", _words("None", "HeldBy"), "my tokens stand where I hold"),
    Alike(r"Opponent conditions\.than\.quantity$", _words("each", "all"), "every one"),
    Alike(r"per\.owner\.quantity$", _words("a", "bare", "any", "each", "all"), "races of all such players"),
    Alike(r"(Gain|Place) .*source$", _words("None", "bank"), "coins come from the bank"),
    Alike(r"OnCombos .*quantity$", _words("a", "1"), "one is one"),
    Alike(r"Gain .*source$", _words("None", "tray"), "tokens come from the tray"),
    Alike(r"Gain .*source$", _words("None", "supply"), "pieces come from the supply"),
    Alike(r"AtStep moment\.of$", _words("None", "Me"), "a step is mine unless it is another's"),
    Alike(
        r"effects\.(effect\.)?(subject|action\.to)$",
        _words("Me", "We"),
        "coins belong to a player, not to a race",
    ),
    Alike(r"Did ", _words("Me", "We"), "what I did this turn, my player did"),
    Alike(r"Compared conditions", _words("Me", "We"), "coins belong to a player, not to a race"),
    Alike(r"CountThings ", _words("Me", "We", "None"), "what is counted is mine unless it is another's"),
    Alike(r"actor$", _words("Anyone", "Player"), "nobody but players takes part in these events"),
    Alike(
        r"Card moment\.card\.place$", _words("this", "play", "column"), "my combo hears its own pick alone"
    ),
    Alike(r"Card moment\.card\.place$", _words("play", "stack"), "markers are discovered from the stack"),
    Alike(r"Do effects\.optional$", _words("True", "False"), "`up to` is a choice without `may`"),
    Alike(
        r"card\.owner", _words("an opponent", "active opponent"), "only an active race has a power to copy"
    ),
    Alike(r"TermKind ", _words("lone_enemy"), "two boxes describe the same regions by one word"),
    Alike(r"RegionSet moment\.regions\.filter$", _words("None", "HeldBy"), "I score what I hold"),
    Alike(r"effects\.action\.regions\.filter$", _words("None", "HeldBy"), "I score what I hold"),
    Alike(r"effects\.action\.regions\.quantity$", _words("bare", "each", "all"), "all of a kind"),
    Alike(r"per\.regions\.filter$", _words("None", "HeldBy"), "that term speaks of regions I hold"),
    Alike(
        r"content\.noun", _words("monster", "lost_tribe", "hermit", "Neutrals"), "told by the neutral itself"
    ),
)
