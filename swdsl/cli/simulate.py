"""`swdsl simulate`: many games between bots, with a table, a digest and, if asked, every invariant."""

import sys
from pathlib import Path
from typing import Self

import click

from swdsl.artifact import Artifact
from swdsl.cli.games import find_game, game_name
from swdsl.cli.house_rules import option_flag, settled
from swdsl.cli.output import print_json, say
from swdsl.play import Outcome, Record, Report, Series, simulate, write_record
from swdsl.play.load import Choices
from swdsl.runtime.bots import BOTS
from swdsl.workspace import save_file


@click.command("simulate")
@click.option("--game", "asked", metavar="GAME", help="Which game to play; else the first one declared.")
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--bots", default="random", show_default=True, help="Bots by seat, such as `greedy,random`.")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0), help="Another seed, other games."
)
@option_flag
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes to use.")
@click.option("--check", is_flag=True, help="Verify every invariant after every step.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def command(  # noqa: PLR0913, PLR0917 - one parameter per option
    asked: str | None,
    count: int,
    bots: str,
    seed: int,
    chosen: tuple[str, ...],
    jobs: int,
    check: bool,
    as_json: bool,
) -> None:
    """Play many games between bots and print a table.

    The digest depends on game, options, bots, seed and count alone: the same on every machine and for any
    number of jobs.
    """
    seats = tuple(bot.strip() for bot in bots.split(","))
    for bot in seats:
        if bot not in BOTS:
            say(f"There is no bot `{bot}`. There are: {', '.join(BOTS)}.", err=True)
            sys.exit(2)
    name = game_name(asked)
    maker = settled(find_game(name), chosen)
    series = Series(maker, seats, seed, count, checked=check)
    with _Progress(count, quiet=as_json) as bar:
        report = simulate(series, jobs=jobs, progress=bar.reached)
    for outcome in report.violations:
        _keep(Record(name, outcome.seed, seats, outcome.actions, maker.choices), outcome)
    if as_json:
        print_json(_as_json(name, maker.choices, report))
    else:
        _print_table(name, count, report)
    sys.exit(int(bool(report.violations) or report.finished < count))


def _as_json(name: str, choices: Choices, report: Report) -> dict[str, object]:
    return {
        "game": name,
        "options": dict(choices),
        "games": report.games,
        "finished": report.finished,
        "violations": len(report.violations),
        "decisions": report.decisions,
        "cpu_seconds": round(report.cpu_seconds, 3),
        "games_per_cpu_second": round(report.games / max(report.cpu_seconds, 1e-9), 1),
        "digest": report.digest,
        "seats": [
            {"seat": s.seat + 1, "bot": s.bot, "wins": round(s.wins, 4), "mean_coins": round(s.mean_coins, 2)}
            for s in report.shares
        ],
    }


def _print_table(name: str, asked: int, report: Report) -> None:
    say(f"{name}: {report.finished} of {asked} games finished, {report.decisions} decisions")
    for share in report.shares:
        say(f"  seat {share.seat + 1}  {share.bot:8} wins {share.wins:6.1%}  coins {share.mean_coins:6.1f}")
    speed = report.games / max(report.cpu_seconds, 1e-9)
    say(f"  {report.cpu_seconds:.2f} s of CPU, {speed:.0f} games per CPU second, digest {report.digest}")
    if report.violations:
        say(f"  {len(report.violations)} games broke an invariant", err=True)


def _keep(record: Record, outcome: Outcome) -> None:
    """Save a game that broke, so that `swdsl play --replay` shows it again."""
    assert outcome.violation is not None
    path = f"broken-{record.game}-{outcome.seed:016x}.json"
    save_file(Path.cwd(), Artifact(path, write_record(record)))
    say(f"step {outcome.violation.step}: {outcome.violation.message}; saved as {path}", err=True)


class _Progress:
    """A bar on a terminal, nothing elsewhere."""

    def __init__(self, total: int, *, quiet: bool) -> None:
        self._total = total
        self._shown = sys.stderr.isatty() and not quiet

    def __enter__(self) -> Self:
        if self._shown:
            from rich.console import Console
            from rich.progress import Progress

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task("games", total=self._total)
            self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self._shown:
            self._bar.stop()

    def reached(self, done: int) -> None:
        """Tell how many games are done."""
        if self._shown:
            self._bar.update(self._task, completed=done)
