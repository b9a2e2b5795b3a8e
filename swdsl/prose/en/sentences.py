"""English frames: effects, moments, whole sentences, and what stands beside the clauses."""

from collections.abc import Mapping
from typing import Final

from swdsl.prose.en.frames import CONDITIONS, COUNTS, PARTIES, REGIONS, THINGS
from swdsl.prose.en.words import DEEDS, NOUNS
from swdsl.prose.forms import Polar
from swdsl.prose.tables import Tables
from swdsl.prose.tables.sentences import Effects, Facts, Moments, Sentences, timed
from swdsl.words import Modal, Operator, Period, Permission, Step, Store, Timing, Value


def _same(frame: str) -> Polar:
    return Polar(frame, frame)


EFFECTS: Final = Effects(
    if_you_wish="if you wish, {effect}",
    may_keep="you may keep {change}",
    may_conquer="you may conquer {regions} for {change}",
    ignore="ignore {what}",
    may_ignore="you may ignore {what}",
    ignored_help="everything by which races, special powers, relics and places help the attacker",
    ignored_defenders="the defenders",
    ignored_cards="everything that helps the attacker and comes from {cards:many}",
    ignored_thing="what {thing} adds",
    survivors={
        Store.TRAY: "the surviving tokens return to the storage tray",
        Store.HAND: "the surviving tokens return to their owner's hand",
        Store.BANK: "the surviving tokens go to the bank",
        Store.ASIDE: "the surviving tokens are set aside",
        Store.SUPPLY: "the surviving tokens go to the supply",
        Store.STACK: "the surviving tokens go to the stack",
    },
    survivors_to_you="the surviving tokens return to your hand",
    adjacent="for you, {regions} {counts|count} as adjacent to {others}",
    adjacent_to_each_other="for you, {regions} count as adjacent to each other",
    garrison="{regions} always {has|have} {number} each",
    garrison_there="{regions} {has|have} {number}",
    immune="{regions} {is|are} immune to {party}",
    reaches_there="you may do so without being adjacent to it",
    conquer_one="conquer",
    wherever="{place}, adjacent or not",
    never_fades="this race does not disappear from the board when another of your races goes into decline",
    permissions={
        Permission.ATTACK: ("attack", "{regions}"),
        Permission.ENTER: ("enter the board through", "{regions}"),
        Permission.REACH: ("conquer", "{regions}"),
        Permission.OCCUPY: ("occupy", "{regions}"),
        Permission.PASS: ("pass through", "{regions}"),
        Permission.FADE: ("disappear from the board", "{regions}"),
        Permission.REDEPLOY: ("redeploy tokens", "{regions}"),
        Permission.DECLINE: ("go into decline", "{regions}"),
        Permission.USE_POWER_HERE: ("use the special power lying on", "{this}"),
    },
    modals={
        Modal.MAY: "{who} may {verb} {place}",
        Modal.CANNOT: "{who} cannot {verb} {place}",
        Modal.MAY_ONLY: "{who} may only {verb} {place}",
    },
    only_this="{who} may only {verb}",
    nobody_may="nobody can {verb} {place}",
    bearers={
        Value.COST: _same("the conquest costs {change}"),
        Value.COINS: _same("the region brings {change}"),
        Value.PRICE: _same("the combo costs {change}"),
        Value.LOSSES: _same("the defender loses {change}"),
        Value.ROLL: _same("the roll counts {change}"),
        Value.KEPT: _same("you keep {change}"),
    },
    your_losses=_same("you lose {change}"),
    passing=_same("passing it costs {change}"),
    changes={
        Operator.MORE: "{number} more {place} {per}",
        Operator.LESS: "{number} fewer {place} {per}",
        Operator.IS: "{number} {place} {per}",
        Operator.EXACTLY: "exactly {number} {place} {per}, {always}",
        Operator.AT_LEAST: "at least {number} {place} {per}",
        Operator.AT_MOST: "at most {number} {place} {per}",
        Operator.DOUBLE: "twice as many {unit:many} {place}",
        Operator.HALVE: "half as many {unit:many} {place}",
    },
    prices={Operator.LESS: "{number} less {per}"},
    exactly_none="no {unit:many} at all {per}, {always}",
    always="whatever else applies",
    keeps_all="all your {unit:many}",
    in_each_region="in each region",
    each_conquest=_same("each conquest costs you {change}"),
    conquering=_same("conquering {regions} costs you {change}"),
    conquering_by=_same("conquering {regions} costs {to} {change}"),
    brings="{each} brings {what}",
    bringing=_same("{regions} {brings|bring} {change}"),
    lasting="{until}, {said}",
    place_first="place {what} {whence} in the first {noun:one} this race conquers",
    place_firsts="place {what} {whence} in each of the first {number} {noun:many} this race conquers",
    given={
        False: Polar(", then, if {condition}, ", ", then, unless {condition}, "),
        True: Polar("; otherwise, if {condition}, ", "; otherwise, unless {condition}, "),
    },
    otherwise="; otherwise ",
    then=", then ",
    if_you_do="; if you do, ",
    in_order_to=" to ",
    at_once=" and ",
    moreover="; ",
    less_per_pip=": every pip saves you 1 token",
)


