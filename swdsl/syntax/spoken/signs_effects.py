"""What happens, in signs: coins and tokens, pieces, and what is done in a turn. Data only."""

from typing import Final

from swdsl.syntax.spoken.signs import Rule, effect, price

_GAIN: Final = "gain|take|add|score|bring|steal|keep|extra"
_REPLACED: Final = (
    "when I attack a lone_enemy, once per turn per opponent: I may replace the defender by 1 token from tray"
)
_EVENTS: Final = r"^(?!always)"
_PAID_FOR: Final = (
    price("ME? pay|discard {C} to|AND|,|for?", "pay {N} {COINS}"),
    price("for|by pay? {C} ,?", "pay {N} {COINS}"),
    price("WHEN ME? pay|discard {C}", "pay {N} {COINS}"),
    price("WHEN ME? pay|discard {T}", "pay {N} {TOKENS}"),
    price("ME? pay|discard|lose {T} from? hand? to|AND|,?", "pay {N} {TOKENS}"),
    price("ME? pay|discard|remove|lose {P} to|AND|,?", "move {P} from hand to supply"),
    price("swap {C} for|with|to", "pay {N} {COINS}"),
)
_COINS: Final = (
    effect(
        f"ME? MAY? {_GAIN}|worth {{C}} {{FOR}}?", "at scoring: {MAY}gain {N} {COINS}{FOR}", within=_EVENTS
    ),
    effect("{C} {FOR}?", "at scoring: gain {N} {COINS}{FOR}", within=_EVENTS),
    effect("ME? MAY? steal|gain|take {C} from EACHOPP", "at scoring: gain {N} {COINS} from each opponent"),
    effect(
        "ME? MAY? steal|gain|take {C} from OPP|ME? ME?",
        "at turn start: {MAY}choose an opponent, then they pay {N} {COINS} to me",
        within=r"^at (?:turn|redeployment)(?! \w* ?of)|^before|^after",
    ),
    effect(
        "ME? MAY? steal|gain|take {C} from OPP AND? OPP?",
        "when I conquer a region held by an opponent: they pay {N} {COINS} to me",
        within=r"^when (?:I (?:conquer|attack)|an opponent)|of an opponent",
    ),
    effect(
        "ME? MAY? steal {C}",
        "when I conquer a region held by an opponent: they pay {N} {COINS} to me",
        within=r"^when (?:I (?:conquer|attack)|an opponent)",
    ),
    effect("EACHOPP MUST? pay|hand|lose ME? {C} to? ME?", "at scoring: gain {N} {COINS} from each opponent"),
    effect(
        "OPP MUST? pay|hand to? ME? {C} to|from? ME|OPP?",
        "when I conquer a region held by an opponent: they pay {N} {COINS} to me",
        within=r"^when (?:I (?:conquer|attack)|an opponent)|opponent",
    ),
    effect(
        "OPP MUST? lose|discard {C} {FOR}?",
        "when I conquer a region held by an opponent: they pay {N} {COINS}",
        within=r"^when (?:I (?:conquer|attack)|an opponent)|opponent",
    ),
    effect("ME? MUST? pay|lose {C} to? tray? {FOR}?", "at scoring: pay {N} {COINS}{FOR}", within=_EVENTS),
    effect(
        "OPP gain {C}", "when I conquer a region held by an opponent: they gain {N} {COINS}", within=r"^when "
    ),
    effect("ME? MAY? steal|gain|take {C} from {WHOM}", "after scoring: gain {N} {COINS} from {WHOM}"),
    effect("{WHOM} MUST? pay|lose|hand ME? {C} to? ME?", "after scoring: gain {N} {COINS} from {WHOM}"),
    effect(
        "CHOSEN MUST? pay|hand|lose|discard {C} to? tray?",
        "at turn start: choose an opponent, then they pay {N} {COINS}",
        within=r"^at turn|^before|^after|^when",
    ),
    effect(
        "CHOSEN MUST? pay|hand ME {C}",
        "at turn start: choose an opponent, then they pay {N} {COINS} to me",
        within=r"^at turn|^before|^after|^when",
    ),
    effect(
        "ME? MAY? steal|take|gain {C} from CHOSEN",
        "at turn start: {MAY}choose an opponent, then they pay {N} {COINS} to me",
        within=r"^at turn|^before|^after|^when",
    ),
    effect(
        "CHOSEN MUST? lose|discard|remove {T}|{TX}",
        "at turn start: choose an opponent, then remove {N} {TOKENS} from a region they hold",
        within=r"^at turn|^before|^after|^when",
    ),
    effect(
        "CHOSEN MAY? NOT conquer|attack ME|R",
        "at turn start: choose an opponent, then their active race cannot attack regions I hold until"
        " my next turn",
        within=r"^at turn|^before|^after|^when",
    ),
    effect(
        "choose OPP AND|,? OPP? AND|,? MUST? pay|hand|lose|steal|take ME? {C} from? OPP|ME?",
        "at turn start: choose an opponent, then they pay {N} {COINS} to me",
        within=r"^at turn|^before|^after",
    ),
    # what regions bring
    effect(
        "{R} each? bring|worth|gain|pay|score|count|hold ME? {C} each?",
        "at scoring: gain {N} {COINS} for each {MINE}",
        within=r"^at ",
    ),
    effect("{C} from|for|in {R}", "at scoring: gain {N} {COINS} for each {MINE}", within=r"^at "),
    effect("{R} , {C} each?", "at scoring: gain {N} {COINS} for each {MINE}", within=r"^at "),
    effect(
        "{P} each? ME? hold? in? bring|worth|gain|pay|score ME? {C} each?",
        "at scoring: gain {N} {COINS} for each region I hold with {PIECE}",
        within=r"^at ",
    ),
    effect(
        "{C} for each {P}", "at scoring: gain {N} {COINS} for each region I hold with {PIECE}", within="^at"
    ),
    effect(
        "{R} each? bring|worth|gain|pay|score|count? ME? TWO",
        "when I score {R:bare}: coins double",
        within="^when I score",
    ),
    effect(
        "{R} each? bring|worth|gain|pay|score|count ME? {C} AND|,? NOT|instead|than N|C|T?",
        "when I score {R:bare}: coins are exactly {N}",
        within=None,
    ),
    effect(
        "{R} each? bring|worth|gain|pay|score|count ME? {LESS} COIN?",
        "when I score {R:bare}: coins {N} less",
        within=None,
    ),
    effect(
        "OPP|EACHOPP|ANY MAY? only? gain|score {LESS} COIN? from|for|in {R}",
        "when an opponent scores {R:bare}: coins {N} less",
        within=None,
    ),
    effect(
        "{R} bring|worth|gain|pay|score|count OPP|EACHOPP {LESS} COIN?",
        "when an opponent scores {R:bare}: coins {N} less",
        within=None,
    ),
    effect(
        "{R} bring|worth|gain|pay|score|count NOC to|for OPP|EACHOPP|ME?",
        "when an opponent scores {R:bare}: coins are exactly 0",
        within=None,
    ),
    effect(
        "ME? MAY? gain|score {LESS} COIN? from|for|in {R}",
        "when I score {R:bare}: coins {N} less",
        within=None,
    ),
    effect("TWO {R}", "when I score {R:bare}: coins double", within="^when I score"),
    effect(
        "ME? gain? TWO income|COIN? from? {R}", "when I score {R:bare}: coins double", within="^when I score"
    ),
    effect("ME? gain? TWO income|COIN?", "when I score a region: coins double", within="^when I score"),
    effect(
        "{R} NOT? bring|worth|gain|score NOC|NOT COIN?",
        "when I score {R:bare}: coins are exactly 0",
        within=None,
    ),
    effect(
        "OPP|EACHOPP|NOBODY MAY? NOT? gain|score NOC|COIN from|for|in {R}",
        "when an opponent scores {R:bare}: coins are exactly 0",
        within=None,
    ),
)
_TOLLS: Final = (
    effect(
        "ME? MAY? pay|hand {C} to OPP ,|AND? OPP? MAY? NOT conquer|attack ME|R",
        "after scoring: {MAY}choose an opponent, then they gain {N} {COINS},"
        " then they cannot attack regions I hold until my next turn",
        within=r"^at turn|^before|^after",
    ),
    effect(
        "OPP|EACHOPP|ANY|NOBODY MAY? NOT? conquer|attack|take|enter {R}|ME UNLESS OPP? pay|hand ME?"
        " {C} to? ME?",
        "when an opponent attacks {R:mine}: they pay {N} {COINS} to me",
        within=None,
    ),
)
_TOKENS: Final = (
    effect("ME? hold {T}|{TX}|{MORE}", "when I pick this: gain {N} {TOKENS}", within="^when I pick"),
    effect(
        "ME? MAY? gain|take|add|bring|extra {T}|{TX}|{MORE} from? tray? {FOR}? back? for? free?",
        "at turn start: {MAY}gain {N} {TOKENS}{FOR}",
        within=r"^(?!always|at scoring)",
    ),
    effect("{T}|{TX} {FOR}?", "at turn start: gain {N} {TOKENS}{FOR}", within=r"^(?!always|at scoring)"),
    effect(
        "{R} each? bring|gain|pay|add ME? {T}|{TX} each?",
        "at turn start: gain {N} {TOKENS} for each {MINE}",
        within=r"^at (?!scoring)",
    ),
    effect(
        "add|place {T}|{TX} for? free? to|in each? {R}",
        "at redeployment: gain {N} {TOKENS} for each {MINE}",
        within=r"^at (?!scoring)",
    ),
    effect(
        "OPP MUST? lose|pay|discard {T}|{TX} to? tray?",
        "when an opponent conquers a region I hold: they lose {N} {TOKENS}",
        within=r"^when an opponent conquers",
    ),
    effect(
        "OPP MUST? lose|discard {TX} OPP?",
        "when I conquer a region held by an opponent: they lose {N+1} tokens",
        within=r"^when I conquer",
    ),
    effect(
        "OPP MUST? lose|discard {T} instead? T|N? OPP?",
        "when I conquer a region held by an opponent: they lose {N} {TOKENS}",
        within=r"^when I conquer",
    ),
    effect(
        "{T} BE? lose|kill",
        "when an opponent conquers a region I hold: they lose {N} {TOKENS}",
        within=r"^when an opponent conquers",
    ),
    effect(
        "ME|TOK|T|ALLT in {R} MAY? NOT BE? lose|kill|pushed",
        "when an opponent conquers {R:mine}: I lose no tokens",
        within=None,
    ),
    effect(
        "ME? MAY? NOT lose|kill|discard T|TX|TOK|ALLT?",
        "when an opponent conquers a region I hold: I lose no tokens",
        within="^when an opponent conquers",
    ),
    effect(
        "ME? MAY? keep|return back? T|TX|TOK|ALLT back? to|in? hand|ME?",
        "when an opponent conquers a region I hold: I lose no tokens",
        within="^when an opponent conquers",
    ),
    effect(
        "ME? MAY? gain|take back? T|TX|TOK|ALLT back|hand",
        "when an opponent conquers a region I hold: I lose no tokens",
        within="^when an opponent conquers",
    ),
    effect(
        "TOK|ALLT|T BE? pushed out? from {R} BE? return to OPP|ME? hand",
        "when an opponent conquers {R:mine}: I lose no tokens",
        within=None,
    ),
    effect(
        "TOK|ALLT|T MAY? NOT BE? lose|kill",
        "when an opponent conquers a region I hold: I lose no tokens",
        within="^when an opponent conquers",
    ),
    effect(
        "ME? MAY? NOT lose|kill T|TX|TOK|ALLT? in {R}",
        "when an opponent conquers {R:mine}: I lose no tokens",
        within=None,
    ),
    effect(
        "TOK|ALLT|T MAY? BE? return|keep back? to|in? OPP|ME? hand|ME?",
        "when an opponent conquers a region I hold: I lose no tokens",
        within="^when an opponent conquers",
    ),
    effect("ME? MUST? lose|discard {T}|{TX} {FOR}?", "at turn start: lose {N} {TOKENS}{FOR}", within=_EVENTS),
    effect(
        "ME? MAY? keep ALLT|TOK|each in? in? instead? than? T?",
        "when I decline: {MAY}keep all tokens",
        within="^when I decline",
    ),
    effect(
        "ME? MAY? keep {T}|{TX} in|for? each? R|FOR?",
        "when I decline: {MAY}keep {N} {TOKENS}",
        within="^when I decline",
    ),
    effect(
        "replace|steal|take T|TX|TOK|ET from|OPP|in|to|with|by OPP|ME|T|TX|TOK?",
        _REPLACED,
        within=None,
    ),
    effect("turn|replace N? T|TX|TOK|ET to|with|by N|T|TOK|ME?", _REPLACED, within=None),
    effect(
        "OPP|T|TOK|ANY join|replace ME|TOK",
        _REPLACED,
        within=None,
    ),
    effect(
        "ME? MUST keep|leave|hold {T} in each? {R}", "always: {MANY} have at least {N} {TOKENS}", within=None
    ),
)
_PIECES: Final = (
    effect(
        "ME? MAY? remove|lose|kill|discard|take|return {ET} from|in? {R}",
        "at turn start: {MAY}choose an opponent, then remove {N} {TOKENS} from {R:chosen}",
        within="^at (?!scoring)|^before|^after|^when I (?:conquer|decline)",
    ),
    effect(
        "ME? MAY? remove|lose|kill|discard|take|return {ET}",
        "at turn start: {MAY}choose an opponent, then remove {N} {TOKENS} from a region they hold",
        within="^at (?!scoring)|^before|^after|^when I (?:conquer|decline)",
    ),
    effect(
        "ME? MAY? place|add|bring {T}|{TX} from? tray? in|to? HERE",
        "when I conquer a region: {MAY}place {N} {TOKENS} from tray there",
        within="^when I (?:conquer|occupy)",
    ),
    effect(
        "ME? MAY? place|add|gain|bring|return {T}|{TX} from tray in|to any|each? {R}",
        "at turn start: {MAY}place {N} {TOKENS} from tray in {MINE:a}",
        within="^at (?!scoring)|^before|^after|^when",
    ),
    effect(
        "ME? MAY? move {T}|{TX} from|in|to? N? R from|to|AND? N? R?",
        "at turn start: {MAY}move {N} {TOKENS} from a region I hold to a region I hold",
        within="^at (?!scoring)|^before|^after",
    ),
    effect(
        "ME? MAY? place|move {T}|{TX} in|to {R}",
        "at redeployment: {MAY}place {N} {TOKENS} from hand in {R}",
        within="^at redeployment",
    ),
    effect(
        "ME? MAY? place|leave|add|gain|bring|keep {P} back? in|to? HERE?",
        "when I conquer a region: {MAY}place {P} there",
        within=r"^when (?:I (?:conquer|leave|occupy)|an opponent)",
    ),
    effect(
        "ME? MAY? place|leave|add|bring {P} in|to each|any? {R}?",
        "at turn end: {MAY}place {P} in {MINE:a}",
        within=r"^at |^before|^after",
    ),
    effect(
        "ME? MAY? cost? {P} to|MAY|AND conquer|attack|take R? with? T?",
        "at conquests: {PIECE} may conquer a region adjacent to a region I hold",
        within=None,
    ),
    effect(
        "ME? MAY? move {P} to any? {R}?",
        "at turn start: {MAY}move {PIECE} to {MINE:a}",
        within=r"^at |^before|^after",
    ),
    effect("ME? MAY? gain|take {P} {FOR}?", "at turn start: {MAY}gain {P}{FOR}", within=r"^at (?!scoring)"),
)
_TURN: Final = (
    effect(
        "ME? MAY redeploy T|TX|TOK|ALLT?",
        "at turn start: I may redeploy",
        within=r"^at|^before|^after|^when I",
    ),
    effect(
        "T|TX|TOK|ALLT MAY BE? redeploy",
        "at turn start: I may redeploy",
        within=r"^at|^before|^after|^when I",
    ),
    effect("ME? MAY? NOT redeploy", "always: I cannot redeploy", within=None),
    effect("ME? MAY decline", "at turn end: I may decline", within=r"^at (?!scoring)|^before|^after"),
    effect(
        "ME? MUST leave {R}",
        "at turn start: leave {MINE:a}",
        within=r"^at (?!scoring)|^before",
    ),
    effect("ME? MAY? leave {R}", "at turn start: I may leave {MINE:a}", within=r"^at (?!scoring)|^before"),
    effect(
        "ME? add {N} to? in? each? roll|die die?", "when I roll: roll is {N} higher", within="^when I roll"
    ),
    effect("{N} to|in? each? roll|die", "when I roll: roll is {N} higher", within="^when I roll"),
    effect(
        "ME? MAY? roll die? WHEN|in|each|for? each? conquest|attack?",
        "before attack: I may roll, then cost 1 less for each pip",
        within=None,
    ),
    effect(
        "ME? MAY? roll again|die|back?", "when I roll 0, once per turn: I may roll", within="^when I roll"
    ),
    effect("ME MAY? NOT decline", "always: I cannot decline", within=None),
    effect("ME|OPP? NOT count", "always, also in decline: I cannot fade", within=None),
    effect("ME? NOT fade", "always, also in decline: I cannot fade", within=None),
)
EFFECTS: Final[tuple[Rule, ...]] = (*_PAID_FOR, *_COINS, *_TOLLS, *_TOKENS, *_PIECES, *_TURN)
