"""Frames of sentences: what others may not, what is lost, and who pays whom. Data only."""

from typing import Final

from swdsl.syntax.spoken.frame import (
    COINS,
    FAR,
    LESS,
    NEVER,
    SAFE,
    TAKE,
    THEM,
    TOKENS,
    Frame,
    frame,
)

OTHERS: Final[tuple[Frame, ...]] = (
    # what others may not
    frame(
        r"(?:give|pay|bribe|offer)\w* ++ coin ++ (?:cannot|not|never|will not) (?:\w+ )?(?:attack"
        r"|conquer|be attacked)|peace|truce|treaty|ally|allied",
        "after scoring: I may choose an opponent, then they gain {N} {COINS}, then they cannot attack"
        " regions I hold until my next turn",
        within=r"^(?:at|after|before) (?!scoring)",
    ),
    frame(
        rf"peace|truce|treaty|ally\b|alliance|allied|(?:choose|pick|select|name) (?:an?|1|any)"
        rf" (?:opponent|player|race) ++ {THEM}|me\b ++ attack|conquer|peace|truce",
        "at turn start: choose an opponent, then their active race cannot attack regions I hold until my"
        " next turn",
        within=r"^(?:at|after|before) (?!scoring)",
    ),
    frame(
        rf"{SAFE}|cannot|nobody|no 1 ++ until my next turn|until next turn|for 1 (?:turn|round)|this turn",
        "when I conquer {R}: there is immune to opponents until my next turn",
        within=r"^when I ",
        lacks="choose|opponent's power",
    ),
    frame(
        rf"(?:{NEVER}) ++ attack|conquer|take|enter|invade|capture|be|immune ++ anyone|everyone|any1"
        rf"|nobody|anybody|no 1|no player|any player ++ {{ALL}}",
        "always: everyone cannot attack {ALL}",
        within=None,
        lacks="my\\b|mine|I hold|I own|I control|I occupy|me\\b|coin",
    ),
    frame(
        r"active ++ only|cannot|not ++ attack|conquer ++ declined|decline",
        "always: declined opponents cannot attack regions I hold",
        within=None,
        lacks="coin|cost",
    ),
    frame(
        rf"{SAFE}|{NEVER} ++ {{PIECE}} ++ attack|conquer|region|immune|safe|protect|take|enter",
        "always: regions with {PIECE} are immune to opponents",
        within=None,
    ),
    frame(
        rf"{SAFE} ++ my|me\b|I hold|I am|region|{THEM}|conquer|attack|{{R}}",
        "always: {MANY} are immune to opponents",
        within=None,
        lacks="lose|coin|fort",
    ),
    frame(
        r"(?:cannot|not|never)\b ++ more than (?:1|an?) ++ attack|conquer|lose ++ (?:per|each|in a|a"
        r"|every|for each) turn",
        "when an opponent conquers a region I hold: they cannot attack regions I hold until turn end",
        within=None,
        lacks="coin|I cannot",
    ),
    frame(
        r"only ++ (?:by|to) (?:\w+ )?active ++ attack|conquer|taken",
        "always: declined opponents cannot attack regions I hold",
        within=None,
    ),
    frame(
        rf"(?:{NEVER}) ++ attack|conquer|enter|take|invade ++ {THEM}|be\b|nobody|no 1",
        "always: opponents cannot attack {MANY}",
        within=None,
        lacks="I cannot|coin",
    ),
    frame(
        r"only ++ (?:may |can )?(?:attack|conquer|enter|live|occupy|take)",
        "always: I may only attack {ALL}",
        within=None,
        lacks="opponents? |enem|cost|1 token|only 1|be attacked|be conquered|be taken",
    ),
    frame(
        r"cannot|never|not allowed ++ attack|conquer|enter|occupy|take|invade",
        "always: I cannot attack {ALL}",
        within=None,
        lacks="opponents? (?:cannot|never)|coin",
    ),
    # losses
    frame(
        rf"(?:not|no|never|without|avoid|instead of)\b ++ lose|lost|loss|losing|tray|die\b ++ {THEM} ++"
        rf" conquering|I conquer|my conquest|I attack",
        "when I conquer a region held by an opponent: they lose no tokens",
        within=r"^when I (?:conquer|attack)",
    ),
    frame(
        r"(?:not|no|never|cannot|without|avoid|keep|keeps|save|saves|survive|instead of|back"
        r"|return)\w*\b ++ lose|lost|loss|losing|tray|survive|conquered|back to hand|in hand ++"
        r" token|tokens",
        "when an opponent conquers {MINE:a}: I lose no tokens",
        within=r"conquers .*I hold",
        lacks="coin|decline|gain|adjacent|cost|defenders",
    ),
    frame(
        rf"all\b ++ lose|lost|tray|remove|return|wipe ++ tokens? ++ {THEM}|conquer",
        "when I conquer a region held by an opponent: they lose all tokens",
        within=r"^when I (?:conquer|attack)",
        lacks="coin|my tokens|not ",
    ),
    frame(
        rf"(?:lose|loses|lost|remove|return|tray|discard)\b ++ {TOKENS} ++ {THEM} ++ (?:me|my|mine)\b"
        rf"|I hold",
        "when an opponent conquers a region I hold: they lose {N} {TOKENS}",
        within=r"opponent (?:attack|conquer)s",
        lacks="coin|I lose|not |never|I conquer|conquering",
    ),
    frame(
        rf"(?:lose|loses|lost|remove|return|tray|discard)\b ++ {TOKENS} ++ {THEM}",
        "when I conquer a region held by an opponent: they lose {M} tokens",
        within=r"^when I (?:conquer|attack)|opponent (?:attack|conquer)s",
        lacks="coin|I lose|not |never|adjacent",
    ),
    frame(
        rf"(?:lose|loses|lost|remove|return|tray|discard)\b ++ {TOKENS} ++ adjacent|neighbour|bordering"
        rf"|choose|any|opponent|enem",
        "at ready, once per turn: I may choose an opponent, then they lose {N} {TOKENS}",
        within=r"^(?:at|before|after) (?!scoring|any)",
        lacks="conquer|coin|not ",
    ),
    frame(
        rf"(?:pay|lose|give up|spend|return|discard)\b ++ {TOKENS} ++ (?P<M>[0-9]+) coins?",
        "at any time: I may pay {N} {TOKENS}, then gain {M} {MCOINS}",
        lacks="each|when",
    ),
    frame(
        rf"(?:pay|lose|give up|spend|return|discard)\b ++ {TOKENS} ++ {LESS}|cheaper|conquer|attack|only 1",
        "when I attack {R}: I may pay {N} {TOKENS}, then cost 2 less",
        within=r"^when I attack",
        lacks="opponent|they|coin|conquering",
    ),
    frame(
        rf"(?:lose|discard|remove|return)s? ++ {TOKENS}",
        "at turn start: lose {N} {TOKENS}{FOR}",
        within=r"^(?!at scoring|always)",
        lacks=f"coin|not |{THEM}|gain",
    ),
    frame(
        rf"steal|take|recruit|gain ++ {TOKENS} ++ from ++ {THEM} ++ conquer|attack",
        "when I conquer a region held by an opponent: gain {N} {TOKENS}",
        within=r"^when I conquer",
        lacks="coin|tray|I lose",
    ),
    # payments
    frame(
        rf"(?:choose|pick|select|name) (?:an?|1|any) (?:opponent|player) ++ {COINS} ++ pay|give|lose"
        rf"|hand|steal|take",
        "at turn start: choose an opponent, then they pay {N} {COINS} to me",
        within=r"^(?:at|before|after) (?!scoring)",
        lacks="cannot attack|not attack|I pay|I give",
    ),
    frame(
        r"(?:pay|spend|give)s? ++ (?P<N>[0-9]+|an?) coins? ++ (?P<M>[0-9]+|an?) (?:\w+ )?tokens? ++"
        r" gain|take|buy|add|recruit|get|for",
        "at any time, once per turn: I may pay {N} {COINS}, then gain {M} {MTOKENS}",
        within=r"^(?:at|before|after) (?!scoring)",
        lacks="opponent|they|attacks|less|fewer",
    ),
    frame(
        r"(?:pay|spend|use)s? (?:any number of|as many|several|multiple|more) ++ coins? ++ less|cheaper"
        r"|count|conquest|conquer|attack|token",
        "when I attack {R}: I may pay any number of coins, then cost 1 less for each paid",
        within=r"^when I attack",
        lacks="opponent|they",
    ),
    frame(
        r"(?:pay|spend|give|for)s? (?:up )?(?P<N>[0-9]+|an?) coins? ++ (?P<M>[0-9]+)(?: tokens?)?"
        r" (?:less|fewer|cheaper)|cheaper|reduc|discount|easier",
        "when I attack {R}: I may pay {N} {COINS}, then cost {M} less",
        within=r"^when I attack",
        lacks="opponent|they|attacks",
    ),
    frame(
        rf"(?:pay|spend|give|for)s? (?:up )?(?P<N>[0-9]+|an?) coins? ++ {FAR} ++ conquer|attack|reach"
        rf"|move|go|region",
        "when I attack a region, once per turn: I may pay {N} {COINS}, then I may reach there",
        within=r"^when I attack",
        lacks="opponent|they",
    ),
    frame(
        r"(?:bordering|adjacent|next to|neighbour\w*|border) ++ "
        rf"(?:{TAKE}|pay|give|lose)\w* ++ {COINS} ++ opponent|player|neighbour",
        "at scoring: gain {N} {COINS} from each opponent that holds a region bordering {NEAR}",
        within=r"^(?:at|before|after) ",
        lacks="I conquer|attack",
    ),
    frame(
        rf"(?:{TAKE}|pay|give|lose)\w* ++ {COINS} ++ more coins than|richer ++ {THEM}",
        "after scoring: gain {N} {COINS} from each opponent with more coins than me",
        within=r"^at turn",
        lacks="I conquer|conquering|attack",
    ),
    frame(
        rf"(?:{TAKE}|pay|give|lose)\w* ++ {COINS} ++ more regions than ++ {THEM}",
        "at scoring: gain {N} {COINS} from each opponent that holds more regions than me",
        within=r"^at turn",
        lacks="I conquer|conquering|attack",
    ),
    frame(
        rf"(?:{TAKE}|pay|give|lose)\w* ++ {COINS} ++ (?:owner|holder|player|opponent)s? (?:of|who"
        rf" holds?|that holds?|with|who owns?|holding) ++ {{R}}",
        "at scoring: gain {N} {COINS} from each opponent that holds {R}",
        within=r"^(?:at|before|after) ",
        lacks="I conquer|conquering|attack|adjacent|bordering",
    ),
    frame(
        rf"(?:{TAKE}|collect|get|owe|pay|give|lose)\w* ++ {COINS} ++ (?:from|by)? ?(?:each|every"
        rf"|all)(?: of)?(?: my| the)? (?:other )?(?:opponent|player|race)",
        "at scoring: gain {N} {COINS} from each opponent",
        within=r"^(?:at|before|after|when I (?:pick|decline)) ?",
        lacks="for each (?:opponent|player)|declined",
    ),
    frame(
        rf"(?:pay|give|lose|hand|owe)\w* ++ {COINS} ++ (?:opponent|enem|attacker|player|they|who"
        rf"|other)\w* ++ attack|enter|conquer|invade|take|decline|pick",
        "when an opponent attacks a region I hold: they pay {N} {COINS} to me",
        within=r"^when (?:an? (?:\w+ )?opponent|I (?:conquer|attack))",
        lacks="I (?:pay|lose|give|may give)|they gain|my attack|cannot attack|not attack",
    ),
    frame(
        rf"(?:{TAKE}|pay|give|lose)\w* ++ {COINS} ++ (?:from|of|by) (?:an? |the |its |previous |former"
        rf" )?(?:opponent|enem|owner|player|they|them|their|defender|loser)|(?:owner|defender|loser"
        rf"|they|victim) (?:\w+ )?(?:pay|give|lose)",
        "when I conquer {R} held by an opponent: they pay {N} {COINS} to me",
        within=r"^when I (?:conquer|attack)|an? (?:\w+ )?opponent",
        lacks="I (?:pay|lose|give)|each opponent",
    ),
    frame(
        rf"(?:give|pay)s? ++ {COINS} ++ (?:to|their|owner|defender|opponent)\b ++ conquer|attack",
        "when I conquer a region held by an opponent: they gain {N} {COINS}",
        within=r"^when I (?:conquer|attack)",
        lacks="opponents? (?:pay|give|must)|to me|they (?:pay|give)|cannot attack|not attack",
    ),
    # what is kept in decline
    frame(
        rf"decline ++ keep|leave|stay|remain ++ {TOKENS} ++ region|each|instead|only|up to|per",
        "when I decline: keep {N} {TOKENS}",
        within=None,
        lacks="coin|gain|all|every token",
    ),
    frame(
        r"decline ++ keep|stay|remain|leave|not (?:lose|remove|discard)|all ++ token",
        "when I decline: keep all tokens",
        within=None,
        lacks="coin|power",
    ),
    frame(
        r"not|never|cannot|survive|stay|remain|last ++ decline ++ another race|second race|next race"
        r"|removed|fade|disappear|swept|board",
        "always, also in decline: I cannot fade",
        within=None,
        lacks="coin|tokens",
    ),
)
