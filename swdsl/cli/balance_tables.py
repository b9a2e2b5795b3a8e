"""Where a component is judged: at which game, beside whom, and how long each series of games takes."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from swdsl.balance.abuse import abuse
from swdsl.balance.audit import Finding, audit
from swdsl.balance.experiment import Breakdown, Career, Design
from swdsl.balance.field import Estimate, Field, field_of, partners_of
from swdsl.balance.neighbours import harm, unwanted
from swdsl.balance.relatives import Relative, forms, nearest
from swdsl.balance.tune import Effort
from swdsl.balance.verdict import Table, Verdict, table_of
from swdsl.balance.worth import worth
from swdsl.cli.games import find_game, game_name, modules_of
from swdsl.cli.lookup import all_components, nothing_called
from swdsl.cli.output import say
from swdsl.cli.project import Compiled, leave_if_wrong, load_and_compile
from swdsl.cli.table import Asked, laid
from swdsl.lower import lower
from swdsl.mixing import Table as Mixed
from swdsl.mixing import lay_table
from swdsl.mixing.wish import NO_WISH, ON_THE_SPOT, Wish, shown
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.play.load import CompiledGame, OfficialGame
from swdsl.workspace import official_root

_SHARES: Final = (0.65, 0.1, 0.25)
"""Of the time: the game itself, the same among weaker players, other numbers of players."""
_AUDITED: Final = 120
_MISERLY: Final = 16
"""Games of somebody who wants its coins alone, and as many with each of the official ones."""
_OTHER_GAMES: Final = 0.25
WEAKER: Final = "random"
PICKED: Final = ("race", "power")
KINDS: Final = (*PICKED, "place", "relic")


@dataclass(frozen=True, slots=True)
class Bench:
    """A component and the games at which it is judged, the first one being the one that counts."""

    compiled: Compiled
    component: Component
    tables: tuple[Mixed, ...]
    names: dict[str, str]
    wish: Wish

    @property
    def game(self) -> str:
        """The game that counts."""
        return self.tables[0].game.id

    @property
    def players(self) -> int:
        """How many play it."""
        return self.tables[0].players

    @property
    def kind(self) -> str:
        """What the component is."""
        return self.component.ref.kind.value


def compiled_rules(asked: Asked) -> tuple[Compiled, Wish]:
    """Compile what is here with the table that was asked for, or show what is wrong and leave."""
    if asked.is_more_than_a_game:
        return laid(asked)
    compiled = load_and_compile(anywhere=True)
    leave_if_wrong(compiled)
    return compiled, NO_WISH


def bench_for(wanted: str, table: Asked) -> Bench:
    """Find a component and its games, or explain why there are none and leave.

    One that no game has is put on the first table there is: that is where its author will try it.
    """
    compiled, wish = compiled_rules(table)
    library = compiled.library
    asked = None if table.is_more_than_a_game else table.wish.game or None
    found = library.called(wanted)
    if not found:
        known = (each.ref.id for each in all_components(library))
        nothing_called(wanted, known, instead="Run `swdsl list` to see what there is.")
    lowered = lower(library)
    chosen = [each for each in library.games if asked in (None, each.id)]
    if not chosen:
        nothing_called(asked or "", (each.id for each in library.games), instead="See `swdsl list games`.")
    mixed = [lay_table(each, library, lowered) for each in chosen]
    for component in found:
        tables = [each for each in mixed if any(c.ref == component.ref for c in each.components)]
        if tables:
            return Bench(compiled, component, _in_order(tables, mixed, library), _names(library), wish)
    along = f"{found[0].ref.kind.value}:{found[0].ref}"
    here = table.wish.along
    if along not in here and not any(_left_out(component, mixed) for component in found):
        return bench_for(wanted, replace(table, wish=replace(table.wish, along=(*here, along))))
    _explain_absence(found[0], mixed)
    sys.exit(2)


def _left_out(component: Component, mixed: list[Mixed]) -> bool:
    """Whether some game has the box of a component, and does without it."""
    return any(removal.component.ref == component.ref for each in mixed for removal in each.removals)


def maker_at(compiled: Compiled, game: str) -> OfficialGame | CompiledGame:
    """Return a game to play: one that lies in files, or the table that was laid on the spot."""
    if game == ON_THE_SPOT:
        return CompiledGame(modules_of(compiled), game)
    return find_game(game)


def _in_order(tables: list[Mixed], mixed: list[Mixed], library: Library) -> tuple[Mixed, ...]:
    """Put the smallest game first, then one for each other number of players with the same boxes."""
    tables.sort(key=lambda each: (len(each.game.sets), each.players))
    first = tables[0]
    others: dict[int, Mixed] = {}
    for each in tables[1:]:
        if each.game.sets == first.game.sets and each.players != first.players:
            others.setdefault(each.players, each)
    return first, *(others[players] for players in sorted(others))


def _explain_absence(component: Component, mixed: list[Mixed]) -> None:
    reasons = [
        f"{shown(each.game)}: {removal.reason}"
        for each in mixed
        for removal in each.removals
        if removal.component.ref == component.ref
    ]
    told = reasons[0] if reasons else 'no game here uses its set. Declare one: `game my_table "My table"`.'
    say(f"`{component.ref.id}` does not play there. {told}", err=True)


def _names(library: Library) -> dict[str, str]:
    return {str(each.ref): each.name for each in all_components(library)}


def official_names(compiled: Compiled) -> set[str]:
    """Return the components that are not the author's own."""
    here = {source.path for source in compiled.project.own}
    at_home = compiled.project.root == official_root()
    return {
        str(each.ref) for each in all_components(compiled.library) if at_home or each.span.path not in here
    }


