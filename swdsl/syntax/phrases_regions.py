"""Where and how many: what is said of regions, and amounts in other words."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_BEHIND_A_PLAYER: Final = r"(?<!opponent )(?<!opponents )(?<!player )(?<!players )"

REGIONS: Final[tuple[Phrase, ...]] = (
    phrase(
        r"\b(?:next to|beside|touching|sharing a border with|that borders?|which borders?"
        r"|neighbou?ring(?: to)?"
        r"|that touch(?:es)?|bordered by|bordering (?:to|on|with))(?= )",
        "bordering",
        "when I attack a region next to a mountain: cost 1 less",
        "when I attack a region bordering a mountain: cost 1 less",
    ),
    phrase(
        r"\badjacent(?= (?:an?|my|any|here|there|[0-9]+)\b)",
        "adjacent to",
        "when I attack a region adjacent a hill I hold: cost 1 less",
        "when I attack a region adjacent to a hill I hold: cost 1 less",
    ),
    phrase(
        rf"{_BEHIND_A_PLAYER}\b(adjacent to|bordering|linked to) (?:me|mine)\b",
        "{1} a region I hold",
        "when I attack a region adjacent to me: cost 1 less",
        "when I attack a region adjacent to a region I hold: cost 1 less",
    ),
    phrase(
        rf"{_BEHIND_A_PLAYER}\b(adjacent to|bordering|linked to) us\b",
        "{1} a region we hold",
        "when I attack a region bordering us: cost 1 less",
        "when I attack a region bordering a region we hold: cost 1 less",
    ),
    phrase(
        r"\b(adjacent to|bordering|linked to) (?:no|none of)\b",
        "{1} 0",
        "at scoring: gain 1 coin for each region I hold bordering no regions I hold",
        "at scoring: gain 1 coin for each region I hold bordering 0 regions I hold",
    ),
    phrase(
        r"\b(?:on|along|touching|bordering|adjacent to) (?:an? )?edge(?: of board| of map)?\b"
        r"|\bat (?:an )?edge of map\b",
        "at edge",
        "when I attack a region on the edge of the map: cost 1 less",
        "when I attack a region at the edge: cost 1 less",
    ),
    phrase(
        r"(?<!if )(?<!unless )\b(?:(?:that|which) )?I (?:did not|didn't|have not|haven't) "
        r"(conquer|attack)(?:ed)?(?: (?:in )?this turn)?(?=$|[,:.])",
        "not {1}ed by me this turn",
        "at scoring: gain 1 coin for each region I hold that I did not conquer this turn",
        "at scoring: gain 1 coin for each region I hold not conquered by me this turn",
    ),
    phrase(
        r"\b(?:counts?|is treated|are treated) as (?=adjacent to )",
        "are ",
        "always: hills count as adjacent to caverns",
        "always: hills are adjacent to caverns",
    ),
    phrase(
        r"\b(?:away from|off) edge\b",
        "not at edge",
        "when I attack a region away from the edge: cost 1 less",
        "when I attack a region not at the edge: cost 1 less",
    ),
    phrase(
        r"(\b(?:attack|attacks|conquer|conquers|score|scores|leave|leaves|enter|reach)) (?:any"
        r"|an?) (?:empty|unoccupied"
        r"|vacant|free) (\w+)",
        "{1} a {2} with no defenders",
        "when I attack an empty region: cost 1 less",
        "when I attack a region with no defenders: cost 1 less",
    ),
    phrase(
        r"(?<!non-)\b(?:empty|unoccupied|vacant) regions\b",
        "regions with no defenders",
        "always: I may enter empty regions",
        "always: I may enter regions with no defenders",
    ),
    phrase(
        r"\b(?:regions?|they|anyone|nobody|\w+) of mine\b",
        "region I hold",
        "when an opponent attacks a region of mine: cost 1 more",
        "when an opponent attacks a region I hold: cost 1 more",
    ),
    phrase(
        r"^(?!when I (?:attack|conquer|occupy)\b[^:,]* with my )(.*)\bwith my"
        r" (?!declined\b|active\b|other\b)(?=\w)",
        "{1}with ",
        "always: regions with my fortress are immune to opponents",
        "always: regions with fortress are immune to opponents",
    ),
    phrase(
        r"(?<!when )(?<!whenever )(?<!time )(?<!: )(?<!, )(?<!then )\b(I|we|they) (?:occupy|possess|rule)\b",
        "{1} hold",
        "at scoring: gain 1 coin for each hill you occupy",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"\bif (I|we|they) have ((?:no|an?|at least [0-9]+|at most [0-9]+|exactly [0-9]+"
        r"|[0-9]+)(?: \w+)? regions?)\b",
        "if {1} hold {2}",
        "at turn start, if I have no regions: gain 2 tokens",
        "at turn start, if I hold no regions: gain 2 tokens",
    ),
    phrase(
        r"\b(an?|any|each|all) regions? (?:except|but|other than|excluding|but not"
        r"|not being)(?: for)?(?: an?)? (?!here\b|there\b|bordering\b|adjacent\b|within\b|linked\b"
        r"|held\b)(\w+)",
        "{1} region that is not {2}",
        "when I attack a region except a mountain: cost 1 less",
        "when I attack a region that is not mountain: cost 1 less",
    ),
    phrase(
        r"\bregions (?:except|but|other than|excluding|but not)(?: for)? (?!here\b|there\b|bordering\b"
        r"|adjacent\b|within\b|linked\b|held\b)(\w+)",
        "regions that are not {1}",
        "always: I may enter regions except mountains",
        "always: I may enter regions that is not mountains",
    ),
    phrase(
        r"\b(?:except|excluding|but not|but) (here|there)\b",
        "other than {1}",
        "when I attack a region except here: cost 1 less",
        "when I attack a region other than here: cost 1 less",
    ),
    phrase(
        r"\b(that (?:is|are) not) (?:an?|any) ",
        "{1} ",
        "when I attack a region that is not a mountain: cost 1 less",
        "when I attack a region that is not mountain: cost 1 less",
    ),
    phrase(
        r"\b(held by my (?:declined|active|other) race) (with(?:out)? (?:an? )?\w+)(?=[:,]|$)",
        "{2} {1}",
        "when I attack a region held by my declined race with a fortress: cost 1 less",
        "when I attack a region with a fortress held by my declined race: cost 1 less",
    ),
    phrase(
        r"\b(?:non-empty|nonempty|occupied|inhabited) (\w+) (I|we) conquered(?= this turn\b)",
        "{1} {2} conquered from an enemy",
        "at scoring: gain 1 coin for each non-empty region I conquered this turn",
        "at scoring: gain 1 coin for each region I conquered from an enemy this turn",
    ),
    phrase(
        r"\b(?:an?|any) (?:non-empty|nonempty|occupied|inhabited) (\w+)",
        "a {1} held by an enemy",
        "when I conquer an occupied hill: gain 1 coin",
        "when I conquer a hill held by an enemy: gain 1 coin",
    ),
    phrase(
        r"\b(?:non-empty|nonempty|occupied|inhabited) (\w+s)\b",
        "{1} held by enemies",
        "when I attack non-empty hills: cost 1 less",
        "when I attack hills held by enemies: cost 1 less",
    ),
    phrase(
        rf"{_BEHIND_A_PLAYER}\b(adjacent to|bordering|next to) (an? (?:active |declined )?(?:opponent"
        rf"|enemy))\b(?!')",
        "{1} a region held by {2}",
        "when I attack a region bordering an active opponent: cost 1 less",
        "when I attack a region bordering a region held by an active opponent: cost 1 less",
    ),
    phrase(
        r"\b(held by (?:an? )?(?:active |declined )?(?:opponent|opponents|enemy|enemies))"
        r" ((?:not )?(?:bordering|adjacent to|linked to|within [0-9]+ of) [^:,]+?)(?=[:,]|$)",
        "{2} and {1}",
        "at scoring: gain 1 coin for each region held by an opponent bordering a region I hold",
        "at scoring: gain 1 coin for each region bordering a region I hold and held by an opponent",
    ),
    phrase(
        r"\b(that (?:is|are) not \w+) (?:or|nor|and) (?:an? )?(\w+)(?=[:,]|$)",
        "{1} that is not {2}",
        "when I attack a region that is not farmland or hill: cost 1 less",
        "when I attack a region that is not farmland that is not hill: cost 1 less",
    ),
    phrase(
        r"\bregions? (?:except|but|other than|excluding|not) (?=(?:bordering|adjacent to|within|linked to"
        r"|held by)\b)",
        "region not ",
        "when I attack a region except bordering a hill: cost 1 less",
        "when I attack a region not bordering a hill: cost 1 less",
    ),
    phrase(
        r"\bregions ([0-9]+) (?:regions? )?away(?: from (?:mine|my regions|me))?\b|\bregions within"
        r" ([0-9]+)(?: regions?)? of (?:mine|me|my regions)\b",
        "regions within {1}{2} of a region I hold",
        "always: I may reach regions 2 regions away",
        "always: I may reach regions within 2 of a region I hold",
    ),
    phrase(
        r"\bif (?:all )?(?:of )?my regions (?:are|form)(?: all)? (?:adjacent|connected|contiguous|linked|1"
        r" group)"
        r"(?: to each other| together)?",
        "if there is exactly 1 group of regions I hold",
        "at scoring, if all my regions are connected: gain 2 coins",
        "at scoring, if there is exactly 1 group of regions I hold: gain 2 coins",
    ),
    phrase(
        r"\b(I|we) lost (?:in )?(?:my )?last turn\b",
        "{1} lost since my last turn",
        "when I attack a region I lost last turn: cost 1 less",
        "when I attack a region I lost since my last turn: cost 1 less",
    ),
    phrase(
        r"\bborder between (?:my regions|regions I hold) and (?:an opponent|opponents|an enemy|enemies"
        r"|regions held by \w+)",
        "border from regions I hold to regions held by an opponent",
        "at scoring: gain 1 coin for each border between my regions and an opponent",
        "at scoring: gain 1 coin for each border from regions I hold to regions held by an opponent",
    ),
)

AMOUNTS: Final[tuple[Phrase, ...]] = (
    phrase(
        r"\b(bordering|adjacent to|linked to|touching|next to) (?:at most|no more than) ([0-9]{1,3})\b",
        "{1} up to {2}",
        "when I attack a region bordering at most 1 hill: cost 1 less",
        "when I attack a region bordering up to 1 hill: cost 1 less",
    ),
    phrase(
        r"(?<!turn )(?<!life )(?<!game )\bper (?=(?:pip|token lost|opponent|(?:\w+ ){1,2}(?:held by"
        r"|(?:I|we|they) (?:hold|own|control|occupy|conquered)))\b)",
        "for each ",
        "at scoring: gain 1 coin per hill I hold",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"\b(?:no more than|not more than|a maximum of|at maximum) ([0-9]{1,3})\b",
        "at most {1}",
        "at scoring, if I hold no more than 3 regions: gain 1 coin",
        "at scoring, if I hold at most 3 regions: gain 1 coin",
    ),
    phrase(
        r"\b(?:a minimum of|no fewer than|no less than|not fewer than) ([0-9]{1,3})\b",
        "at least {1}",
        "at scoring, if I hold no fewer than 5 regions: gain 1 coin",
        "at scoring, if I hold at least 5 regions: gain 1 coin",
    ),
    phrase(
        r"\b(?:fewer|less) than ([1-9][0-9]{0,2})\b",
        "at most {1-1}",
        "at scoring, if I hold fewer than 4 regions: gain 1 coin",
        "at scoring, if I hold at most 3 regions: gain 1 coin",
    ),
    phrase(
        r"(?<!jump )(?<!leap )(?<!hop )\b(?:more than|over) ([0-9]{1,3})\b",
        "at least {1+1}",
        "at scoring, if I hold more than 5 regions: gain 1 coin",
        "at scoring, if I hold at least 6 regions: gain 1 coin",
    ),
    phrase(
        r"\b([0-9]{1,3})\+(?= \w)",
        "at least {1}",
        "at scoring, if I hold 5+ regions: gain 1 coin",
        "at scoring, if I hold at least 5 regions: gain 1 coin",
    ),
    phrase(
        r"\b(with|if I hold|if they hold) (?:only|just) ([0-9]{1,3})\b",
        "{1} exactly {2}",
        "when I attack a region with only 1 defender: cost 1 less",
        "when I attack a region with exactly 1 defender: cost 1 less",
    ),
    phrase(
        r"\b1 or 2(?= \w)",
        "1 to 2",
        "when I attack a region with 1 or 2 tokens: cost 1 less",
        "when I attack a region with 1 to 2 tokens: cost 1 less",
    ),
    phrase(
        r"\b(if (?:I|we|they) hold) any ",
        "{1} a ",
        "at scoring, if I hold any hill: gain 1 coin",
        "at scoring, if I hold a hill: gain 1 coin",
    ),
)
