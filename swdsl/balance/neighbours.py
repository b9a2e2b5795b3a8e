"""What a component does to others, and whether anybody wants it: what its owner's coins do not tell."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from swdsl.balance.abuse import FEWEST, expected_at_most, offers
from swdsl.balance.audit import Finding
from swdsl.balance.experiment import Design, Row
from swdsl.balance.field import estimate
from swdsl.balance.regression import fit
from swdsl.play.collector import collector_paused
from swdsl.play.match import Match
from swdsl.play.seats import seated
from swdsl.play.tally import Key
from swdsl.play.workers import Through, work_through
from swdsl.runtime.play import legal
from swdsl.runtime.words import ARGUMENT, P_PICK

CHOSEN_GAMES: Final = 60
"""Games in which everybody picks what they like."""
_AT_ONCE: Final = 10
MANY_OFFERS: Final = 30
"""So often a component must lie on offer before it says something that nobody took it."""


def harm(games: Sequence[Sequence[Row]], key: Key, official: Collection[str]) -> Iterator[Finding]:
    """Tell when opponents of whoever picked a component end far below what their own picks are worth."""
    known = [estimate(effect) for effect in fit(_beside(games)).effects if effect.key[0] == key[0]]
    mine = next((each for each in known if each.name == key[1]), None)
    usual = [-each.coins for each in known if each.name in official and each.name != key[1]]
    if mine is None or len(usual) < FEWEST:
        return
    bound = expected_at_most(usual)
    if -mine.high > bound:
        yield Finding(
            "harm",
            f"Opponents of whoever picked it end {-mine.coins:.1f} coins lower ({-mine.high:.1f} at least);"
            f" {len(usual)} official ones lead to expect {max(bound, 0.0):.1f} at most.",
        )


def _beside(games: Sequence[Sequence[Row]]) -> list[tuple[Row, ...]]:
    """Return for each player what the others had beyond the worth of their own picks, all together."""
    left = iter([each.coins for each in fit(games).rows])
    found = []
    for game in games:
        beyond = [next(left) for _ in game]
        found.append(tuple((sum(beyond) - beyond[seat], row[1]) for seat, row in enumerate(game)))
    return found


def unwanted(design: Design, name: str, bot: str, through: Through = work_through) -> Iterator[Finding]:
    """Let everybody pick what they like, and tell when nobody ever likes it, whatever coins lie on it."""
    starts = range(0, CHOSEN_GAMES, _AT_ONCE)
    played = through(partial(_picks, design, name, bot), starts)
    counts = [count for _, count in played]
    offered = sum(each for each, _ in counts)
    if offered >= MANY_OFFERS and not any(picked for _, picked in counts):
        told = f"Bots that pick what they like ({bot}) could have had it {offered} times, and never did."
        yield Finding("never chosen", told)


def _picks(design: Design, name: str, bot: str, start: int) -> tuple[int, int]:
    """Count how often a component lay on offer, and how often it was picked."""
    game = design.maker()
    offered = picked = 0
    with collector_paused():
        for number in range(start, start + _AT_ONCE):
            match = Match.begin(game, design.seed * 15_485_863 + number)
            bots = [seated(bot) for _ in range(game.players)]
            with suppress(Exception):  # a game that breaks is reported by others
                while not match.state.over:
                    s = match.state
                    action = match.ask(bots)
                    if s.phase == P_PICK:
                        offered += any(offers(s, each & ARGUMENT, name) for each in legal(s))
                        picked += offers(s, action & ARGUMENT, name)
                    match.act(action)
    return offered, picked
