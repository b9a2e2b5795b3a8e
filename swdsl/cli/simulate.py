"""`swdsl simulate`: many games between bots, with a table, a digest and, if asked, every invariant."""

import os
import sys
from pathlib import Path

import click

from swdsl.artifact import Artifact
from swdsl.cli.clusters import cluster_flag, crew, reaching
from swdsl.cli.house_rules import option_flag, settled
from swdsl.cli.options import save_or_exit
from swdsl.cli.output import print_json, say
from swdsl.cli.progress import Progress
from swdsl.cli.project import current_folder
from swdsl.cli.table import Asked, seating, table_flags
from swdsl.cli.tables import component_lines, components_as_csv, components_as_json, components_as_svg
from swdsl.play import Outcome, Record, Report, Series, simulate, write_record
from swdsl.play.load import Choices
from swdsl.play.seats import UnknownBot, seated
from swdsl.workspace import save_file


@click.command("simulate")
@table_flags()
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--bots", default="random", show_default=True, help="Bots by seat, such as `greedy,random`.")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0), help="Another seed, other games."
)
@option_flag
@cluster_flag
@click.option("--jobs", type=click.IntRange(1), help="Processes to use; else one for each core.")
@click.option("--check", is_flag=True, help="Verify every invariant after every step.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print what became of every component, as CSV.")
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE.svg", help="Draw the intervals.")
def command(  # noqa: PLR0913, PLR0917 - one parameter per option
    table: Asked,
    count: int,
    bots: str,
    seed: int,
    chosen: tuple[str, ...],
    cluster: str | None,
    jobs: int | None,
    check: bool,
    as_json: bool,
    as_csv: bool,
    plot: Path | None,
) -> None:
    """Play many games between bots and print a table: who won, and what every pick brought.

    The digest depends on game, options, bots, seed and count alone: the same on every machine and for any
    number of jobs. Ctrl-C stops early and reports what was played.
    """
    if as_json and as_csv:
        raise click.UsageError("Choose one of `--json` and `--csv`.")
    seats = _seats(bots)
    sat = settled(seating(table), chosen)
    name, maker = sat.game, sat.maker
    series = Series(maker, seats, seed, count, checked=check)
    through = crew(cluster, jobs or cores())
    with Progress("games", count, quiet=as_json or as_csv) as bar, reaching(cluster):
        report = simulate(series, through=through, progress=bar.reached)
    for outcome in report.violations:
        _keep(Record(name, outcome.seed, seats, outcome.actions, maker.choices, sat.wish), outcome)
    if plot is not None:
        title = f"{sat.title}: {report.games} games of {', '.join(seats)}"
        save_or_exit(plot, components_as_svg(title, report.components), quiet=as_json or as_csv)
    if as_json:
        print_json(_as_json(sat.title, maker.choices, report))
    elif as_csv:
        say(components_as_csv(report.components), nl=False)
    else:
        _print_table(sat.title, count, report)
    sys.exit(int(bool(report.violations) or report.finished < count))


def _seats(bots: str) -> tuple[str, ...]:
    seats = tuple(bot.strip() for bot in bots.split(","))
    try:
        for bot in seats:
            seated(bot)
    except UnknownBot as error:
        say(str(error), err=True)
        sys.exit(2)
    return seats


def cores() -> int:
    """Return how many processes this machine lets us run side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
        "components": components_as_json(report.components),
    }


def _print_table(name: str, asked: int, report: Report) -> None:
    say(f"{name}: {report.finished} of {asked} games finished, {report.decisions} decisions")
    for share in report.shares:
        say(f"  seat {share.seat + 1}  {share.bot:8} wins {share.wins:6.1%}  coins {share.mean_coins:6.1f}")
    for line in component_lines(report.components):
        say(line)
    speed = report.games / max(report.cpu_seconds, 1e-9)
    say(f"  {report.cpu_seconds:.2f} s of CPU, {speed:.0f} games per CPU second, digest {report.digest}")
    if report.violations:
        say(f"  {len(report.violations)} games broke an invariant", err=True)


def _keep(record: Record, outcome: Outcome) -> None:
    """Save a game that broke, so that `swdsl play --replay` shows it again."""
    assert outcome.violation is not None
    path = f"broken-{record.game}-{outcome.seed:016x}.json"
    problems = save_file(current_folder(), Artifact(path, write_record(record)))
    told = " ".join(each.message for each in problems) or f"saved as {path}"
    say(f"step {outcome.violation.step}: {outcome.violation.message}; {told}", err=True)
