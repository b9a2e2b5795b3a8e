"""Frames of sentences: what attacks cost, where one may go, tokens and pieces on the board. Data only."""

from typing import Final

from swdsl.syntax.spoken.frame import (
    COINS,
    CONQUEST,
    EASIER,
    FAR,
    LESS,
    MORE,
    PUT,
    STRONG,
    THEIR_COST,
    THEM,
    TOKENS,
    Frame,
    frame,
)

COSTS: Final[tuple[Frame, ...]] = (
    # costs
    frame(
        rf"{LESS}|{EASIER} ++ (?:my )?first (?:conquest|attack|region|conquer)",
        "when I attack {R}, once per turn: cost {N} less",
        within=r"^when I attack",
        lacks="coins? (?:less|fewer)",
    ),
    frame(
        rf"{LESS} ++ {CONQUEST}|region|token|{{R}}",
        "when I attack {R}: cost {N} less{FOR}",
        within=r"^when I (?:attack|conquer)",
        lacks="coins? (?:less|fewer)|fewer coins|less coins|(?:less|fewer) than|opponents? (?:need|cost|pay)",
    ),
    frame(
        rf"(?:{MORE}|{STRONG}) ++ {{PIECE}} ++ {STRONG}|attack|opponent|enem|cost|conquer",
        "when an opponent attacks a region I hold with {PIECE}: cost {N} more",
        within=None,
        lacks="coin|gain|place",
    ),
    frame(
        rf"(?:{MORE}|{STRONG}) ++ {THEIR_COST}",
        "when an opponent attacks {MINE:a}: cost {N} more{FOR}",
        within=r"^when an? (?:\w+ )?opponent attacks",
        lacks="coin|gain|take [0-9]|lose|I need|I must|my conquests|provide|give|bring|yield|produce"
        "|grant|generate",
    ),
    frame(
        r"(?:need|cost|require|use|take|pay)s? (?:always )?at least (?P<N>[0-9]+) ++ conquer|attack"
        r"|conquest|take",
        "when I attack {R}: cost is at least {N}",
        within=r"^when I attack",
        lacks="coin|opponent|in each|per region",
    ),
    frame(
        rf"{MORE} ++ conquest|attack|invasion|conquer|cost|need",
        "when I attack {R}: cost {N} more{FOR}",
        within=r"^when (?:I attack|anyone attacks)",
        lacks="coin|gain|take|opponent|they need",
    ),
    frame(
        r"(?:only|just|with|for|at|costs?|needs?|exactly) (?:ever )?(?:1|a single|exactly 1|an?)(?:"
        r" token)?\b ++ conquer|attack|take|occup|cost|conquest",
        "when I attack {R}: I may pay 1 coin, then cost is exactly 1",
        within=r"^when I attack",
        lacks="coin|gain|opponent|leave|(?:less|fewer|more)|lose",
    ),
    frame(
        r"empty|unoccupied|no matter|regardless|ignor\w+|no defen|not defen|not count|bypass ++ defen"
        r"|token|enem|opponent|fort|as if|consider|treat|every|each ++ conquer|attack|cost|consider"
        r"|treat",
        "when I attack {R}: ignore defenders",
        within=r"^when I attack",
        lacks="gain|coin|I lose|each empty|less|fewer",
    ),
    frame(
        rf"{EASIER} ++ {CONQUEST}|{{R}}|region",
        "when I attack {R}: cost 1 less",
        within=r"^when I attack",
        lacks="coin|gain|opponent|fewer than|less than|lose",
    ),
    # where one may go
    frame(
        r"(?:adjacent|connected|linked|tunnel|neighbour|bordering)\w* ++ each other|1 another|all\b"
        r"|between|count|consider|together|every other",
        "always: {ALL} are adjacent to each other",
        within=None,
        lacks="coin|my regions|cost|fewer|less",
    ),
    frame(
        r"(?:enter|start|begin|arrive|first conquest|first region|come|land)\w* ++ board|not (?:have"
        r"|need|must)|anywhere|any region|middle|centre|center|inland|not at",
        "always: I may enter any region",
        within=None,
        lacks="coin|token|my turn",
    ),
    frame(
        r"(?:enter|start|begin|arrive|first conquest|first region)\w* ++ {R}",
        "always: I may enter {ALL}",
        within=None,
        lacks="coin|tokens? |my turn|start of|end of",
    ),
    frame(
        r"(?:away|distance|over|jump|leap|skip|hop)\w* ++ region|{R} ++ conquer|attack|reach|move|go\b"
        r"|jump|leap|hop",
        "always: I may reach regions within 2 of a region I hold",
        within=None,
        lacks="coin|tokens",
    ),
    frame(
        r"through|across|over ++ move|go|pass|travel|walk|march|cross|conquer|attack|swim|sail",
        "always: I may pass through {ALL}",
        within=None,
        lacks="coin|token",
    ),
    frame(
        r"(?:attack|conquer|reach|go to|move to|travel to|jump to) (?:any|every|all)|anywhere ++ may|can"
        r" ++ {R}",
        "always: I may reach {ALL}",
        within=None,
        lacks="coin|token|place|cost|less|more|cannot",
    ),
    frame(
        rf"{FAR} ++ attack|conquer|reach|move|go\b",
        "always: I may reach any region",
        within=None,
        lacks="coin|gain|place|hero|lose",
    ),
    frame(
        r"water|sea|lake|ocean|river|chasm|abyss ++ treat|as land|walk|stand|on |in |occupy|conquer"
        r"|settle|live|enter|swim|hold|control|stay|sail",
        "always: I may occupy {ALL}",
        within=None,
        lacks="coin|token|next|adjacent|bordering",
    ),
    # tokens
    frame(
        r"at most|no more than|more than|maximum|limit|only|exactly ++ (?P<N>[0-9]+|an?) (?:\w+"
        r" )?tokens? ++ (?:in|per|each|every|for each|any) (?:\w+ )?region",
        "always: regions I hold have at most {N} {TOKENS}",
        within=None,
        lacks="coin|cost|conquer|gain|enemy|opponent",
    ),
    frame(
        r"at least|minimum|must|always ++ (?P<N>[0-9]+) (?:\w+ )?tokens? ++ (?:in|per|each|every|for"
        r" each|any) (?:\w+ )?region|to occupy|to hold",
        "always: regions I hold have at least {N} {TOKENS}",
        within=None,
        lacks="coin|cost|conquer|gain|enemy|opponent",
    ),
    frame(
        rf"(?:not|no|never|without|nobody)\b ++ (?:lost|lose|conquered|taken|attack)\w* ++ (?:since|last"
        rf" turn) ++ {COINS}",
        "at turn start, unless there is a region I lost since my last turn: gain {N} {COINS}",
        within=None,
    ),
    frame(
        rf"(?:lost|lose|conquered|taken)\w* ++ (?:since|last turn) ++ {TOKENS}",
        "at turn start, if there is a region I lost since my last turn: gain {N} {TOKENS}",
        within=None,
        lacks="not |no |never|nobody",
    ),
    frame(
        rf"(?:lost|lose|conquered|taken)\w* ++ (?:since|last turn) ++ {COINS}",
        "at turn start, if there is a region I lost since my last turn: gain {N} {COINS}",
        within=None,
        lacks="not |no |never|nobody",
    ),
    frame(
        r"(?:replace|convert|recruit|transform|swap)\w* ++ (?:1|an?|defend\w*|their|enemy|opponent\w*)"
        r" ++ token|defender",
        "when I attack a lone_enemy, once per turn per opponent: I may replace the defender by 1 token"
        " from tray or hand",
        within=None,
        lacks="coin",
    ),
    frame(
        r"(?:pick up|take back|return|leave|lift|withdraw|retreat)\w* ++ tokens?|regions? ++ hand|region|my",
        "at turn start: I may leave a region I hold",
        within=r"^(?:at|before|after) (?!scoring)",
        lacks=f"coin|gain|{THEM}|lost",
    ),
    frame(
        r"(?:move|relocate|shift|transfer|teleport)s? ++ tokens? ++ all|every",
        "at turn start: I may move all tokens from a region I hold to a region I hold",
        within=r"^(?:at|before|after) (?!scoring)",
        lacks="coin|opponent|enem",
    ),
    frame(
        r"(?:move|relocate|shift|transfer|teleport)s? ++ tokens?",
        "at turn start: I may move {N} {TOKENS} from a region I hold to a region I hold",
        within=r"^(?:at|before|after) (?!scoring)",
        lacks="coin|opponent|enem",
    ),
    # pieces
    frame(
        rf"(?:{PUT})\w* ++ {{PIECE}} ++ I leave|leaving|I have left|when leaving|left behind",
        "when I leave {R}: {MAY}place {N} {PIECE} there",
        within=r"^when I leave",
    ),
    frame(
        rf"(?:{PUT})\w* ++ {{PIECE}} ++ conquer|conquest",
        "when I conquer {R}: {MAY}place {N} {PIECE} there",
        within=r"^when I ",
    ),
    frame(
        rf"(?:{PUT})\w* ++ {{PIECE}}",
        "at turn end: {MAY}place {N} {PIECE} in {MINE:a}",
        within=r"^(?:at|before|after) (?!scoring)",
    ),
    frame(
        r"(?:move|relocate|travel)s? ++ {PIECE}",
        "before scoring: move each {PIECE} to a region I hold",
        within=r"^(?:at|after) (?!scoring)",
    ),
    frame(
        r"(?:gain|take|collect|get|draw)s? ++ {PIECE}",
        "at turn start: {MAY}gain {N} {PIECE}{FOR}",
        within=r"^(?!at scoring|always)",
    ),
)
