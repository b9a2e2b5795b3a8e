"""Frames of sentences: the draft, the course of a turn, attacks that fail and rolls. Data only."""

from typing import Final

from swdsl.syntax.spoken.frame import (
    COINS,
    DRAFT,
    Frame,
    frame,
)

TURNS: Final[tuple[Frame, ...]] = (
    # the draft
    frame(
        rf"(?:pass|skip)\w* ++ {DRAFT}|this race|this power|me\b|race ++ {COINS}",
        "when anyone passes this: price {N} more",
        within=None,
        lacks="turn|through|I gain|gain",
    ),
    frame(
        rf"(?:pass|skip)\w* ++ {DRAFT}|this race|this power|coin|me\b",
        "when anyone passes this: price {N} more",
        within=None,
        lacks="turn|through",
    ),
    frame(
        rf"{DRAFT} ++ cheaper|less\b|free\b|discount|no coins? ++ coin|pay|cost|pick",
        "when I pick a combo, also in decline: price {N} less",
        within=None,
        lacks="conquer|attack",
    ),
    frame(
        rf"{DRAFT} ++ (?:swap|exchange|switch|change|replace)\w* ++ power|badge",
        "when I pick this: I may swap my power for a power in the column",
        within=None,
    ),
    frame(
        r"(?:power|abilit|race)\w* ++ no effect|cancel|block|disable|switch|lose their|suppress|silenc"
        r"|no longer|not work",
        "after scoring: choose an opponent, then their power has no effect until my next turn",
        within=r"^(?:at|after|before) ",
        lacks="decline",
    ),
    frame(
        r"swap|exchange|switch|change|replace ++ power|badge",
        "when I pick this: I may swap my power for a power in the column",
        within=None,
    ),
    # the course of a turn
    frame(
        r"redeploy\w* ++ cannot|not\b|never|no\b|forbidden|without",
        "always: I cannot redeploy",
        within=None,
        lacks="coin|gain|opponent|conquer|only",
    ),
    frame(
        r"second|another|additional|again ++ conquest round|round of conquest|conquest phase|conquests"
        r" phase|chance|conquer(?:ing)? again|attack(?:ing)? again|set of conquests|time",
        "after conquests: I may conquer another round",
        within=None,
        lacks="coin|decline|gain [0-9]|cost|less|turn ",
    ),
    frame(
        r"(?:another|extra|second|additional|2) (?:whole |full )?turns?\b",
        "after scoring, once per game: I may play another turn",
        within=None,
    ),
    frame(
        r"decline ++ same turn|end of|without losing|after (?:my |their )?conquest|immediately|still"
        r" play|after scoring",
        "at turn end: I may decline",
        within=None,
        lacks="coin|keep|tokens",
    ),
    frame(
        r"redeploy|rearrange|reorgani|regroup|reposition ++ opponent|their turn|attacked|after (?:an"
        r"|each)|conquered",
        "at turn end of an opponent: I may redeploy",
        within=r"declines?$",
        lacks="gain|not ",
    ),
    frame(
        r"redeploy|rearrange|reorgani|regroup|reposition ++ again|freely|all|may|tokens|before|start",
        "at turn start: I may redeploy",
        within=r"^when I decline",
        lacks="coin|gain|not |place",
    ),
    frame(
        r"revive|resurrect|bring back|re-?activat|active again|return ++ decline|race",
        "at turn start, only in decline: I may pay 2 coins, then revive",
        within=None,
        lacks="token",
    ),
    # attacks that fail, rolls
    frame(
        r"roll|die\b ++ fail|blank|cannot conquer|cannot attack|repel|repuls|unsuccessful|or else"
        r"|stopped ++ attack|opponent|enem|they",
        "when an opponent attacks a region I hold: roll, then if roll is 0, the attack fails",
        within=r"attacks? ",
    ),
    frame(
        r"attack|conquest ++ fail|repel|repuls|cancel|stop|prevent|block ++ pay|coin",
        "when an opponent attacks a region I hold, once per turn: I may pay {N} {COINS}, then the attack"
        " fails",
        within=r"attacks? ",
        lacks="roll",
    ),
    frame(
        r"attack|conquest ++ fail|repel|repuls|cancel|stop|prevent|block",
        "when an opponent attacks a region I hold, once per turn: I may repel the attack",
        within=r"attacks? ",
        lacks="roll",
    ),
    frame(
        r"roll|die\b ++ that many|as many|amount|number (?:rolled|shown)|pips?|result|equal ++ coins?\b",
        "at turn start: {MAY}roll, then gain 1 coin for each pip",
        within=r"^(?!at scoring)",
    ),
    frame(
        r"roll|die\b ++ that many|as many|amount|number (?:rolled|shown)|pips?|result|equal ++ tokens?\b"
        r" ++ lose|lost",
        "when I conquer a region: roll, then lose 1 token for each pip",
        within=r"^(?!at scoring)",
    ),
    frame(
        r"roll|die\b ++ that many|as many|amount|number (?:rolled|shown)|pips?|result|equal ++ tokens?\b",
        "at turn start: {MAY}roll, then gain 1 token for each pip",
        within=r"^(?!at scoring)",
    ),
    frame(
        r"roll|die\b ++ defen|attack me|attacked|attacks a region I hold|my defen",
        "when an opponent attacks a region I hold: roll, then cost 1 more for each pip",
        within=r"opponent attacks",
        lacks="coin",
    ),
    frame(
        rf"{COINS} ++ add|higher|\+|increase|plus|better|more ++ (?:roll|die|result)\b ++ pay|spend|coin",
        "when I roll, once per turn: I may pay 1 coin, then roll is 1 higher",
        within=None,
        lacks="gain|lose",
    ),
    frame(
        r"add|higher|\+|increase|plus|better ++ (?:roll|die)\b",
        "when I roll: roll is {N} higher",
        within=r"^when .*roll",
        lacks="coin|each",
    ),
    frame(
        r"(?:roll|re-?roll|die\b)\w* ++ again|re-?roll|second",
        "when I roll 0, once per turn: I may roll",
        within=r"^when .*roll",
    ),
    frame(
        r"(?:blank|zero|0|nothing)\b ++ roll|die\b ++ coin",
        "when I roll 0: gain {N} {COINS}",
        within=r"^when .*roll",
    ),
    frame(
        r"roll|die\b|reinforcement ++ conquer|conquest|attack|before|each|every|any|not only|all|use",
        "before attack: I may roll, then cost 1 less for each pip",
        within=r"^when I attack",
        lacks="coin|lose|tokens? ",
    ),
)
