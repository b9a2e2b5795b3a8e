"""`swdsl play`: a real game in the terminal, against bots or each other."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import click

from swdsl.artifact import Artifact
from swdsl.cli.answers import account_lines, wrapped
from swdsl.cli.canvas import canvas_for
from swdsl.cli.games import talk_for
from swdsl.cli.house_rules import option_flag, recorded_game, settled
from swdsl.cli.output import report, say
from swdsl.cli.project import current_folder
from swdsl.cli.prompt import Prompt, Undo
from swdsl.cli.table import Asked, Seating, seating, table_flags
from swdsl.diagnostics import Diagnostic
from swdsl.play import Match, Record, UnreadableRecord, read_record, replay, write_record
from swdsl.play.deal import seed_dealing
from swdsl.play.match import Moment
from swdsl.play.seats import is_bot, seated
from swdsl.runtime.bots import BOTS
from swdsl.runtime.game import Game
from swdsl.runtime.play import legal
from swdsl.runtime.players import last_round
from swdsl.runtime.state import State
from swdsl.runtime.why_not import Illegal, why_not
from swdsl.runtime.words import CHANCE, P_DIE, P_GUESTS
from swdsl.table import Talk, moved
from swdsl.table.picture import Canvas
from swdsl.table.standing import event_lines, final_standing
from swdsl.workspace import read_source, save_file

_UNNAMED: Final = "greedy"


@click.command("play")
@table_flags()
@click.option(
    "--players",
    default="human,greedy",
    show_default=True,
    help="Who sits where: human or a bot; other seats are greedy bots.",
)
@click.option("--seed", type=click.IntRange(0), help="How the cards are dealt.  [default: 1]")
@option_flag
@click.option("--save", type=click.Path(path_type=Path), help="Keep the game in this file when it stops.")
@click.option("--replay", "replayed", type=click.Path(path_type=Path), help="Show a kept game again.")
def command(
    table: Asked,
    players: str,
    seed: int | None,
    chosen: tuple[str, ...],
    save: Path | None,
    replayed: Path | None,
) -> None:
    """Play a game in the terminal.

    The board is drawn, choices are numbered and named; `why` and the number of a choice or the name of a
    region explains every cost and every refusal, `what` and a name says what something does, `undo` takes a
    choice back, `help` lists what else can be asked.
    """
    if replayed is not None:
        sys.exit(_replay(replayed, table))
    seats = [seat.strip() for seat in players.split(",")]
    for seat in seats:
        if seat != "human" and not is_bot(seat):
            say(f"Nobody is called `{seat}`. Sit down `human`, or one of {', '.join(BOTS)}.", err=True)
            sys.exit(2)
    sat = settled(seating(table), chosen)
    maker, library = sat.maker, sat.library()
    game = maker()
    talk = talk_for(maker, library, game)
    if len(seats) > game.players:
        say(f"This game has {game.players} seats, not {len(seats)}.", err=True)
        sys.exit(2)
    seats += [_UNNAMED] * (game.players - len(seats))
    seed = _dealing(sat, game) if seed is None else seed
    match = Match.begin(game, seed)
    for option, choice in {name.rpartition(".")[2]: choice for name, choice in maker.choices}.items():
        say(f"At this table, {option} is {choice}.")
    try:
        _sit_down(match, seats, talk, canvas_for(game.board.name, library))
    except (KeyboardInterrupt, EOFError, click.Abort):
        say("\nThe game stops here.")
    if match.state.over:
        _announce(match)
    if save is not None:
        record = Record(sat.game, seed, tuple(seats), tuple(match.actions), maker.choices, sat.wish)
        problems = save_file(current_folder(), Artifact(str(save), write_record(record)))
        report(problems, {})
        if problems:
            say("The game was not kept.", err=True)
            sys.exit(1)
        say(f"Kept in {save}; `swdsl play --replay {save}` shows it again.")


def _sit_down(match: Match, seats: list[str], talk: Talk, canvas: Canvas | None) -> None:
    prompt = Prompt(match, talk, canvas)
    bots = [seated("random" if seat == "human" else seat) for seat in seats]
    match.state.journal = []
    asked: list[Moment] = []
    title = ""
    while not match.state.over:
        s = match.state
        if _title(s, seats) != title:
            title = _title(s, seats)
            say(f"\n== {title} ==")
            for line in event_lines(s, talk):
                say("\n".join(wrapped(line, "  ", "      ")))
            if seats[s.player] == "human":
                prompt.show_board()
        if s.actor == CHANCE or seats[s.actor] != "human":
            action = match.ask(bots)
            say("\n".join(wrapped(_told(s, action, talk), "  ", "      ")))
            _do(match, [action], talk)
            continue
        if len(legal(s)) > 1:
            asked.append(match.moment())
        try:
            chosen = prompt.ask()
        except Undo:
            _take_back(match, asked)
            title = ""
            continue
        _do(match, chosen, talk)


def _do(match: Match, actions: list[int], talk: Talk) -> None:
    """Do what was chosen, as far as it is still asked for, and tell what coins moved."""
    for action in actions:
        if len(actions) > 1 and (match.state.over or action not in legal(match.state)):
            return
        match.act(action)
        journal = match.state.journal or []
        for account in moved(talk, journal):
            verb = "gains" if account.total >= 0 else "loses"
            head = f"player {account.player + 1} {verb}"
            shown = account if account.total >= 0 else replace(account, total=-account.total)
            say("\n".join(f"  {line}" for line in account_lines(head, shown, talk)))
        journal.clear()


def _take_back(match: Match, asked: list[Moment]) -> None:
    """Return to the choice before the one that is being asked; with none before, ask again."""
    now = asked.pop()
    if not asked:
        say("  There is nothing to take back.")
    match.back_to(asked.pop() if asked else now)
    match.state.journal = []


def _title(s: State, seats: list[str]) -> str:
    if s.phase == P_GUESTS:
        return "Setting up"
    return f"Turn {s.turn} of {last_round(s)}, player {s.player + 1} ({seats[s.player]})"


def _told(s: State, action: int, talk: Talk) -> str:
    """Say who chooses what; a die needs nobody before it, and what falls to chance at set-up is none."""
    if s.actor == CHANCE and s.phase == P_DIE:
        return talk.choice(s, action)
    return f"{'chance' if s.actor == CHANCE else f'player {s.actor + 1}'}: {talk.choice(s, action)}"


def _announce(match: Match) -> None:
    say("\n== The game is over ==")
    for line in _standing(match.state):
        say(f"  {line}")


def _standing(s: State) -> Iterator[str]:
    """Say what everybody has, or every team that counts its coins together, the best first."""
    for each in final_standing(s):
        who = " and ".join(str(player + 1) for player in each.players)
        several = "s" if len(each.players) > 1 else ""
        yield f"player{several} {who}: {each.coins} coins, {each.tokens} tokens on the board"


def _dealing(table: Seating, game: Game) -> int:
    """Return a seed that deals what was brought along: whoever adds a race wants to see it."""
    along = {name.partition(":")[2] for name in table.wish.along}
    return seed_dealing(game, along)


def _replay(path: Path, table: Asked) -> int:
    source = read_source(path, str(path))
    if isinstance(source, Diagnostic):
        say(source.message, err=True)
        return 1
    try:
        record = read_record(source.text)
    except UnreadableRecord as problem:
        say(f"{path} cannot be replayed: {problem}", err=True)
        return 1
    sat = recorded_game(record, table.files)
    game = sat.maker()
    talk = talk_for(sat.maker, sat.library(), game)
    matches = replay(game, record)
    match = next(matches)
    try:
        for action in record.actions:
            s = match.state
            refused = why_not(s, action)  # before a word is said about it: a record may hold anything
            if refused is not None:
                raise Illegal(refused)
            when = "set-up" if s.phase == P_GUESTS else f"turn {s.turn}"
            say(f"{when}, {_told(s, action, talk)}")
            next(matches)
    except Illegal as refusal:
        say(f"The rules have changed since: {refusal.reason.key}.", err=True)
        return 1
    if match.state.over:
        _announce(match)
    return 0
