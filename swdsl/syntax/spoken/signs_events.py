"""When something happens, in signs: attacks, conquests, losses, declines and the like. Data only."""

from typing import Final

from swdsl.syntax.spoken.signs import Rule, event

_W: Final = "WHEN"
_CONQUER: Final = "conquer|take|enter|gain"
_BY_ME: Final = (
    (f"{_W} ME? {_CONQUER} from? {{R}}", "when I conquer {R}"),
    (f"{_W} ME? {_CONQUER} {{R}} from OPP", "when I conquer {R} held by an opponent"),
    (f"{_W} ME? conquer OPP in? {{R}}", "when I conquer {R} held by an opponent"),
    (f"{_W} ME? conquer OPP|conquest", "when I conquer a region held by an opponent"),
    (f"{_W} ME? attack in? {{R}}", "when I attack {R}"),
    (f"{_W} ME? attack OPP in? {{R}}", "when I attack {R} held by an opponent"),
    (f"{_W} ME? attack OPP?", "when I attack a region"),
    (f"{_W} ME? conquer", "when I conquer a region"),
    (f"{_W} ME? conquer {{R}} hold? by|from OPP", "when I conquer {R} held by an opponent"),
    ("from|in? ANY|OPP|EACHOPP ME attack|conquer", "when I conquer a region held by an opponent"),
    (f"{_W} ME? kill|lose OPP? TOK|T|ET", "when I conquer a region held by an opponent"),
    ("ME? MAY? leave {R} ,? to|AND|,", "when I leave {R}"),
    (f"{_W} ME? leave {{R}}", "when I leave {R}"),
    ("in|for? {R} ME conquer|take", "when I conquer {R}"),
    ("in|for? {R} ME leave", "when I leave {R}"),
    ("conquer|take {R} ,|AND", "when I conquer {R}"),
    ("attack {R} ,", "when I attack {R}"),
    ("attack ,", "when I attack a region"),
    ("conquest|conquer ,", "when I conquer a region"),
    ("each conquest in|from|to? {R}", "when I conquer {R}"),
    ("with|in each conquest", "when I conquer a region"),
)
_BY_OTHERS: Final = (
    (f"{_W} OPP|ANY conquer|take|enter {{R}}", "when an opponent conquers {R:theirs}"),
    (f"{_W} OPP|ANY conquer|take ME|mine in {{R}}", "when an opponent conquers {R:mine}"),
    (f"{_W} OPP|ANY conquer|take {{R}} from ME", "when an opponent conquers {R:mine}"),
    (f"{_W} OPP|ANY conquer|take ME", "when an opponent conquers a region I hold"),
    (f"{_W} OPP|ANY attack {{R}}", "when an opponent attacks {R:theirs}"),
    (f"{_W} OPP|ANY attack ME in {{R}}", "when an opponent attacks {R:mine}"),
    (f"{_W} OPP|ANY attack ME", "when an opponent attacks a region I hold"),
    (f"{_W} {{R}} BE? conquer|take|lose by? OPP?", "when an opponent conquers {R:mine}"),
    (f"{_W} {{R}} BE attack by? OPP?", "when an opponent attacks {R:mine}"),
    (f"{_W} ME BE attack by? OPP?", "when an opponent attacks a region I hold"),
    (f"{_W} ME BE attack|conquer in {{R}}", "when an opponent conquers {R:mine}"),
    (f"{_W} ME lose|leave {{R}} to? OPP?", "when an opponent conquers {R:mine}"),
    (f"{_W} ME lose T|TOK|ALLT in {{R}}", "when an opponent conquers {R:mine}"),
    (f"{_W} ME lose T|TOK|ALLT|conquest", "when an opponent conquers a region I hold"),
    (f"{_W} TOK|ME? BE? pushed|lose|kill out? from? in? {{R}}", "when an opponent conquers {R:mine}"),
    (f"{_W} T|TOK|ALLT BE? pushed|lose|kill by? OPP?", "when an opponent conquers a region I hold"),
    (f"{_W} ME BE conquer|pushed|take by? OPP?", "when an opponent conquers a region I hold"),
    ("TOK BE? pushed out? from in? {R}", "when an opponent conquers {R:mine}"),
    ("attack|conquest from|to|in ME", "when an opponent attacks a region I hold"),
    ("OPP conquest|attack in|from? {R}", "when an opponent attacks {R:theirs}"),
)
_STEPS: Final = (
    (f"{_W} OPP|ANY decline", "when an opponent declines"),
    (f"{_W} {{WHOM}} decline", "when {WHOM:one} declines"),
    (
        f"{_W} OPP|ANY decline {{R}}",
        "when an opponent that holds {R:their} declines",
    ),
    (f"{_W} ME? decline", "when I decline"),
    (f"{_W} OPP choose", "when an opponent picks a combo"),
    ("in choose", "when I pick this"),
    (f"{_W} ME? roll in? {{N}}", "when I roll {N}"),
    (f"{_W} ME roll die?", "when I roll"),
    (f"{_W} ME? redeploy", "at redeployment"),
)
EVENTS: Final[tuple[Rule, ...]] = tuple(
    event(signs, moment) for signs, moment in (*_BY_ME, *_BY_OTHERS, *_STEPS)
)
