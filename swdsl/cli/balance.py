"""`swdsl balance`: is a component too strong, like another, broken; what number would fit."""

import sys
from dataclasses import dataclass, replace
from math import isfinite
from pathlib import Path

import click

from swdsl.artifact import Artifact
from swdsl.balance.audit import Finding
from swdsl.balance.field import Field
from swdsl.balance.numbers import NoSuchNumber, find_number
from swdsl.balance.tune import Effort, Question, tune
from swdsl.balance.verdict import Tuned, Verdict
from swdsl.balance.words import ranking_lines, verdict_lines
from swdsl.cli.balance_tables import Bench, bench_for, fields_at, official_names, verdict_on
from swdsl.cli.balance_views import draw_field, ranking_as_json, verdict_as_json
from swdsl.cli.clusters import cluster_flag, crew, reaching
from swdsl.cli.games import modules_of
from swdsl.cli.options import save_or_exit
from swdsl.cli.output import print_json, report, say
from swdsl.cli.progress import Progress
from swdsl.cli.project import current_folder
from swdsl.cli.simulate import cores
from swdsl.cli.table import Asked as At
from swdsl.cli.table import table_flags
from swdsl.diagnostics import has_errors
from swdsl.diagnostics.suggest import did_you_mean
from swdsl.play import Record, write_record
from swdsl.play.load import CompiledGame
from swdsl.play.seats import UnknownBot, seated
from swdsl.play.workers import Through
from swdsl.workspace import save_file
from swdsl.workspace.native import is_compiled

_STOPPED = "Stopped early: what was played until then counts, and not everything was looked for."
_TUNING = 0.5  # share of the time that tuning takes, when asked for


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says about how, not about what."""

    bot: str
    seed: int
    seconds: float
    games: int
    through: Through


@click.command("balance")
@click.argument("components", nargs=-1)
@table_flags()
@click.option("--seconds", default=120.0, show_default=True, type=click.FloatRange(1.0), help="How long.")
@click.option("--games", type=click.IntRange(1), help="So many games instead: the same each time.")
@click.option("--bots", "bot", default="greedy", show_default=True, help="Who plays.")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0), help="Another seed, other games."
)
@cluster_flag
@click.option("--jobs", type=click.IntRange(1), help="Processes to use; else one for each core.")
@click.option("--tune", "tuned", metavar="NUMBER", help="`tokens`, or a clause whose number should be found.")
@click.option("--to", "goal", metavar="COINS|NAME", help="What to tune to; else the official median.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE.svg", help="Draw the field.")
def command(  # noqa: PLR0913, PLR0917 - one parameter per option
    components: tuple[str, ...],
    table: At,
    seconds: float,
    games: int | None,
    bot: str,
    seed: int,
    cluster: str | None,
    jobs: int | None,
    tuned: str | None,
    goal: str | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Say of each of the COMPONENTS whether it is too strong or too weak, redundant or broken.

    Bots play many games in which picks are made at random. Without a COMPONENT, all races and powers at a
    game are ranked. docs/balance.md tells how much to believe.
    """
    if goal is not None and tuned is None:
        raise click.UsageError(
            "`--to` says what to tune to: give `--tune tokens`, or another number, as well."
        )
    asked = Asked(_known(bot), seed, seconds, games or 0, crew(cluster, jobs or cores()))
    with reaching(cluster):
        if components:
            _tell_all(components, table, asked, Wish(tuned, goal, as_json, plot))
        else:
            _rank(table, asked, as_json=as_json, plot=plot)


@dataclass(frozen=True, slots=True)
class Wish:
    """What else is wanted of a verdict, and in which form."""

    tuned: str | None
    goal: str | None
    as_json: bool
    plot: Path | None


def _say_if_slow(as_json: bool) -> None:
    if not is_compiled() and not as_json:
        say("The kernel is not compiled, so this takes several times as long: see `make native`.", err=True)


def _tell_all(components: tuple[str, ...], table: At, asked: Asked, wish: Wish) -> None:
    as_json, plot = wish.as_json, wish.plot
    told, lost, stopped = [], False, False
    benches = [bench_for(name, table) for name in components]
    for bench in benches:
        _check_goal(bench, wish.goal)
        _number(bench, wish.tuned)
    _say_if_slow(as_json)
    for bench in benches:
        verdict, field = _judge(bench, asked, wish.tuned, wish.goal, quiet=as_json)
        kept = [_keep(bench, finding) for finding in verdict.findings]
        lost = lost or any(
            each.actions and path is None for each, path in zip(verdict.findings, kept, strict=True)
        )
        if plot is not None:
            save_or_exit(plot, draw_field(field, bench.names, verdict.name), quiet=as_json)
        told.append(verdict_as_json(verdict, kept))
        if not as_json:
            say("\n".join(verdict_lines(verdict, bench.names)))
            for path in filter(None, kept):
                say(f"{path} shows it; `swdsl retell {path}` tells it as a scenario.")
        if verdict.stopped:
            say(_STOPPED, err=True)
            stopped = True
            break
    if as_json:
        print_json(told[0] if len(told) == 1 else told)
    if lost or stopped:
        sys.exit(1)


