"""Who acts and what holds, in Russian: phrases made of nouns and words that agree with them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from swdsl.prose.forms import Phrase, Word, phrase
from swdsl.prose.ru.words import ENEMY, NOUNS, RACE, followed, preceded, with_adjective
from swdsl.prose.scene import Other
from swdsl.words import Life


def _one(word: Word) -> Phrase:
    return phrase(*word.one)


_YOUR_RACE: Final = with_adjective("ваш", RACE)
_ANY_RACE: Final = replace(RACE, one=("любой", "любого", "любому", "любой", "любым", "любом"))
_RACES: Final = {
    Life.ACTIVE: with_adjective("активный", RACE),
    Life.DECLINED: followed(RACE, "в упадке"),
    Life.OTHER: with_adjective("другой", RACE),
}

#: Rows of `Parties` and `Regions`, as they are called there.
PARTIES: Final[Mapping[str, object]] = {
    "ours": _one(followed(_ANY_RACE, "из ваших народов")),
    "others": {
        Other.OPPONENT: _one(with_adjective("этот", NOUNS.opponent)),
        Other.PLAYER: _one(with_adjective("этот", NOUNS.player)),
        Other.DEFENDER: _one(NOUNS.defender),
    },
    "another_race": _one(_RACES[Life.OTHER]),
    "this_race": _one(with_adjective("этот", RACE)),
    "enemy": _one(ENEMY),
    "neutrals": phrase(*NOUNS.neutral.many),
    "my_races": {
        Life.ACTIVE: _one(with_adjective("ваш", _RACES[Life.ACTIVE])),
        Life.DECLINED: _one(with_adjective("ваш", _RACES[Life.DECLINED])),
        Life.OTHER: _one(with_adjective("другой", _YOUR_RACE)),
    },
    "my_previous_race": _one(with_adjective("ваш", with_adjective("прежний", _RACES[Life.DECLINED]))),
    "their_races": {life: _one(preceded("его", race)) for life, race in _RACES.items()},
    "races": _RACES,
}
REGIONS: Final[Mapping[str, object]] = {"there": _one(with_adjective("этот", NOUNS.region))}
