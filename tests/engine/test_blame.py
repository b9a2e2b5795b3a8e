"""An exception inside a generated clause names the line of the rules it was generated from."""

import traceback
from pathlib import Path

import pytest

from generated.base.races import Giants1
from generated.source_map import CLAUSES
from swdsl.play import Match, play_match
from swdsl.play.blame import blamed, sentence_of
from swdsl.play.load import CompiledGame
from swdsl.runtime import Aid, Clause, Game
from swdsl.runtime.bots import random_bot
from tests.engine.games import official

ROOT = Path(__file__).parents[2]
SENTENCE = "when I attack a region adjacent to a mountain I hold: cost 1 less"


def fail(self: Clause, *arguments: object) -> int:
    """Stand in for generated code that breaks."""
    raise ZeroDivisionError(f"{self.name} was asked {len(arguments)} things")


def broken_giants(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Break the clause of the Giants in a game, and only there."""
    clauses = [clause for clause in game.clauses if clause.name == "base.giants.1"]
    assert clauses
    for clause in clauses:
        monkeypatch.setattr(type(clause), "where", fail)


def play_until_it_breaks(game: Game) -> BaseException:
    for seed in range(50):
        match = Match.begin(game, seed)
        try:
            while not match.state.over:
                match.act(match.ask([random_bot] * game.players))
        except ZeroDivisionError as error:
            return error
    pytest.fail("the Giants never attacked")


def test_the_traceback_ends_with_the_line_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = official("base_2p")
    broken_giants(game, monkeypatch)
    error = play_until_it_breaks(game)
    (sentence,) = blamed(error)
    file, line, text = CLAUSES["base.giants.1"]
    assert (sentence.file, sentence.line, sentence.text) == (file, line, text)
    assert f"{file}:{line}: {SENTENCE}" in "".join(traceback.format_exception(error))


def test_the_line_is_where_the_sentence_stands() -> None:
    """What the source map says can be looked up in the file."""
    clause = Giants1()
    sentence = sentence_of(clause)
    assert sentence is not None
    assert (ROOT / sentence.file).read_text(encoding="utf-8").splitlines()[
        sentence.line - 1
    ].strip() == SENTENCE


def test_a_checked_game_reports_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    game = official("base_2p")
    broken_giants(game, monkeypatch)
    outcomes = [play_match(game, [random_bot] * 2, seed, checked=True) for seed in range(50)]
    told = [outcome.violation.message for outcome in outcomes if outcome.violation]
    assert told
    assert all("ZeroDivisionError" in message and SENTENCE in message for message in told)


def test_rules_compiled_in_memory_name_their_lines_too(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = ROOT / "generated"
    modules = tuple(
        (path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.py"))
    )
    game = CompiledGame(modules, "base_2p")()
    broken_giants(game, monkeypatch)
    assert [sentence.text for sentence in blamed(play_until_it_breaks(game))] == [SENTENCE]


def test_a_clause_written_by_hand_has_no_line() -> None:
    assert sentence_of(Aid()) is None


def test_an_error_elsewhere_blames_nobody() -> None:
    with pytest.raises(LookupError) as caught:
        official("base_2p").piece("no_such_piece")
    assert blamed(caught.value) == ()
