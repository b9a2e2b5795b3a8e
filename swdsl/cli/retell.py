"""`swdsl retell`: a turn of a kept game as a scenario, with nothing in it that does not matter."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import click

from swdsl.cli.house_rules import recorded_game
from swdsl.cli.narrow import only_translates
from swdsl.cli.output import say
from swdsl.cli.project import load
from swdsl.diagnostics import Diagnostic, has_errors
from swdsl.model.ruleset import Library
from swdsl.play import Record, UnreadableRecord, read_record
from swdsl.resolve import resolve
from swdsl.runtime import Game, State, legal, new_state, step
from swdsl.runtime.words import P_GUESTS
from swdsl.scenarios import compile_rulebook, run
from swdsl.scenarios.sentences import sentences
from swdsl.scenarios.tell import PLAYERS, Telling, minimal, tell
from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.whose import only_tells_scenarios
from swdsl.workspace import read_source


@dataclass(frozen=True, slots=True)
class Turn:
    """Each action with the state before it, the state after the last one, and whether that was the end."""

    moves: tuple[tuple[State, int], ...]
    after: State
    ended: bool = True

    @property
    def first(self) -> State:
        """The state the turn began with."""
        return self.moves[0][0]


@click.command("retell")
@click.argument("kept", type=click.Path(path_type=Path))
@click.option("--turn", "number", type=click.IntRange(1), help="Which round; else the last one.")
@click.option("--player", type=click.IntRange(1, len(PLAYERS)), help="Whose turn in it; else the last one.")
def command(kept: Path, number: int | None, player: int | None) -> None:
    """Print a turn of a KEPT game as a scenario.

    Games are kept by `swdsl play --save`, and by `swdsl simulate --check` when one breaks an invariant.
    Whatever changes nothing is left out. Give it a title that says what it shows.
    """
    turn = _read(kept, number, player)
    if turn is None:
        say("That turn is not in the game.", err=True)
        sys.exit(2)
    title = f"Turn {turn.first.turn} of {PLAYERS[turn.first.player]}"
    said = sentences(turn.moves, to_the_end=turn.ended)
    say(_shortest(tell(title, turn.moves, turn.after, said), turn.first.game), nl=False)


def _read(kept: Path, number: int | None, player: int | None) -> Turn | None:
    """Return the last turn of a game that is in this round and of this player, as far as either is asked."""
    source = read_source(kept, str(kept))
    if isinstance(source, Diagnostic):
        say(source.message, err=True)
        sys.exit(1)
    try:
        record = read_record(source.text)
        chosen = None
        for turn in _turns(recorded_game(record).maker(), record):
            if number in (None, turn.first.turn) and player in (None, turn.first.player + 1):
                chosen = turn
        return chosen
    except UnreadableRecord as problem:
        say(f"{kept} cannot be retold: {problem}", err=True)
        sys.exit(1)


def _turns(game: Game, record: Record) -> Iterator[Turn]:
    """Yield the turns of a game, the last of which may have broken off.

    One by one: all states of a game are more than a machine may have room for.
    """
    state = new_state(game, record.seed)
    moves: list[tuple[State, int]] = []
    state.journal = []
    for action in record.actions:
        if action not in legal(state):
            raise UnreadableRecord("the rules have changed meanwhile")
        if state.phase != P_GUESTS:
            moves.append((state.copy(), action))
        step(state, action)
        if moves and (state.over or (state.turn, state.player) != (moves[0][0].turn, moves[0][0].player)):
            yield Turn(tuple(moves), _with_journal(state))
            moves, state.journal = [], []
    if moves:
        yield Turn(tuple(moves), _with_journal(state), ended=False)


def _with_journal(state: State) -> State:
    after = state.copy()
    after.journal = state.journal
    return after


def _shortest(telling: Telling, game: Game) -> str:
    """Leave out what does not matter, as far as the scenario still holds; say so when it never did."""
    rules = [each for each in load().sources if not only_tells_scenarios(each) and not only_translates(each)]
    path, trees = "retold.sw", [parse(source).file for source in rules]
    library = resolve(trees, rules).library
    rulebook = compile_rulebook(library)
    telling = replace(telling, assumed=tuple(_unusual(game, library)))

    def holds(tried: Telling) -> bool:
        source = SourceFile(path, tried.text())
        resolution = resolve([*trees, parse(source).file], [*rules, source])
        about = [each for each in resolution.diagnostics if each.span.path == path]
        told = [each for each in resolution.library.scenarios if each.span.path == path]
        book = replace(rulebook, library=resolution.library)
        return not has_errors(about) and not any(run(each, book).findings for each in told)

    if holds(telling):
        telling = minimal(telling, holds)
    else:
        say("This turn rests on something a position cannot say: the scenario fails.", err=True)
    return format_file(parse(SourceFile(path, telling.text())).file)


def _unusual(game: Game, library: Library) -> Iterator[str]:
    """Yield the options of a game that differ from what a set has by default."""
    for option in (option for each in library.sets for option in each.options):
        chosen = game.options.get(str(option.ref))
        if chosen not in (None, option.choices[0].id):
            yield f"{option.ref.id} is {chosen}"