def _judge(
    bench: Bench, asked: Asked, what: str | None, goal: str | None, *, quiet: bool
) -> tuple[Verdict, Field]:
    share = 1 - _TUNING if what else 1.0
    question = _number(bench, what)
    with Progress("games", 1.0, quiet=quiet) as bar:
        effort = Effort(asked.bot, asked.seed, asked.through, asked.seconds * share, asked.games)
        verdict, field = verdict_on(bench, effort, bar.reached)
    if question is None or verdict.stopped:
        return verdict, field
    try:
        return verdict.with_tuned(_tune(bench, question, field, goal, asked)), field
    except KeyboardInterrupt:
        return replace(verdict, stopped=True), field


def _number(bench: Bench, what: str | None) -> Question | None:
    """Find the number to tune, if one is to be, or say that there is none and leave."""
    if what is None:
        return None
    component = bench.component
    source = bench.compiled.sources_by_path()[component.span.path]
    try:
        number = find_number(component, source, what)
    except NoSuchNumber as problem:
        say(str(problem), err=True)
        sys.exit(2)
    return Question(what, number.value, (component.ref.kind.value, str(component.ref)), 0.0, lowest=1)


def _tune(bench: Bench, question: Question, field: Field, goal: str | None, asked: Asked) -> Tuned:
    target = _target(bench, field, goal)
    asked_for = Question(question.what, question.old, question.key, target, question.lowest, question.highest)
    official = frozenset(official_names(bench.compiled))
    effort = Effort(
        asked.bot, asked.seed, asked.through, asked.seconds * _TUNING / 5, asked.games, official=official
    )
    return tune(asked_for, lambda value: _changed_game(bench, question.what, value), effort)


def _check_goal(bench: Bench, goal: str | None) -> None:
    """Leave before anything is played when `--to` is neither a number nor a component of the same kind."""
    if goal is None or _coins(goal) is not None:
        return
    table = {str(each.ref) for each in bench.tables[0].components if each.ref.kind.value == bench.kind}
    if not table & set(_named(bench, goal)):
        guess = did_you_mean(goal, {name.rpartition(".")[2] for name in table})
        told = f"`--to {goal}` is neither a number of coins nor a {bench.kind} at this game."
        say(f"{told} {guess}" if guess else told, err=True)
        sys.exit(2)


def _coins(goal: str) -> float | None:
    """Read a number of coins; what only looks like one (`nan`, `inf`) is none."""
    try:
        return coins if isfinite(coins := float(goal)) else None
    except ValueError:
        return None


def _named(bench: Bench, goal: str) -> list[str]:
    return [name for name, shown in bench.names.items() if goal.casefold() in _calls(name, shown)]


def _target(bench: Bench, field: Field, goal: str | None) -> float:
    if goal is None:
        return field.median
    coins = _coins(goal)
    if coins is not None:
        return coins
    named = _named(bench, goal)
    known = [each for each in field.estimates if each.name in named]
    if not known:
        say(f"Nobody picked `{goal}` in these games: give it more `--seconds`.", err=True)
        sys.exit(1)
    return known[0].coins


def _calls(name: str, shown: str) -> tuple[str, ...]:
    return name, name.rpartition(".")[2], shown.casefold()


def _changed_game(bench: Bench, what: str, value: int) -> CompiledGame | None:
    """Compile the rules with another value of one number; None when they would have errors."""
    from swdsl.pipeline import compile_rules

    sources = bench.compiled.sources_by_path()
    path = bench.component.span.path
    number = find_number(bench.component, sources[path], what)
    changed = {**sources, path: number.changed(sources[path], value)}
    compilation = compile_rules(list(changed.values()))
    if has_errors(compilation.diagnostics):
        return None
    at_table = replace(compilation.library, games=bench.compiled.library.games)
    return CompiledGame(modules_of(replace(compilation, library=at_table)), bench.game)


def _rank(table: At, asked: Asked, *, as_json: bool, plot: Path | None) -> None:
    _say_if_slow(as_json)
    effort = Effort(asked.bot, asked.seed, asked.through, asked.seconds, asked.games)
    with Progress("games", 1.0, quiet=as_json) as bar:
        game, names, fields = fields_at(table, effort, bar.reached)
    if not fields:
        say("Too few games to say anything: give it more `--seconds`.", err=True)
        sys.exit(1)
    if plot is not None:
        save_or_exit(plot, draw_field(fields[0], names, ""), quiet=as_json)
    if as_json:
        print_json(ranking_as_json(game, asked.bot, asked.seed, fields))
        return
    for field in fields:
        say("\n".join(ranking_lines(field, names)))
        say()


def _known(bot: str) -> str:
    try:
        seated(bot)
    except UnknownBot as error:
        say(str(error), err=True)
        sys.exit(2)
    return bot


def _keep(bench: Bench, finding: Finding) -> str | None:
    """Save the game that shows a finding; None when it has none, or when that cannot be: then it is said."""
    if not finding.actions:
        return None
    path = f"balance-{bench.component.ref.id}-{finding.kind.replace(' ', '-')}.json"
    record = Record(bench.game, finding.seed, ("random",) * bench.players, finding.actions, wish=bench.wish)
    problems = save_file(current_folder(), Artifact(path, write_record(record)))
    report(problems, {})
    return None if problems else path
