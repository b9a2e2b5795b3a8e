"""Rules that only list words, and what each phrase stands for."""

from enum import Enum
from typing import Any, Final

from swdsl.syntax.tree_words import (
    Comparison,
    Deed,
    Direction,
    Kind,
    Life,
    Measure,
    Modal,
    Past,
    Period,
    Preposition,
    Relation,
    Step,
    Store,
    Timing,
    TranslatedKind,
    Until,
    Value,
    Verb,
)


def _by_phrase(words: type[Enum]) -> dict[str, Any]:
    return {word.value: word for word in words}


WORD_LISTS: Final[dict[str, dict[str, Any]]] = {
    "timing": _by_phrase(Timing),
    "step": {
        **_by_phrase(Step),
        "start of round": Step.ROUND_START,
        "start of turn": Step.TURN_START,
        "start of my turn": Step.TURN_START,
        "end of turn": Step.TURN_END,
        "end of my turn": Step.TURN_END,
        "end of game": Step.GAME_END,
    },
    "period": _by_phrase(Period),
    "comparison": _by_phrase(Comparison),
    "past": _by_phrase(Past),
    "measure": _by_phrase(Measure),
    "until": _by_phrase(Until),
    "modal": {**_by_phrase(Modal), "may not": Modal.CANNOT},
    "value": _by_phrase(Value),
    "direction": _by_phrase(Direction),
    "life": _by_phrase(Life),
    "deed": _by_phrase(Deed),
    "relation": _by_phrase(Relation),
    "kind": _by_phrase(Kind),
    "component_kind": _by_phrase(Kind),
    "store": {**_by_phrase(Store), "my hand": Store.HAND},
    "translated_kind": _by_phrase(TranslatedKind),
    "verb": _by_phrase(Verb),
    "preposition": _by_phrase(Preposition),
}