def _step(what: str, at: str = "at") -> Mapping[Timing, str]:
    return timed(f"{at} {what}", f"before {what}", f"after {what}")


MOMENTS: Final = Moments(
    # `whose` turn or things; `of` is left out where the step is your own.
    steps={
        Step.SETUP: _step("the set-up", "during"),
        Step.ROUND_START: _step("the start of a round"),
        Step.TURN_START: _step("the start of {whose} turn"),
        Step.READY: _step("the readying of {whose} troops"),
        Step.ATTACK: _step("each of {whose} attacks", "during"),
        Step.ANY_TIME: _step("any time during {whose} turn"),
        Step.CONQUESTS: _step("{whose} conquests", "during"),
        Step.REDEPLOYMENT: _step("{of} redeployment"),
        Step.SCORING: _step("{of} scoring"),
        Step.TURN_END: _step("the end of {whose} turn"),
        Step.GAME_END: _step("the end of the game"),
    },
    yours={"whose": "your", "of": ""},
    theirs={"whose": "{owner}'s", "of": "{owner}'s"},
    event="when {party} {verb} {rest}",
    on_card_in="{card} in {regions}",
    rolled=_same("and it shows {range}"),
    periods={
        Period.TURN: "per turn",
        Period.LIFE: "in the life of this race",
        Period.GAME: "per game",
    },
    at_any_time="at any time",
    per_opponent="against each opponent",
    first_conquest="when this race conquers its first region",
    first_conquests="when this race conquers each of its first {number} regions",
)

SENTENCES: Final = Sentences(
    joint=", ",
    even_at_step="even in decline",
    even="even in decline, {said}",
    even_after="{said}, even in decline",
    scored="{deed} {moment}, {even}, {often}, {conditions}",
    declined="in decline: {said}",
    when="if {condition}",
    unless="unless {condition}",
)

FACTS: Final = Facts(
    tokens="{brings}, {extra}.",
    of_tray="{tokens} ({tray} in all)",
    attack_only="+{number} for attack: these leave the board at redeployment and return next turn",
    joint="; ",
    of_everybody="For everybody: {said}",
    only_piece="there is only one {noun:one}",
    pieces="there are {number}",
    per_region="at most {number} per region",
    per_player="at most {number} per player",
    stays_in_decline="{it stays|they stay} on the board in decline",
    stays_when_conquered="{it stays|they stay} when the region is conquered",
    counts_as_defender="{it|each} counts as a defender",
    serves_attacks="{it serves|they serve} for attacks only",
    impassable="{noun} can never be occupied.",
    closed="{noun} may be occupied only by those whose rules allow it.",
    transit="{noun} may be conquered, but are left again at redeployment.",
    neutrals="there are {all}.",
    neutrals_by_symbol=(
        "there are {all}; at set-up, {number} of them {lies|lie} in each region with {symbol}."
    ),
    frame=(
        "The game is for {fewest} to {most} players.",
        "Each player begins with {coins}.",
        "{number} combos lie open in the column; each one passed over costs {price}, left on it.",
        "The faces of the reinforcement die show {faces} pips.",
    ),
    bill_base="cost: {tokens}",
    bill_more="+{number} for {regions}",
    bill_is="but {number} for {regions}",
    bill_per="+{number} {per}",
    bill_least="{bill}; never less than {number}",
)

TABLES: Final = Tables(
    NOUNS, PARTIES, REGIONS, THINGS, COUNTS, CONDITIONS, DEEDS, EFFECTS, MOMENTS, SENTENCES, FACTS
)
