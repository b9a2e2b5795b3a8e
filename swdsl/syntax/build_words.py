"""Rules that only list words, and what each phrase stands for."""

from typing import Any, Final

from swdsl.words import (
    CardKind,
    Comparison,
    Deed,
    Done,
    Kind,
    Life,
    Measure,
    Modal,
    Operator,
    Parity,
    Period,
    Relation,
    Since,
    Step,
    Store,
    Tally,
    Timing,
    Until,
    Value,
    Word,
)
from swdsl.words_of_examples import Preposition, Verb
from swdsl.words_of_files import Share, TranslatedKind


def _by_phrase(words: type[Word]) -> dict[str, Any]:
    return {word.written: word for word in words}


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
    "parity": _by_phrase(Parity),
    "past": _by_phrase(Done),
    "measure": _by_phrase(Measure),
    "tally": {**_by_phrase(Tally), **{word.several: word for word in Tally}},
    "until": _by_phrase(Until),
    "modal": {**_by_phrase(Modal), "may not": Modal.CANNOT},
    "value": {"cost": Value.COST, "coin": Value.COINS, "price": Value.PRICE},
    "rolled": {"roll": Value.ROLL},
    "direction": {"less": Operator.LESS, "more": Operator.MORE},
    "life": _by_phrase(Life),
    "deed": _by_phrase(Deed),
    "since": _by_phrase(Since),
    "relation": _by_phrase(Relation),
    "kind": _by_phrase(CardKind),
    "component_kind": _by_phrase(Kind),
    "store": {**_by_phrase(Store), "my hand": Store.HAND},
    "translated_kind": _by_phrase(TranslatedKind),
    "verb": _by_phrase(Verb),
    "preposition": _by_phrase(Preposition),
    "share": {"coin": Share.COINS, "peace": Share.PEACE},
}
