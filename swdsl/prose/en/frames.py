"""English frames: parties, regions, things, counts and conditions."""

from dataclasses import replace
from typing import Final

from swdsl.prose.en.grammar import word
from swdsl.prose.forms import Polar, phrase
from swdsl.prose.scene import Other
from swdsl.prose.tables.frames import Bounds, Conditions, Contents, Counts, Parties, Place, Regions, Things
from swdsl.words import CardPlace, Deed, Done, Ground, Life, Measure, Parity, Relation, Since, Store


def _plain(frame: str) -> Polar:
    return Polar(frame, f"not {frame}")


PARTIES: Final = Parties(
    you=phrase("you"),
    subject=phrase("you"),
    ours=phrase("any of your races"),
    others={
        Other.OPPONENT: phrase("that opponent"),
        Other.PLAYER: phrase("that player"),
        Other.DEFENDER: phrase("the defender"),
    },
    anyone=phrase("anyone"),
    everyone=phrase("everyone"),
    nobody=phrase("nobody"),
    another_race=phrase("another race"),
    this_race=phrase("this race"),
    it="it",
    enemy=phrase("an enemy"),
    neutrals=phrase("neutral tokens"),
    with_power="{race:an one} with the {power} power",
    while_active="{who}, while active,",
    in_decline="{who} in decline",
    my_races={
        Life.ACTIVE: phrase("your active race"),
        Life.DECLINED: phrase("your declined race"),
        Life.OTHER: phrase("your other race"),
    },
    my_previous_race=phrase("your previously declined race"),
    their_races={
        Life.ACTIVE: phrase("their active race"),
        Life.DECLINED: phrase("their declined race"),
        Life.OTHER: phrase("their other race"),
    },
    races={
        Life.ACTIVE: word("active race"),
        Life.DECLINED: word("declined race"),
        Life.OTHER: word("other race"),
    },
    race_of=dict.fromkeys(Life, "{bare}{'s|'} {race} {filters}"),
    kin="with {race:an one}",
    whose="whose {race:one} {held}",
    held="holds {regions}",
    robbed="who conquered a region from you since your last turn",
    has_more="who {has|have} {more} {noun:many} than you",
    holds_more="who {holds|hold} {more} {noun:many} than you",
    holds="who {holds|hold} {regions}",
    has=Contents(
        none=Polar("with {range}", "without {range}"),
        counted=Polar("with {range}", "without {range}"),
        mass=Polar("with {such}", "without {such}"),
        single=Polar("with {thing}", "without {thing}"),
    ),
    bears=Polar("who {plays|play} {tile}", "who {does|do} not play {tile}"),
    attacked=_plain("attacked this turn"),
    attacked_by_you=Polar("whom you attacked this turn", "whom you did not attack this turn"),
    attacked_by=_plain("attacked by {by} this turn"),
    race_attacked=Polar(
        "whose {race:one} was attacked this turn", "whose {race:one} was not attacked this turn"
    ),
    race_attacked_by_you=Polar(
        "whose {race:one} you attacked this turn", "whose {race:one} you did not attack this turn"
    ),
    race_attacked_by=Polar(
        "whose {race:one} was attacked by {by} this turn",
        "whose {race:one} was not attacked by {by} this turn",
    ),
)

REGIONS: Final = Regions(
    here="{this}'s region",
    nearby="{this}'s region",
    its_own="its region",
    near_itself=(phrase("its own"),),
    there=phrase("that region"),
    with_piece="the region with {piece}",
    mine="you hold",
    described_ground={Ground.LAND: "land {noun}", Ground.WATER: "water {noun}"},
    described_term="{term} {noun}",
    described_term_before="{term} {noun}",
    described_term_after="{term}",
    is_ground={
        Ground.LAND: Polar("on land", "that {is|are} not on land"),
        Ground.WATER: Polar("on water", "that {is|are} not on water"),
    },
    is_term=Polar("that {is|are} {term}", "that {is|are} not {term}"),
    is_term_after=Polar("{term}", "that {is|are} not {term}"),
    is_terrain=Polar("that {is|are} {terrain:an}", "that {is|are} not {terrain:an}"),
    with_thing=Polar("with {thing}", "that {is|are} not with {thing}"),
    held_by_you=Polar("you hold", "you do not hold"),
    held_by_nobody=_plain("held by nobody"),
    held_by=_plain("held by {holders}"),
    contains=Contents(
        none=Polar("containing {range}", "without {range}"),
        counted=Polar("containing {range}", "without {range}"),
        mass=Polar("containing {such}", "without {such}"),
        single=Polar("with {thing}", "without {thing}"),
    ),
    at_edge=_plain("at the edge of the board"),
    same_terrain=Polar("of the same terrain as {anchor}", "of another terrain than {anchor}"),
    other_than=Polar("other than {anchor}", "that is {anchor}"),
    related={
        Relation.WITHIN: _plain("within {steps} of {near}"),
        Relation.BORDERING: _plain("bordering {near}"),
        Relation.ADJACENT: _plain("adjacent to {near}"),
        Relation.LINKED: _plain("linked to {near}"),
    },
    deeds={Deed.CONQUERED: "conquered", Deed.ATTACKED: "attacked", Deed.LEFT: "left", Deed.LOST: "lost"},
    when={Since.THIS_TURN: "this turn", Since.MY_LAST_TURN: "since your last turn"},
    lost_by="from {origin}",
    found_occupied="that {was|were} not empty",
    happened=_plain("{deed} {lost} {when} {found}"),
    happened_by_you=_plain("you {deed} {lost} {when} {found}"),
    happened_by=_plain("{deed} by {by} {lost} {when} {found}"),
    except_those="other than those {those}",
)

