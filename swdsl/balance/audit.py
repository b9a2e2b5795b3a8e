"""Is it broken? Games with a component are looked at step by step, and what is found comes with the game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from swdsl.balance.experiment import Design, begin, bots_for
from swdsl.play.match import Match
from swdsl.runtime.bots import Bot
from swdsl.runtime.clause import Clause
from swdsl.runtime.component import Component
from swdsl.runtime.game import Game
from swdsl.runtime.outlook import strength
from swdsl.runtime.state import State
from swdsl.runtime.words import CHANCE, P_ATTACK

LONG_TURN: Final = 400
"""Choices in one turn after which it is held to have no end."""
MANY_REGIONS: Final = 4
"""Regions that nobody may attack at once; the official components come to three."""

_SPEAKING: Final = ("where", "size", "payers", "one", "other", "at")
_ACTING: Final = ("fire", "act", "succeed")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong with a component, and the game that shows it, up to where it does."""

    kind: str
    message: str
    seed: int = 0
    actions: tuple[int, ...] = ()


@dataclass(slots=True)
class _Watch:
    """What was seen of a component over all games."""

    component: Component
    slots_with: Callable[[State], list[int]]
    found: dict[str, Finding] = field(default_factory=dict)
    held: bool = False

    def note(self, kind: str, message: str, match: Match) -> None:
        self.found.setdefault(kind, Finding(kind, message, match.seed, tuple(match.actions)))


def audit(design: Design, name: str, games: int) -> tuple[Finding, ...]:
    """Play some games with a component, printed in memory, and report what looks broken."""
    game = design.maker()
    component = next(each for each in (*game.races, *game.powers, *game.markers) if each.name == name)
    watch = _Watch(component, lambda s: slots_with(s, name))
    with _counted(component) as fired:
        for number in range(games):
            _watched_game(design, game, design.seed * 7919 + number, watch)
    for clause in component.clauses:
        if clause.name not in fired and watch.held:
            text = f"The clause {clause.name} did nothing in {games} games."
            watch.found[clause.name] = Finding("idle clause", text)
    if not watch.held:
        found = any(each.name == name for each in game.markers)
        text = f"Nobody held it in {games} games." if found else f"Nobody picked it in {games} games."
        watch.found["unpicked"] = Finding("never held" if found else "never picked", text)
    return tuple(watch.found.values())


def _watched_game(design: Design, game: Game, seed: int, watch: _Watch) -> None:
    match, _ = begin(design, game, seed)
    bots = bots_for(design, game)
    begun, turn = 0, (0, 0)
    while not match.state.over:
        s = match.state
        if (s.turn, s.player) != turn:
            begun, turn = len(match.actions), (s.turn, s.player)
        if len(match.actions) - begun > LONG_TURN and watch.slots_with(s):
            watch.note("endless turn", f"A turn went on for more than {LONG_TURN} choices.", match)
            return
        try:
            _watched_step(match, bots, watch)
        except Exception as error:  # noqa: BLE001 - that it crashes is what we want to tell
            notes = "; ".join((f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())))
            watch.note("crash", f"The game broke: {notes}", match)
            return


def _watched_step(match: Match, bots: list[Bot], watch: _Watch) -> None:
    s = match.state
    action = match.ask(bots)
    if s.phase == P_ATTACK and s.first and s.actor != CHANCE:
        _look_for_shelter(match, watch)
    match.act(action)
    for slot in watch.slots_with(s):
        watch.held = True
        tokens, supply = strength(s, slot), s.game.races[s.race[slot]].tray
        if tokens > supply:
            watch.note("tokens", f"It had {tokens} tokens of {supply}.", match)


def _look_for_shelter(match: Match, watch: _Watch) -> None:
    """See how much of what the component holds the attacker could never attack, at any cost."""
    s = match.state
    for slot in watch.slots_with(s):
        if s.game.player_of[slot] != s.game.player_of[s.slot]:
            held = s.occ[slot] & s.board.open
            safe = (held & ~s.open).bit_count()
            if safe >= MANY_REGIONS and 2 * safe > held.bit_count():
                told = f"{safe} of its {held.bit_count()} regions could not be attacked at any cost."
                watch.note("unassailable", told, match)


def slots_with(s: State, name: str) -> list[int]:
    """Return the races whose combo has a component, as race, as power, or because they hold the marker."""
    return [
        slot
        for slot, combo in enumerate(s.combo)
        if s.race[slot] >= 0 and any(part.component.name == name for part in combo.parts)
    ]


@contextmanager
def _counted(component: Component) -> Iterator[set[str]]:
    """Note which clauses answer with something or act, by wrapping the methods of their classes."""
    fired: set[str] = set()
    kept: list[tuple[type, str, object]] = []
    for clause in component.clauses:
        for method in (*_SPEAKING, *_ACTING):
            original = vars(type(clause)).get(method)
            if callable(original):
                kept.append((type(clause), method, original))
                setattr(type(clause), method, _noting(original, clause.name, fired, method in _ACTING))
    try:
        yield fired
    finally:
        for owner, method, original in kept:
            setattr(owner, method, original)


def _noting(
    original: Callable[..., int | None], name: str, fired: set[str], acts: bool
) -> Callable[..., int | None]:
    def wrapped(self: Clause, *arguments: int) -> int | None:
        answer = original(self, *arguments)
        if acts or answer:
            fired.add(name)
        return answer

    return wrapped
