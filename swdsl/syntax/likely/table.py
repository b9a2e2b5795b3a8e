"""What the grammar can say, in the sizes people use: moments and effects, and what tells each. Data only.

A row has the features (`acts.py`) that speak for a clause, each a pattern, with ` ++ ` between those that are
all needed, and the clause, whose gaps are filled from the sentence. Then comes a pattern for the moments
at which the effect can happen besides the one it is written with, and what speaks for it besides.
"""

import re
from dataclasses import dataclass
from typing import Final

from swdsl.syntax.likely.table_rare import RARE, SURE

GAP: Final = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A part of a clause, and the features that speak for it."""

    moment: str
    effect: str
    needs: tuple[re.Pattern[str], ...]
    within: re.Pattern[str] | None
    weight: float = 0.0
    """What speaks for it besides: how common it is."""


def _row(needs: str, clause: str, within: str | None = "", weight: float = 0.0) -> Candidate:
    moment, _, effect = clause.partition(": ")
    patterns = tuple(re.compile(each) for each in needs.split(" ++ "))
    return Candidate(moment, effect, patterns, None if within is None else re.compile(within), weight)


_TAKE: Final = r"(?:conquer|take|enter|steal|pushed|attack)"
_ME: Final = r"(?:me|-|T|\?)"
_OPP: Final = r"(?:opp|all|any|E)"
_HAVE: Final = r"(?:gain|take|bring|add|place|return|count|hold|keep|worth|score|draws?)"

#: When something happens.
EVENTS: Final[tuple[Candidate, ...]] = tuple(
    _row(needs, f"{moment}: ", None, weight)
    for needs, moment, weight in (
        (rf"(?:me|-) {_TAKE} [RO]", "when I conquer {r}", 0.0),
        (rf"(?:me|-) {_TAKE} (?:-|opp)", "when I conquer a region", 0.0),
        (
            r"(?:me|-) (?:conquer|attack|take|steal) (?:opp|E)|(?:me|\?) (?:conquer|pushed|take) O",
            "when I conquer a region held by an opponent",
            0.0,
        ),
        (rf"opp lose (?:R|O|M) ++ {_ME}", "when I conquer {theirs}", 0.0),
        (rf"\? {_TAKE} [RO]", "when I conquer {r}", -0.3),
        (
            rf"{_OPP} {_TAKE} (?:me|M|-)|\? {_TAKE} (?:M|me)|(?:me|-|M) lose [MR]",
            "when an opponent conquers {mine}",
            0.0,
        ),
        (rf"{_OPP} {_TAKE} R", "when an opponent conquers {mine}", -0.1),
        (rf"{_OPP} {_TAKE} R", "when an opponent conquers {r}", -0.2),
        (
            rf"(?:opp|any|all) (?:{_TAKE}|remove|kill|lose) P|\? {_TAKE} P",
            "when an opponent conquers a region with {piece}",
            0.1,
        ),
        (rf"(?:opp|any|all) (?:{_TAKE}|remove) (?:me|M)", "when an opponent attacks {mine}", -0.3),
        (r"M lose -|T lose -|\? lose T|me lose T", "when an opponent conquers a region I hold", -0.2),
        (r"(?:me|-) decline -", "when I decline", 0.0),
        (rf"{_OPP} decline -", "when an opponent declines", 0.0),
        (r"(?:me|-) leave [RM-]", "when I leave {r}", 0.0),
        (r"(?:me|-) (?:roll|reroll) \S*-?", "when I roll", 0.0),
        (rf"{_OPP} roll -", "when an opponent rolls", 0.0),
        (rf"{_OPP} pass (?:me|-)", "when anyone passes this", 0.0),
        (rf"{_OPP} (?:choose|swap) -", "when an opponent picks a combo", -0.2),
        (r"(?:me|-) choose me", "when I pick this", -0.1),
        (rf"{_OPP} (?:score|gain|hold) [RO]", "when an opponent scores {r}", -0.2),
    )
)
_PASSED: Final = r"=(?:pass|passes|skips?|past|overlooks?|over|passing|skipped)"
_MANY: Final = r"=(?:many|result|shows?|number|pips?|much|rolled|outcome)"
_WATER: Final = r"=(?:seas?|lakes?|rivers?|water)"
_HIT: Final = "^when I (?:conquer|attack)"
_THEY: Final = "^when (?:I (?:conquer|attack|pass)|an opponent|a|anyone)|of an opponent"

#: What happens. Coins first, tokens, attacks, rules, pieces, then the course of a turn.
EFFECTS: Final[tuple[Candidate, ...]] = tuple(
    _row(*each)
    for each in (
        *((needs, clause, within, SURE + weight) for needs, clause, within, weight in RARE),
        (rf"(?:{_ME}|R|M|P|opp) {_HAVE} C", "at scoring: gain {n} {coins}{for}", "", 0.1),
        (r"(?:me|-) pay me C|opp pay C|- pay C ++ \+FOR", "at scoring: gain {n} {coins}{for}", "", -0.3),
        (r"\+C", "at scoring: gain {n} {coins}{for}", "", -0.3),
        (rf"(?:R|M|O) (?:{_HAVE}|pay) (?:C|MORE|N)", "when I score {r}: coins {n} more", "score", 0.0),
        (
            rf"(?:R|M|O) (?:{_HAVE}|pay) (?:C|MORE|N)|- {_HAVE} C ++ \+[R]",
            "at scoring: gain {n} {coins} for each {each}",
            "",
            0.1,
        ),
        (r"\+C ++ \+R", "at scoring: gain {n} {coins} for each {each}", "^at|^before|^after", -0.4),
        (
            (
                r"(?:not (?:R|M|me|-|opp|O|all|any) (?:score|bring|gain|worth|pay) (?:C|Z|R|O|-))|\S+ "
                r"(?:score|bring|gain|worth|pay) Z"
            ),
            "when an opponent scores {r}: coins are exactly 0",
            "score",
            0.0,
        ),
        (
            r"not (?:me|-|T) (?:score|gain|bring) (?:C|Z|R|M)|M \S+ Z",
            "when I score {r}: coins are exactly 0",
            "score",
            -0.1,
        ),
        (
            r"\+LESS ++ =(?:coins?|worth|income|score|scores|value)",
            "when an opponent scores {r}: coins {n} less",
            "score",
            -0.2,
        ),
        (
            r"(?:R|M|O|-|me) \S+ TWO|\+TWO|\S+ double \S+|- double -",
            "when I score {r}: coins double",
            "score",
            0.0,
        ),
        (
            rf"{_OPP} (?:pay|lose|discard) (?:C|me)|opp pay me ++ \+C",
            "when I conquer a region held by an opponent: they pay {n} {coins} to me",
            _THEY,
            0.1,
        ),
        (
            r"(?:me|-) (?:steal|take|gain) C ++ \+(?:OPP|WHOM|ET)",
            "when I conquer a region held by an opponent: gain {n} {coins} from them",
            _THEY,
            0.0,
        ),
        (
            r"(?:me|-) (?:steal|take|gain) C ++ \+(?:OPP|WHOM|ET)",
            "when I conquer a region held by an opponent: they pay {n} {coins} to me",
            _THEY,
            0.05,
        ),
        (
            r"(?:all|opp) (?:pay|lose) (?:C|me) ++ \+C",
            "at turn start: gain {n} {coins} from each opponent",
            "^at turn|^when I (?:dec|pick)",
            -0.1,
        ),
        (
            r"(?:me|-) (?:steal|take|gain) C ++ \+(?:EACHOPP|WHOM|OPP)|(?:all|opp) (?:pay|lose) (?:C|me)",
            "at scoring: gain {n} {coins} from {whom}",
            "^at|^when I (?:dec|pick|conq)|^before|^after",
            0.0,
        ),
        (
            r"all (?:gain|take) C|(?:me|-) pay all ++ \+C",
            "when I pick this: each opponent gains {n} {coins}",
            "",
            0.0,
        ),
        (
            r"opp (?:gain|take|steal|keep) C|(?:me|-) pay opp ++ \+C",
            "when an opponent conquers a region I hold: they gain {n} {coins}",
            _THEY,
            0.0,
        ),
        (
            r"opp (?:gain|take|steal) C|(?:me|-) (?:pay|lose) C ++ \+OPP",
            "when an opponent conquers a region I hold: pay {n} {coins} to them",
            _THEY,
            -0.1,
        ),
        (r"(?:me|-) (?:pay|lose|discard) C", "at scoring: pay {n} {coins}{for}", "", -0.2),
        (rf"(?:{_ME}|R|M) {_HAVE} T", "at turn start: gain {n} {tokens}{for}", "", 0.1),
        (r"\+T|\+TX", "at ready: gain {n} {tokens}{for}", "", -0.4),
        (r"(?:R|M) \S+ T ++ \+[R]", "at ready: gain {n} {tokens} for each {each}", "", -0.1),
        (
            r"(?:all|opp) (?:gain|take|bring) T",
            "when I conquer a region held by an opponent: they gain {n} {tokens}",
            _THEY,
            0.0,
        ),
        (
            r"(?:me|-) (?:lose|discard|remove|return) T",
            "when I conquer a region: lose {n} {tokens}",
            "",
            -0.1,
        ),
        (
            (
                r"(?:opp|E|all|O|any) (?:lose|discard|remove|pay|kill) (?:T|E|N)|(?:me|-) (?:kill|take"
                r"|remove) (?:E|T) ++ \+(?:OPP|ET|WHOM)"
            ),
            "when I conquer a region held by an opponent: they lose {n} {tokens}",
            "^when (?:I (?:conq|att)|an opponent|anyone)|of an opponent",
            0.0,
        ),
        (
            (
                r"not (?:me|T|-|\?|M) (?:lose|kill|remove|discard) (?:T|-|M)|(?:T|-|me) (?:return|keep"
                r"|hold) (?:T|-|me)"
            ),
            "when an opponent conquers {mine}: I lose no tokens",
            "^when an opponent conq",
            0.0,
        ),
        (
            r"not (?:opp|E|O) (?:lose|kill|discard) (?:T|-|E)",
            "when I conquer a region held by an opponent: they lose no tokens",
            "^when I conq",
            0.0,
        ),
        (
            r"\+LESS|- easier -|\S+ easier \S+",
            "when I attack {r}: cost {n} less{for}",
            "^when I (?:conq|att)",
            0.2,
        ),
        (
            r"\+(?:MORE|DEF)|\S+ harder \S+",
            "when an opponent attacks {mine}: cost {n} more{for}",
            "^when (?:an? |anyone)",
            0.1,
        ),
        (
            (
                r"\+(?:TX|T) ++ =(?:costs?|needs?|harder|attack|attacks|conquer|invade|require|requires"
                r"|defen[cd]e?s?)"
            ),
            "when an opponent attacks {mine}: cost {n} more{for}",
            "^when (?:an? |anyone)",
            0.1,
        ),
        (
            r"\+(?:MORE|TX)|\S+ harder \S+ ++ (?:me|-) (?:conquer|attack|take|enter) .*",
            "when I attack {r}: cost {n} more{for}",
            "^when I (?:conq|att)",
            -0.2,
        ),
        (
            r"(?:me|-|not \S+) (?:ignore|count|defend) .*",
            "when I attack {r}: ignore defenders",
            "^when I (?:conq|att)",
            -0.3,
        ),
        (r"\S+ immune .*|\S+ protect .*|\+immune", "always: {many} are immune to opponents", None, 0.1),
        (
            rf"not (?:opp|any|all|nob|\?|-|E) {_TAKE} (?:R|M|me|-|T)",
            "always: opponents cannot attack {many}",
            None,
            0.1,
        ),
        (rf"not (?:\?|any|nob|opp) {_TAKE} (?:R|M|-)", "always: {many} are immune to opponents", None, 0.1),
        (rf"not (?:\?|any|nob) {_TAKE} (?:R|-)", "always: anyone cannot attack {all}", None, -0.2),
        (
            rf"not (?:me|-|T) {_TAKE} (?:R|O|opp|-|M)|not (?:me|-) reach .*",
            "always: I cannot attack {all}",
            None,
            0.1,
        ),
        (rf"\+only ++ (?:me|-|\?) {_TAKE} [RO]", "always: I may only attack {all}", None, 0.3),
        (
            r"\+only ++ (?:me|-) enter [R-]|\+only ++ (?:me|-) place .*",
            "always: I may only enter {all}",
            None,
            0.1,
        ),
        (r"(?:me|-|T|\?) (?:enter|place) (?:R|-|T) ++ \+MAY", "always: I may enter {any}", None, -0.1),
        (
            rf"\+far|(?:me|-|R) (?:reach|border) .*|not \S+ border .*|(?:me|-) {_TAKE} R ++ \+far",
            "always: I may reach {any}",
            None,
            0.0,
        ),
        (r"(?:me|-|T) pass [R-]", "always: I may pass through {all}", None, 0.2),
        (r"(?:me|-|T) (?:hold|keep|place|enter) R ++ \+MAY", "always: I may occupy {all}", None, -0.3),
        (r"(?:R|M) border .*|(?:R|M) count .*", "always: {all} are adjacent to each other", None, -0.6),
        (r"not (?:me|-|T) (?:redeploy|move) .*", "always: I cannot redeploy", None, 0.2),
        (
            r"(?:M|me|R|-|T) (?:hold|keep|garrison) (?:T|N|C|R|M) ++ \+(?:MUST|least|T|N)",
            "always: {manymine} have at least {n} {tokens}",
            None,
            -0.4,
        ),
        (
            r"(?:M|me|R|T|-) (?:hold|keep|stack|defend) (?:T|N|R|M|-) ++ \+(?:CAP|most)",
            "always: {manymine} have at most {n} {tokens}",
            None,
            -0.1,
        ),
        (r"not (?:me|-|T|M) (?:fade|remove|leave) .*", "always, only in decline: I cannot fade", None, 0.0),
        (
            r"(?:me|-|P|\?) (?:place|add|take|gain|leave|bring|keep) P|\+P ++ \S+ place .*",
            "when I conquer {r}: place {np} there",
            "^when",
            0.1,
        ),
        (
            r"(?:me|-|P|\?) (?:place|add|leave) P|\+P ++ \S+ place .*",
            "at turn end: place {np} in {amine}",
            "^at|^before|^after",
            0.1,
        ),
        (
            r"(?:P|me|-|\?) move (?:P|R|M|-) ++ \+P",
            "before scoring: move each {piece} to {amine}",
            "^at|^before|^after",
            0.1,
        ),
        (r"(?:me|-) (?:gain|take|add) P", "at turn start: gain {np}{for}", "", 0.0),
        (
            r"(?:opp|any|me|-) (?:remove|kill|conquer|take) P",
            "when an opponent conquers a region with {piece}: remove {np} there",
            "^when",
            -0.1,
        ),
        (
            r"P (?:immune|protect) .*|not \S+ \S+ P|\+P ++ not \S+ \S+ \S*-?",
            "always: regions with {piece} are immune to opponents",
            None,
            0.1,
        ),
        (
            r"\+P ++ \+(?:MORE|DEF|TX)|\+P ++ \S+ harder \S+",
            "when an opponent attacks a region I hold with {piece}: cost {n} more",
            None,
            0.2,
        ),
        (
            r"\+P ++ (?:P|\S+) (?:bring|gain|worth|hold|score) C",
            "at scoring: gain {n} {coins} for each region I hold with {piece}",
            "^at",
            0.0,
        ),
        (r"\+P ++ \+C ++ \+for", "at turn start: I may pay {np}, then gain {n} {coins}", "^at", -0.1),
        (
            r"\+P ++ (?:me|-) (?:swap|replace|return|discard|pay) \S+ ++ \+T",
            "at turn start: I may pay {np}, then gain {n} {tokens}",
            "^at",
            0.1,
        ),
        (
            r"\+extra ++ \+turn|\+again ++ \+turn",
            "after scoring, once per game: I may play another turn",
            None,
            0.1,
        ),
        (
            r"\+conquest ++ \+(?:extra|again|TX|N|another)|\+another_round",
            "after conquests: I may conquer another round",
            None,
            0.2,
        ),
        (
            r"(?:me|-|T) redeploy .*|(?:me|-) move T",
            "before scoring: I may redeploy",
            "^at|^before|^after|opponent",
            0.0,
        ),
        (
            r"(?:me|-) move (?:T|ALLT)",
            "at turn start: I may move {n} {tokens} from a region I hold to a region I hold",
            "^at|^before|^after",
            0.0,
        ),
        (
            r"(?:me|-) (?:move|return|take|choose) T ++ \+(?:hand|again)",
            "at turn start: I may move all tokens from {amine} to hand",
            "^at|^before|^after",
            -0.1,
        ),
        (r"(?:me|-) decline - ++ \+MAY", "after scoring: I may decline", "^at|^before|^after", 0.0),
        (
            r"(?:me|-) roll .* ++ \+COIN|(?:me|-) roll .* ++ \+C",
            "at turn start: roll, then gain 1 coin for each pip",
            "^at|^when|^before|^after",
            0.2,
        ),
        (
            r"(?:me|-) roll .* ++ \+T(?:OK)?",
            "at turn start: roll, then gain 1 token for each pip",
            "^at|^when|^before|^after",
            0.0,
        ),
        (
            r"(?:me|-) roll .* ++ \+(?:LESS|conquest|attack|easier)",
            "before attack: I may roll, then cost 1 less for each pip",
            None,
            0.0,
        ),
        (
            r"(?:me|-) (?:reroll|roll) .* ++ \+(?:again|reroll)|(?:me|-) reroll .*",
            "when I roll 0, once per turn: I may roll",
            None,
            0.1,
        ),
        (r"(?:me|-|\S+) roll \S+ ++ \+(?:MORE|add|TX|N)", "when I roll: roll is {n} higher", "roll", 0.0),
        (
            r"(?:opp|any) (?:attack|conquer) .* ++ not opp \S+ .*|\S+ (?:fail|repel) .*",
            "when an opponent attacks a region I hold, once per turn: the attack fails",
            "^when an opponent att",
            -0.1,
        ),
        (r"(?:me|-|T) keep (?:T|-|M|R) ++ \+(?:ALLT|TOK|each)", "when I decline: keep all tokens", None, 0.0),
        (r"(?:me|-|T) keep T", "when I decline: keep {n} {tokens}", None, 0.0),
        (
            r"(?:me|-) choose opp ++ not \S+ (?:attack|conquer) .*",
            "at turn end: choose an opponent, then they cannot attack regions I hold until my next turn",
            "^at|^before|^after",
            0.4,
        ),
        (
            r"\+power ++ (?:not \S+ \S+ .*|me choose opp|- choose opp|\S+ lose .*)",
            "at turn start: choose an opponent, then their power has no effect until my next turn",
            "^at|^before|^after|^when",
            0.1,
        ),
        (
            r"=(?:become|becomes|turns?|into|transforms?) ++ \+R",
            "at turn end: {a} becomes {ground}",
            "^at|^before|^after",
            0.2,
        ),
        (
            r"=(?:become|becomes|turns?|into|transforms?) ++ \+R",
            "when I conquer {r}: there becomes {ground}",
            "^when I conq",
            0.2,
        ),
        (
            r"(?:me|-) (?:swap|replace|choose) .* ++ \+power",
            "when I decline: I may swap my power for a power in column",
            "^at|^when I",
            0.1,
        ),
        (
            r"(?:me|-) (?:place|add|put) C",
            "at turn end: place {n} {coins} on a combo in the column",
            "^at",
            -0.1,
        ),
        (rf"{_PASSED} ++ \\+C", "when anyone passes this: they pay {n} {coins}", "passes", 0.1),
        (rf"{_PASSED} ++ \\+C", "when anyone passes this: place {n} {coins} on this", "passes", 0.7),
        (rf"{_PASSED} ++ \\+C", "when anyone passes this: price {n} more", "passes", 0.8),
        (r"(?:me|-) score (?:R|M|T)", "when I conquer {r}: score there", "^when I conq", -0.1),
        (r"(?:me|-) score (?:R|M)", "before scoring: score {amine}", "^before|^after", -0.1),
        (r"- double .*|\+again ++ (?:me|-) gain .*", "when I score {r}: coins double", "score", -0.3),
        (
            r"(?:me|-) remove (?:T|E)",
            (
                "at turn start: I may pay 1 coin, then choose an opponent, then remove {n} {token} from "
                "a region they hold"
            ),
            "^at",
            -0.1,
        ),
        (
            r"(?:me|-) (?:swap|replace|add) (?:E|T) ++ \+(?:ET|OPP)",
            (
                "when I attack a lone_enemy, once per turn per opponent: I may replace the defender by 1 "
                "token from tray or hand"
            ),
            None,
            0.0,
        ),
        (r"\+extra ++ \+again", "at turn start, only in decline: I may revive", None, -0.5),
        (
            rf"(?:me|-|T|\?) (?:conquer|enter|hold|place|attack|take|keep) .* ++ {_WATER}",
            "always: I may occupy {all}",
            None,
            0.3,
        ),
        (rf"=(?:land|normal|walk|swim) ++ {_WATER}", "always: I may occupy {all}", None, 0.4),
        (
            (
                r"(?:me|-|T|\?) (?:conquer|attack|take|enter|reach) .* ++ =(?:matter|regardless|distance"
                r"|where|anywhere|far|map|within|away|teleport)"
            ),
            "always: I may reach {any}",
            None,
            0.3,
        ),
        (
            rf"(?:me|-) roll .* ++ {_MANY}",
            "at turn start: roll, then gain 1 coin for each pip",
            "^at|^when|^before|^after",
            0.9,
        ),
        (
            rf"(?:me|-) roll .* ++ {_MANY} ++ \\+T(?:OK)?",
            "at turn start: roll, then gain 1 token for each pip",
            "^at|^when|^before|^after",
            0.9,
        ),
        (
            (
                r"=(?:roll|die|rolls) ++ =(?:before|every|each|instead) ++ =(?:attack|conquest|conquests"
                r"|attacks|conquer)"
            ),
            "before attack: I may roll, then cost 1 less for each pip",
            None,
            1.0,
        ),
        (
            r"=(?:roll|die|rolls) ++ =(?:defence|defend|defends)",
            "when an opponent attacks a region I hold: roll, then cost 1 more for each pip",
            None,
            0.5,
        ),
        (
            (
                r"not (?:M|R|me|-|T|\?) (?:hold|keep|place|enter) (?:T|CAP|N|-|R|M) ++ =(?:more|than|most"
                r"|max|maximum|contain)"
            ),
            "always: {manymine} have at most {n} {tokens}",
            None,
            0.4,
        ),
        (
            r"(?:M|R|me|-|T|\?) (?:hold|keep|place|leave|move) .* ++ =(?:most|max|maximum|limit)",
            "always: {manymine} have at most {n} {tokens}",
            None,
            0.4,
        ),
        (
            r"(?:M|R|me|-|T|\?) (?:hold|keep|place|leave) (?:T|N|R|M) ++ =(?:least|must|minimum|always)",
            "always: {manymine} have at least {n} {tokens}",
            None,
            0.5,
        ),
        (
            (
                r"(?:me|-) (?:ignore|cost|need) (?:R|-) ++ \+R|\+NOT ++ \+(?:TX|extra|MORE) ++ \+R|=(?:no"
                r"|nothing|penalty|ignore|ignoring) ++ \+R ++ =(?:cost|costs|extra|penalty|penalties"
                r"|bonus|defence|additional)"
            ),
            "when I attack {r}: cost 1 less",
            "^when I (?:conq|att)",
            0.3,
        ),
        (
            (
                r"=(?:free|nothing|single|suffices|exactly|only|just) ++ (?:me|-|\?) (?:conquer|attack"
                r"|take) .* ++ \+(?:T|TOK|N|free)"
            ),
            "when I attack {r}: cost 9 less",
            "^when I (?:conq|att)",
            -0.2,
        ),
        (
            (
                r"(?:T|TOK|me|-|\?) return .*|not (?:opp|any|\?) (?:remove|kill|lose) T|(?:me|-) (?:take"
                r"|gain|return) T ++ =(?:back|instead|hand)"
            ),
            "when an opponent conquers {mine}: I lose no tokens",
            "^when an opponent conq",
            0.5,
        ),
        (
            r"(?:me|-) (?:leave) (?:M|R|-|T) ++ =(?:each|must|all|every)",
            "at turn start: I leave {amine}",
            "^at",
            -0.1,
        ),
        (r"(?:me|-) leave .* ++ =(?:alone|peace)", "always: opponents cannot attack {many}", None, 0.0),
        (r"opp .* ++ =(?:alone|peace)", "always: opponents cannot attack {many}", None, 0.5),
        (
            r"(?:me|-) move (?:T|ALLT|R|-) ++ =(?:all)",
            "at turn start: I may move all tokens from a region I hold to a region I hold",
            "^at|^before|^after",
            0.3,
        ),
        (
            r"(?:me|-) move (?:T|R|M) ++ =(?:another|region|from)",
            "at any time, once per turn: I may move {n} {tokens} from a region I hold to a region I hold",
            "^at|^before|^after",
            0.2,
        ),
        (
            r"(?:me|-) move (?:P|R|-) ++ \+P|P (?:move|place) .*",
            "at turn start: place {np} in {amine}",
            "^at|^before|^after",
            0.1,
        ),
        (
            r"=(?:another|additional|extra|second|again) ++ =turn",
            "after scoring, once per game: I may play another turn",
            None,
            0.4,
        ),
        (
            (
                r"=(?:another|additional|extra|second|again|more) ++ =(?:round|conquests|phase|conquest"
                r"|territory)"
            ),
            "after conquests: I may conquer another round",
            None,
            0.0,
        ),
        (
            (
                r"(?:opp|all) (?:pay|cost|lose) C ++ =(?:attack|attacks|attacking|attacked)|(?:-|it) cost "
                r"opp ++ \+C ++ =attack"
            ),
            "when an opponent attacks a region I hold: they pay {n} {coins} to me",
            "^when an opponent att",
            0.2,
        ),
        (
            r"(?:opp|all) (?:pay|cost|lose|discard) (?:C|-|me)",
            "when an opponent attacks a region I hold: they pay {n} {coins}",
            _THEY,
            -0.1,
        ),
        (
            r"not (?:me|-) redeploy .*|=redeployment ++ =(?:no|not|cannot)",
            "always: I cannot redeploy",
            None,
            0.3,
        ),
        (
            r"(?:me|-) (?:pay|give) opp ++ \+C",
            "when I conquer a region held by an opponent: pay {n} {coins} to them",
            _THEY,
            0.2,
        ),
        (
            r"=coins ++ =(?:column|combo|combos|display|lineup)",
            "at turn end: place {n} {coins} on a combo in the column",
            "^at",
            0.0,
        ),
        (
            r"(?:me|-) choose opp ++ (?:opp|all) (?:pay|lose|gain) .* ++ \+C",
            "at turn start: choose an opponent, then they pay {n} {coins} to me",
            "^at|^when",
            0.4,
        ),
        (
            r"(?:me|-) place T|(?:me|-) add T",
            "when I conquer {r}: place {n} {token} from tray there",
            "^when",
            0.0,
        ),
        (
            r"(?:me|-) (?:score|gain) (?:R|M|TWO) ++ =(?:twice|double|again)|=(?:double|doubled|twice)",
            "when I score {r}: coins double",
            "score",
            0.2,
        ),
        (
            (
                r"=(?:adjacent|neighbours|connected|bordering|linked|border|go|travel) ++ (?:not )?(?:R"
                r"|me|-|\?) .* ++ =(?:other|another|each|together|one|neighbours)"
            ),
            "always: {all} are adjacent to each other",
            None,
            -0.3,
        ),
        (
            r"=(?:adjacent|neighbours|connected) ++ \+R ++ =(?:other|another|each|all)",
            "always: {all} are adjacent to each other",
            None,
            -0.4,
        ),
        (
            r"\+(?:CHOSEN|OPP) ++ (?:me|-) choose opp ++ =power",
            "at turn start: choose an opponent, then their power has no effect until my next turn",
            "^at|^before|^after|^when",
            0.5,
        ),
        (
            r"=(?:become|becomes|into|transform|transforms) ++ \+R ++ \+R",
            "at turn end: {a} becomes {ground}",
            "^at|^before|^after",
            0.0,
        ),
        (
            r"(?:opp|any) (?:attack|conquer) .* ++ =(?:fails?|repel|cancel|stop|sent)",
            "when an opponent attacks a region I hold, once per turn: the attack fails",
            "^when an opponent att",
            0.3,
        ),
        (
            r"=decline ++ =(?:end|after|also|still|without)",
            "after scoring: I may decline",
            "^at turn end|^before|^after",
            -0.2,
        ),
        (r"=(?:mine|P) ++ \+P ++ =(?:instead)", "when I conquer {r}: place {np} there", "^when", -0.5),
        (
            r"\+P ++ =(?:conquer|capture|attack|use) ++ =(?:my|use|1|dragon)",
            "at conquests: {piece} may conquer a region adjacent to a region I hold",
            None,
            -0.2,
        ),
        (
            r"(?:me|-) (?:remove|kill|lose) (?:T|E) ++ =enemy",
            (
                "at turn start: I may pay 2 coins, then choose an opponent, then remove 1 token from a "
                "region they hold"
            ),
            None,
            0.3,
        ),
        (
            r"\S+ (?:place|enter|conquer|start) .* ++ =(?:anywhere|any|far)",
            "always: I may enter {any}",
            None,
            0.2,
        ),
        (
            r"=(?:first) ++ \+LESS",
            "when I attack {r}, if there are no regions I conquered this turn: cost {n} less",
            None,
            0.6,
        ),
        (
            r"=(?:second|third|later|subsequent|further) ++ \+LESS",
            "when I attack {r}, if there is at least 1 region I conquered this turn: cost {n} less",
            None,
            0.9,
        ),
        (
            r"=(?:first) ++ (?:me|-) (?:conquer|take|attack) .* ++ (?:me|-|R) (?:gain|take|bring|worth) C",
            "when I conquer {r}, once per turn: gain {n} {coins}",
            None,
            0.6,
        ),
        (
            r"=(?:first) ++ (?:me|-) (?:conquer|take|attack) .* ++ (?:me|-|R) (?:gain|take|bring|worth) T",
            "when I conquer {r}, once per turn: gain {n} {tokens}",
            None,
            0.6,
        ),
        (
            r"\+C ++ \+(?:WHOM|OPP|ET) ++ =(?:steal|owner|from|pillage|conquer|conquered|robs?|plunder)",
            "when I conquer a region held by an opponent: gain {n} {coins} from them",
            "^when I (?:conq|att)",
            0.5,
        ),
        (r"\S+ reach .* ++ =(?:except|but|besides)", "always: I may reach land", None, 0.4),
        (
            r"\+NOC ++ \+(?:OPP|EACHOPP|NOBODY)",
            "when an opponent scores {r}: coins are exactly 0",
            "score",
            0.9,
        ),
        (r"\+NOC ++ \+R", "when I score {r}: coins are exactly 0", "score", 0.3),
        (
            r"\S+ score .* ++ =(?:second|twice|again|time|immediately|once)",
            "before scoring: score {amine}",
            "^before|^after",
            0.7,
        ),
        (
            r"\S+ score .* ++ =(?:immediately|now|conquer|conquest)",
            "when I conquer {r}: score there",
            "^when I conq",
            0.4,
        ),
        (
            (
                r"\S+ (?:place|put|add) .* ++ =(?:forts?|nests?|heroes|hero) ++ =(?:wherever|everywhere"
                r"|conquer|capture)"
            ),
            "when I conquer {r}: place {np} there",
            "^when",
            0.4,
        ),
        (
            r"=(?:blank|0) ++ =(?:die|roll|reroll) ++ =(?:gain|take|coin|coins) ++ \+C",
            "when I roll 0: gain {n} {coins}",
            None,
            0.6,
        ),
        (r"=(?:die|roll|rolls|rolling) ++ \+N ++ \+C", "when I roll {pip}: gain {n} {coins}", None, 1.2),
        (
            r"=(?:die|roll|rolls|rolling) ++ \+N ++ \+(?:T|TX)",
            "when I roll {pip}: gain {n} {tokens}",
            None,
            1.2,
        ),
        (
            r"=(?:rolls) ++ (?:any|opp|all) roll .* ++ (?:me|-|\S+) (?:gain|pay) .*",
            "when anyone rolls: gain {n} {coins}",
            None,
            0.6,
        ),
        (r"\+NOT ++ =affected ++ \+R", "when I attack {r}: cost 1 less", None, 0.9),
        (
            r"=unless ++ not opp \S+ .* ++ opp pay .*",
            "when an opponent attacks {mine}: they pay {n} {coins} to me",
            None,
            2.2,
        ),
        (
            r"\+OPP ++ \S+ (?:pay|give|lose) .* ++ \+R ++ =(?:adjacent|bordering|neighbouring|next)",
            "at scoring: gain {n} {coins} from each opponent that holds {other}",
            "^at|^before|^after",
            0.9,
        ),
        (
            (
                r"=(?:neighbours?|neighbouring|adjacent) ++ \+(?:OPP|EACHOPP) ++ \+C ++ \S+ (?:pay|steal"
                r"|take|give|gain|lose) .*"
            ),
            "at scoring: gain {n} {coins} from each opponent that holds a region bordering a region I hold",
            "^at|^before|^after",
            0.7,
        ),
        (
            (
                r"=(?:owner|owners|holder|holders|whoever|holds|holding|controls?|who|player|players) ++ "
                r"\S+ (?:pay|give|lose) .* ++ \+R"
            ),
            "at scoring: gain {n} {coins} from each opponent that holds {other}",
            "^at|^before|^after",
            0.4,
        ),
        (
            (
                r"=(?:owner|owners|holder|holders|whoever|holds|holding|who|player|players) ++ \S+ (?:pay"
                r"|give|lose) .* ++ \+P"
            ),
            "at scoring: gain {n} {coins} from each opponent that holds a region with {piece}",
            "^at|^before|^after",
            0.5,
        ),
        (
            (
                r"=(?:bordering|border|touch|touching|touches|adjacent|neighbouring) ++ =(?:no|none|not"
                r"|nothing) ++ \+C"
            ),
            "at scoring: gain {n} {coins} for each {each} not bordering a region I hold",
            "^at",
            0.6,
        ),
        (
            (
                r"=(?:bordering|border|touch|touching|touches|adjacent|neighbouring) ++ =(?:no|none|not"
                r"|nothing) ++ \+C ++ =(?:enemy|opponent|opponents|enemies|hostile)"
            ),
            "at scoring: gain {n} {coins} for each {each} not bordering a region held by an opponent",
            "^at",
            1.0,
        ),
        (
            r"(?:me|-) pay .* ++ \+(?:EACHOPP|WHOM)|\S+ pay all ++ \+C",
            "at turn start: choose an opponent, then they gain {n} {coins}",
            "^at|^when",
            0.0,
        ),
        (
            r"(?:me|-) pay (?:opp|C|-) ++ \+(?:WHOM|OPP) ++ =(?:conquer|owner|take|attack)",
            "when I conquer a region held by an opponent: they gain {n} {coins}",
            _THEY,
            0.5,
        ),
        (
            r"=(?:always|least|must) ++ (?:me|-) (?:cost|need|use) T ++ =(?:conquer|attack|take)",
            "when I attack a region: cost is at least {n}",
            None,
            0.6,
        ),
        (
            r"\+(?:FOR|each) ++ =(?:declined|decline) ++ =(?:race|races|opponents) ++ \+C",
            "at scoring: gain {n} {coins} for each declined race",
            "^at",
            0.5,
        ),
        (r"=every ++ =round ++ \S+ gain .*", "at turn start: gain {n} {tokens}", "^at", -0.5),
        (
            r"=(?:max|most|than|more) ++ not opp conquer .*|not opp conquer CAP",
            "when an opponent conquers a region I hold: they cannot attack regions I hold until turn end",
            None,
            1.0,
        ),
        (
            r"=choose ++ \+R ++ =(?:immune|attack|conquer|nobody|cannot)",
            "at turn end: choose {amine}, then there is immune to opponents until my next turn",
            "^at|^before|^after",
            0.6,
        ),
        (
            r"(?:me|-) (?:use|gain|borrow|take) .* ++ =power ++ =column",
            "at ready: I may use {piece} as a power in the column until turn end",
            "^at",
            0.0,
        ),
        (
            r"\+ET ++ =(?:replace|turn|convert|into|becomes?|joins?|recruit|swap)",
            (
                "when I attack a lone_enemy, once per turn per opponent: I may replace the defender by 1 "
                "token from tray"
            ),
            None,
            1.0,
        ),
        (
            r"=(?:token|tokens|defender) ++ =(?:replace|convert|joins?|recruit|join|becomes)",
            (
                "when I attack a lone_enemy, once per turn per opponent: I may replace the defender by 1 "
                "token from tray"
            ),
            None,
            0.3,
        ),
        (
            r"\+C ++ =(?:not|instead) ++ \+R ++ (?:R|M|me|-) \S+ C",
            "when I score {r}: coins are exactly {n}",
            "score",
            -0.1,
        ),
        (r"=(?:coins|gain|coin) ++ \+MORE ++ \+R", "when I score {r}: coins {n} more", "score", -0.2),
        (
            r"=(?:second|twice|again|another) ++ =(?:attack|conquer|conquests) ++ =(?:turn|round)",
            "after conquests: I may conquer another round",
            None,
            -0.1,
        ),
        (r"=die ++ \+(?:MORE|TX|N|LESS)", "when I roll: roll is {n} higher", "roll", 0.4),
        (
            r"\+only ++ \S+ (?:conquer|attack|take) .* ++ =active",
            "always: declined opponents cannot attack {many}",
            None,
            1.2,
        ),
        (
            r"\+only ++ \S+ (?:conquer|attack|take) .* ++ =declined",
            "always: active opponents cannot attack {many}",
            None,
            1.2,
        ),
        (
            r"not \S+ (?:remove|kill|lose|discard) (?:T|M)",
            "when an opponent conquers {mine}: I lose no tokens",
            "^when an opponent conq",
            0.4,
        ),
        (rf"not (?:opp|any|all|nob|\?|-|E) {_TAKE} R", "always: opponents cannot attack {all}", None, -0.05),
        (r"(?:me|-) (?:leave|move) (?:M|R|-) ++ \+MAY", "at turn end: I may leave {amine}", "^at", 0.0),
        (
            r"(?:me|-) move (?:T|ALLT) ++ \+hand|(?:me|-) (?:take|return) T ++ =(?:back|hand)",
            "at turn start: I may move {n} {tokens} from {amine} to hand",
            "^at|^before|^after",
            0.2,
        ),
        (
            r"\+ET ++ (?:me|-) (?:kill|remove|lose|conquer|steal) .* ++ \+(?:T|TX)",
            "when I conquer a region held by an opponent: gain {n} {tokens}",
            "^when I conq",
            0.6,
        ),
        (
            r"=(?:every|all|each) ++ (?:all|any) gain C",
            "when I decline: each player gains {n} {coins}",
            "^at|^when",
            0.0,
        ),
        (
            r"(?:me|-) (?:remove|discard|lose|throw) T ++ \+C ++ =for",
            "at turn start: I may remove {n} {tokens} from a region I hold, then gain {c} {coins}",
            "^at|^before|^after",
            0.2,
        ),
        (
            r"=(?:discard|sacrifice|lose|return|pay|remove|spend) ++ \+P ++ =(?:conquer|attack)",
            "when I attack {r}: I may pay {np}, then cost is exactly 1",
            None,
            0.8,
        ),
        (
            r"=(?:discard|sacrifice|lose|return|pay|remove|spend) ++ \+P ++ \+LESS",
            "when I attack {r}: I may pay {np}, then cost {n} less",
            None,
            0.8,
        ),
        (
            r"\+P ++ \+R ++ \S+ (?:place|keep|put|hold|gain) .* ++ =(?:attack|conquer|leave|abandon|lose)",
            "when I leave {r}: place {np} there",
            "^when I leave",
            0.2,
        ),
        (
            r"=(?:needed|need|needs|requires|required) ++ =(?:1|single|exactly|just|only) ++ \+R",
            "when I attack {r}: cost 9 less",
            "^when I (?:conq|att)",
            0.0,
        ),
        (
            r"=more ++ =coins ++ =than ++ \+LESS",
            "when I attack a region held by an opponent with more coins than me: cost {n} less",
            None,
            1.2,
        ),
        (
            r"=(?:less|fewer) ++ =coins ++ =than ++ \+LESS",
            "when I attack a region held by an opponent with fewer coins than me: cost {n} less",
            None,
            1.0,
        ),
        (
            r"(?:opp|any) (?:conquer|take|remove) P ++ (?:opp|any) (?:gain|take) C",
            "when an opponent conquers a region with {piece}: they gain {n} {coins}",
            None,
            0.6,
        ),
        (
            r"=(?:fails?|failed|failing) ++ =(?:attack|conquest|invasion|attacks)",
            "when an opponent attacks a region I hold, once per turn: the attack fails",
            "^when an opponent att",
            0.4,
        ),
        (r"\+NOT ++ =(?:income|coins|gold) ++ \+R", "when I score {r}: coins are exactly 0", "score", 0.5),
        (
            r"\+NOT ++ (?:not )?(?:me|-) (?:pay|cost) (?:R|-) ++ \+R",
            "when I attack {r}: cost 1 less",
            "^when I (?:conq|att)",
            0.3,
        ),
        (r"\+only ++ (?:me|-) (?:enter|place) .*", "always: I may only enter {all}", None, 0.4),
        (
            r"(?:R|M) (?:become|turn) R|(?:me|-) conquer R ++ =(?:become|becomes|into)",
            "when I conquer {r}: there becomes {ground}",
            "^when I conq",
            0.6,
        ),
        (
            r"(?:me|-) conquer .* ++ =immediately ++ \+C",
            "when I conquer {r}: gain {n} {coins}",
            "^when I conq",
            0.6,
        ),
        (
            r"=(?:conquests|conquest) ++ \+R ++ \+C",
            "when I conquer {r}: gain {n} {coins}",
            "^when I conq",
            -0.2,
        ),
        (
            r"\+C ++ =opponent_of_choice",
            "at turn start: choose an opponent, then they pay {n} {coins} to me",
            "^at|^when",
            0.4,
        ),
        (
            r"\+CHOSEN ++ \+C",
            "at turn start: choose an opponent, then they pay {n} {coins} to me",
            "^at|^when",
            0.4,
        ),
        (
            r"=peace ++ \+OPP",
            "at turn end: choose an opponent, then they cannot attack regions I hold until my next turn",
            "^at|^before|^after",
            0.6,
        ),
        (
            r"(?:me|-) (?:remove|return|discard|pay) P ++ \+C",
            "at turn start: I may pay {np}, then gain {n} {coins}",
            "^at",
            0.6,
        ),
    )
)

#: Words by which rows tell what is meant; whoever uses one of them has said nothing that is unknown.
SPOKEN_OF: Final[frozenset[str]] = frozenset(
    word
    for each in (*EFFECTS, *EVENTS)
    for need in each.needs
    if need.pattern.startswith("=")
    for word in re.findall(r"[a-z]+", need.pattern)
)