_WHERE: Final = Place(
    regions="in {regions}",
    there="there",
    stores={
        Store.TRAY: "in the storage tray",
        Store.HAND: "in your hand",
        Store.BANK: "in the bank",
        Store.ASIDE: "beside the board",
        Store.SUPPLY: "in the supply",
        Store.STACK: "in the stack",
    },
    between=", ",
    last=" or ",
    party="before {party}",
    this="on {this}",
    combo="on {combo} in the column",
)
_INTO: Final = replace(
    _WHERE,
    regions="to {regions}",
    there=None,
    stores={
        Store.TRAY: "the storage tray",
        Store.HAND: "your hand",
        Store.BANK: "the bank",
        Store.ASIDE: "beside the board",
        Store.SUPPLY: "the supply",
        Store.STACK: "the stack",
    },
    off_board="to {stores}",
)
_WHENCE: Final = replace(
    _INTO,
    regions="from {regions}",
    last=" or, failing that, ",
    off_board="from {stores}",
    party="from {party}",
    this="from {this}",
    combo="from {combo} in the column",
)
THINGS: Final = Things(
    this="this {noun}",
    the="the {noun:one}",
    owned_by_you="{what} of yours",
    owned="{what} of {owner}",
    cards={
        CardPlace.MINE: "your {noun}",
        CardPlace.COLUMN: "{some} from the column",
        CardPlace.PLAY: "{some} in play",
        CardPlace.STACK: "{some} from the stack",
        CardPlace.ON_THIS: "the {noun} on {this}",
        CardPlace.OF_PARTY: "{some} of {owner}",
    },
    where=_WHERE,
    into=_INTO,
    whence=_WHENCE,
    removed=replace(_WHENCE, there="there", party="lying before {party}"),
)

COUNTS: Final = Counts(
    adjacent_group="of adjacent {members}",
    linked_group="of {members} connected by shared borders",
    among="among {members}",
    borders_of="of {members}",
    borders_between="between {members} and {others}",
    had_by_you="you have {where}",
    had_by_them="{owner} has {where}",
    had_by="of {owner} {where}",
    per_each="for {each}",
    per_every="for every {each}",
    beyond="{per} beyond {beyond}",
    capped="{per}, to a maximum of {cap}",
)

CONDITIONS: Final = Conditions(
    on_board=Polar("{piece} is on the board", "{piece} is not on the board"),
    you_hold=Polar("you hold {range}", "you hold {range}"),
    you_have=Polar("you have {range} {where}", "you have {range} {where}"),
    exists=Polar("there {is|are} {range}", "there are {range}"),
    single_adjacent_group="all {members} form a single group of adjacent regions",
    single_linked_group="all {members} form a single group connected by shared borders",
    compared="{who} {verb} {more} {noun:many} than {than}",
    hold="{hold|holds|hold}",
    have="{have|has|have}",
    more="more",
    fewer="fewer",
    did={
        Done.DECLINED: "{who} {have|has|have} gone into decline this turn",
        Done.SCORED: "{who} {have|has|have} scored this turn",
        Done.EXPANDED: "{who} {have|has|have} made conquests this turn",
        Done.ROLLED: "{who} {have|has|have} rolled the die this turn",
        Done.PICKED: "{who} {have|has|have} picked a combo this turn",
        Done.USED_THIS: "{who} {have|has|have} used {this} this turn",
    },
    measures={
        Measure.SHORTAGE: Polar("you are {tokens} short", "you are {tokens} short"),
        Measure.ROLL: Polar("the die shows {points}", "the die shows {points}"),
        Measure.ROUND: Polar("the round is {rounds}", "the round is {rounds}"),
        Measure.COST: Polar("the conquest costs {tokens}", "the conquest costs {tokens}"),
    },
    rounds=Bounds(
        at_least="{low} or later",
        at_most="{high} or earlier",
        exactly="{low}",
        between="{low} to {high}",
    ),
    numbers={
        Measure.SHORTAGE: "the number of tokens missing",
        Measure.ROLL: "the number on the die",
        Measure.ROUND: "the number of the round",
        Measure.COST: "the cost of the conquest",
    },
    parities={Parity.EVEN: "{number} is even", Parity.ODD: "{number} is odd"},
    option="“{answer}”",
    my_turn="it is your turn",
    untrue="it is not so that {condition}",
)
