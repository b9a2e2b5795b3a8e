"""`swdsl play`: a real game in the terminal, against bots or each other."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from swdsl.artifact import Artifact
from swdsl.cli.games import find_game, game_name, words_for
from swdsl.diagnostics import Diagnostic, nearest
from swdsl.play import Match, Record, UnreadableRecord, read_record, replay, write_record
from swdsl.play.screen import (
    Words,
    board_rows,
    choice_text,
    guest_lines,
    player_lines,
    score_lines,
    why_lines,
)
from swdsl.runtime.bots import BOTS
from swdsl.runtime.play import legal, ranking
from swdsl.runtime.rulings import Illegal
from swdsl.runtime.state import State
from swdsl.runtime.words import CHANCE, P_GUESTS
from swdsl.workspace import read_source, save_file

_HELP: Final = """\
  NUMBER        choose            board         the whole board again
  why REGION    what it costs and why, or why you cannot take it
  score         what you would score now, item by item
  column        what may be picked                quit          stop (with --save, the game is kept)"""


@click.command("play")
@click.option("--game", "asked", metavar="GAME", help="Which game to play; else the first one declared.")
@click.option("--players", default="human,greedy", show_default=True, help="Who sits where: human or a bot.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="How the cards are dealt.")
@click.option("--save", type=click.Path(path_type=Path), help="Keep the game in this file when it stops.")
@click.option("--replay", "replayed", type=click.Path(path_type=Path), help="Show a kept game again.")
def command(asked: str | None, players: str, seed: int, save: Path | None, replayed: Path | None) -> None:
    """Play a game in the terminal.

    Choices are numbered and named; `why REGION` explains every cost and every refusal.
    """
    if replayed is not None:
        sys.exit(_replay(replayed))
    seats = [seat.strip() for seat in players.split(",")]
    for seat in seats:
        if seat != "human" and seat not in BOTS:
            click.echo(f"Nobody is called `{seat}`. Sit down `human`, or one of {', '.join(BOTS)}.", err=True)
            sys.exit(2)
    name = game_name(asked)
    maker = find_game(name)
    words = words_for(maker)
    game = maker()
    seats = [seats[seat % len(seats)] for seat in range(game.players)]
    match = Match.begin(game, seed)
    try:
        _sit_down(match, seats, words)
    except (KeyboardInterrupt, EOFError, click.Abort):
        click.echo("\nThe game stops here.")
    if match.state.over:
        _announce(match)
    if save is not None:
        record = Record(name, seed, tuple(seats), tuple(match.actions))
        for problem in save_file(Path.cwd(), Artifact(str(save), write_record(record))):
            click.echo(problem.message, err=True)
        click.echo(f"Kept in {save}; `swdsl play --replay {save}` shows it again.")


def _sit_down(match: Match, seats: list[str], words: Words) -> None:
    title = ""
    while not match.state.over:
        s = match.state
        if _title(s, seats) != title:
            title = _title(s, seats)
            click.echo(f"\n== {title} ==")
        human = s.actor != CHANCE and seats[s.actor] == "human"
        if human:
            action = _ask(match, words)
        else:
            action = match.ask([BOTS.get(seat, BOTS["random"]) for seat in seats])
        if not human:
            click.echo(f"  {_decider(s)}: {choice_text(s, action, words)}")
        match.act(action)


def _title(s: State, seats: list[str]) -> str:
    if s.phase == P_GUESTS:
        return "Setting up"
    return f"Turn {s.turn} of {s.game.turns}, player {s.player + 1} ({seats[s.player]})"


def _decider(s: State) -> str:
    """Say who decides; what falls to chance at set-up is no die."""
    if s.actor != CHANCE:
        return f"player {s.actor + 1}"
    return "chance" if s.phase == P_GUESTS else "the die"


def _ask(match: Match, words: Words) -> int:
    s = match.state
    actions = legal(s)
    if len(actions) == 1:
        click.echo(f"  you: {choice_text(s, actions[0], words)} (nothing else is possible)")
        return actions[0]
    _show_choices(match, actions, words)
    while True:
        line = input("> ").strip()
        if line.isdigit() and 1 <= int(line) <= len(actions):
            return actions[int(line) - 1]
        _answer(match, line, actions, words)


def _show_choices(match: Match, actions: list[int], words: Words) -> None:
    s = match.state
    for line in guest_lines(s, words) if s.phase == P_GUESTS else player_lines(s, words, s.actor):
        click.echo(f"  {line}")
    for number, action in enumerate(actions, 1):
        click.echo(f"  {number:3}. {choice_text(s, action, words)}")


def _answer(match: Match, line: str, actions: list[int], words: Words) -> None:
    s = match.state
    word, _, rest = line.partition(" ")
    answers: dict[str, Callable[[], list[str]]] = {
        "board": lambda: _board_lines(match, words),
        "score": lambda: score_lines(s, s.actor, words),
        "why": lambda: _why(match, rest, words),
        "column": lambda: _column_lines(match, words),
    }
    if word == "quit":
        raise EOFError
    if word in answers:
        click.echo("\n".join(f"  {each}" for each in answers[word]()))
    else:
        click.echo(_HELP)
        _show_choices(match, actions, words)


def _board_lines(match: Match, words: Words) -> list[str]:
    rows = board_rows(match.state, words)
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return ["  ".join(f"{cell:{w}}" for cell, w in zip(row, widths, strict=True)).rstrip() for row in rows]


def _column_lines(match: Match, words: Words) -> list[str]:
    s = match.state
    return [
        f"{words.name(s.game.powers[power].name)} {words.name(s.game.races[race].name)}, {coins} coins on it"
        for race, power, coins in zip(s.col_race, s.col_power, s.col_coins, strict=True)
    ]


def _why(match: Match, wanted: str, words: Words) -> list[str]:
    s = match.state
    names = {words.name(region.name).casefold(): r for r, region in enumerate(s.board.regions)}
    found = names.get(wanted.casefold())
    if found is None:
        guess = nearest(wanted.casefold(), names)
        if not guess:
            return ["Say `why` and the name of a region, such as `why " + next(iter(names)).title() + "`."]
        found = names[guess[0]]
    return why_lines(s, found, words)


def _announce(match: Match) -> None:
    click.echo("\n== The game is over ==")
    for coins, tokens, player in ranking(match.state):
        click.echo(f"  player {player + 1}: {coins} coins, {tokens} tokens on the board")


def _replay(path: Path) -> int:
    source = read_source(path, str(path))
    if isinstance(source, Diagnostic):
        click.echo(source.message, err=True)
        return 1
    try:
        record = read_record(source.text)
    except UnreadableRecord as problem:
        click.echo(f"{path} cannot be replayed: {problem}", err=True)
        return 1
    maker = find_game(record.game)
    words = words_for(maker)
    matches = replay(maker(), record)
    match = next(matches)
    try:
        for action in record.actions:
            s = match.state
            when = "set-up" if s.phase == P_GUESTS else f"turn {s.turn}"
            click.echo(f"{when}, {_decider(s)}: {choice_text(s, action, words)}")
            next(matches)
    except Illegal as refusal:
        click.echo(f"The rules have changed since: {refusal.reason.key}.", err=True)
        return 1
    if match.state.over:
        _announce(match)
    return 0
