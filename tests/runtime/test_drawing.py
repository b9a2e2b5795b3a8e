"""Pieces that lie face down: fair draws, nothing to hide, saved and taken up as they are."""

from collections import Counter

from swdsl.runtime import (
    CHANCE,
    P_DRAW,
    POWER,
    TURN_START,
    V_DRAW,
    Component,
    Game,
    Piece,
    Program,
    State,
    chances,
    check,
    in_supply,
    kinds_unseen,
    legal,
    take_drawn,
)
from swdsl.runtime.codec import from_data, to_data
from swdsl.runtime.effects import put_piece
from swdsl.runtime.observe import resample, view
from swdsl.runtime.words import DRAWN
from tests.runtime import boards
from tests.runtime.content import base_game
from tests.runtime.table import Table


class Draws(Program):
    """At turn start: draw 1 rune."""

    name = "draws"
    on = TURN_START
    asks = (DRAWN,)

    def prepare(self, game: Game) -> None:
        """Look up the number of the piece."""
        self.rune = game.piece("rune")

    def options(self, s: State, slot: int, step: int) -> int:
        """Return the kinds that it may be."""
        return kinds_unseen(s, self.rune) if in_supply(s, self.rune) else 0

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Take it."""
        take_drawn(s, choice)


def runes(game: Game) -> Component:
    """Return a power with runes of two kinds."""
    pieces = (
        Piece("rune", supply=5, per_region=1),
        Piece("boon", supply=3, per_region=1, kind_of="rune"),
        Piece("bane", supply=2, per_region=1, kind_of="rune"),
    )
    return Component("homemade", POWER, tokens=3, pieces=pieces, clauses=(Draws(),))


def table() -> Table:
    """Return a table where the power has just its turn: the first draw is due."""
    t = Table(base_game(boards.plains(), 2, None, runes))
    t.put(t.seat(0, "ratmen", "homemade", hand=4), {0: 1, 1: 1, 2: 1})
    t.put(t.seat(1, "orcs", "hill", hand=4), {9: 1})
    return t.turn(0)


def test_a_draw_is_a_step_of_chance_with_the_weights_of_what_is_unseen() -> None:
    s = table().s
    boon, bane = (s.game.piece(name) for name in ("boon", "bane"))
    assert (s.phase, s.actor) == (P_DRAW, CHANCE)
    assert chances(s) == [(V_DRAW + boon, 3), (V_DRAW + bane, 2)]
    assert Counter(legal(s)) == {V_DRAW + boon: 3, V_DRAW + bane: 2}


def test_what_lies_face_down_on_the_board_may_still_be_anything() -> None:
    s = table().s
    for region in (0, 1, 2):
        put_piece(s, s.game.piece("rune"), region)
    assert in_supply(s, s.game.piece("rune")) == 2
    assert [weight for _, weight in chances(s)] == [3, 2]


def test_what_was_drawn_is_no_more_among_the_others() -> None:
    t = table()
    rune, boon = t.s.game.piece("rune"), t.s.game.piece("boon")
    t.do(V_DRAW + boon)
    assert (t.s.kit[boon], in_supply(t.s, boon), in_supply(t.s, rune)) == (1, 2, 4)
    assert check(t.s) == []


def test_there_is_nothing_to_hide() -> None:
    s = table().s
    other = resample(s, 1, 77)
    assert chances(other) == chances(s)
    assert view(s, 0)["state"]["piece"] == view(s, 1)["state"]["piece"]  # type: ignore[index]


def test_a_game_is_saved_while_a_draw_is_due() -> None:
    s = table().s
    again = from_data(s.game, to_data(s))
    assert again == s
    assert chances(again) == chances(s)
