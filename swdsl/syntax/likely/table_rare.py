"""What the grammar can say and people ask for now and then: rows like those of `table.py`. Data only.

Most are told by a word or two that hardly stand for anything else: an attack that is repelled, a race that is
taken up again, how many regions a turn may bring. Each has a row for every size that people use.
"""

from typing import Final

#: What all of them weigh more than a row told by common words.
SURE: Final = 5.0
RareRow = tuple[str, str, str | None, float]
_AT: Final = "^at|^before|^after"
_FAILS: Final = (
    r"=(?:fail|fails|failed|repel|repels|repelled|repulse|repulsed|cancel|cancels"
    r"|cancelled|parry|block|blocked|thwart)"
)
_ATTACK: Final = r"=(?:attack|attacks|attacked|attacking|conquest|conquests|invasion|assault)"
_HALF: Final = r"=(?:half|halve|halves|halved|halving)"
_ROLL: Final = r"=(?:roll|rolls|rolling|rolled|die|reroll)"
_AGAIN: Final = r"=(?:again|reroll|rerolls|rerolled|second|another)"
_TAKE: Final = r"=(?:conquer|conquers|conquered|attack|take|conquering)"
_BOUND: Final = r"=(?:most|max|maximum|only|than|limit|limited|up)"
_CHOOSES: Final = r"=(?:choose|chooses|pick|picks|select|selects|decide|decides|name|names)"
_IN_DECLINE: Final = r"=(?:decline|declined)"

