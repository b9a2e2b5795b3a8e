"""A deck of events in whole games: who sees it, when it changes, what it cannot say."""

import importlib
import random
from collections.abc import Iterator

import pytest

from swdsl.runtime import Game, legal, step
from swdsl.runtime.codec import Unreadable, from_data, to_data
from swdsl.runtime.deck import event_in_force, next_event
from swdsl.runtime.invariants import check
from swdsl.runtime.observe import resample, view
from swdsl.runtime.setup import new_state
from swdsl.runtime.state import State
from swdsl.table import Talk
from swdsl.table.standing import event_lines
from tests.clauses import answers
from tests.homebrew.test_homebrew import compilation
from tests.judge.trials import generated

EVENT = 'event odd_days "Odd Days"'

REFUSED = {
    "when anyone attacks a mountain: cost 1 more": "when I attack a mountain: cost 1 more",
    "when a player conquers a hill: gain 1 coin": "when an opponent conquers a hill: gain 1 coin",
    "at turn end of a player: gain 1 coin": "",
    "always: everyone cannot attack forests": "always: I cannot attack mountains",
    "always: mountains are immune to everyone": "always: I cannot attack mountains",
    "when I pick this: gain 1 coin": "",
    "when I attack here: cost 1 less": "",
    "always, only in decline: I cannot fade": "",
    "when I conquer a hill: there is immune to opponents until my next turn": (
        "when I conquer a hill: attacks there cost 1 more until turn end"
    ),
    "at turn start: choose an opponent, then they cannot attack regions I hold until my next turn": "",
    "at turn start: I may reach any region until game end": "",
    "tokens 4": "",
    'piece pot "Pot" 3': "",
}
PLAYED = (
    "when I attack a mountain: cost 1 more",
    "at round start, also in decline: gain 2 coins",
    "when I attack a region, once per life: cost 2 less",
    "always: mountains I hold are immune to opponents",
    "when I conquer a forest: attacks there cost 1 more until turn end",
    "when I conquer a forest: there becomes a swamp",
    "when I roll: roll is 1 higher",
    "always: I cannot redeploy",
    "when I decline: keep all tokens",
    "at scoring, if round is odd: gain 1 coin for each hill I hold",
    "when an opponent conquers a region I hold: they pay 1 coin to me",
)


def test_what_an_event_cannot_say_is_refused_with_what_it_can() -> None:
    given = answers(list(REFUSED), EVENT)
    assert [clause for clause, answer in given.items() if not answer.errors] == []
    for clause, wanted in REFUSED.items():
        if wanted:
            assert wanted in (given[clause].findings[0].hint or ""), clause


def test_what_is_offered_instead_and_everything_usual_is_accepted() -> None:
    given = answers([*PLAYED, *filter(None, REFUSED.values())], EVENT)
    assert {clause: answer.errors for clause, answer in given.items() if answer.errors} == {}


@pytest.fixture(scope="module")
def package() -> Iterator[str]:
    with generated(compilation().library) as name:
        yield name


def laid(package: str, name: str) -> Game:
    """Lay the table of a game of the corpus."""
    made: Game = importlib.import_module(f"{package}.games.{name}").new_game()
    return made


def rounds(game: Game, seed: int) -> Iterator[State]:
    """Play at random, and yield the state whenever a round begins."""
    draw = random.Random(seed)
    s = new_state(game, seed)
    number = 0
    while not s.over:
        if s.turn != number:
            number = s.turn
            yield s
        step(s, draw.choice(list(legal(s))))
        assert check(s) == []


def test_the_next_event_comes_and_none_comes_twice_before_all_have_come(package: str) -> None:
    game = laid(package, "windy_valleys")
    assert [each.name for each in game.events] == [
        f"seasons.{name}" for name in ("long_winter", "harvest", "truce_of_the_woods", "spring_tide", "levy")
    ]
    orders = set()
    for seed in range(4):
        seen = [(event_in_force(s), next_event(s)) for s in rounds(game, seed)]
        assert len(seen) == game.turns
        assert [coming for _, coming in seen[:-1]] == [now for now, _ in seen[1:]]
        assert sorted(now for now, _ in seen[:5]) == [0, 1, 2, 3, 4]
        assert all(now != coming for now, coming in seen)
        orders.add(tuple(now for now, _ in seen))
    assert len(orders) > 1


def test_a_game_without_events_has_no_deck(package: str) -> None:
    game = laid(package, "still_valleys")
    assert (game.deck, game.events, game.adorning) == (-1, [], False)
    assert all(event_in_force(s) < 0 and next_event(s) < 0 for s in rounds(game, 1))


def test_everybody_sees_both_and_nobody_more(package: str) -> None:
    game = laid(package, "windy_valleys")
    s = new_state(game, 3)
    both = event_in_force(s), next_event(s)
    for player in range(game.players):
        shown = view(s, player)["state"]
        assert isinstance(shown, dict)
        assert shown["memory"] == s.memory  # three cells: in force, next, and which are left
        futures = set()
        for seed in range(12):
            other = resample(s, player, seed)
            assert (event_in_force(other), next_event(other)) == both
            futures.add(other.seed)
        assert len(futures) == 12


def test_a_kept_state_has_the_event_and_a_spoilt_one_is_refused(package: str) -> None:
    game = laid(package, "windy_valleys")
    *_, s = (each.copy() for each in rounds(game, 5) if each.turn < 4)
    data = to_data(s)
    again = from_data(game, data)
    assert to_data(again) == data
    assert [combo.costs for combo in again.combo] == [combo.costs for combo in s.combo]
    fields = data["state"]
    assert isinstance(fields, dict)
    fields["memory"][game.deck] = 9
    with pytest.raises(Unreadable, match="event"):
        from_data(game, data)


def test_the_terminal_tells_the_event_and_the_next_one(package: str) -> None:
    game = laid(package, "windy_valleys")
    talk = Talk(compilation().library, "en", game, {})
    s = new_state(game, 3)
    now, coming = game.events[event_in_force(s)].name, game.events[next_event(s)].name
    told = event_lines(s, talk)
    assert told[0].startswith(f"event of this round: {talk.name(now)}. ")
    assert told[1] == f"event of the next round: {talk.name(coming)}"
    assert event_lines(new_state(laid(package, "still_valleys"), 3), talk) == []
