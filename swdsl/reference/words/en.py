"""English words of the reference."""

from typing import Final

from swdsl.reference.words.examples_en import EXAMPLES
from swdsl.reference.words.finding import FINDING
from swdsl.reference.words.pairs import PAIRS
from swdsl.reference.words.table import Chapter, Counted, Passage, Words
from swdsl.words import Kind

ENGLISH: Final = Words(
    language="en",
    own_name="English",
    plural=lambda number: 0 if number == 1 else 1,
    counted={
        Counted.RACE: ("race", "races"),
        Counted.POWER: ("power", "powers"),
        Counted.RELIC: ("relic", "relics"),
        Counted.PLACE: ("place", "places"),
        Counted.PIECE: ("piece", "pieces"),
        Counted.MAP: ("map", "maps"),
        Counted.REGION: ("region", "regions"),
        Counted.BORDER: ("border", "borders"),
        Counted.PLAYER: ("player", "players"),
        Counted.TURN: ("turn", "turns"),
        Counted.TOKEN: ("token", "tokens"),
    },
    kinds={
        Kind.SET: "Set",
        Kind.TERRAIN: "Terrain",
        Kind.SYMBOL: "Symbol",
        Kind.NEUTRAL: "Neutral tokens",
        Kind.PIECE: "Piece",
        Kind.TERM: "Term",
        Kind.OPTION: "Option",
        Kind.RACE: "Race",
        Kind.POWER: "Power",
        Kind.RELIC: "Relic",
        Kind.PLACE: "Place",
        Kind.MAP: "Map",
        Kind.GAME: "Game",
    },
    many={
        Kind.SET: "Sets",
        Kind.TERRAIN: "Terrains",
        Kind.SYMBOL: "Symbols",
        Kind.NEUTRAL: "Neutral tokens",
        Kind.PIECE: "Pieces",
        Kind.TERM: "Terms",
        Kind.OPTION: "Options",
        Kind.RACE: "Races",
        Kind.POWER: "Powers",
        Kind.RELIC: "Relics",
        Kind.PLACE: "Places",
        Kind.MAP: "Maps",
        Kind.GAME: "Games",
    },
    passages={
        Chapter.NEEDED: Passage("What you need"),
        Chapter.SETUP: Passage(
            "Setting up",
            (
                "Choose the map drawn for your number of players and set the turn marker on its first space.",
                (
                    "Mix the race banners, then the power badges. A banner and a badge side by side are a "
                    "combo; the combos on offer form a column, and whatever is left waits in two stacks."
                ),
            ),
        ),
        Chapter.TURN: Passage("A turn"),
        Chapter.DRAFT: Passage(
            "Taking a combo",
            (
                "Whatever coins lie on the combo you take are yours.",
                (
                    "You get as many tokens as banner and badge show together. More come only from rules "
                    "that say so, and only while the storage tray has some."
                ),
                "The combos below close the gap, and a new one appears at the end of the column.",
            ),
        ),
        Chapter.CONQUEST: Passage(
            "Conquering",
            (
                (
                    "A conquest starts with at least one token in hand. What it costs is put into the "
                    "region and stays there until you redeploy."
                ),
                "Go on for as long as you can and want to.",
            ),
        ),
        Chapter.LOSSES: Passage(
            "Losing a region",
            (
                (
                    "Tokens that survive in hand come back at the end of the attacker’s turn, into regions "
                    "where their race still stands; if there are none, they wait for their owner’s next "
                    "turn."
                ),
            ),
        ),
        Chapter.MARKERS: Passage(
            "Relics and places",
            (
                (
                    "Before the game, relics and places are mixed face down. There is one in the stack for "
                    "each region that starts with neutral tokens; nobody sees the others."
                ),
                "A relic or place serves whoever occupies its region, and changes hands with it.",
            ),
        ),
        Chapter.REDEPLOYMENT: Passage(
            "Redeploying",
            (
                (
                    "When your conquests are over, spread the tokens of your active race over its regions "
                    "as you please, at least one in each."
                ),
            ),
        ),
        Chapter.SCORING: Passage("Scoring", ("How many coins you own is your secret until the end.",)),
        Chapter.DECLINE: Passage(
            "Declining",
            (
                (
                    "Declining takes the place of expanding: you conquer nothing this turn, you score, and "
                    "you take a new combo on your next turn."
                ),
                "The badge is discarded, unless it has something to say about decline.",
            ),
        ),
        Chapter.END: Passage(
            "The end",
            (
                (
                    "The game is over when the last round of the map has been played out. The richest "
                    "player wins; if several are, the one among them with more race tokens on the board, "
                    "active and declined."
                ),
            ),
        ),
    },
    examples=EXAMPLES,
    finding=FINDING["en"],
    pairs=PAIRS["en"],
    colon=": ",
    title="Rules reference",
    lead="Every rule of every race, power, relic and place, generated from one source and never out of date.",
    skip="Skip to the content",
    menu="Menu",
    main_menu="Main menu",
    breadcrumbs="You are here",
    home="Home",
    search="Search",
    search_hint="Search the rules (press /)",
    search_none="Nothing found",
    search_some="{count} found",
    language_switch="Language",
    theme="Light or dark",
    generated="Generated from the rules. Change a rule, and this page follows.",
    choose_language="Choose your language",
    top="Back to the top",
    browse="Browse",
    contents="Contents",
    glossary="Glossary",
    rulings="Rulings",
    rulebook="Rulebook",
    components="Components",
    games_none="No game has been put together yet: each set plays on its own maps.",
    rulings_lead="Points that rulebooks leave open or contradict each other on, and the rules that settle "
    "them.",
    glossary_lead="Grounds, symbols and words that the rules rely on, with everything that speaks of them.",
    pieces_lead="Everything that is put on the board besides race tokens.",
    options_lead="Points on which tables differ. The first answer holds unless a game says otherwise.",
    maps_lead="Boards with their regions, drawn so that two regions touch exactly when they are neighbours.",
    games_lead="Tables put together from maps and sets.",
    tile="Tile",
    active_side="Active",
    decline_side="In decline",
    rules="Rules",
    facts="Facts",
    plain="Nothing else is special: the rules for everybody apply.",
    source="Source",
    source_lead="Written in the rules as follows; everything on this page comes from these lines.",
    permalink="Link to this rule",
    handwritten="worded by the author",
    based_on="Ruling",
    named_by="Named by",
    names_these="See also",
    legal_in="Can be played in",
    fits_maps="Maps of its set",
    tokens="Tokens",
    in_tray="In the tray",
    attack_only="For attacks only",
    supply="In the box",
    previous="Previous",
    following="Next",
    tile_alt="Tile of {name}",
    region="Region",
    terrain="Terrain",
    symbols="Symbols",
    edge="Edge",
    neighbours="Neighbours",
    degree="Borders",
    distance="Mean distance",
    yes="yes",
    map_facts="The shape of the board",
    regions="Regions",
    borders="Borders",
    at_edge="At the edge",
    chokes="Bottlenecks: without them the land falls apart",
    no_chokes="There is no bottleneck: no single region cuts the land in two.",
    central="Most central",
    connected_most="Most neighbours",
    players="Players",
    turns="Turns",
    map_alt="Map {name}: {regions}, {borders}. All regions are listed in the table below.",
    download="Picture as SVG",
    undrawn="This board cannot be drawn flat; see the table.",
    default="default",
    instead="Tables may instead play",
    used_by="Used by",
    ruling="Ruling",
    rule="Rule",
    why="Because",
    everybody="Rules for everybody",
    frame_of="Rules for everybody ({set})",
    lacking="missing: {things}",
    by_choice="left out by choice",
    guests="{neutral}: {tokens} in each of {regions} regions marked with {symbol}",
    guests_apart=", no two of which border each other",
    on_table="On the table",
    off_table="Not on the table",
    teams="Teams of {size}, partners {apart} seats apart: for the rules they are no opponents",
    team_coins="coins count together",
    team_peace="nobody attacks a region of a team-mate",
    player_aid="Player aid",
    cut_here="Print at 100 %. Cut along the marks.",
)
