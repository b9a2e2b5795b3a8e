"""What could mean two things: taken for neither, but answered with what was probably meant."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

PROPOSED: Final[tuple[Phrase, ...]] = (
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
        r"^(gain|get|pay|earn|receive)s? (?=[0-9a])",
        "at scoring: {1} ",
        "gain 1 coin for each region I hold",
        "at scoring: gain 1 coin for each region I hold",
    ),
    phrase(
        r"\bper (\w+)$",
        "for each {1} I hold",
        "at scoring: gain 1 coin per hill",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"\b(?:return|discard|sacrifice|remove|lose) (?:any number of tokens"
        r"|([0-9]+ tokens?) from hand(?: to tray)?)",
        "remove {1} from a region I hold",
        "before scoring: I may return 1 token from hand to the tray to gain 2 coins",
        "before scoring: I may remove 1 token from a region I hold, then gain 2 coins",
    ),
    phrase(
        r"\bremove  from a region",
        "remove 1 token from a region",
        "before attack: I may discard any number of tokens",
        "before attack: I may remove 1 token from a region I hold",
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
        r"\b(?:near|close to|around|by)(?= (?:an?|my|any) )",
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
)
