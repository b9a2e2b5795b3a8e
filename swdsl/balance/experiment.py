"""The experiment: many games in which bots play as they do, but pick from the column at random.

Places and relics need no such help: which of them lies under a region is drawn by lot before the game.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import count as numbers
from typing import Final

from swdsl.play.collector import collector_paused
from swdsl.play.match import Match
from swdsl.play.seats import seated
from swdsl.play.simulate import Maker
from swdsl.play.tally import Key
from swdsl.play.workers import Through, work_through
from swdsl.runtime.bots import Bot
from swdsl.runtime.game import Game
from swdsl.runtime.generator import mixed
from swdsl.runtime.ledger import Ledger, Life
from swdsl.runtime.matches import play_out
from swdsl.runtime.play import legal
from swdsl.runtime.state import State
from swdsl.runtime.words import ARGUMENT, P_PICK, PLACE

BATCH: Final = 20
"""Games between two looks at the clock."""
BATCH_BY_CHANCE: Final = 200
"""The same for those who do not think."""
_DEALS: Final = 200
"""Deals that are looked at for one with a certain place or relic."""


@dataclass(frozen=True, slots=True)
class Design:
    """Which games: `favoured` components are picked more often, by chance all the same.

    For a place or relic, only deals are played in which it lies under some region.
    """

    maker: Maker
    bot: str
    seed: int
    favoured: frozenset[str] = frozenset()


Row = tuple[float, tuple[Key, ...]]
"""Coins with the prices of picks given back, and what they are to be explained by.

Of a player: the coins at the end, and all that was picked or found.
Of a pick: the coins that its player had from then on, the race, the power, and when it was.
"""

FOUND: Final = " found"
"""With this behind its name, a kind stands for finding one of it at all, whichever it is."""
WHEN: Final = "when"
"""The kind of what tells the moment of a pick: the turn, and the seat in that turn."""


@dataclass(frozen=True, slots=True)
class Career:
    """Sums over the picks of one component: what its life was like. Whole numbers, which add up."""

    picks: int = 0
    coins: int = 0
    first: int = 0
    active: int = 0
    held: int = 0
    regions: int = 0
    best: int = 0  # coins of the best turn of all
    richest: int = 0  # coins of the best life of all
    seed: int = 0  # the game of the best life

    def plus(self, other: "Career") -> "Career":
        """Add up two of them."""
        seed = self.seed if self.richest >= other.richest else other.seed
        return Career(
            self.picks + other.picks,
            self.coins + other.coins,
            self.first + other.first,
            self.active + other.active,
            self.held + other.held,
            self.regions + other.regions,
            max(self.best, other.best),
            max(self.richest, other.richest),
            seed,
        )


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A game that crashed or did not come to an end, with all that was done in it."""

    seed: int
    actions: tuple[int, ...]
    message: str


@dataclass(frozen=True, slots=True)
class Sample:
    """What became of some games."""

    games: tuple[tuple[Row, ...], ...]  # for each its players
    picks: tuple[tuple[Row, ...], ...]  # for each its picks
    careers: dict[Key, Career]
    breakdowns: tuple[Breakdown, ...]
    longest: int  # choices in the longest game
    cpu: float
    stopped: bool = False  # by Ctrl-C, before all was played


def gather(
    design: Design,
    *,
    seconds: float = 0.0,
    games: int = 0,
    through: Through = work_through,
    progress: Callable[[float], None] = lambda share: None,
) -> Sample:
    """Play for some seconds, or so many games; Ctrl-C ends early with what there is, which says so."""
    started = time.monotonic()
    found: dict[int, Sample] = {}
    done, stopped = 0, False
    try:
        for number, sample in through(partial(play_games, design), _seeds(design, games)):
            found[number] = sample
            done += len(sample.games) + len(sample.breakdowns)
            spent = time.monotonic() - started
            progress(done / games if games else min(1.0, spent / seconds))
            if not games and spent >= seconds:
                break
    except KeyboardInterrupt:
        stopped = True  # a verdict on what was played is better than none
    return replace(joined([found[number] for number in sorted(found)]), stopped=stopped)


def _seeds(design: Design, games: int) -> Iterator[tuple[int, ...]]:
    """Yield batches of seeds, without end when no number of games is given."""
    batch = BATCH_BY_CHANCE if design.bot == "random" else BATCH
    for start in range(0, games, batch) if games else numbers(0, batch):
        size = min(batch, games - start) if games else batch
        yield tuple(mixed(design.seed * 1_000_003 + start + i) for i in range(size))


def joined(samples: list[Sample]) -> Sample:
    """Put samples together, in the order of their games."""
    careers: dict[Key, Career] = {}
    for sample in samples:
        for key, career in sample.careers.items():
            careers[key] = careers.get(key, Career()).plus(career)
    return Sample(
        tuple(game for sample in samples for game in sample.games),
        tuple(game for sample in samples for game in sample.picks),
        careers,
        tuple(each for sample in samples for each in sample.breakdowns),
        max((sample.longest for sample in samples), default=0),
        sum(sample.cpu for sample in samples),
    )