RARE: Final[tuple[RareRow, ...]] = (
    # attacks that come to nothing
    (
        rf"{_FAILS} ++ {_ATTACK} ++ \+C",
        "when an opponent attacks {mine}, once per turn: I may pay {c} coins, then the attack fails",
        None,
        1.2,
    ),
    (
        rf"{_FAILS} ++ {_ATTACK} ++ \+P ++ \+C",
        (
            "when an opponent attacks a region I hold with {piece}, once per turn: I may pay"
            " {c} coins, then the attack fails"
        ),
        None,
        1.6,
    ),
    (
        rf"{_FAILS} ++ {_ATTACK} ++ {_ROLL}",
        "when an opponent attacks {mine}: roll, then if roll is {pip}, the attack fails",
        None,
        1.6,
    ),
    # the die
    (
        rf"{_ROLL} ++ {_AGAIN} ++ \+C",
        "when I roll 0, once per turn: I may pay {c} coins, then roll",
        None,
        1.2,
    ),
    (rf"{_ROLL} ++ {_AGAIN}", "when I roll 0, once per turn: I may roll", None, 0.7),
    # how many conquests there are
    (
        rf"{_BOUND} ++ (?:not )?(?:me|-) (?:conquer|take|enter) (?:CAP|N|R|M|-) ++ \+(?:CAP|N)",
        ("always, if there are at least {cap} regions I conquered this turn: I cannot attack any region"),
        None,
        0.9,
    ),
    (
        rf"{_BOUND} ++ (?:not )?(?:me|-) attack (?:CAP|N|R|-) ++ \+(?:CAP|N)",
        ("always, if there are at least {cap} regions I attacked this turn: I cannot attack any region"),
        None,
        0.9,
    ),
    (
        rf"=next ++ {_ATTACK}|=next ++ \+LESS ++ \S+ conquer .*",
        "when I attack a region: cost {n} less for each region I conquered this turn",
        None,
        0.7,
    ),
    (
        (
            r"=(?:each|every) ++ =(?:already|previous|earlier|before|far) ++ \+LESS ++ (?:me"
            r"|-) conquer .*"
        ),
        "when I attack a region: cost {n} less for each region I conquered this turn",
        None,
        1.4,
    ),
    (
        r"=only ++ (?:me|-) (?:attack|conquer) .* ++ =(?:once|twice)",
        "always, if there are at least 2 regions I attacked this turn: I cannot attack any region",
        None,
        0.9,
    ),
    # races taken up again, kept, swept
    (
        (
            r"=(?:revive|return|returns|back|reactivate|awake|wake|awaken|resume|restore"
            rf"|continue) ++ {_IN_DECLINE}"
        ),
        "at turn start, only in decline: I may revive",
        None,
        0.9,
    ),
    (
        rf"{_IN_DECLINE} ++ not \S+ (?:remove|leave|fade|lose|return) .*",
        "always, only in decline: I cannot fade",
        None,
        1.0,
    ),
    # what stood in a conquered region
    (
        r"(?:me|-) (?:conquer|take) [RO] ++ =(?:least|more) ++ =(?:tokens|defenders) ++ \+C",
        ("when I conquer a region, if there are at least {pip} tokens that stood there: gain {c} {coins}"),
        None,
        0.8,
    ),
    (
        r"(?:me|-) (?:conquer|take) [RO] ++ =(?:least|more) ++ =(?:tokens|defenders) ++ \+(?:T|TX)",
        ("when I conquer a region, if there are at least {pip} tokens that stood there: gain {n} {tokens}"),
        None,
        0.5,
    ),
    # scoring at another time
    (
        (
            r"=(?:score|scores|scoring) ++ =(?:again|twice|extra|second) ++ =(?:decline"
            r"|declines|declining)"
        ),
        "when I decline: score regions I hold",
        None,
        1.0,
    ),
    # the draft
    (
        (
            r"=(?:coins|paid|pay|spent) ++ =(?:passing|passed|pass|passes|skipping|skipped"
            r"|picking) ++ =(?:return|returned|back|refund|refunded)"
        ),
        "when I pick this: gain 1 coin for each coin paid",
        None,
        1.4,
    ),
    (
        (
            r"(?:opp|any|all) (?:choose|gain|take) .* ++ =(?:race|combo|races|combos) ++ \+C"
            r" ++ \S+ (?:pay|cost) .*"
        ),
        "when an opponent picks a combo: they pay {n} {coins} to me",
        None,
        0.6,
    ),
    (
        (
            r"=(?:power|badge) ++ (?:me|-) (?:swap|replace|choose|take) .* ++ =(?:column"
            r"|combo|first|top)"
        ),
        "at turn start: I may swap my power for a power in the column",
        "^at|^when I",
        0.9,
    ),
    # redeploying in between
    (
        (
            r"=(?:redeploy|redeploying|rearrange) ++ =(?:middle|during|between|while) ++"
            r" =(?:conquests|conquering|attacks|turn)"
        ),
        "at conquests, once per turn: I may redeploy",
        None,
        1.2,
    ),
    # what others choose
    (
        rf"all choose [RM]|all \S+ .* ++ {_CHOOSES} ++ =(?:become|becomes|turn|turns)",
        "at turn start: each opponent chooses {amine}, then there becomes {ground}",
        _AT,
        0.6,
    ),
    (
        r"opp choose [RM] ++ =(?:become|becomes|turn|turns)",
        "at turn start: an opponent chooses {amine}, then there becomes {ground}",
        _AT,
        0.7,
    ),
    (
        r"(?:opp|all) choose [RM] ++ \+NOC|(?:opp|all) choose [RM] ++ \S+ \S+ Z",
        "before scoring: an opponent chooses {amine}, then coins there are exactly 0 until turn end",
        _AT,
        1.4,
    ),
    (
        r"(?:opp|all) choose [RM] ++ \+P",
        "at turn start: an opponent chooses {amine}, then place {np} there",
        _AT,
        0.8,
    ),
    (
        r"all pay .* ++ =otherwise ++ \+(?:T|TX|N|TOK)",
        "at turn start: each opponent may pay {c} coins to me, otherwise they lose {n} {token}",
        _AT,
        2.0,
    ),
    (
        r"opp pay .* ++ =otherwise ++ \+(?:T|TX|N|TOK)",
        (
            "when an opponent conquers a region I hold: they may pay {c} coins to me,"
            " otherwise they lose {n} {token}"
        ),
        "^when an opponent",
        1.4,
    ),
    # coins
    (
        rf"{_HALF} ++ =coins ++ \+(?:OPP|EACHOPP|WHOM)",
        "when an opponent scores {r}: coins halve",
        "score",
        1.0,
    ),
    (
        rf"{_HALF} ++ =(?:coins|coin|value|income) ++ \+R",
        "when an opponent scores {r}: coins halve",
        "score",
        0.9,
    ),
    (
        r"=coins ++ (?:me|-) conquer .* ++ \+NOC ++ =until",
        "when I conquer {r}: coins there are exactly 0 until my next turn",
        None,
        1.2,
    ),
    (
        r"\+NOC ++ =until",
        "when I conquer {r}: coins there are exactly 0 until my next turn",
        "^when I conq",
        0.7,
    ),
    (
        r"=(?:declined) ++ (?:opp|all) pay .* ++ \+C",
        "before scoring: gain {n} {coins} from each declined opponent",
        _AT,
        1.2,
    ),
    (
        r"\+C ++ \+(?:AND|,) ++ (?:me|-) lose T",
        "when I conquer {r}: gain {c} {coins}, then lose 1 token",
        "^when",
        0.7,
    ),
    # for a price
    (
        (
            r"\+C ++ =(?:for|pay) ++ not (?:\?|opp|any|nob|-) (?:attack|conquer|take|enter)"
            r" .* ++ =until"
        ),
        ("at turn end: I may pay {c} {coins}, then opponents cannot attack {manymine} until my next turn"),
        _AT,
        2.0,
    ),
    (
        (
            r"(?:me|-) swap C ++ =(?:for|into|to) ++ \+(?:T|TX|TOK)|=for ++ (?:me|-) (?:swap"
            r"|pay) C ++ \+(?:T|TX)"
        ),
        "at any time: I may pay {c} {coins}, then gain 1 token",
        _AT,
        1.0,
    ),
    (
        r"(?:me|-) swap T ++ =(?:for|into|to) ++ \+C",
        "at turn start: I may remove 1 token from a region I hold, then gain {c} {coins}",
        _AT,
        0.9,
    ),
    (
        r"(?:me|-) (?:remove|discard) P ++ \+(?:C) ++ (?:me|-) gain C",
        "at any time: I may remove {np} from a region I hold, then gain {c} {coins}",
        _AT,
        1.2,
    ),
    (
        r"(?:me|-) (?:remove|discard) P ++ (?:me|-) gain (?:T|TX)",
        "at any time: I may remove {np} from a region I hold, then gain {n} {tokens}",
        _AT,
        1.2,
    ),
    (
        r"(?:me|-) (?:attack|conquer|reach) .* ++ =(?:any|anywhere|everywhere) ++ (?:me|-) pay C",
        "when I attack a region, once per turn: I may reach there, then pay {c} {coins}",
        None,
        1.4,
    ),
    (
        r"\+R ++ =within ++ (?:me|-) (?:attack|conquer|reach) .*",
        "when I attack {r}, once per turn: I may reach there",
        None,
        0.7,
    ),
    # my own declined race
    (
        r"(?:me|-) (?:attack|conquer|take) O ++ =declined ++ \+(?:T|TX|TOK)",
        "when I conquer a region held by my declined race: gain 1 token",
        None,
        1.4,
    ),
    # until the end
    (
        r"=until ++ =game ++ (?:me|-) choose .* ++ not opp attack .*",
        (
            "at turn start, once per game: choose an opponent, then their active race cannot"
            " attack regions I hold until game end"
        ),
        None,
        1.6,
    ),
)
