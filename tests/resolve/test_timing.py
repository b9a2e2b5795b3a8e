"""When you know the moment, you know what can come after the colon; and what words may point at."""

import pytest

from swdsl.model.clauses import Adjust, Do, Lose, Rule
from swdsl.model.counts import Amount
from swdsl.model.expressions import Contains, Me, OfKind, They
from swdsl.model.walk import nodes
from swdsl.words import Operator, Permission, Value
from tests.resolve.written import clause, codes

FITTING = [
    "always: I may reach any region",
    "always: opponents cannot attack regions I hold",
    "always: mountains are adjacent to each other",
    "always: regions I hold are immune to opponents",
    "at scoring: gain 1 coin",
    "at scoring of an opponent: they pay 1 coin to me",
    "after scoring: I may choose an opponent, then they cannot attack regions I hold until my next turn",
    "before attack: I may roll, then cost 1 less for each pip",
    "when I attack a region: cost 1 less",
    "when I attack a region, once per turn: I may ignore defenders",
    "when an opponent conquers a region I hold: survivors go to hand",
    "when an opponent conquers a region I hold: gain 1 token for each token lost",
    "when I score a mountain: coins double",
    "when I pick a combo, also in decline: price 1 less",
    "when I decline: keep 2 tokens",
    "when I roll at least 2: gain 1 coin",
    "when an opponent declines: gain 1 coin",
]

REFUSED = [
    ("when I attack a region, if shortage is 1 to 3: I may roll, then stop", "not-playable"),
    ("always: gain 1 coin", "wrong-timing"),
    ("always: I may gain 1 coin", "wrong-timing"),
    ("at turn start: I cannot attack regions held by an opponent", "wrong-timing"),
    ("at turn start: mountains are adjacent to each other", "wrong-timing"),
    ("when I decline: regions I hold are immune to opponents", "wrong-timing"),
    ("at turn start: I may reach any region", "wrong-timing"),
    ("at turn start: ignore help", "wrong-timing"),
    ("at turn start: stop", "wrong-timing"),
    ("at scoring: cost 1 less", "value-not-known"),
    ("when I decline: cost 1 less", "value-not-known"),
    ("when I attack a region: price 1 less", "value-not-known"),
    ("at turn start: keep 2 tokens", "value-not-known"),
    ("at scoring, if shortage is 1: gain 1 coin", "value-not-known"),
    ("at scoring: gain 1 token", "scoring-moves"),
    ("at scoring: I may decline", "scoring-moves"),
    ("when I attack a region: cost 1 less for each pip", "no-roll"),
    ("at scoring, if roll is 3: gain 1 coin", "no-roll"),
    ("when I attack a region: survivors go to hand", "no-conquest"),
    ("at turn start: gain 1 token for each token lost", "no-conquest"),
    ("at turn start: they pay 1 coin to me", "nothing-bound"),
    ("at turn start: remove 1 token there", "nothing-bound"),
    ("at scoring: gain 1 coin for each region bordering here", "nothing-bound"),
    ("when I decline, once per turn per opponent: gain 1 coin", "wrong-limit"),
    ("at scoring, once per turn, twice per life: gain 1 coin", "repeated-qualifier"),
    ("always: opponents cannot roll", "wrong-type"),
]


@pytest.mark.parametrize("line", FITTING)
def test_effect_that_fits_its_moment_is_silent(line: str) -> None:
    assert codes(line) == []


@pytest.mark.parametrize(("line", "code"), REFUSED)
def test_effect_that_does_not_fit_is_refused(line: str, code: str) -> None:
    assert codes(line) == [code]


@pytest.mark.parametrize("kind", ["place", "relic"])
def test_places_and_relics_lie_somewhere_and_have_no_life(kind: str) -> None:
    assert codes("at scoring: gain 1 coin for each region bordering here", kind) == []
    assert codes("when I attack a region bordering here, once per life: cost 1 less", kind) == ["wrong-limit"]


def test_there_may_be_a_region_spoken_of_just_before() -> None:
    line = "when I roll 3: place 1 icicle in a region I hold, then remove 1 token there"
    assert codes(line) == []


@pytest.mark.parametrize(
    ("line", "loser"),
    [
        ("when an opponent conquers a region I hold: I lose 2 tokens", True),
        ("when an opponent conquers a region I hold: they lose 2 tokens", False),
        ("when I conquer a region: they lose 2 tokens", True),
        ("when I conquer a region: I lose 2 tokens", False),
    ],
)
def test_losses_are_a_value_of_the_conquest_for_the_loser_alone(line: str, loser: bool) -> None:
    (effect,) = clause(line).effects
    if loser:
        assert effect == Adjust(Value.LOSSES, Operator.IS, Amount(2))
    else:
        assert isinstance(effect, Do)
        assert isinstance(effect.action, Lose)


def test_may_is_a_rule_under_always_and_an_offer_elsewhere() -> None:
    (rule,) = clause("always: I may reach any region").effects
    (offer,) = clause("after scoring: I may decline").effects
    assert isinstance(rule, Rule)
    assert (rule.subject, rule.permission) == (Me(), Permission.REACH)
    assert isinstance(offer, Do)
    assert offer.optional


def test_to_conquer_is_understood_as_the_rule_it_means() -> None:
    assert clause("always: I may conquer seas").effects == clause("always: I may occupy seas").effects
    forbidden = clause("always: opponents cannot conquer regions I hold").effects
    assert forbidden == clause("always: opponents cannot attack regions I hold").effects


def test_with_asks_what_the_ground_is_or_what_lies_on_it() -> None:
    ground = clause("when I attack a region with cavern: cost 1 less")
    piece = clause("when I attack a region with icicle: cost 1 less")
    assert [type(node) for node in nodes(ground) if isinstance(node, OfKind | Contains)] == [OfKind]
    assert [type(node) for node in nodes(piece) if isinstance(node, OfKind | Contains)] == [Contains]


def test_they_are_the_defender_when_I_attack() -> None:  # noqa: N802
    (effect,) = clause("when I attack a region: they pay 1 coin to me").effects
    assert isinstance(effect, Do)
    assert effect.subject == They()
