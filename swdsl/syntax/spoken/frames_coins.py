"""Frames of sentences: what regions bring, and gains of coins and tokens. Data only."""

from typing import Final

from swdsl.syntax.spoken.frame import (
    COINS,
    LAST,
    THEM,
    TOKENS,
    Frame,
    frame,
)

GAINS: Final[tuple[Frame, ...]] = (
    # coins of regions
    frame(
        rf"no coins?|0 coins?|nothing|not (?:score|gain|earn|count|bring|give)|cannot (?:score|gain"
        rf"|earn) ++ (?:coins?|worth|score|bring|give)\w* ++ {THEM}",
        "when an opponent scores {R}: coins are exactly 0",
        within=None,
        lacks="conquer|attack|pay|lose",
    ),
    frame(
        r"(?:no|0|nothing|zero)\b (?:coins?)?|not score|worthless ++ worth|score|bring|give|yield|coin",
        "when I score {R}: coins are exactly 0",
        within=None,
        lacks="conquer|attack|pay|lose|if I have|with no|cost",
    ),
    frame(
        r"(?P<N>[0-9]+) coins? (?:less|fewer)|-(?P<N_1>[0-9]+) coins?|(?P<N_2>[0-9]+) (?:less|fewer)"
        r" coins? ++ opponent|enem|player|them",
        "when an opponent scores {R}: coins {N} less",
        within=None,
    ),
    frame(
        r"(?P<N>[0-9]+) coins? (?:less|fewer)|-(?P<N_1>[0-9]+) coins?|(?P<N_2>[0-9]+) (?:less|fewer) coins?",
        "when I score {R}: coins {N} less",
        within=None,
    ),
    frame(
        r"double|twice|2 times ++ coin|income|worth|score|count|value|region",
        "when I score {R}: coins double",
        within=r"^when I score",
        lacks="twice per|token|roll",
    ),
    frame(
        rf"{{SUBJECT}} ++ (?:is|are) worth {COINS}|(?:scores?|brings?|gives?|yields?|pays?|earns?"
        rf"|produces?|grants?|provides?|generates?|counts?|(?<!I )gains?)(?: me| for| as)?"
        rf" {COINS.replace('<N>', '<N_1>')}",
        "at scoring: gain {N} {COINS} for each {MINE}",
        within=r"^at scoring|^at turn",
        lacks=r"each opponent|conquers?\b|conquering|conquest|from|less|fewer",
    ),
    frame(
        rf"{{SUBJECT}} ++ each|every|all|my ++ (?:brings?|gives?|yields?|produces?|grants?|provides?"
        rf"|generates?|spawns?|adds?)(?: me)? {TOKENS}",
        "at turn start: gain {N} {TOKENS} for each {MINE}",
        within=r"^at (?!scoring)",
        lacks="conquest|conquer|from|attack",
    ),
    frame(
        r"(?:different|distinct|kind|type|variet)\w* ++ terrain|region|ground|land ++ coin",
        "at scoring: gain {N} {COINS} for each different terrain I hold",
    ),
    frame(
        r"connected|together|contiguous|group|chain|unbroken ++ coin|score|worth",
        "at scoring, if there is exactly 1 group of regions I hold: gain {N} {COINS}",
    ),
    frame(
        rf"{COINS} ++ (?<!at )most|richest|more (?:coins|regions) than",
        "at scoring, if I hold more regions than each opponent: gain {N} {COINS}",
        within=None,
    ),
    frame(
        rf"{COINS} ++ fewest|poorest|fewer (?:coins|regions) than|least",
        "at scoring, if I hold fewer regions than each opponent: gain {N} {COINS}",
        within=None,
        lacks="at least",
    ),
    frame(
        r"at most (?P<M>[0-9]+) regions? ++ " + COINS,
        "at scoring, if I hold at most {M} regions: gain {N} {COINS}",
        within=None,
        lacks="conquer|attack",
    ),
    frame(
        r"at least (?P<M>[0-9]+) regions? ++ " + COINS,
        "at scoring, if I hold at least {M} regions: gain {N} {COINS}",
        within=None,
        lacks="conquer|attack",
    ),
    frame(
        rf"{COINS} ++ {LAST}",
        "at scoring, if there are exactly 0 rounds left: gain {N} {COINS}{FOR}",
        within=None,
    ),
    frame(rf"(?:lose|pay|discard)s? ++ {COINS}", "at scoring: pay {N} {COINS}{FOR}", lacks=THEM + "|to me"),
    frame(
        rf"(?:lose|lost|conquered from|taken from) ++ {COINS} ++ region|token|{{R}}",
        "when an opponent conquers a region I hold: gain {N} {COINS}",
        within=r"opponent conquers",
        lacks="I conquer|pay",
    ),
    frame(
        rf"(?:begin|beginning|start|initial)\w* (?:with|play|of game|game)|at (?:beginning|start)(?! of)"
        rf" ++ {COINS}",
        "when I pick this: gain {N} {COINS}{FOR}",
        within=None,
    ),
    frame(
        rf"(?:begin|beginning|start|initial)\w* (?:with|play|of game|game)|at (?:beginning|start)(?! of)"
        rf" ++ {TOKENS}",
        "when I pick this: gain {N} {TOKENS}{FOR}",
        within=None,
    ),
    # both at once
    frame(
        rf"{COINS} ++ and (?P<M>[0-9]+|an?) (?:\w+ )?tokens?",
        "when I conquer {R}: gain {N} {COINS}, then gain {M} {MTOKENS}",
        lacks="lose|pay",
        within=r"^(?!at scoring)",
    ),
    frame(
        rf"{TOKENS} ++ and (?P<M>[0-9]+|an?) (?:\w+ )?coins?",
        "when I conquer {R}: gain {N} {TOKENS}, then gain {M} {MCOINS}",
        lacks="lose|pay",
        within=r"^(?!at scoring)",
    ),
    # gains
    frame(
        rf"(?:kill|destroy|eliminate|defeat|lose)\w* ++ {THEM} ++ {TOKENS} ++ gain|take|add|get",
        "when I conquer a region held by an opponent: gain {N} {TOKENS}",
        within=r"^when I",
    ),
    frame(
        rf"leave|leaving|abandon ++ {COINS}",
        "when I leave a region: gain {N} {COINS}",
        within=r"^when I leave",
    ),
    frame(
        rf"conquered this turn|(?:I|have) conquered|of conquered|conquests? (?:made|this turn) ++ {COINS}",
        "at scoring: gain {N} {COINS} for each region I conquered this turn",
        within=r"^at scoring",
    ),
    frame(
        rf"(?:conquer|conquest)\w* ++ {COINS}",
        "when I conquer {R}: {MAY}gain {N} {COINS}{FOR}",
        lacks="pay|lose|conquered",
    ),
    frame(
        rf"(?:conquer|conquest)\w* ++ {TOKENS} ++ gain|add|extra|new|bonus|take|bring|give|\+|get|earn",
        "when I conquer {R}: {MAY}gain {N} {TOKENS}{FOR}",
        lacks="pay|lose|less|fewer|cost|conquered",
        within=r"^(?!at scoring|always)",
    ),
    frame(
        rf"{TOKENS} ++ gain|add|extra|new|bonus|take|bring|give|\+|get|provide|more|receive|recruit"
        rf"|spawn|grow",
        "at turn start: {MAY}gain {N} {TOKENS}{FOR}",
        lacks="pay|lose|less|fewer|cost|need|conquer with",
        within=r"^(?!at scoring|always)",
    ),
    frame(rf"{COINS}", "at scoring: {MAY}gain {N} {COINS}{FOR}", lacks="pay|lose|opponents? (?:gain|pay)"),
    frame(
        r"(?P<N>[0-9]+) more|draw (?P<N_1>[0-9]+)|gain (?P<N_2>[0-9]+)",
        "at turn start: gain {N} {TOKENS}",
        within=r"^(?!at scoring|always)",
        lacks="coin|cost|need|conquer|attack",
    ),
)