def verdict_on(bench: Bench, effort: Effort, progress: Callable[[float], None]) -> tuple[Verdict, Field]:
    """Play everything that a verdict rests on; Ctrl-C ends it with what is known by then."""
    key = (bench.kind, str(bench.component.ref))
    official = official_names(bench.compiled)
    tables: list[Table] = []
    fields: list[Field] = []
    partners: tuple[Estimate, ...] = ()
    broken: tuple[Breakdown, ...] = ()
    harmful: tuple[Finding, ...] = ()
    relative, done, stopped = None, 0.0, False
    for mixed, bot, share in _series(bench, effort.bot):
        part = _part(effort, bot, share, first=not done)
        sample = part.play(maker_at(bench.compiled, mixed.game.id), key[1], _scaled(progress, done, share))
        done += share
        stopped = stopped or sample.stopped
        broken += sample.breakdowns
        if not sample.games:
            if stopped:
                break
            continue
        found = worth(sample, official)
        field = field_of(found, bench.kind, len(sample.games), official)
        table = table_of(field, key[1], shown(mixed.game), mixed.players, bot)
        if table is not None:
            tables.append(table)
            fields.append(field)
        if len(tables) == 1 and not partners:
            partners = partners_of(found, key)
            relative = _relative(bench, sample.careers, official)
            harmful = tuple(harm(sample.games, key, official))
        if stopped:
            break
    if not tables:
        for finding in _crashes(broken):
            say(f"{finding.kind}: {finding.message}", err=True)
        say("Too few games to say anything: give it more `--seconds`.", err=True)
        sys.exit(1)
    sought: tuple[Finding, ...] = ()
    try:
        sought = () if stopped else _sought(bench, effort, fields[0], official)
    except KeyboardInterrupt:
        stopped = True
    findings = (*_crashes(broken), *sought, *harmful)
    return Verdict(*key, tuple(tables), partners, relative, findings, stopped=stopped), fields[0]


def _sought(bench: Bench, effort: Effort, field: Field, official: set[str]) -> tuple[Finding, ...]:
    """Look for what seems broken, could be abused, or nobody wants."""
    name = str(bench.component.ref)
    compiled = CompiledGame(modules_of(bench.compiled), bench.game)
    design = Design(compiled, WEAKER, effort.seed, frozenset({name}))
    beside = [each.name for each in field.estimates if each.name in official]
    seen = audit(design, name, _AUDITED)
    abused = abuse(design, name, beside, _MISERLY, effort.through)
    return (
        *seen,
        *(each for each in abused if each.kind not in {known.kind for known in seen}),
        *(unwanted(design, name, effort.bot, effort.through) if bench.kind in PICKED else ()),
    )


def _crashes(broken: tuple[Breakdown, ...]) -> tuple[Finding, ...]:
    """Report games that broke; one of them shows it."""
    if not broken:
        return ()
    told = f"{len(broken)} games broke or did not end: {broken[0].message}"
    return (Finding("crash in play", told, broken[0].seed, broken[0].actions),)


def _series(bench: Bench, bot: str) -> list[tuple[Mixed, str, float]]:
    """Return which games are played by whom, and their shares of the time."""
    main, weaker, others = _SHARES
    rest = bench.tables[1:]
    series = [(bench.tables[0], bot, main if rest else main + others)]
    if bot != WEAKER:
        series.append((bench.tables[0], WEAKER, weaker))
    return series + [(each, bot, others / len(rest)) for each in rest]


def _part(effort: Effort, bot: str, share: float, *, first: bool) -> Effort:
    """Return a part of the effort for one series; where games are counted, later series have fewer."""
    games = max(1, round(effort.games * (1.0 if first else _OTHER_GAMES))) if effort.games else 0
    return replace(effort, bot=bot, seconds=effort.seconds * share, games=games)


def _scaled(progress: Callable[[float], None], done: float, share: float) -> Callable[[float], None]:
    return lambda part: progress(done + share * part)


def _relative(bench: Bench, careers: dict[tuple[str, str], Career], official: set[str]) -> Relative | None:
    library = bench.compiled.library
    of_kind = {name: career for (kind, name), career in careers.items() if kind == bench.kind}
    others = {str(c.ref): c for c in all_components(library) if str(c.ref) in official & of_kind.keys()}
    return nearest(bench.component, others, forms(library), of_kind)


def fields_at(
    table: Asked, effort: Effort, progress: Callable[[float], None]
) -> tuple[str, dict[str, str], tuple[Field, ...]]:
    """Rank everything at a game."""
    compiled, _ = compiled_rules(table)
    game = ON_THE_SPOT if table.is_more_than_a_game else game_name(table.wish.game or None)
    sample = effort.play(maker_at(compiled, game), "", progress)
    official = official_names(compiled)
    if not sample.games:
        return game, _names(compiled.library), ()
    found = worth(sample, official)
    kinds = [kind for kind in KINDS if any(each.key[0] == kind for each in found.effects)]
    fields = tuple(field_of(found, kind, len(sample.games), official) for kind in kinds)
    return game, _names(compiled.library), fields
