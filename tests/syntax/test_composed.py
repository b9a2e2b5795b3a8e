"""Sentences made of known ideas are understood in whatever order and company those stand."""

import pytest

from swdsl.syntax.spoken import Known, composed, left_out_of

KNOWN = Known(
    frozenset({"mountain", "hill", "forest", "swamp", "farmland", "mine", "lost_tribe", "fort", "hero"}),
    ("fort", "hero"),
)


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("My guys get a coin every time they take a swamp.", "when I conquer a swamp: gain 1 coin"),
        ("Immune: mountains.", "always: mountains I hold are immune to opponents"),
        ("It is forbidden for enemies to enter my hills", "always: opponents cannot attack hills I hold"),
        ("Whoever holds this place gets 2 coins at the end of their turn", "at turn end: gain 2 coins"),
        (
            "Trolls leave a fort behind in every region they abandon",
            "when I leave a region: place 1 fort there",
        ),
        ("Conquer farmland: +1 token", "when I conquer farmland: gain 1 token"),
        ("End of turn: 1 VP / 2 forests", "at turn end: gain 1 coin for every 2 forests I hold"),
        ("+2 tokens on pick", "when I pick this: gain 2 tokens"),
        (
            "Cost -1 if target borders your fort",
            "when I attack a region bordering a region with fort: cost 1 less",
        ),
        (
            "exchange one coin for two additional race tokens",
            "at turn start: I may pay 1 coin, then gain 2 tokens",
        ),
        (
            "How about a race that takes an extra token for each region it lost since its last turn?",
            "at turn start: gain 1 token for each region I lost since my last turn",
        ),
        (
            "I thought of a power where, whenever you conquer a hill, you gain 1 coin",
            "when I conquer a hill: gain 1 coin",
        ),
    ],
)
def test_a_sentence_of_known_ideas_is_composed_with_nothing_left_out(said: str, means: str) -> None:
    best = composed(said, KNOWN)[0]
    assert (best.lines[0][0], best.left_out) == (means, ())


def test_two_things_that_are_said_become_two_clauses() -> None:
    best = composed("This race may never attack mountains, but every farmland it holds earns double", KNOWN)[
        0
    ]
    assert [each[0] for each in best.lines] == [
        "always: I cannot attack mountains",
        "when I score a farmland: coins double",
    ]


def test_what_is_said_of_a_region_holds_behind_and_too() -> None:
    said = "put a fort in a hill, and that region is worth 1 coin and is harder to conquer by one"
    assert [each[0] for each in composed(said, KNOWN)[0].lines][1:] == [
        "at scoring: gain 1 coin for each region I hold with fort",
        "when an opponent attacks a region I hold with fort: cost 1 more",
    ]


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("Double your income on your first turn", "when I score a region, if there is exactly 1 turn played"),
        ("Your mountains are immune until your next turn", "at turn end: mountains I hold are immune"),
        (
            "gain a coin whenever someone declines next to you",
            "when an opponent that holds a region bordering",
        ),
        ("from round 5 on, gain 1 coin", "at scoring, if round is at least 5"),
        ("gain 1 coin if you are in last place", "at scoring, if I have fewer coins than each opponent"),
        ("gain 1 coin for every token lost by your enemies", "when I conquer a region held by an opponent"),
        ("conquer a hill with one token if you pay 3 coins", "when I attack a hill: I may pay 3 coins"),
        ("you cannot hold more than 6 regions", "always, if I hold at least 6 regions"),
        ("when you roll the die, gain a coin if it shows 3", "when I roll 3: gain 1 coin"),
    ],
)
def test_when_and_whether_are_understood_in_any_order_and_tense(said: str, means: str) -> None:
    best = composed(said, KNOWN)[0]
    assert best.lines[0][0].startswith(means)
    assert best.left_out == ()


def test_a_duration_that_no_clause_holds_is_named() -> None:
    assert "until my next turn" in composed("gain 1 coin until your next turn", KNOWN)[0].left_out


@pytest.mark.parametrize(
    ("said", "left_out"),
    [
        ("gain 2 purple coins for each glorious mountain", "glorious"),
        ("hills cost 1 token less on Sundays", "sundays"),
        ("when I conquer the tower's region, gain 1 coin", "region with tower"),
        ("gain 1 coin each turn unless it rains", "rains"),
    ],
)
def test_a_word_that_nobody_knows_is_named(said: str, left_out: str) -> None:
    assert left_out in composed(said, KNOWN)[0].left_out


def test_what_a_clause_of_another_maker_lacks_is_named() -> None:
    said = "gain 1 coin for each swamp next to a mountain"
    assert left_out_of("at scoring: gain 1 coin", said, KNOWN) == ("for each swamp bordering a mountain",)


@pytest.mark.parametrize("said", ["", "the quick brown fox", ", , ,", "not", '"coins"', "x" * 400])
def test_of_nothing_nothing_is_made(said: str) -> None:
    assert composed(said, KNOWN) == ()
