"""Played turns can be told as scenarios, and the scenarios hold."""

from collections.abc import Iterator

import pytest

from swdsl.play import Match
from swdsl.runtime import ARGUMENT, V_CONQUER, V_PICK, V_USE, Game, State, legal
from swdsl.runtime.bots import BOTS
from swdsl.scenarios import compile_rulebook
from swdsl.scenarios.sentences import sentences
from swdsl.scenarios.table import play_board
from swdsl.scenarios.tell import Telling, minimal, tell
from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from tests.scenarios.tables import official, told

TURNS = 10


def game(board: str) -> Game:
    library = official()
    rulebook = compile_rulebook(library)
    chosen = library.board(board)
    makers = tuple(make for ref, make in rulebook.makers.items() if ref.scope == chosen.uses)
    options = {str(each.ref): each.choices[0].id for each in library.set(chosen.uses).options}
    return Game(
        play_board(chosen, library, {}), chosen.players, rulebook.frames[chosen.uses], makers, options
    )


def turns(board: str, seed: int) -> Iterator[Telling]:
    """Yield the turns of a game between careless players."""
    match = Match.begin(game(board), seed)
    bots = [BOTS["random"]] * match.state.game.players
    for _ in range(TURNS):
        state = match.state
        state.journal = []
        moves: list[tuple[State, int]] = []
        while not moves or (state.turn, state.player) == (moves[0][0].turn, moves[0][0].player):
            moves.append((state.copy(), match.ask(bots)))
            match.act(moves[-1][1])
        yield tell("A turn", moves, state, sentences(moves))


def holds(telling: Telling) -> bool:
    return told(telling.text(), "rules/games/scenarios/retold.sw")[1] == []


@pytest.mark.parametrize("seed", [1, 2])
def test_turns_are_told_as_they_were_played(seed: int) -> None:
    failed = [telling.text() for telling in turns("base_2p", seed) if not holds(telling)]
    assert failed == []


def test_what_is_used_with_one_answer_only_is_told_too() -> None:
    """The kernel answers such a question itself; the scenario must say it all the same."""
    match = Match.begin(game("base_2p"), 0)
    s = match.state
    while s.game.powers[s.column_powers[0]].name != "base.fortified":
        match = Match.begin(s.game, match.seed + 1)
        s = match.state
    moves: list[tuple[State, int]] = []
    for verb in (V_PICK, V_CONQUER, V_USE):
        action = next(each for each in legal(s) if each - (each & ARGUMENT) == verb)
        moves.append((s.copy(), action))
        match.act(action)
    fortress = s.game.piece("base.fortress")
    where = s.board.regions[s.piece[fortress].bit_length() - 1].name
    assert sentences(moves, to_the_end=False)[-1] == f"Ann uses fortified in {where}"


def test_nothing_that_matters_is_left_out() -> None:
    telling = next(each for each in turns("base_2p", 3) if len(each.given) > 12)
    shorter = minimal(telling, holds)
    assert len(shorter.given) < len(telling.given)
    assert holds(shorter)
    assert shorter.then == telling.then
    assert [line for line in telling.when if line not in shorter.when] == ["Ann stops"]  # scoring says it too


def test_telling_can_be_read_and_formatted() -> None:
    text = next(turns("underground_2p", 1)).text()
    parsed = parse(SourceFile("retold.sw", text))
    assert parsed.diagnostics == ()
    assert format_file(parsed.file).startswith('scenario "A turn"\n  on underground_2p\n')
