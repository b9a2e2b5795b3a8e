"""Guests: neutral tokens of another box on a board that was not printed for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from swdsl.runtime.component import Frame, Neutral
from swdsl.runtime.game import Game


def with_guests(
    frame: Callable[[Game], Frame], *guests: Neutral, relic_moves: bool = False
) -> Callable[[Game], Frame]:
    """Return a frame with more neutrals, and with relics that move if those of the guests' box do."""

    def joined(game: Game) -> Frame:
        own = frame(game)
        moves = own.relic_moves or relic_moves
        return replace(own, neutrals=(*own.neutrals, *guests), relic_moves=moves)

    return joined
