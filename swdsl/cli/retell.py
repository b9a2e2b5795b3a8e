"""`swdsl retell`: a turn of a kept game as a scenario, with nothing in it that does not matter."""

import sys
from dataclasses import replace
from pathlib import Path

import click

from swdsl.cli.games import find_game
from swdsl.cli.project import load_and_compile
from swdsl.diagnostics import Diagnostic, has_errors
from swdsl.pipeline import compile_rules
from swdsl.play import Record, UnreadableRecord, read_record
from swdsl.runtime import Game, State, new_state, step
from swdsl.runtime.words import P_GUESTS
from swdsl.scenarios import compile_rulebook, run
from swdsl.scenarios.sentences import sentences
from swdsl.scenarios.tell import PLAYERS, Telling, minimal, tell
from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.workspace import read_source

Turn = tuple[list[tuple[State, int]], State]


@click.command("retell")
@click.argument("kept", type=click.Path(path_type=Path))
@click.option("--turn", "number", type=click.IntRange(1), help="Which round; else the last one.")
@click.option("--player", type=click.IntRange(1, len(PLAYERS)), help="Whose turn in it; else the last one.")
def command(kept: Path, number: int | None, player: int | None) -> None:
    """Print a turn of a game that `swdsl play --save` has KEPT, as a scenario.

    Lines of the position that change nothing are left out. Give it a title that says what it shows.
    """
    record = _read(kept)
    turns = _turns(find_game(record.game)(), record)
    chosen = [
        turn
        for turn in turns
        if number in (None, turn[0][0][0].turn) and player in (None, turn[0][0][0].player + 1)
    ]
    if not chosen:
        click.echo("That turn is not in the game.", err=True)
        sys.exit(2)
    moves, after = chosen[-1]
    first = moves[0][0]
    title = f"Turn {first.turn} of {PLAYERS[first.player]}"
    click.echo(_shortest(tell(title, moves, after, sentences(moves))), nl=False)


def _read(kept: Path) -> Record:
    source = read_source(kept, str(kept))
    if isinstance(source, Diagnostic):
        click.echo(source.message, err=True)
        sys.exit(1)
    try:
        return read_record(source.text)
    except UnreadableRecord as problem:
        click.echo(f"{kept} cannot be retold: {problem}", err=True)
        sys.exit(1)


def _turns(game: Game, record: Record) -> list[Turn]:
    """Return the turns of a game: each action with the state before it, and the state after the last."""
    state = new_state(game, record.seed)
    found: list[Turn] = []
    moves: list[tuple[State, int]] = []
    state.journal = []
    for action in record.actions:
        if state.phase != P_GUESTS:
            moves.append((state.copy(), action))
        step(state, action)
        if moves and (state.turn, state.player) != (moves[0][0].turn, moves[0][0].player):
            after = state.copy()
            after.journal = state.journal
            found.append((moves, after))
            moves, state.journal = [], []
    return found


def _shortest(telling: Telling) -> str:
    """Leave out what does not matter, as far as the scenario still holds; say so when it never did."""
    compiled = load_and_compile(anywhere=True)
    others = [source for source in compiled.project.sources if "/scenarios/" not in source.path]
    rulebook = compile_rulebook(compiled.library)
    path = "retold.sw"

    def holds(tried: Telling) -> bool:
        compilation = compile_rules([*others, SourceFile(path, tried.text())])
        about = [each for each in compilation.diagnostics if each.span.path == path]
        told = [each for each in compilation.library.scenarios if each.span.path == path]
        book = replace(rulebook, library=compilation.library)
        return not has_errors(about) and not any(run(each, book).findings for each in told)

    if holds(telling):
        telling = minimal(telling, holds)
    else:
        click.echo("This turn rests on something a position cannot say: the scenario fails.", err=True)
    return format_file(parse(SourceFile(path, telling.text())).file)
