"""What can be done and what can happen, told to whoever wrote a verb that the language does not have."""

from collections.abc import Sequence
from typing import Final

from swdsl.syntax.walk import Step

EVENTS: Final = (
    "The events are `attack`, `conquer`, `occupy`, `leave` or `score` a region; `pick`, `discover` or `use`"
    " a tile;"
    " `decline`, `fade` and `roll`."
)
DEEDS: Final = (
    "What can be done: `gain`, `pay`, `place`, `move`, `remove`, `replace`, `choose`, `draw`,"
    " `reveal`, `roll`, `stop`,"
    " `keep`, `lose`,"
    " `ignore`, `swap`, `use`, `discover`, `decline`, `fade`, `expand`, `redeploy`, `revive`, `leave`,"
    " `score`, `conquer another round`, `play another turn`, `repel the attack`; and"
    " `cost`, `coins`, `price` and `roll` change."
)
RULES: Final = (
    "What holds always: `I may enter`, `reach`, `occupy` or `pass through` regions, `opponents cannot"
    " attack` them, and"
    " regions that `are adjacent to` others or `are immune to` somebody."
)


def strange_verb(steps: Sequence[Step], known: Sequence[str]) -> tuple[Step, str, str] | None:
    """Return the word that stands where a verb should, what it is not, and the verbs there are."""
    refused = steps[-1]
    kinds = [step.kind for step in steps]
    moment = kinds[0] in {"WHEN", "WHENEVER"} and "COLON" not in kinds
    if refused.text.isalpha() and refused.accepts("_GAIN"):
        if moment:
            return refused, "is no event", EVENTS
        if refused.text not in known:
            return refused, "is nothing that can be done", _offered(kinds)
    before = steps[-2] if len(steps) > 1 else refused
    if (
        before.kind == "NAME"
        and before.accepts("_GAIN")
        and "COLON" in kinds
        and not before.accepts("INT", "COLON")
    ):
        return before, "is nothing that can be done", _offered(kinds)
    return None


def _offered(kinds: Sequence[str]) -> str:
    return RULES if kinds[0] == "ALWAYS" else DEEDS
