"""The words that made-up components are drawn from: parties, regions, conditions, what is counted."""

from __future__ import annotations

STATES = ("", "", "", ", also in decline", ", only in decline")
LIMITS = (
    "",
    "",
    "",
    ", once per turn",
    ", twice per turn",
    ", once per life",
    ", 3 times per game",
    ", once per turn per opponent",
)
PARTIES = (
    "an opponent",
    "an active opponent",
    "a declined opponent",
    "anyone",
    "a player",
    "an opponent with more coins than me",
    "ratmen",
)
ACTORS = (
    *("I", "I", "I", "I", "an opponent", "an opponent", "an active opponent", "anyone"),
    *("my other race", "another race", "we", "a declined opponent", "my declined race", "a player"),
    *("an opponent with at least 7 coins", "an opponent that holds a mountain", "a merchant race", "ratmen"),
    *("an opponent that holds more regions than me", "an opponent with fewer coins than me", "an enemy"),
)
KINDS = (
    *("region", "region", "region", "mountain", "forest", "hill", "farmland", "swamp", "mine"),
    *("coastal region", "magic_source", "forest or hill", "land", "water", "mine or cavern", "sea or lake"),
)
HOLDERS = (
    *("I hold", "I hold", "we hold", "held by an opponent", "held by an active opponent"),
    *("held by a declined opponent", "held by an enemy", "held by a neutral", "held by another race"),
    *("held by nobody", "held by my declined race", "not held by me", "held by an enemy or nobody"),
    *("held by an opponent with more coins than me", "held by an opponent that holds more regions than me"),
    *("held by an opponent without coins", "held by ratmen", "held by a merchant race", "held by anyone"),
    *("not held by an opponent", "held by me or an opponent", "held by my other race"),
)
FILTERS = (
    *("at the edge", "not at the edge", "with at least 2 tokens", "with exactly 1 token", "with a neutral"),
    *("without a neutral", "with PIECE", "without PIECE", "with 2 tokens", "with at least 1 defender"),
    *("with no defenders", "with lost_tribe", "that is not mountain", "with 1 to 2 tokens", "without tokens"),
    *("with at most 2 tokens", "with at most 1 PIECE", "that is not coastal"),
    *("I conquered this turn", "I conquered from an enemy this turn", "I left this turn"),
    *("I conquered from nobody this turn", "I conquered from an active opponent this turn"),
    *("conquered this turn", "conquered by an opponent this turn", "I lost since my last turn"),
    *("lost by us since my last turn", "conquered by us this turn"),
)
NESTED = (
    *("bordering a mountain", "bordering 2 mountains", "bordering 0 regions I hold", "bordering a sea"),
    *(
        "bordering a region I hold",
        "adjacent to a region I hold",
        "not bordering a region held by an opponent",
    ),
    *("linked to a mountain", "within 2 of a forest I hold", "bordering 1 region held by an opponent"),
    *("bordering a region with PIECE", "linked to 2 hills", "bordering each lake", "not linked to a mine"),
    *("not within 2 of a region held by an opponent", "bordering at least 2 regions I hold"),
    *("not adjacent to a region held by an enemy", "bordering no regions I hold", "within 1 of a sea"),
    *("bordering all lakes", "bordering up to 1 forest", "bordering a region with at least 2 tokens"),
    *("bordering a region at the edge", "bordering any region held by a neutral"),
    *(
        "with PIECE or bordering a PIECE",
        "at the edge or bordering a mountain",
        "at the edge and bordering a hill",
    ),
)
#: Filters that point at the region or the other party of the moment.
NEAR_THERE = (
    *("bordering there", "other than there", "with the same terrain as there", "within 2 of there"),
    *("bordering there held by an opponent", "I hold bordering there", "not bordering there"),
)
CONDITIONS = (
    *("if I hold at least 3 regions", "if I hold exactly 1 region", "unless I hold a mountain"),
    *("if I have no coins", "if I have at least 8 coins", "if round is at most 3", "if round is 2 to 4"),
    *("if round is odd", "unless round is even", "if there is a region with PIECE", "if it is my turn"),
    *(
        "unless it is my turn",
        "unless I declined this turn",
        "if I expanded this turn",
        "if I picked this turn",
    ),
    *("if I rolled this turn", "unless an opponent declined this turn", "if I hold 2 regions"),
    *("if I hold no mountains", "if we hold at least 4 regions", "if an opponent holds at least 4 regions"),
    *("if there are at least 2 regions I conquered this turn", "if I have at least 3 tokens in hand"),
    *("if there are no regions held by a neutral", "if there are at most 1 declined races"),
    *("if I conquered a region from an enemy this turn", "if there are exactly 2 groups of regions I hold"),
    *("if I have fewer coins than each opponent", "if I have more coins than an opponent"),
    *("if an opponent holds more regions than me", "if I hold more mountains than each opponent"),
    *("if I hold fewer regions than an opponent", "unless an opponent has more coins than me"),
    *("if there is an opponent with at least 9 coins", "if there are at least 2 opponents without coins"),
    *(
        "if there is a player with no coins",
        "if there are 2 active races",
        "if my declined race holds a hill",
    ),
    *("if there are at least 2 PIECE in hand", "if I have at least 5 tokens", "if I have no tokens in tray"),
    *("if an opponent holds exactly 3 regions", "if an active opponent holds no forests"),
    *("unless nobody holds a mountain", "if a player holds at least 4 regions", "if nobody holds 2 hills"),
)
#: Conditions about the other party of the moment.
ABOUT_THEM = (
    *("if they have more coins than me", "if I hold more mountains than them", "if they have no coins"),
    *("if they hold fewer regions than me", "unless they hold a forest", "if they have at least 6 coins"),
    *(
        "if they hold at least 3 regions",
        "unless they have fewer coins than me",
        "if they declined this turn",
    ),
)
STEPS = (
    *("at round start", "at turn start", "at ready", "before redeployment", "at redeployment"),
    *("after conquests", "before scoring", "after scoring", "at turn end", "at game end", "at scoring"),
    *("at any time", "at conquests", "before attack"),
)
COUNTED = (
    *("region I hold", "forest I hold", "region I conquered this turn", "mountain I hold", "opponent"),
    *("region we hold", "group of regions I hold", "terrain of regions I hold", "region I hold at the edge"),
    *("region I hold with PIECE", "region held by an opponent", "active opponent", "adjacent group of hills"),
    *("region I hold bordering a region held by an opponent", "different terrain I hold", "declined race"),
    *("border of regions I hold", "border from regions I hold to regions held by an opponent", "round"),
    *("opponent with fewer coins than me", "opponent that holds a mountain", "player with at least 5 coins"),
    *("opponent not attacked by me this turn", "active race", "declined race of an opponent", "round left"),
    *(
        "turn played",
        "turn in decline",
        "step from a region I hold to a mountain",
        "region I attacked this turn",
    ),
    *("opponent whose active race was attacked by me this turn", "region I left this turn", "PIECE in hand"),
    *(
        "token in hand",
        "coin I have",
        "PIECE I hold",
        "token in regions I hold at the edge",
        "PIECE in supply",
    ),
    *("opponent that conquered from me since my last turn", "region I lost since my last turn"),
    *("opponent with PIECE", "opponent with ratmen", "neutral in regions bordering a region I hold"),
    *("region I conquered from an opponent this turn", "opponent that holds more forests than me"),
    *("opponent that holds at least 2 hills", "opponent that holds 0 mountains"),
)
#: What is counted of the moment itself.
COUNTED_THERE = (
    "defender there",
    "PIECE there",
    "mountain bordering there",
    "token there",
    "hill within 2 of there",
)
