"""English words: the nouns of the game."""

from typing import Final

from swdsl.prose.en.grammar import word
from swdsl.prose.tables.words import Nouns
from swdsl.words import CardKind, Life, Tally

NOUNS: Final = Nouns(
    token=word("token"),
    coin=word("Victory coin"),
    extra_coin=word("extra Victory coin"),
    defender=word("defender"),
    enemy_defender=word("enemy defender"),
    neutral=word("neutral token"),
    piece=word("piece"),
    opponent=word("opponent"),
    player=word("player"),
    region=word("region"),
    round=word("round"),
    turn=word("turn"),
    group=word("group"),
    terrain=word("different terrain"),
    border=word("border"),
    point=word("pip"),
    step=word("step"),
    tile=word("tile"),
    event=word("event"),
    cards={
        CardKind.RACE: word("race"),
        CardKind.POWER: word("special power"),
        CardKind.RELIC: word("relic"),
        CardKind.PLACE: word("place"),
        CardKind.MARKER: word("relic or place", "relics or places"),
        CardKind.COMBO: word("combo"),
    },
    tallies={
        Tally.TOKEN_LOST: word("token lost", "tokens lost"),
        Tally.TOKEN_THAT_STOOD_THERE: word("token that stood there", "tokens that stood there"),
        Tally.COIN_PAID: word("coin paid for the combo", "coins paid for the combo"),
        Tally.COIN_THAT_LAY_THERE: word("coin that lay on the combo", "coins that lay on the combo"),
        Tally.PIP: word("pip on the die", "pips on the die"),
        Tally.ROUND: word("round played so far", "rounds played so far"),
        Tally.PAID: word("one paid", "ones paid"),
        Tally.ROUND_LEFT: word("round still to come", "rounds still to come"),
        Tally.TURN_PLAYED: word("turn this race has played", "turns this race has played"),
        Tally.TURN_IN_DECLINE: word(
            "turn this race has been in decline", "turns this race has been in decline"
        ),
    },
)

RACES: Final = {
    Life.ACTIVE: word("active race"),
    Life.DECLINED: word("declined race"),
    Life.OTHER: word("other race"),
}
