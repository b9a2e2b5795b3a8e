"""English words for a box on one page."""

from typing import Final

from swdsl.reference.words.overview import Laid, OverviewWords, Part

OVERVIEW: Final = OverviewWords(
    title="The rules on one page",
    lead="A turn from beginning to end, and who has something to say at each moment.",
    also="Also",
    order_title="The order of effects",
    order=(
        (
            "Who comes first",
            (
                "The player whose turn it is, then the others clockwise; of one player the active "
                "race before the declined one; of one race the rules for everybody, race, power, "
                "places, relics. What must happen comes before what is offered."
            ),
        ),
        (
            "What a conquest costs",
            (
                "The ground first, then everything that adds or saves, pips included; then the least "
                "cost is heeded. An exact price beats all that."
            ),
        ),
        (
            "What a turn brings",
            (
                "Region by region: the coin of the region and the extra ones, then what doubles or "
                "forbids. Then coins that belong to no region. Last, coins taken from others."
            ),
        ),
    ),
    parts={
        Part.START: (
            "Your turn begins",
            "",
        ),
        Part.CHOICE: (
            "Combo, expansion or decline",
            "Without an active race, take a combo. With one, ready its tokens or decline.",
        ),
        Part.CONQUEST: (
            "Each conquest",
            (
                "Choose a region within reach and put in the tokens it costs. Too few for the last "
                "one? Name it and roll the die."
            ),
        ),
        Part.TAKEN: (
            "A region changes hands",
            (
                "The loser gives up one token; the others come back in hand, or to the tray if that "
                "race is in decline."
            ),
        ),
        Part.ANY_TIME: (
            "At any time until scoring",
            "",
        ),
        Part.AFTER_CONQUESTS: (
            "After the conquests",
            "",
        ),
        Part.REDEPLOYMENT: (
            "Redeployment",
            (
                "Spread your tokens, at least one in each region you keep. Tokens for attacks only "
                "leave. Then those you drove out are set down."
            ),
        ),
        Part.BEFORE_SCORING: (
            "Before scoring",
            "",
        ),
        Part.SCORING: (
            "Scoring",
            "One coin for each region of your races, active and in decline.",
        ),
        Part.AFTER_SCORING: (
            "After scoring",
            "",
        ),
        Part.DECLINE: (
            "A turn of decline",
            (
                "The race declined before leaves. The new one keeps one token in each region and "
                "turns over; then you score. The next turn begins with a combo."
            ),
        ),
        Part.STANDING: (
            "All the time",
            "",
        ),
    },
    table="The table before the first turn",
    laid={
        Laid.BOARD: "the board for your number of players",
        Laid.NEUTRALS: "neutral tokens in the regions that show their symbol",
        Laid.MARKER: "the turn marker on the first round",
        Laid.COMBOS: "the column of combos; beside each, what it costs",
        Laid.STACKS: "the other banners and badges, face down",
        Laid.BANK: "the coins",
        Laid.DIE: "the reinforcement die",
        Laid.TRAY: "the tray with the tokens of all races",
        Laid.COINS: "the coins each player begins with",
        Laid.FINDS: "relics and places, mixed and face down",
    },
    signs="Signs on the tiles",
    signs_lead="What the signs on the tiles mean",
    sign={
        "coin": ("Coins", "brings coins, or takes them"),
        "tokens": ("Tokens", "brings tokens, or says how many may stand somewhere"),
        "attack": ("Cheaper conquests", "changes what your conquests cost, or brings more of them"),
        "defence": ("Defence", "makes conquests of your regions dearer"),
        "immunity": ("Immunity", "a region that cannot be conquered"),
        "march": ("Reach", "lets you enter or reach regions that others cannot"),
        "piece": ("Pieces", "pieces of its own are placed, moved or removed"),
        "die": ("Die", "you may roll the die"),
        "decline": ("Decline", "has to do with going into decline, or works there"),
        "link": ("Adjacency", "regions count as adjacent that do not border each other"),
        "swap": ("Exchange", "something is exchanged or replaced"),
        "find": ("Discovery", "something is revealed"),
        "loss": ("Losses", "says what is lost or leaves the board"),
        "return": ("Return", "tokens or pieces come back"),
        "peace": ("Peace", "somebody may not attack, or a tile is without effect"),
        "breach": ("Breach", "defenders or the help of others are ignored"),
        "hand": ("Choice", "you choose a player, or use a tile that is not yours"),
    },
    all_examples="All {count} examples",
)
