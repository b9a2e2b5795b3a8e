"""What a language must bring: what pages say around their content, and the words of the pages beside."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from swdsl.catalogue import rows, slots
from swdsl.languages import form_after
from swdsl.reference.addresses import FOLDERS
from swdsl.reference.words.asked import AskedWords
from swdsl.reference.words.beginning import BeginningWords
from swdsl.reference.words.examples import ExampleWords
from swdsl.reference.words.finding import FindingWords
from swdsl.reference.words.overview import OverviewWords
from swdsl.reference.words.pairs import PairWords
from swdsl.reference.words.strengths import StrengthWords
from swdsl.words import Kind
from swdsl.words_of_files import Chapter


class Counted(StrEnum):
    """Nouns that stand beside a number."""

    RACE = "race"
    POWER = "power"
    RELIC = "relic"
    PLACE = "place"
    EVENT = "event"
    PIECE = "piece"
    MAP = "map"
    REGION = "region"
    BORDER = "border"
    PLAYER = "player"
    TURN = "turn"
    TOKEN = "token"


@dataclass(frozen=True, slots=True)
class Words:
    """One language."""

    language: str
    own_name: str
    counted: Mapping[Counted, tuple[str, ...]]
    kinds: Annotated[Mapping[Kind, str], rows(FOLDERS)]
    many: Annotated[Mapping[Kind, str], rows(FOLDERS)]
    chapters: Mapping[Chapter, str]
    counts_as: Annotated[str, slots("things")]
    examples: ExampleWords
    finding: FindingWords
    pairs: PairWords
    strengths: StrengthWords
    beginning: BeginningWords
    overview: OverviewWords
    asked: AskedWords

    colon: str
    semicolon: str
    decimal: str

    # The page around the content.
    title: str
    lead: str
    skip: str
    menu: str
    main_menu: str
    breadcrumbs: str
    home: str
    search: str
    search_hint: str
    search_none: str
    search_some: Annotated[str, slots("count")]
    language_switch: str
    theme: str
    generated: str
    choose_language: str
    top: str

    # Lists.
    browse: str
    contents: str
    glossary: str
    concepts: str
    rulings: str
    rulebook: str
    components: str
    games_none: str
    rulings_lead: str
    glossary_lead: str
    pieces_lead: str
    options_lead: str
    maps_lead: str
    games_lead: str

    # A component.
    tile: str
    active_side: str
    decline_side: str
    rules: str
    facts: str
    plain: str
    source: str
    source_lead: str
    permalink: str
    handwritten: str
    based_on: str
    named_by: str
    names_these: str
    legal_in: str
    fits_maps: str
    tokens: str
    in_tray: str
    attack_only: str
    supply: str
    previous: str
    following: str
    tile_alt: Annotated[str, slots("name")]

    # Maps.
    region: str
    terrain: str
    symbols: str
    edge: str
    neighbours: str
    degree: str
    distance: str
    yes: str
    map_facts: str
    regions: str
    borders: str
    at_edge: str
    chokes: str
    no_chokes: str
    central: str
    connected_most: str
    players: str
    turns: str
    map_alt: Annotated[str, slots("name", "regions", "borders")]
    download: str
    undrawn: str

    # Options and rulings.
    default: str
    instead: str
    used_by: str
    ruling: str
    rule: str
    why: str
    everybody: str
    frame_of: Annotated[str, slots("set")]

    # Games.
    lacking: Annotated[str, slots("things")]
    by_choice: str
    guests: Annotated[str, slots("neutral", "tokens", "regions", "symbol")]
    guests_apart: str
    on_table: str
    off_table: str
    teams: Annotated[str, slots("size", "apart")]
    team_coins: str
    team_peace: str

    # Paper.
    player_aid: str
    cut_here: str

    def labelled(self, label: str, text: object) -> str:
        """Return a label with what it labels, parted as the language parts them."""
        return f"{label}{self.colon}{text}"

    def count(self, number: int, noun: Counted) -> str:
        """Return a number with its noun in the right form."""
        return f"{number} {self.counted[noun][form_after(number, self.language)]}"
