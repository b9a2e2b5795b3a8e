"""Is it broken? Games with a component are looked at step by step, and what is found comes with the game."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from swdsl.balance.dawdling import LONG_TURN, dawdle
from swdsl.balance.experiment import Design, begin, bots_for
from swdsl.balance.firing import Fired, fired_by
from swdsl.play.match import Match
from swdsl.runtime.attack import cost_of
from swdsl.runtime.bits import members
from swdsl.runtime.bots import Bot
from swdsl.runtime.component import Component
from swdsl.runtime.game import Game
from swdsl.runtime.outlook import strength
from swdsl.runtime.state import State
from swdsl.runtime.words import CHANCE, P_ATTACK

MANY_REGIONS: Final = 4
"""So many regions a race must hold for their safety to be looked at."""
MOST_SHELTERED: Final = 0.75
"""Of an opponent's turns; official components with a partner that shelters them come to half of that."""
FEWEST_LOOKS: Final = 8
"""Turns of opponents that say something."""
LONG_GAME: Final = 1.5
"""So many times its rounds a game lasts before it is told."""
OFTEN: Final = 20
"""So often a clause acts in one turn before it is held to keep it going."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong with a component, and the game that shows it, up to where it does."""

    kind: str
    message: str
    seed: int = 0
    actions: tuple[int, ...] = ()


@dataclass(slots=True)
class _Shelter:
    """How often opponents looked at the regions of a race, and how often most of them were out of reach."""

    looks: int = 0
    sheltered: int = 0
    shown: Finding | None = None


@dataclass(slots=True)
class _Watch:
    """What was seen of a component over all games."""

    component: Component
    fired: Fired
    found: dict[str, Finding] = field(default_factory=dict)
    lives: set[tuple[int, int, int]] = field(default_factory=set)  # seed, slot, race
    ground: bool = False
    active: _Shelter = field(default_factory=_Shelter)
    declined: _Shelter = field(default_factory=_Shelter)

    def note(self, kind: str, message: str, match: Match) -> None:
        self.found.setdefault(kind, Finding(kind, message, match.seed, tuple(match.actions)))

    def slots(self, s: State) -> list[int]:
        return slots_with(s, self.component.name)


def audit(design: Design, name: str, games: int) -> tuple[Finding, ...]:
    """Play some games with a component, printed in memory, and report what looks broken."""
    game = design.maker()
    component = next(each for each in (*game.races, *game.powers, *game.markers) if each.name == name)
    is_marker = any(each.name == name for each in game.markers)
    with fired_by(component) as fired:
        watch = _Watch(component, fired)
        for number in range(games):
            _watched_game(design, game, design.seed * 7919 + number, watch)
    return (*watch.found.values(), *_never(watch, games, is_marker), *_out_of_reach(watch))


def _never(watch: _Watch, games: int, is_marker: bool) -> Iterator[Finding]:
    """Tell what never happened, in all games taken together."""
    if not watch.lives:
        if is_marker:
            yield Finding("never held", f"Nobody held it in {games} games.")
        else:
            yield Finding("never picked", f"Nobody picked it in {games} games.")
        return
    for clause in watch.fired.idle():
        yield Finding("idle clause", f"The clause {clause} did nothing in {games} games.")
    if not watch.ground:
        times = len(watch.lives)
        yield Finding("no ground", f"It was picked {times} times in {games} games and never held a region.")


def _out_of_reach(watch: _Watch) -> Iterator[Finding]:
    """Tell of a race that is nearly always safe; a partner that shelters it now and then is no reason."""
    for shelter in (watch.active, watch.declined):
        enough = shelter.looks >= FEWEST_LOOKS and shelter.sheltered >= MOST_SHELTERED * shelter.looks
        if enough and shelter.shown is not None:
            yield shelter.shown
            return


