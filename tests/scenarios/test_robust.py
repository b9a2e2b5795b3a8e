"""Whatever an author writes into a scenario is answered, never with an exception."""

from hypothesis import given, settings
from hypothesis import strategies as st

from swdsl.limits import MOST_SENTENCES_AGAIN
from tests.scenarios.tables import SUITE, told

LINES = sorted({line for source in SUITE for line in source.text.split("\n") if line.startswith("    ")})
FIRST = 'scenario "Anything at all"\n  on caves\n  given\n    Ann plays ogres, 3 in hand\n'


@settings(max_examples=25)
@given(
    st.lists(st.sampled_from(LINES), max_size=5),
    st.lists(st.sampled_from(LINES), max_size=3),
    st.lists(st.sampled_from(LINES), min_size=1, max_size=3),
)
def test_lines_in_any_order_are_answered(position: list[str], events: list[str], facts: list[str]) -> None:
    text = "\n".join([FIRST.rstrip(), *position, "  when", *events, "  then", *facts, ""])
    _, found = told(text)
    assert all(finding.labels and finding.span.line > 0 for finding in found)


def test_board_of_a_set_without_a_frame_is_reported() -> None:
    text = (
        'pack lonely "Lonely"\n\nterrain moor "Moor"\n\nrace yetis "Yetis"\n  tokens 5 of 10\n\n'
        'scenario "It cannot be"\n  board\n    heath moor, edge\n  given Ann plays yetis\n'
        "  when Ann scores\n  then accepted\n"
    )
    _, found = told(text, "rules/lonely/races.sw")
    assert found


def test_a_die_that_falls_in_too_many_ways_is_reported_and_not_tried() -> None:
    """Twenty rolls are a million million ways; a scenario that left them open hung `swdsl test`."""
    rolls = "  at turn start: roll, then gain 1 coin for each pip\n" * 20
    text = (
        f'pack lucky "Lucky"\n  uses base underground\n\nrace dicers "Dicers"\n  tokens 5 of 10\n{rolls}\n'
        'scenario "It rolls and rolls"\n  board base\n    heath hill, edge | moor\n    moor hill, edge\n'
        "  given\n    Ann plays dicers, 5 in hand\n    heath: 1 dicers\n  when Ann attacks moor\n"
        "  then accepted\n"
    )
    _, found = told(text, "rules/lucky/races.sw")
    assert [each.message for each in found if each.code.slug == "impossible-scenario"] == [
        "The die can fall here in more than 2000 ways."
    ]


def test_scenarios_share_what_they_may_act_out_again() -> None:
    """Each may leave the die open in some ways; thousands of them together would take hours."""
    rolls = "  at turn start: roll, then gain 1 coin for each pip\n" * 4
    facts = 100
    scenario = (
        'scenario "It rolls, number {}"\n  board base\n    heath hill, edge | moor\n    moor hill, edge\n'
        "  given\n    Ann plays dicers, 5 in hand\n    heath: 1 dicers\n  when Ann attacks moor\n"
        "  then\n" + "    accepted\n" * facts
    )
    again = 4 + 4**2 + 4**3 + 4**4
    enough = MOST_SENTENCES_AGAIN // (
        (facts + 5) * again
    )  # with two regions, two lines given, and what happens
    text = f'pack lucky "Lucky"\n  uses base underground\n\nrace dicers "Dicers"\n  tokens 5 of 10\n{rolls}\n'
    text += "\n".join(scenario.format(number) for number in range(enough + 3))
    _, found = told(text, "rules/lucky/races.sw")
    refused = [each.message for each in found if each.code.slug == "impossible-scenario"]
    assert (
        refused == ["So far 100,000 lines were acted out again for other falls of the die: no more are."] * 3
    )
