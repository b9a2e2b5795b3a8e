"""Both boxes on one table: the fate of every component, row by row, on every board."""

import pytest

from swdsl.words import Kind
from tests.mixing.tables import both_worlds, fates

BASE_ON_UNDERGROUND = {
    **dict.fromkeys(
        (
            *("amazons", "dwarves", "elves", "ghouls", "giants", "halflings", "orcs", "ratmen", "skeletons"),
            *("sorcerers", "tritons", "trolls", "wizards"),
        ),
        "in",
    ),
    **dict.fromkeys(
        (
            *("alchemist", "berserk", "bivouacking", "commando", "diplomat", "dragon_master", "flying"),
            *("forest", "fortified", "heroic", "merchant", "pillaging", "seafaring", "spirit", "stout"),
            *("swamp", "wealthy"),
        ),
        "in",
    ),
    **dict.fromkeys(("humans", "hill", "mounted", "underworld"), "out"),
}
RACES_AND_POWERS_ON_BASE = {
    **dict.fromkeys(
        (
            *("cultists", "drow", "gnomes", "iron_dwarves", "kraken", "liches", "lizardmen", "mudmen"),
            *("mummies", "ogres", "shadow_mimes", "shrooms", "will_o_wisps"),
        ),
        "in",
    ),
    **dict.fromkeys(
        (
            *("fisher", "flocking", "frightened", "immortal", "martyr", "mining", "muddy", "mystic"),
            *("quarreling", "reborn", "royal", "shield", "stone", "thieving", "tomb", "vampire"),
            *("vanishing", "vengeful", "wise"),
        ),
        "in",
    ),
    **dict.fromkeys(("flames", "spiderines"), "out"),
}
PLACES = (
    *("altar_of_souls", "crypt_of_the_tomb_raider", "diamond_fields", "great_brass_pipe"),
    *("fountain_of_youth", "keep_on_the_motherland", "mine_of_the_lost_dwarf", "stonehedge"),
    "wickedest_pentacle",
)
RELICS = (
    *("flying_doormat", "froggys_ring", "stinky_trolls_socks", "scepter_of_avarice", "shiny_orb"),
    "sword_of_the_killer_rabbit",
)


def underground(places: bool, relics: bool) -> dict[str, str]:
    """Return the fate of everything of Underground on a base board, with and without its markers."""
    with_places, with_relics = ("in" if each else "out" for each in (places, relics))
    return {
        **RACES_AND_POWERS_ON_BASE,
        **dict.fromkeys((*PLACES, "adventurous"), with_places),
        **dict.fromkeys((*RELICS, "magic"), with_relics),
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("component", BASE_ON_UNDERGROUND)
def test_base_components_on_underground_boards(component: str, players: int) -> None:
    found = fates(both_worlds(f"underground_{players}p"), "base")
    assert found[component] == BASE_ON_UNDERGROUND[component]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("places", "relics"), [(False, False), (True, False), (False, True), (True, True)])
@pytest.mark.parametrize("component", underground(places=True, relics=True))
def test_underground_components_on_base_boards(
    component: str, places: bool, relics: bool, players: int
) -> None:
    asked = (*([Kind.PLACE] if places else []), *([Kind.RELIC] if relics else []))
    found = fates(both_worlds(f"base_{players}p", *asked), "underground")
    assert found[component] == underground(places, relics)[component]


@pytest.mark.parametrize("board", ["base_3p", "underground_3p"])
def test_every_component_of_both_boxes_has_a_fate(board: str) -> None:
    laid = both_worlds(board)
    assert set(fates(laid, "base")) == set(BASE_ON_UNDERGROUND)
    assert set(fates(laid, "underground")) == set(underground(places=True, relics=True))


@pytest.mark.parametrize(
    ("board", "scope"),
    [(f"{scope}_{players}p", scope) for scope in ("base", "underground") for players in (2, 3, 4, 5)],
)
def test_nothing_leaves_its_own_board(board: str, scope: str) -> None:
    assert set(fates(both_worlds(board), scope).values()) == {"in"}