def _watched_game(design: Design, game: Game, seed: int, watch: _Watch) -> None:
    match, _ = begin(design, game, seed)
    bots = bots_for(design, game)
    begun, turn, drawn_out = 0, (0, 0), False
    while not match.state.over:
        s = match.state
        if (s.turn, s.player) != turn:
            begun, turn, drawn_out = len(match.actions), (s.turn, s.player), False
        if s.turn > LONG_GAME * game.turns and any(seed == match.seed for seed, _, _ in watch.lives):
            told = f"A game for {game.turns} rounds had not ended after {s.turn - 1}."
            watch.note("long game", told, match)
            return
        if len(match.actions) - begun > LONG_TURN and watch.slots(s):
            watch.note("endless turn", f"A turn went on for more than {LONG_TURN} choices.", match)
            return
        try:
            if s.phase == P_ATTACK and s.first and not drawn_out and _is_on_turn(s, watch):
                drawn_out = True
                _draw_out(match, watch)
            _watched_step(match, bots, watch)
        except Exception as error:  # noqa: BLE001 - that it crashes is what we want to tell
            notes = "; ".join((f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())))
            watch.note("crash", f"The game broke: {notes}", match)
            return


def _is_on_turn(s: State, watch: _Watch) -> bool:
    return s.slot in watch.slots(s) and s.actor == s.player


def _draw_out(match: Match, watch: _Watch) -> None:
    """Try on a copy whether the turn need ever end."""
    s = match.state
    offers = frozenset(clause.name for clause in watch.component.clauses)
    trial = Match(s.copy(), match.seed, match.number, list(match.actions))
    before, coins = watch.fired.acts.total(), s.coins[s.player]
    if dawdle(trial, offers) and watch.fired.acts.total() - before >= OFTEN:
        told = f"A turn need not end: it went on for {LONG_TURN} choices, always with something to do"
        gained = trial.state.coins[s.player] - coins
        told += f", and had brought {gained} coins by then." if gained > 0 else "."
        watch.note("endless turn", told, trial)


def _watched_step(match: Match, bots: list[Bot], watch: _Watch) -> None:
    s = match.state
    action = match.ask(bots)
    if s.phase == P_ATTACK and s.first and s.actor != CHANCE:
        _look_for_shelter(match, watch)
    match.act(action)
    for slot in watch.slots(s):
        watch.lives.add((match.seed, slot, s.race[slot]))
        watch.ground = watch.ground or s.occ[slot] != 0


def _look_for_shelter(match: Match, watch: _Watch) -> None:
    """See how much of what the component holds the attacker could never attack, or never pay for."""
    s = match.state
    for slot in watch.slots(s):
        if not s.game.foes[s.game.player_of[s.slot]] >> s.game.player_of[slot] & 1:
            continue
        held = members(s.occ[slot] & s.board.open)
        if len(held) < MANY_REGIONS:
            continue
        shelter = watch.declined if slot % s.game.width else watch.active
        shelter.looks += 1
        safe = sum(_is_safe(s, r) for r in held)
        if 2 * safe > len(held):
            shelter.sheltered += 1
            told = f"{safe} of its {len(held)} regions could not be attacked at any cost."
            shelter.shown = shelter.shown or Finding("unassailable", told, match.seed, tuple(match.actions))


def _is_safe(s: State, r: int) -> bool:
    """Whether the attacker may not come there, or would need more than a fresh army and the best roll."""
    return not s.open >> r & 1 or cost_of(s, s.slot, r, 0) > _fresh_army(s, s.slot) + s.game.best_face


def _fresh_army(s: State, slot: int) -> int:
    """Return the tokens that a race came with, or has by now if those are more."""
    race, power = s.game.races[s.race[slot]], s.power[slot]
    printed = race.tokens + race.extra + (s.game.powers[power].tokens if power >= 0 else 0)
    return max(printed, strength(s, slot))


def slots_with(s: State, name: str) -> list[int]:
    """Return the races whose combo has a component, as race, as power, or because they hold the marker."""
    return [
        slot
        for slot, combo in enumerate(s.combo)
        if s.race[slot] >= 0 and any(part.component.name == name for part in combo.parts)
    ]