_games: dict[Maker, Game] = {}  # one per process


def play_games(design: Design, seeds: tuple[int, ...]) -> Sample:
    """Play the games of some seeds."""
    started = time.process_time()
    if design.maker not in _games:
        _games[design.maker] = design.maker()
    game = _games[design.maker]
    rows: list[tuple[Row, ...]] = []
    picks: list[tuple[Row, ...]] = []
    names = _Names(game)
    careers: dict[Key, Career] = {}
    broken: list[Breakdown] = []
    longest = 0
    with collector_paused():
        for seed in seeds:
            match, ledger = begin(design, game, seed)
            try:
                play_out(match.state, bots_for(design, game), match.number, match.actions, ledger)
            except Exception as error:  # noqa: BLE001 - a component that crashes is a finding, not our end
                broken.append(Breakdown(match.seed, tuple(match.actions), f"{type(error).__name__}: {error}"))
                continue
            rows.append(_players(names, match.state, ledger))
            picks.append(_picks(names, match.state, ledger))
            _note_careers(names, ledger, match.seed, careers)
            longest = max(longest, len(match.actions))
    return Sample(tuple(rows), tuple(picks), careers, tuple(broken), longest, time.process_time() - started)


def begin(design: Design, game: Game, seed: int) -> tuple[Match, Ledger]:
    """Deal a game of the experiment: the seed's own, or the first after it that has what is wanted."""
    match = Match.begin(game, seed)
    wanted = {i for i, marker in enumerate(game.markers) if marker.name in design.favoured}
    for _ in range(_DEALS if wanted else 0):
        if not wanted.isdisjoint(match.state.stack):
            break
        match = Match.begin(game, mixed(match.seed))
    return match, Ledger(match.state)


def bots_for(design: Design, game: Game) -> list[Bot]:
    """Return the players of an experiment."""
    return [_picking_at_random(seated(design.bot), game, design.favoured) for _ in range(game.players)]


def _picking_at_random(bot: Bot, game: Game, favoured: frozenset[str]) -> Bot:
    races = frozenset(i for i, race in enumerate(game.races) if race.name in favoured)
    powers = frozenset(i for i, power in enumerate(game.powers) if power.name in favoured)

    def choose(s: State, number: int) -> int:
        if s.phase != P_PICK:
            return bot(s, number)
        actions, chance = legal(s), mixed(number)
        if races or powers:
            wanted = [
                action
                for action in actions
                if s.column_races[action & ARGUMENT] in races or s.column_powers[action & ARGUMENT] in powers
            ]
            if wanted and chance & 1:
                return wanted[(chance >> 1) % len(wanted)]
        return actions[(chance >> 1) % len(actions)]

    return choose


class _Names:
    """The keys of everything at a game, each made once: thousands of rows hold them."""

    def __init__(self, game: Game) -> None:
        self.races = [("race", each.name) for each in game.races]
        self.powers = [("power", each.name) for each in game.powers]
        self.markers = [("place" if each.kind == PLACE else "relic", each.name) for each in game.markers]
        self.moments: dict[tuple[int, int], Key] = {}

    def combo(self, life: Life) -> tuple[Key, Key]:
        """Return what was picked."""
        return self.races[life.race], self.powers[life.power]

    def moment(self, life: Life) -> Key:
        """Return when it was picked."""
        return self.moments.setdefault((life.turn, life.player), (WHEN, f"{life.turn} {life.player}"))


def _players(names: _Names, s: State, ledger: Ledger) -> tuple[Row, ...]:
    coins = list(s.coins)
    picked: list[list[Key]] = [[] for _ in coins]
    for life in ledger.lives:
        coins[life.player] += life.price
        picked[life.player] += names.combo(life)
    for marker, finder in enumerate(ledger.finders):
        if finder >= 0:
            kind, name = names.markers[marker]
            picked[finder] += [(kind, name), (kind + FOUND, "")]
    return tuple((purse, tuple(keys)) for purse, keys in zip(coins, picked, strict=True))


def _picks(names: _Names, s: State, ledger: Ledger) -> tuple[Row, ...]:
    """Return every pick with the coins of its player from then on, as if it and later ones were free."""
    coins = list(s.coins)
    rows: list[Row] = []
    for life in reversed(ledger.lives):
        coins[life.player] += life.price
        rows.append((coins[life.player] - life.purse, (*names.combo(life), names.moment(life))))
    return tuple(reversed(rows))


def _note_careers(names: _Names, ledger: Ledger, seed: int, careers: dict[Key, Career]) -> None:
    for life in ledger.lives:
        career = Career(
            *(1, life.coins, max(0, life.first), life.active, life.held, life.regions),
            *(life.most, life.coins, seed),
        )
        for key in names.combo(life):
            careers[key] = careers.get(key, Career()).plus(career)
    for spell in ledger.spells:
        held = Career(1, spell.coins, 0, 0, spell.turns, 0, 0, spell.coins, seed)
        key = names.markers[spell.marker]
        careers[key] = careers.get(key, Career()).plus(held)
