"""Where everything stands in the site. Addresses are the same in every language and last as ids do."""

from types import MappingProxyType
from typing import Final

from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.model.ruleset import Library
from swdsl.words import Kind

FOLDERS: Final = MappingProxyType(
    {
        Kind.SET: "sets",
        Kind.RACE: "races",
        Kind.POWER: "powers",
        Kind.RELIC: "relics",
        Kind.PLACE: "places",
        Kind.EVENT: "events",
        Kind.PIECE: "pieces",
        Kind.OPTION: "options",
        Kind.MAP: "maps",
        Kind.GAME: "games",
        Kind.TERRAIN: "glossary",
        Kind.SYMBOL: "glossary",
        Kind.NEUTRAL: "glossary",
        Kind.TERM: "glossary",
    }
)
PAGED: Final = (*COMPONENT_KINDS, Kind.SET, Kind.MAP, Kind.GAME)
HOME: Final = "index.html"
RULINGS: Final = "rulings/index.html"
PAIRS: Final = "pairs/index.html"
STRENGTHS: Final = "strength/index.html"
FIRST_GAME: Final = "start/index.html"
LOOK_UP: Final = "more/index.html"
ASKED: Final = "questions/index.html"


class Addresses:
    """Knows the page, and the place on it, of every declared thing.

    Where two sets declare the same id, the first keeps the short address: official links never change.
    """

    def __init__(self, library: Library) -> None:
        first: dict[tuple[Kind, str], str] = {}
        for component in library.components():
            first.setdefault((component.ref.kind, component.ref.id), component.ref.scope)
        self._first = first

    def of(self, ref: Ref) -> str:
        """Return the address of a declared thing, relative to the folder of a language."""
        folder = FOLDERS[ref.kind]
        if ref.kind not in PAGED:
            return f"{folder}/index.html#{anchor(ref)}"
        owner = self._first.get((ref.kind, ref.id), ref.scope)
        return f"{folder}/{ref.id if owner == ref.scope else f'{ref.scope}.{ref.id}'}.html"


def anchor(ref: Ref) -> str:
    """Return the place of a thing on the page that it shares with others."""
    return f"{ref.kind.value}-{ref.scope}-{ref.id}"


def list_page(kind: Kind) -> str:
    """Return the page that lists everything of a kind."""
    return f"{FOLDERS[kind]}/{HOME}"


def set_ref(set_id: str) -> Ref:
    """Return the reference of a set."""
    return Ref(Kind.SET, set_id, set_id)


def asked_place(question: str) -> str:
    """Return the place of a question that players ask."""
    return f"asked-{question}"


def sign_place(sign: str) -> str:
    """Return the place of a sign of the tiles in the glossary."""
    return f"sign-{sign}"


def overview_page(set_id: str) -> str:
    """Return the page that has a box on one page."""
    return f"summary/{set_id}.html"


def board_ref(board_id: str) -> Ref:
    """Return the reference of a map."""
    return Ref(Kind.MAP, board_id, board_id)


def game_ref(game_id: str) -> Ref:
    """Return the reference of a game."""
    return Ref(Kind.GAME, game_id, game_id)


def relative(page: str, address: str) -> str:
    """Return the link from one page to an address; both are relative to the same folder."""
    path, mark, place = address.partition("#")
    if path == page and mark:
        return f"#{place}"
    here, there = page.split("/")[:-1], path.split("/")
    while here and len(there) > 1 and here[0] == there[0]:
        here, there = here[1:], there[1:]
    return "/".join([*([".."] * len(here)), *there]) + mark + place
