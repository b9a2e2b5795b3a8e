"""What is heard before a sentence is likened: slips of the pen, and lists of races, a sentence for each."""

import pytest

from swdsl.syntax.likely import named_apart, party_in, respelt
from swdsl.syntax.likely.folding import folded_words
from swdsl.syntax.nearby import likely_offers
from swdsl.syntax.spoken import Known

_KNOWN: Known = Known(
    frozenset({"hill", "forest", "swamp", "mountain", "magic_source", "fort"}),
    ("fort",),
    frozenset({"ghouls", "orcs", "trolls", "giants"}),
)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("whenever sombody declines", "whenever somebody declines"),
        ("you recieve two coins", "you receive two coins"),
        ("each teritory you own", "each territory you own"),
        ("befor your turn ends", "before your turn ends"),
    ],
)
def test_a_letter_missing_or_in_the_wrong_place_is_a_slip(written: str, meant: str) -> None:
    assert respelt(written, _KNOWN) == meant


@pytest.mark.parametrize(
    "written", ["up to three coins", "taxes are paid", "giants and trolls", "a burnt hill", "the Kobolds win"]
)
def test_a_word_with_another_letter_is_another_word(written: str) -> None:
    assert respelt(written, _KNOWN) == written


@pytest.mark.parametrize(
    ("said", "folded"),
    [
        ("your tokens in decline may move", "in decline I may move"),
        ("one of the other players pays you 1 coin", "an opponent pays me 1 coin"),
        ("a rival who borders you loses a token", "a opponent that holds a region bordering a region I hold"),
        ("at any point you may pay 2 coins", "at any time I may pay 2 coins"),
        ("nobody attacks you until you play again", "until my next turn"),
        ("and costs you a soldier", "and I lose a token"),
    ],
)
def test_a_turn_of_phrase_is_in_plain_words(said: str, folded: str) -> None:
    assert folded in folded_words(said, _KNOWN)[0]


def test_a_list_of_races_is_a_sentence_for_each() -> None:
    assert named_apart("Ghouls, Orcs and the Trolls can't attack you", _KNOWN) == (
        "ghouls can't attack you",
        "orcs can't attack you",
        "trolls can't attack you",
    )
    assert named_apart("Hills and forests are safe from Orcs", _KNOWN) == ()
    several = likely_offers("Ghouls and Orcs cannot attack you", _KNOWN)[1]
    assert [ways[0] for ways in several.lines] == [
        "always: ghouls cannot attack regions I hold",
        "always: orcs cannot attack regions I hold",
    ]


def test_a_race_by_name_beside_me_is_never_me() -> None:
    assert party_in("Giants need 1 more token to attack your hills", _KNOWN)[0] == "giants"
    offers, _ = likely_offers("Giants need 1 more token to attack your hills", _KNOWN)
    assert offers
    assert all("giants" in each.lines[0][0] for each in offers)
