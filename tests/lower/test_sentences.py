"""Sentences that decide between kinds of clause, and sentences the kernel cannot play."""

import pytest

from swdsl.lower.form import OptionTest, Part
from swdsl.lower.form_hooks import Aid, Bonus, Cost, Loss, Program, Reflex, Yield
from swdsl.lower.form_numbers import ROUND, Number, Purse, Who
from swdsl.lower.form_regions import EVERY, Held, Holder, Terrain
from swdsl.lower.form_steps import AskRegion, Confirm
from swdsl.lower.form_terms import CoinTerm, CostTerm
from swdsl.lower.form_tests import Between, Unspent
from swdsl.lower.form_words import Event, Scope
from tests.lower.libraries import clause

HILL = Terrain("base.hill")


def only(sentence: str, kind: str = "race", pieces: str = "") -> Part:
    """Return the one part a sentence comes to."""
    (part,) = clause(sentence, kind, pieces).parts
    return part


def test_fixed_ground_is_a_term() -> None:
    assert only("when I attack a hill: cost 1 less") == CostTerm(HILL, -1)


def test_a_condition_makes_it_a_hook() -> None:
    part = only("when I attack a hill, if round is at most 3: cost 1 less")
    assert part == Cost(HILL, -1, guard=Between(ROUND, 0, 3))


def test_may_makes_it_an_aid_and_a_limit_does_not() -> None:
    assert only("when I attack a hill, once per turn: cost may be 1 less") == Aid(HILL, less=1)
    assert only("when I attack a hill, once per turn: cost 1 less") == Cost(HILL, -1, guard=Unspent())


def test_an_aid_for_any_region_leaves_its_targets_to_the_kernel() -> None:
    part = only("when I attack a region, once per turn: cost may be 2 less", "relic")
    assert part == Aid(less=2)


def test_income_from_fixed_ground_is_a_term_and_from_pairs_a_bonus() -> None:
    each = only("at scoring: gain 1 coin for each forest I hold")
    every = only("at scoring: gain 1 coin for every 2 forests I hold")
    assert isinstance(each, CoinTerm)
    assert isinstance(every, Bonus)


def test_losses_in_some_regions_only_are_a_hook() -> None:
    part = only("when an opponent conquers a forest I hold: I lose no tokens")
    assert isinstance(part, Loss)
    assert (part.lose, part.survivors) == (0, None)


def test_an_act_that_asks_nothing_is_a_reflex() -> None:
    part = only("when I conquer a hill: gain 1 coin")
    assert isinstance(part, Reflex)
    assert part.on is Event.CONQUERS


def test_an_offer_that_asks_nothing_else_asks_for_a_yes() -> None:
    part = only("when I conquer a hill: I may gain 1 coin")
    assert isinstance(part, Program)
    assert [type(step) for step in part.steps] == [Confirm]


def test_effects_after_a_choice_belong_to_its_step() -> None:
    part = only("after scoring: I may remove 1 token of my declined race, then gain 3 coins")
    assert isinstance(part, Program)
    assert [(type(step), len(step.effects)) for step in part.steps] == [(AskRegion, 2)]


def test_an_offer_asks_whether_its_first_effect_can_be_done() -> None:
    part = only("at turn start: I may pay 1 coin, then remove 1 token of an opponent")
    assert isinstance(part, Program)
    assert part.guard is None
    assert [type(step) for step in part.steps] == [Confirm, AskRegion]
    assert isinstance(part.steps[0], Confirm)
    assert part.steps[0].possible == Between(Purse(Who.ME), 1, None)


def test_what_anyone_does_needs_a_holder_only_when_i_am_spoken_of() -> None:
    free = only("when anyone scores a hill: coins are exactly 0", "relic")
    told = only("when anyone scores a region bordering a region I hold: coins are exactly 0")
    assert isinstance(free, Yield)
    assert isinstance(told, Yield)
    assert free.scope is Scope.ANYONE
    assert told.scope is Scope.EVERYBODY


def test_a_piece_that_must_be_moved_may_stay() -> None:
    piece = '  piece flag "Flag"\n'
    must = only("before scoring: move flag to a region I hold", pieces=piece)
    may = only("before scoring: I may move flag to a region I hold", pieces=piece)
    assert options_of(must) == Held(Holder.ME)
    assert options_of(may) != Held(Holder.ME)


def options_of(part: Part) -> object:
    """Return the regions among which the first step of a program asks for one."""
    assert isinstance(part, Program)
    assert isinstance(part.steps[0], AskRegion)
    return part.steps[0].options


def test_several_regions_are_asked_one_after_the_other() -> None:
    part = only(
        "at turn start, only in decline:"
        " I may replace all tokens in up to 3 regions I hold by 1 token of my active race from tray or hand"
    )
    assert isinstance(part, Program)
    assert isinstance(part.steps[0], AskRegion)
    assert part.steps[0].rounds == Number(3)
    assert part.waits


def test_options_are_settled_before_the_game() -> None:
    lowered = clause("when I attack a region, if option flames_entry is edge: cost 1 less", "power")
    assert lowered.options == (OptionTest("underground.flames_entry", "edge"),)
    assert lowered.parts == (CostTerm(EVERY, -1),)


UNPLAYABLE = {
    "when I gain a coin: gain 1 token": "does not announce",
    "when I attack a region: ignore mountain": "not one thing",
    "when I attack a region: I may pay 1 coin, then cost 1 less for each paid": "as one likes",
    "when I attack a region: I may pay up to 2 coins, then gain 1 token": "for each paid",
    "when I attack a region: I may pay up to 13 coins, then cost 1 less for each paid": "12 times",
    "at turn start: pay up to 2 coins, then gain 1 token for each paid": "may also pay nothing",
    "at turn start: gain 1 coin, then I may gain 1 token": "first effect",
    "at scoring: gain 1 coin for each region left this turn": "my active race did",
    "when my other race attacks a region I hold: cost 1 more": "against opponents",
}


@pytest.mark.parametrize("sentence", sorted(UNPLAYABLE))
def test_what_cannot_be_played_says_why(sentence: str) -> None:
    lowered = clause(sentence)
    assert lowered.parts == ()
    assert lowered.missing is not None
    assert UNPLAYABLE[sentence] in lowered.missing
