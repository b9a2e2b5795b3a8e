"""What is shown for a clause that cannot be played does the same, or says that it does something else."""

from tests.clauses import answers

_HEADING = 'power trial "Trial"\n  tokens 4'
_SAME = {
    "when I conquer a region with at least 2 defenders: gain 1 token": (
        "when I conquer a region, if there are at least 2 tokens that stood there: gain 1 token"
    ),
    "when I conquer a hill held by an opponent with at least 3 tokens: gain 2 coins": (
        "when I conquer a hill held by an opponent, if there are at least 3 tokens that stood there:"
        " gain 2 coins"
    ),
    "when an opponent scores a mine: gain 1 coin from them": (
        "at scoring of an opponent, if they hold a mine: gain 1 coin from them"
    ),
}


def test_the_same_is_done_at_another_moment() -> None:
    given = answers(list(_SAME), _HEADING)
    hints = {clause: answer.findings[0].hint for clause, answer in given.items()}
    assert hints == {clause: f"What can be played: `{right}`." for clause, right in _SAME.items()}


def test_what_does_something_else_says_so() -> None:
    clause = "when I conquer a region with 2 or more defenders: draw a token"
    hint = answers([clause], _HEADING)[clause].findings[0].hint or ""
    assert hint.startswith("What can be played at such a moment, and is something else: `")


def test_a_roll_that_is_answered_with_a_roll_for_ever_is_never_offered() -> None:
    clause = "when I roll 0, also in decline: I may rol"
    hint = answers([clause], _HEADING)[clause].findings[0].hint or ""
    assert "`when I roll 0, also in decline: I may roll`" not in hint


def test_what_was_not_conquered_is_what_was_held_before() -> None:
    said = {
        "when I score a region I did not conquer this turn: coins are exactly 0": True,
        "when I score a region not conquered this turn: coins are exactly 0": True,
        "when I score a region not attacked this turn: coins are exactly 0": False,
    }
    given = answers(list(said), _HEADING)
    assert {clause: not answer.errors for clause, answer in given.items()} == said
