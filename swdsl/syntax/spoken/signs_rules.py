"""What attacks cost, what nobody may do and where one may go, in signs. Data only."""

from typing import Final

from swdsl.syntax.spoken.signs import Rule, effect

_CONQUER: Final = "conquer|attack|take|enter|conquest"
_AT: Final = "with|for|in|to|by|cost"
_MINE: Final = r"^when I attack"
_THEIRS: Final = r"^when an opponent attacks"

_LESS: Final = (
    effect(
        "ME? MAY? only? cost only? {T} to|for|in conquer|attack|take? {R}",
        "when I attack {R:bare}: cost 9 less",
        within=None,
    ),
    effect(
        "{R} easier to|for? ME? conquer|attack|take? ,? by {N}",
        "when I attack {R:bare}: cost {N} less",
        within=None,
    ),
    effect(
        f"ME? MAY? {_CONQUER} from? {{R}} {_AT}? {{LESS}} {{FOR}}?",
        "when I attack {R:bare}: cost {N} less{FOR}",
        within=None,
    ),
    effect(
        "{R} MAY? cost|take|easier|BE? conquer|attack|take? for|with|in? ME? {LESS}"
        " to? ME? conquer|attack|take|enter? {FOR}?",
        "when I attack {R:bare}: cost {N} less{FOR}",
        within=None,
    ),
    effect(
        f"ME? cost|pay|take? {{LESS}} {_AT}|from|WHEN? ME? {_CONQUER}? from|in? {{R}} {{FOR}}?",
        "when I attack {R:bare}: cost {N} less{FOR}",
        within=None,
    ),
    effect(
        "conquest|conquer|attack from|in? {R} cost? {LESS} {FOR}?",
        "when I attack {R:bare}: cost {N} less{FOR}",
        within=None,
    ),
    effect(
        "conquest|attack|price? cost? {LESS} {FOR}?",
        "when I attack a region: cost {N} less{FOR}",
        within=_MINE,
    ),
    effect(
        f"ME? MAY? {_CONQUER} {_AT}? {{LESS}} {{FOR}}?",
        "when I attack a region: cost {N} less{FOR}",
        within=_MINE,
    ),
    effect(
        "{R} cost|take|BE? conquer? only? {T} cost? to? conquer|attack?",
        "when I attack {R:bare}: cost 9 less",
        within=None,
    ),
    effect(
        f"ME? MAY? {_CONQUER} {{R}} with|for only? {{T}}",
        "when I attack {R:bare}: cost 9 less",
        within=None,
    ),
    effect("cost only? {T}", "when I attack a region: cost 9 less", within=_MINE),
    effect(
        "{R} easier to|for? ME? conquer|attack|take? ,? only? {T} cost",
        "when I attack {R:bare}: cost 9 less",
        within=None,
    ),
    effect("{R} easier to|for? ME? conquer|attack|take?", "when I attack {R:bare}: cost 1 less", within=None),
    effect("ME? ignore {R} WHEN? attack|conquer?", "when I attack {R:bare}: cost 1 less", within=None),
)
_MORE: Final = (
    effect(
        f"ME? MUST? {_CONQUER} {{R}} {_AT}? {{MORE}}|{{TX}} {{FOR}}?",
        "when I attack {R:bare}: cost {N} more{FOR}",
        within=None,
    ),
    effect(
        "ME MUST? cost|pay {MORE}|{TX} to|for|in|WHEN? conquer|attack|take|enter {R}",
        "when I attack {R:bare}: cost {N} more",
        within=None,
    ),
    effect(
        "{R} cost|take OPP? {MORE}|{TX} for|to? OPP? conquer|attack|take|enter? {FOR}?",
        "when an opponent attacks {R:mine}: cost {N} more{FOR}",
        within=_THEIRS,
    ),
    effect(
        "OPP|EACHOPP MUST? cost|pay|take {MORE}|{TX} to|for|in|WHEN? conquer|attack|take|enter? {R} {FOR}?",
        "when an opponent attacks {R:mine}: cost {N} more{FOR}",
        within=_THEIRS,
    ),
    effect(
        "OPP|EACHOPP MUST? cost|pay|take {MORE}|{TX} to|for|in|WHEN? conquer|attack|take? ME? {FOR}?",
        "when an opponent attacks a region I hold: cost {N} more{FOR}",
        within=_THEIRS,
    ),
    effect(
        "conquest|attack? cost {MORE}|{TX} {FOR}?",
        "when an opponent attacks a region I hold: cost {N} more{FOR}",
        within=r"attacks? ",
    ),
    effect(
        "{MORE} to? conquer|attack|take? {FOR}?",
        "when an opponent attacks a region I hold: cost {N} more{FOR}",
        within=r"attacks? ",
    ),
    effect(
        "{R} hold|gain|with|,|defend|pay|bring|add|immune|protect? by|with? {DEF} {FOR}?",
        "when an opponent attacks {R:mine}: cost {N} more{FOR}",
        within=_THEIRS,
    ),
    effect(
        "{DEF} in|for|to? {R} {FOR}?", "when an opponent attacks {R:mine}: cost {N} more{FOR}", within=_THEIRS
    ),
    effect(
        "ME? gain? {DEF} {FOR}?",
        "when an opponent attacks a region I hold: cost {N} more{FOR}",
        within=_THEIRS,
    ),
    effect(
        "{P} ,|bring|hold|add|gain|pay|defend|AND? with? {DEF}",
        "when an opponent attacks a region I hold with {PIECE}: cost {N} more",
        within=_THEIRS,
    ),
    effect(
        "{R} defend with {MORE}|{TX}|{DEF}",
        "when an opponent attacks {R:mine}: cost {N} more",
        within=_THEIRS,
    ),
    effect(
        "{R} harder to? conquer|attack|take? by {N}",
        "when an opponent attacks {R:mine}: cost {N} more",
        within=_THEIRS,
    ),
    effect(
        "{R} harder to? conquer|attack|take?",
        "when an opponent attacks {R:mine}: cost 1 more",
        within=_THEIRS,
    ),
)
_SAFE: Final = (
    effect(
        "ME? MAY? choose {R} ,|AND? NOBODY|ANY|OPP|EACHOPP MAY? NOT? conquer|attack|take R|HERE?",
        "at turn end: choose {MINE:a}, then there is immune to opponents until my next turn",
        within=r"^at (?!scoring)|^before|^after|^when I",
    ),
    effect(
        "{R} MAY? NOT BE? conquer|attack|take|enter by ANY",
        "always: everyone cannot attack {ALL}",
        within=None,
    ),
    effect(
        "ANY|NOBODY MAY? NOT? conquer|attack|take|enter {R}",
        "always: everyone cannot attack {ALL}",
        within=None,
    ),
    effect(
        "OPP|EACHOPP|NOBODY MAY? NOT? conquer|attack|take|enter from? {R}",
        "always: opponents cannot attack {MANY}",
        within=None,
    ),
    effect(
        "OPP|EACHOPP|NOBODY MAY? NOT? conquer|attack|take|kill ME in {R}",
        "always: {MANY} are immune to opponents",
        within=None,
    ),
    effect(
        "NOBODY MAY? conquer|attack|take HERE|ME",
        "always: regions I hold are immune to opponents",
        within=None,
    ),
    effect(
        "OPP|EACHOPP MAY? NOT conquer|attack|take HERE|ME",
        "always: opponents cannot attack regions I hold",
        within=None,
    ),
    effect(
        "{R} MAY? NOT BE? conquer|attack|take|enter|lose|pushed by? OPP|EACHOPP|ANY?",
        "always: {MANY} are immune to opponents",
        within=None,
    ),
    effect(
        "ME|TOK|OPP MAY? NOT BE pushed|conquer|attack|lose|take|kill out? from? in? {R}",
        "always: {MANY} are immune to opponents",
        within=None,
    ),
    effect("ME? immune ,|in|from? {R}", "always: {MANY} are immune to opponents", within=None),
    effect(
        "{R} ,? immune from|to|in? conquest|attack|OPP|EACHOPP?",
        "always: {MANY} are immune to opponents",
        within=None,
    ),
    effect(
        "{P} protect {R}? from? any? attack|conquest|OPP?",
        "always: regions with {PIECE} are immune to opponents",
        within=None,
    ),
    effect(
        "{P} MAY? NOT BE? pushed|conquer|attack|lose|take out? from? R|place? by? OPP|NOBODY|ANY?",
        "always: regions with {PIECE} are immune to opponents",
        within=None,
    ),
    effect(
        "ME MAY? NOT BE attack|conquer|pushed|take by? OPP|EACHOPP?",
        "always: regions I hold are immune to opponents",
        within=None,
    ),
    effect(
        "MAY? NOT BE conquer|attack|take|enter by? OPP|EACHOPP|ANY?",
        "always: regions I hold are immune to opponents",
        within=None,
    ),
    effect(
        "protect {R} from? any? attack|conquest|OPP?", "always: {MANY} are immune to opponents", within=None
    ),
    effect("ME immune|protect", "always: regions I hold are immune to opponents", within=None),
)
_GROUND: Final = (
    effect("ME? MAY attack|reach|conquer|take {R}", "always: I may reach {ALL}", within=None),
    effect(
        "ME? MAY attack|conquer|pass|move|reach by|in|with {R}",
        "always: I may pass through {ALL}",
        within=None,
    ),
    effect("ME? MAY attack|conquer|reach|take {R} far far?", "always: I may reach {ALL}", within=None),
    effect("ME? MAY? NOT attack|conquer|enter|take {R}", "always: I cannot attack {ALL}", within=None),
    effect("ME? MAY only attack|conquer|enter|take {R}", "always: I may only attack {ALL}", within=None),
    effect("ME? MAY attack|conquer|reach|take far {R}", "always: I may reach {ALL}", within=None),
    effect("ME? MAY attack|conquer|reach|take any {R}", "always: I may reach {ALL}", within=None),
    effect("ME? MAY reach {R}", "always: I may reach {ALL}", within=None),
    effect(
        "ME? MAY attack|conquer|reach|take R? far|any far?", "always: I may reach any region", within=None
    ),
    effect("ME? MAY? enter board? by|in|from|to? any|each? {R}", "always: I may enter {ALL}", within=None),
    effect("ME? MAY enter by|in|from|to? any|far", "always: I may enter any region", within=None),
    effect("ME? MAY hold|conquer|pass {R}", "always: I may occupy {ALL}", within=None),
    effect("{R} normal R? for|to? ME?", "always: I may occupy {ALL}", within=None),
    effect("ME? MAY pass {R} NOT? conquer?", "always: I may pass through {ALL}", within=None),
)
_BOUNDS: Final = (
    effect(
        "ME? MAY? NOT? only? hold {CAP}",
        "always, if I hold at least {N} regions: I cannot attack regions",
        within=None,
    ),
)
RULES: Final[tuple[Rule, ...]] = (*_BOUNDS, *_LESS, *_MORE, *_SAFE, *_GROUND)
