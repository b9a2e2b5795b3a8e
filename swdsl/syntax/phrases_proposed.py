"""What could mean two things: taken for neither, but answered with what was probably meant."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase
from swdsl.syntax.phrases_choices import CHOICES_PROPOSED
from swdsl.syntax.phrases_draws import DRAWS_PROPOSED

PROPOSED: Final[tuple[Phrase, ...]] = (
    *DRAWS_PROPOSED,
    phrase(
        r"^(?:at scoring: )?(?:all |each |every )?(?:of )?(?:my )?(\w+?)s?(?: I hold)?"
        r" (?:scores?|(?:is|are) worth) ([0-9]+) coins?$",
        "when I score a {1}: coins are exactly {2}",
        "at scoring: each hill I hold is worth 2 coins",
        "when I score a hill: coins are exactly 2",
    ),
    phrase(
        r"^(when I score [^:]+): (?:gain|get|receive|earn) ([0-9]+) coins? instead of (?:just |only )?1"
        r"(?: coin)?$",
        "{1}: coins are exactly {2}",
        "when I score a mountain: gain 2 coins instead of 1",
        "when I score a mountain: coins are exactly 2",
    ),
    phrase(
        r"^at scoring: (?:gain|get|receive|earn) ([0-9]+) coins? instead of (?:just |only )?1(?: coin)?"
        r" for each (\w+) I hold$",
        "when I score a {2}: coins are exactly {1}",
        "at scoring: gain 2 coins instead of 1 for each mountain I hold",
        "when I score a mountain: coins are exactly 2",
    ),
    phrase(
        r"^(when I (?:attack|conquer|occupy)\b[^:,]*) with my (?!declined\b|active\b|other\b)(?=\w)",
        "{1} with ",
        "when I conquer a region with my fortress: gain 1 coin",
        "when I conquer a region with fortress: gain 1 coin",
    ),
    *CHOICES_PROPOSED,
    phrase(
        r"^(?:in|during) first round(?: of game)?,? ?:",
        "at scoring, if round is 1:",
        "in the first round: gain 2 coins",
        "at scoring, if round is 1: gain 2 coins",
    ),
    phrase(
        r"\bif it is (?:my )?first turn(?= ?[:,])",
        "if there is exactly 1 turn played",
        "at turn start, if it is my first turn: gain 2 tokens",
        "at turn start, if there is exactly 1 turn played: gain 2 tokens",
    ),
    phrase(
        r"^(?:pay|spend) ([^:]+?) to (?=(?:gain|place|move|remove|roll) )",
        "at turn start: I may pay {1}, then ",
        "spend 1 coin to gain 1 token",
        "at turn start: I may pay 1 coin, then gain 1 token",
    ),
    phrase(
        r"^(?:if|while|as long as) ([^:,]+) ?:",
        "at scoring, if {1}:",
        "if I hold at least 3 regions: gain 1 coin",
        "at scoring, if I hold at least 3 regions: gain 1 coin",
    ),
    phrase(
        r"^unless ([^:,]+) ?:",
        "at scoring, unless {1}:",
        "unless I hold a mountain: gain 1 coin",
        "at scoring, unless I hold a mountain: gain 1 coin",
    ),
    phrase(
        r"^((?:once|twice|[0-9]+ times) per (?:turn|game|life)) ?:",
        "at any time, {1}:",
        "once per turn: I may pay 1 coin, then gain 1 token",
        "at any time, once per turn: I may pay 1 coin, then gain 1 token",
    ),
    phrase(
        r"^(only|also) in decline ?:|^when(?: I am)? (?:in decline|declined) ?:",
        "at scoring, {1} in decline:",
        "also in decline: gain 1 coin",
        "at scoring, also in decline: gain 1 coin",
    ),
    phrase(
        r"^at scoring,  in decline:|(?<=, )in decline(?= ?[:,])",
        "at scoring, only in decline:",
        "when I am in decline: gain 1 coin",
        "at scoring, only in decline: gain 1 coin",
    ),
    phrase(
        r", at scoring, only in decline:(?= ?[:,])",
        ", only in decline",
        "at turn end, in decline: gain 1 coin",
        "at turn end, only in decline: gain 1 coin",
    ),
    phrase(
        r"^(?:I )?(gain|get|pay|earn|receive|score)s? (?=[0-9a])",
        "at scoring: {1} ",
        "gain 1 coin for each region I hold",
        "at scoring: gain 1 coin for each region I hold",
    ),
    phrase(
        r"\bper (?!turn|game|life|round)(\w+)$",
        "for each {1} I hold",
        "at scoring: gain 1 coin per hill",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"\b(?:return|discard|sacrifice|remove|lose) ([0-9]+ tokens?) from hand(?: to tray)?",
        "remove {1} from a region I hold",
        "before scoring: I may return 1 token from hand to the tray to gain 2 coins",
        "before scoring: I may remove 1 token from a region I hold, then gain 2 coins",
    ),
    phrase(
        r"(?:>=|≥) ?([0-9]+)",
        "at least {1}",
        "at scoring, if I hold >= 3 regions: gain 1 coin",
        "at scoring, if I hold at least 3 regions: gain 1 coin",
    ),
    phrase(
        r"(?:<=|≤) ?([0-9]+)",
        "at most {1}",
        "at scoring, if I hold <= 3 regions: gain 1 coin",
        "at scoring, if I hold at most 3 regions: gain 1 coin",
    ),
    phrase(
        r"; ?(?=[a-z])",
        ", then ",
        "when I decline: gain 1 coin; redeploy",
        "when I decline: gain 1 coin, then redeploy",
    ),
    phrase(
        r" ?\([^)]*\)",
        "",
        "at scoring: gain 1 coin (each turn)",
        "at scoring: gain 1 coin",
    ),
    phrase(
        r"\b(?:an?|any|another) (?:race|player|opponent)s? (?:that is |who is )?in decline\b|\b(?:an?"
        r"|any) (?:declined|in-decline) race\b",
        "a declined opponent",
        "when I attack a region held by a race in decline: cost 1 less",
        "when I attack a region held by a declined opponent: cost 1 less",
    ),
    phrase(
        r"\b(regions?) (a declined opponent) holds\b",
        "{1} held by {2}",
        "when I attack a region a race in decline holds: cost 1 less",
        "when I attack a region held by a declined opponent: cost 1 less",
    ),
    phrase(
        r"\b(conquers? (?:an?|any) \w+) from (a declined opponent)\b",
        "{1} held by {2}",
        "when I conquer a region from a race in decline: gain 1 coin",
        "when I conquer a region held by a declined opponent: gain 1 coin",
    ),
    phrase(
        r"\b(are|is) (?:immune|safe|protected|invulnerable)(?: to (?:attacks?|conquests?|enemies))?$",
        "are immune to opponents",
        "always: regions I hold are immune",
        "always: regions I hold are immune to opponents",
    ),
    phrase(
        r"^(?:at|on) (?:end of )(?:each|every|a) turn\b",
        "at turn end",
        "at the end of each turn: gain 1 coin",
        "at turn end: gain 1 coin",
    ),
    phrase(
        r"^(?:(?:at|on) (?:start|beginning) of )?(?:each|every|a) (?:turn|round)\b|^(?:at|on) (?:start"
        r"|beginning)(?= ?[:,])",
        "at turn start",
        "each turn: gain 1 token",
        "at turn start: gain 1 token",
    ),
    phrase(
        r"(?<!held )\b(?:near|close to|around|by)(?= (?:an?|my|any) )",
        "bordering",
        "when I attack a region near a hill: cost 1 less",
        "when I attack a region bordering a hill: cost 1 less",
    ),
    phrase(
        r"\b(?:attack|conquer) regions that are not adjacent$",
        "reach any region",
        "always: I may attack regions that are not adjacent",
        "always: I may reach any region",
    ),
    phrase(
        r"\bcost (?:that many|as many) less\b",
        "cost 1 less for each pip",
        "when I attack a region: I may roll, then cost that many less",
        "when I attack a region: I may roll, then cost 1 less for each pip",
    ),
    phrase(
        r"\bI and each neighbou?r (?:get|gain)s? ([0-9]+ coins?)",
        "gain {1}, then each opponent adjacent to me gains {1}",
        "at scoring: you and each neighbor get 1 coin",
        "at scoring: gain 1 coin, then each opponent that holds a region adjacent to a region I hold gains"
        " 1 coin",
    ),
    phrase(
        r"\bneighbou?rs\b",
        "opponents adjacent to me",
        "at scoring: gain 1 coin from each of my neighbors",
        "at scoring: gain 1 coin from each opponent that holds a region adjacent to a region I hold",
    ),
    phrase(
        r"\beach of my opponents (?=adjacent)",
        "each opponent ",
        "at turn start: gain 1 coin from each of my neighbors",
        "at turn start: gain 1 coin from each opponent that holds a region adjacent to a region I hold",
    ),
    phrase(
        r"\b(?:owner|holder|loser|victim|attacker|conqueror|invader)\b"
        r"(?= (?:may|cannot|pays?|gains?|gets?|loses?|gives?|receives?|takes?|must)\b)",
        "they",
        "when an opponent conquers a region I hold: the attacker loses 1 token",
        "when an opponent conquers a region I hold: they lose 1 token",
    ),
    phrase(
        r"\b(from|to) (?:its |former |previous )?(?:owner|holder|loser|victim|attacker|conqueror|invader)\b",
        "{1} them",
        "when I conquer a region held by an opponent: steal 1 coin from the owner",
        "when I conquer a region held by an opponent: gain 1 coin from them",
    ),
    phrase(
        r"\bignore(?:s)? ([0-9]+) (?:enemy |opposing )?(?:tokens?|defenders?)\b",
        "cost {1} less",
        "when I attack a region: ignore 2 enemy tokens",
        "when I attack a region: cost 2 less",
    ),
    phrase(
        r"\bfor each pip plus ([0-9]+)$",
        "for each pip, then gain {1} coins",
        "at turn end: roll the die and gain that many coins plus 2",
        "at turn end: roll, then gain 1 coin for each pip, then gain 2 coins",
    ),
    phrase(
        r"\b(roll,) (?:then )?gain ([0-9]+) coins? plus (?:my )?roll\b",
        "{1} then gain {2} coins, then gain 1 coin for each pip",
        "at turn end: roll the die, gain 2 coins plus the roll",
        "at turn end: roll, then gain 2 coins, then gain 1 coin for each pip",
    ),
    phrase(
        r"\bunless they (?:attacked|conquered) (?:me|a my regions?|any of my regions|a region I hold)(?:"
        r" this turn)?",
        "unless there is a region I lost since my last turn",
        "at turn end of an opponent, if they did not attack me: they gain 1 coin",
        "at turn end of an opponent, unless there is a region I lost since my last turn: they gain 1 coin",
    ),
    phrase(
        r"\bor (?:with )?an? (?:race in decline|declined race|declined opponent)(?=[:, ])",
        "or held by a declined opponent",
        "when I attack a region with a wall or a race in decline: cost 1 less",
        "when I attack a region with a wall or held by a declined opponent: cost 1 less",
    ),
    phrase(
        r"\bwith an? (?:race in decline|declined race|in decline race|declined opponent)\b",
        "held by a declined opponent",
        "when I conquer a region with a race in decline: gain 1 coin",
        "when I conquer a region held by a declined opponent: gain 1 coin",
    ),
    phrase(
        r"\bremove (?:all|up to 99|[0-9]+) tokens?(?: from (?:board|regions I hold))? for ([0-9]+ coins?)"
        r" each\b",
        "remove 1 token from a region I hold, then gain {1}",
        "at turn end: I may remove all my tokens from the board for 2 coins each",
        "at turn end: I may remove 1 token from a region I hold, then gain 2 coins",
    ),
    phrase(
        r"\b(?:an|each|any) adjacent (\w+)\b(?! I hold| to)",
        "a {1} adjacent to a region I hold",
        "at turn start: I may remove 1 token of an opponent from an adjacent region",
        "at turn start: I may remove 1 token of an opponent from a region adjacent to a region I hold",
    ),
    phrase(
        r"\beach other (\w+)(?: I hold)?",
        "each {1} I hold other than there",
        "when I conquer a region: gain 1 coin for each other region",
        "when I conquer a region: gain 1 coin for each region I hold other than there",
    ),
    phrase(
        r"\b(?:jump|leap|hop) over (?:1 |a |1 other |an? \w+ )?regions?\b",
        "reach regions within 2 of a region I hold",
        "always: I may jump over one region",
        "always: I may reach regions within 2 of a region I hold",
    ),
    phrase(
        r"^(?:at turn start: |)?(?:my|all|each|every) tokens? (?:have|has|gets?|gains?) \+ ?([0-9]+) (?:to"
        r" )?(?:attack|strength)$"
        r"|^(?:always:? )?(?:I (?:have|get|gain) )?\+ ?([0-9]+) (?:to )?(?:attack|strength)(?: when"
        r" attacking)?$",
        "when I attack a region: cost {1}{2} less",
        "always: I get +1 attack",
        "when I attack a region: cost 1 less",
    ),
    phrase(
        r"^(?:if|when) ([^:,]+), (?=(?:I may|they|gain|get|pay|place|move|remove|roll|redeploy|decline) )",
        "at scoring, if {1}: ",
        "if I hold at least 3 regions, gain 1 coin",
        "at scoring, if I hold at least 3 regions: gain 1 coin",
    ),
    phrase(
        r"^unless ([^:,]+), (?=(?:I may|they|gain|get|pay|place|move|remove|roll|redeploy|decline) )",
        "at scoring, unless {1}: ",
        "if you did not conquer anything this turn, gain 2 coins",
        "at scoring, unless there is a region I conquered this turn: gain 2 coins",
    ),
    phrase(
        r"^(at scoring: )?(gain [^:]+?) (?:at start of )?(?:each|every) turn$",
        "at turn start: {2}",
        "gain 1 token every turn",
        "at turn start: gain 1 token",
    ),
    phrase(
        r"\ban opponent (?:who|that) attacked me\b(?: last turn)?",
        "an opponent that conquered from me since my last turn",
        "choose an opponent who attacked me, then they pay 1 coin to me",
        "at turn start: choose an opponent that conquered from me since my last turn, then they pay 1 coin"
        " to me",
    ),
    phrase(
        r"^(?:choose|pick|select|name) an opponent((?: that [^:,]+)?)(?:, then|,|:| and) ",
        "at turn start: choose an opponent{1}, then ",
        "pick an opponent: they give you 1 coin",
        "at turn start: choose an opponent, then they pay 1 coin to me",
    ),
    phrase(
        r"^((?:once|twice|[0-9]+ times) per (?:turn|game|life)), (?=I may |gain |place |move |remove |roll)",
        "at any time, {1}: ",
        "once per turn, I may pay 1 coin to gain 1 token",
        "at any time, once per turn: I may pay 1 coin, then gain 1 token",
    ),
    phrase(
        r"^when an opponent loses a (\w+)(?! token)",
        "when I conquer a {1} held by an opponent",
        "when an opponent loses a region: gain 1 coin",
        "when I conquer a region held by an opponent: gain 1 coin",
    ),
    phrase(
        r"^(?:at|on) (?:start|beginning) of(?: a)? game\b",
        "when I pick this",
        "at the start of the game: gain 5 coins",
        "when I pick this: gain 5 coins",
    ),
    phrase(
        r"^when I first enter (?:board|map|game)\b|^when I enter (?:board|map|game)\b",
        "when I conquer a region, if I hold exactly 1 region",
        "when I first enter the map: gain 2 coins",
        "when I conquer a region, if I hold exactly 1 region: gain 2 coins",
    ),
    phrase(
        r"^(?:opponents|other players|everyone) (?:must )?pay ([0-9]+ coins?) to me(?:, then|,? to) attack"
        r" (?:me|my regions)$",
        "when an opponent attacks a region I hold: they pay {1} to me",
        "opponents must pay me 1 coin to attack me",
        "when an opponent attacks a region I hold: they pay 1 coin to me",
    ),
    phrase(
        r"^I may (?!enter|reach|occupy|pass)",
        "at turn start: I may ",
        "I may pay 1 coin to gain 1 token",
        "at turn start: I may pay 1 coin, then gain 1 token",
    ),
    phrase(
        r"^((?:once|twice) per (?:game|life)),? (?:I may )?play another turn$",
        "after scoring, {1}: I may play another turn",
        "once per game, take another turn",
        "after scoring, once per game: I may play another turn",
    ),
    phrase(
        r"\b(?:an? )?empty (regions?)\b(?! with)",
        "{1} with no defenders",
        "at scoring: gain 1 coin for each empty region bordering a region I hold",
        "at scoring: gain 1 coin for each region with no defenders bordering a region I hold",
    ),
    phrase(
        r"^(?:opponents|enemies|others|everyone) (?:who|that) (attack|conquer)s? (?:me|my regions)"
        r" (?:must )?(lose|pay|remove)s? ",
        "when an opponent {1}s a region I hold: they {2} ",
        "opponents who attack me lose 1 token",
        "when an opponent attacks a region I hold: they lose 1 token",
    ),
    phrase(
        r"^(?:opponents|enemies|other players|everyone) (?:must )?pay ([0-9]+ coins?)(?: to me)?"
        r"(?:, then|,? to) (?:enter|conquer|take|attack|invade) my (\w+)$",
        "when an opponent conquers my {2}: they pay {1} to me",
        "opponents pay 1 coin to enter my mountains",
        "when an opponent conquers mountains I hold: they pay 1 coin to me",
    ),
    phrase(
        r"^(?:each of )?my (?:tokens|defenders) (?:in|on) (?:an? )?(\w+) counts? (?:as 2|double|twice)\b.*$"
        r"|^my (?:tokens|defenders) counts? (?:as 2|double|twice) (?:in|on) (?:an? )?(\w+)\b.*$",
        "when an opponent attacks my {1}{2}: cost 1 more for each token there",
        "my tokens count double in mountains",
        "when an opponent attacks mountains I hold: cost 1 more for each token there",
    ),
    phrase(
        r"^(?:double my coins|all my regions (?:are worth|score|count) double) in last round$"
        r"|^in last round,? (?:double my coins|(?:all )?my regions (?:are worth|score|count) double)$",
        "when I score a region, if there are exactly 0 rounds left: coins double",
        "double my coins in the last round",
        "when I score a region, if there are exactly 0 rounds left: coins double",
    ),
    phrase(
        r"^(?:I (?:may|can) )?(?:reroll|roll again|roll)(?: die)?,? (once|twice) per (turn|game|life)$",
        "when I roll, {1} per {2}: I may roll",
        "re-roll the die once per turn",
        "when I roll, once per turn: I may roll",
    ),
    phrase(
        r"^I (?:may|can) (?:use|roll) (?:reinforcement )?die (once|twice|[0-9]+ times) (?:per|a|each) turn$",
        "before attack, {1} per turn: I may roll, then cost 1 less for each pip",
        "I can use the die twice per turn",
        "before attack, twice per turn: I may roll, then cost 1 less for each pip",
    ),
    phrase(
        r"\b(?:may|can) (?:reach|conquer|attack) regions across (?:an? )?(\w+?)s?$",
        "may reach regions bordering a {1} bordering a region I hold",
        "I may conquer regions across the sea",
        "always: I may reach regions bordering a sea bordering a region I hold",
    ),
    phrase(
        r"^(\w+?)s? (?:cost|costs)(?: me)? (?:nothing|no) (?:extra|more)(?: tokens)?(?: for me)?$",
        "when I attack a {1}: cost 1 less",
        "mountains cost me nothing extra",
        "when I attack a mountain: cost 1 less",
    ),
    phrase(
        r"(?:(?<=: )|^)(?:enemies|opponents|enemy tokens) (bordering|adjacent to) my (\w+?)s? lose ([0-9]+)"
        r" tokens?$",
        "remove {3} token of an opponent from each region {1} a {2} I hold",
        "enemies next to my regions lose one token at the start of my turn",
        "at turn start: remove 1 token of an opponent from each region bordering a region I hold",
    ),
    phrase(
        r"\b(?:put|place) (?:an?|([0-9]+)) tokens? (?:in|on) (?:any|an?) (\w+)(?: I hold)?$",
        "place 1 token from tray in a {2} I hold",
        "at the start of my turn put a token on any swamp",
        "at turn start: place 1 token from tray in a swamp I hold",
    ),
    phrase(
        r"\bthey (?:must )?(?:remove|discard) (?:an?|1) tokens?(?: first)?$",
        "they lose 1 token",
        "when an opponent attacks me he must discard a token first",
        "when an opponent attacks regions I hold: they lose 1 token",
    ),
    phrase(
        r"\bI (?:may|can) (?:put|place|leave) tokens (?:in|on) (\w+)$",
        "I may occupy {1}",
        "always: I can put tokens in lakes",
        "always: I may occupy lakes",
    ),
    phrase(
        r"^(?:at scoring: )?((?:I )?gain [^:]+?) (if|unless) ([^:]+)$",
        "at scoring, {2} {3}: {1}",
        "gain 2 coins unless I hold a mine",
        "at scoring, unless I hold a mine: gain 2 coins",
    ),
    phrase(
        r"^(if|unless) ([^:,]+?),? (?=(?:I )?(?:get|gain|may|pay|earn)\b)",
        "at scoring, {1} {2}: ",
        "if I hold at least 3 regions I get 5 coins",
        "at scoring, if I hold at least 3 regions: gain 5 coins",
    ),
    phrase(
        r"^convert (?:1|an?) (?:enemy|opposing) tokens? (?:in)?to (?:mine|my own|1 of mine|a my tokens?)"
        r"(?:,? (once|twice) per turn)?$",
        "when I attack a region with exactly 1 defender, once per turn:"
        " I may replace defender by 1 token from tray",
        "convert one enemy token into mine once per turn",
        "when I attack a region with exactly 1 defender, once per turn: I may replace the defender"
        " by 1 token from tray",
    ),
    phrase(
        r"^I score (?:for )?(?:my )?opponents'? (\w+?)s?$",
        "at scoring: gain 1 coin for each {1} held by an opponent",
        "I score for my opponents' forests",
        "at scoring: gain 1 coin for each forest held by an opponent",
    ),
    phrase(
        r"\bif I (?:hold|own|control|have) (?:all|every) (?:of )?(\w+?)s?(?= ?(?:[:,]|$))",
        "unless there is a {1} not held by me",
        "gain 2 coins if I hold all the mines",
        "at scoring, unless there is a mine not held by me: gain 2 coins",
    ),
    phrase(
        r"^(?:all |each |every )?(\w+?)s? (?:are|is) worth ([0-9]+) coins? (?:for|to) me$",
        "when I score a {1}: coins are exactly {2}",
        "all swamps are worth 2 coins for me",
        "when I score a swamp: coins are exactly 2",
    ),
    phrase(
        r"^(at scoring): gain ([0-9]+ coins?) from each opponent ((?:for each|for every|per) [^:,]*\bthey"
        r" hold\b[^:,]*)$",
        "at scoring of an opponent: they pay {2} {3} to me",
        "at scoring: gain 1 coin from each opponent for each hill they hold",
        "at scoring of an opponent: they pay 1 coin for each hill they hold to me",
    ),
    phrase(
        r": they roll,? (?:and |then )*if (?:they roll|roll is) ([0-9]+),? ",
        ": roll, then if roll is {1}, ",
        "when an opponent attacks a hill I hold: they roll, if they roll 0 they lose 1 token",
        "when an opponent attacks a hill I hold: roll, then if roll is 0, they lose 1 token",
    ),
    phrase(
        r"^my (\w+) (?:protects?|guards?|defends?) (?:its|his|her|a|every|each)?(?: own)? ?regions?"
        r"(?: (?:it|he|she|they) (?:is|are|stands?)(?: in)?)?$",
        "always: regions with {1} are immune to opponents",
        "my fortress protects the region it is in",
        "always: regions with fortress are immune to opponents",
    ),
)
