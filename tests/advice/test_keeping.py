"""A guess keeps what the author said: turned round, made up or lost is nothing."""

import pytest

from swdsl.advice.keeping import Told
from swdsl.syntax.spoken import Known, Offer
from tests.clauses import answers

_KNOWN = Known(frozenset({"swamp", "forest", "hill", "farmland", "lake"}))


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        ("Ratmen can't invade you.", "always: I cannot attack regions"),
        ("Your race can come back from decline.", "at scoring: pay 1 coin"),
        (
            "Coastal areas are one cheaper for you.",
            "when I attack a region: I may pay 1 coin, then cost 1 less",
        ),
        ("Hills are harder to attack for everybody.", "when I attack a hill: cost 1 less"),
        ("Opponents conquer your hills for 1 less.", "when I conquer a hill: gain 1 coin"),
        (
            "You cannot move units around.",
            "at turn end: I may move 1 token from a region I hold to a region I hold",
        ),
        ("You get 2 coins for each swamp.", "at scoring: roll, then gain 1 coin for each pip"),
        ("You gain a coin for each hill.", "at scoring: pay 1 coin for each hill I hold"),
        ("Get two coins for forests.", "at turn start, only in decline: I may pay 2 coins, then revive"),
    ],
)
def test_what_is_turned_round_or_made_up_is_no_guess(said: str, clause: str) -> None:
    told = Told(said, _KNOWN)
    assert told.is_made_up(clause)
    assert told.agreeing(Offer(((clause,),), ("something",))) is None


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        ("Hills are 1 cheaper to conquer for you.", "when I attack a hill: cost 1 less"),
        (
            "Enemies need one more token to take your hills.",
            "when an opponent attacks a hill I hold: cost 1 more",
        ),
        (
            "Opponents who take a forest from you pay you a coin.",
            "when an opponent conquers a forest I hold: they pay 1 coin to me",
        ),
        ("Nobody may attack your lakes.", "always: lakes I hold are immune to opponents"),
        ("Redeployment is not allowed for this race.", "always: I cannot redeploy"),
        ("Trade 2 coins for a token.", "at turn start: I may pay 2 coins, then gain 1 token"),
    ],
)
def test_what_says_the_same_in_other_words_stays_a_guess(said: str, clause: str) -> None:
    assert not Told(said, _KNOWN).is_made_up(clause)


def test_a_number_that_a_guess_lacks_is_lost() -> None:
    told = Told("Gain 5 coins for each hill you own.", _KNOWN)
    assert told.lost("at scoring: gain 1 coin for each hill I hold") == ("5",)
    assert told.lost("at scoring: gain 5 coins for each hill I hold") == ()


def test_a_limit_of_time_that_a_guess_lacks_is_lost() -> None:
    told = Told("Opponents cannot attack your hills until your next turn.", _KNOWN)
    assert told.lost("always: hills I hold are immune to opponents") == ("until",)
    assert told.lost("at turn end: hills I hold are immune to opponents until my next turn") == ()


def test_what_stands_in_no_sentence_is_said_before_the_nearest_is_shown() -> None:
    line = "Your tokens slither into farmland one cheaper."
    (found,) = answers([line], 'power trial "Trial"\n  tokens 4')[line].findings
    hint = found.hint or ""
    assert hint.startswith("Nobody here knows how to say `slither`")
    assert "Perhaps you mean" not in hint


@pytest.mark.parametrize(
    ("said", "clause", "dropped"),
    [
        ("at scoring: gain 1 coin for my tokens", "at scoring: gain 1 coin", ("tokens",)),
        ("when I attack a region of the leader: roll", "when I attack a region: roll", ("leader",)),
        (
            "at scoring: gain 1 coin for 2 opponents",
            "at scoring: gain 1 coin for 2 regions I hold",
            ("opponents",),
        ),
        ("when I attack a lost tribe: roll", "when I attack a lost_tribe: roll", ()),
        ("when a player attacks a forst: roll", "when an opponent attacks a forest: roll", ()),
    ],
)
def test_what_a_mended_line_drops_is_known(said: str, clause: str, dropped: tuple[str, ...]) -> None:
    assert Told(said, _KNOWN).dropped(clause) == dropped
