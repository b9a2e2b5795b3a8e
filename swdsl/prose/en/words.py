"""English words: the nouns and verbs of the game."""

from typing import Final

from swdsl.prose.en.grammar import word
from swdsl.prose.tables.words import Deeds, Nouns, act, verb
from swdsl.words import CardKind, CardVerb, PlainVerb, RegionVerb, Tally, ThingVerb, Until

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
    group=word("group"),
    terrain=word("different terrain"),
    border=word("border"),
    point=word("pip"),
    step=word("step"),
    tile=word("tile"),
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
        Tally.PIP: word("pip on the die", "pips on the die"),
        Tally.ROUND: word("round played so far", "rounds played so far"),
        Tally.ROUND_LEFT: word("round still to come", "rounds still to come"),
    },
)

DEEDS: Final = Deeds(
    order="{verb} {rest}, {until}",
    does="{who} {verb} {rest}, {until}",
    may="{who} may {verb} {rest}, {until}",
    your_conquests_end="your conquests end",
    until={
        Until.MY_NEXT_TURN: "until your next turn",
        Until.TURN_END: "until the end of the turn",
        Until.GAME_END: "until the end of the game",
    },
    regions={
        RegionVerb.ATTACK: act("attack | attacks", "{regions}"),
        RegionVerb.CONQUER: act("conquer | conquers", "{regions}"),
        RegionVerb.OCCUPY: act("occupy | occupies", "{regions}"),
        RegionVerb.LEAVE: act("leave | leaves", "{regions}"),
        RegionVerb.ENTER: act("enter | enters", "the board through {regions}"),
        RegionVerb.SCORE: act("score | scores", "{regions}"),
    },
    plain={
        PlainVerb.DECLINE: act("go | goes", "into decline"),
        PlainVerb.FADE: act("disappear | disappears", "from the board"),
        PlainVerb.EXPAND: act("make | makes", "conquests"),
        PlainVerb.REDEPLOY: act("redeploy | redeploys"),
        PlainVerb.CONQUER_ANOTHER_ROUND: act("make | makes", "a second round of conquests"),
        PlainVerb.PLAY_ANOTHER_TURN: act("play | plays", "another turn right after this one"),
        PlainVerb.REVIVE: act("return | returns", "from decline"),
        PlainVerb.ROLL: act("roll | rolls", "the reinforcement die"),
        PlainVerb.STOP: act("end your conquests | ends these conquests"),
    },
    cards={
        CardVerb.PICK: verb("pick | picks"),
        CardVerb.DISCOVER: verb("discover | discovers"),
        CardVerb.USE: verb("use | uses"),
    },
    things={
        ThingVerb.GAIN: verb("gain | gains"),
        ThingVerb.PAY: verb("pay | pays"),
        ThingVerb.LOSE: verb("lose | loses"),
        ThingVerb.PLACE: verb("place | places"),
        ThingVerb.MOVE: verb("move | moves"),
        ThingVerb.REMOVE: verb("remove | removes"),
    },
    gain=act("gain | gains", "{what} {whence}"),
    take=act("take | takes", "{what} {whence}"),
    take_each=act("take | takes", "{what} {whence}"),
    take_from_you=act("take | takes", "{what} {whence}"),
    pay=act("pay | pays", "{what} to {to}"),
    pay_you=act("pay | pays", "{what} to you"),
    pay_bank=act("pay | pays", "{what} to the bank"),
    place=act("place | places", "{what} {whence} {where}"),
    move=act("move | moves", "{what} {whence} {into}"),
    take_back=act("return | returns", "{what} {whence} to your hand"),
    remove=act("remove | removes", "{what} {whence}"),
    replace=act("replace | replaces", "{what} {where} with {by} {whence}"),
    replace_in_many=act("replace | replaces", "{what} {where} with {by} each {whence}"),
    replace_by_number=act("replace | replaces", "{what} {where} with {by} each {whence}"),
    swap=act("exchange | exchanges", "{given} for {taken}"),
    use_as=act("use | uses", "{piece} as a copy of {card}"),
    discover=act("reveal | reveals", "{card} there"),
    choose=act("choose | chooses", "{party}"),
    lose=act("lose | loses", "{what}"),
)
