"""What is derived from clauses: aids by kind, badges kept in decline."""

from swdsl.lower.aids import aids
from swdsl.lower.form import Component
from swdsl.lower.lasting import works_in_decline
from swdsl.words import Kind
from tests.lower.libraries import lowered_homebrew

AIDS = {
    "cultists": "discount",
    "flames": "discount",
    "iron_dwarves": "troops",
    "lizardmen": "reach",
    "ogres": "discount",
    "spiderines": "entry reach",
    "will_o_wisps": "roll",
    "vampire": "replace",
    "vengeful": "discount",
    "flying_doormat": "reach",
    "stinky_trolls_socks": "discount",
    "shiny_orb": "replace",
    "sword_of_the_killer_rabbit": "discount",
    "great_brass_pipe": "reach",
    "wickedest_pentacle": "figure",
    "ghouls": "expansion",
    "giants": "discount",
    "tritons": "discount",
    "halflings": "entry",
    "sorcerers": "replace",
    "berserk": "roll",
    "commando": "discount",
    "mounted": "discount",
    "dragon_master": "replace",
    "flying": "entry reach",
    "underworld": "discount reach",
}


def components() -> list[Component]:
    """Return the components of both games."""
    sets = lowered_homebrew()
    return [*sets["base"].components, *sets["underground"].components]


def test_a_ward_takes_away_what_the_rulings_say() -> None:
    found = {each.ref.id: " ".join(sorted(aids(each))) for each in components() if aids(each)}
    assert found == AIDS


def test_a_handicap_is_no_aid() -> None:
    mummies = next(each for each in components() if each.ref.id == "mummies")
    assert mummies.clauses
    assert aids(mummies) == frozenset()


def test_badges_that_still_work_are_kept_in_decline() -> None:
    kept = {each.ref.id for each in components() if each.ref.kind is Kind.POWER and works_in_decline(each)}
    assert kept == {
        *("muddy", "reborn", "royal", "shield", "tomb", "wise"),
        *("spirit", "seafaring", "fortified"),
    }
