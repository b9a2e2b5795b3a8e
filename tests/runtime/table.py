"""A table to set positions on: who plays what, where tokens stand, whose turn it is."""

from __future__ import annotations

from swdsl.runtime import (
    ARGUMENT,
    CHANCE,
    P_GUESTS,
    V_ARM,
    V_CHOOSE,
    V_CONQUER,
    V_EXPAND,
    V_FACE,
    V_PASS,
    V_PUT_REST,
    V_STOP,
    V_TRY,
    V_USE,
    Game,
    State,
    apply,
    check,
    describe,
    legal,
    step,
)
from swdsl.runtime.binding import rebind, survey_markers, survey_pieces
from swdsl.runtime.holding import refill
from swdsl.runtime.setup import new_state
from swdsl.runtime.turn import run
from swdsl.runtime.turn_end import begin_turn


class Table:
    """A position under construction, then a game in progress. Every action is checked."""

    def __init__(self, game: Game, seed: int = 1) -> None:
        self.game = game
        self.s: State = new_state(game, seed)
        while self.s.phase == P_GUESTS:
            step(self.s, legal(self.s)[0])
        for r in list(range(game.board.count)):
            if self.s.neutral >> r & 1:
                self.clear(r)

    def clear(self, r: int) -> None:
        """Take neutrals out of a region."""
        s = self.s
        s.neutral &= ~s.board.bit[r]
        s.hoard &= ~s.board.bit[r]
        s.tok[r] = 0
        s.own[r] = -1

    def neutral(self, r: int, tokens: int, hidden: bool = False) -> None:
        """Put neutrals into a region."""
        s = self.s
        s.neutral |= s.board.bit[r]
        if hidden:
            s.hoard |= s.board.bit[r]
        s.tok[r] = tokens
        s.own[r] = -2

    def seat(self, player: int, race: str, power: str, hand: int = 0, slot: int = 0) -> int:
        """Give a player a race and a badge; return the slot (0 active, 1 declined, …)."""
        s = self.s
        at = player * self.game.width + slot
        number = self._take_race(race)
        s.race[at] = number
        s.power[at] = self._take_power(power) if power else -1
        s.hand[at] = hand
        s.tray[number] -= hand
        rebind(s, at)
        return at

    def _take_race(self, name: str) -> int:
        s = self.s
        number = next(i for i, c in enumerate(self.game.races) if _is_called(c.name, name))
        self._drop_column(s.column_races.index(number) if number in s.column_races else -1)
        s.banners = tuple(b for b in s.banners if b != number)
        refill(s)
        return number

    def _take_power(self, name: str) -> int:
        s = self.s
        number = next(i for i, c in enumerate(self.game.powers) if _is_called(c.name, name))
        self._drop_column(s.column_powers.index(number) if number in s.column_powers else -1)
        s.badges = tuple(b for b in s.badges if b != number)
        refill(s)
        return number

    def _drop_column(self, k: int) -> None:
        s = self.s
        if k >= 0:
            s.banners += (s.column_races[k],)
            s.badges += (s.column_powers[k],)
            s.column_races = s.column_races[:k] + s.column_races[k + 1 :]
            s.column_powers = s.column_powers[:k] + s.column_powers[k + 1 :]
            s.column_coins = s.column_coins[:k] + s.column_coins[k + 1 :]

    def put(self, slot: int, regions: dict[int, int]) -> None:
        """Put tokens of a slot's race on the board."""
        s = self.s
        for r, n in regions.items():
            s.tray[s.race[slot]] -= n
            s.own[r] = slot
            s.tok[r] = n
            s.occ[slot] |= s.board.bit[r]
            s.held |= s.board.bit[r]
            if n > 1:
                s.stacks |= s.board.bit[r]
        rebind(s, slot)

    def marker(self, name: str, r: int, carried: str = "") -> int:
        """Lay a place or relic into a region, with a power on it if wanted."""
        s = self.s
        i = self.number_of_marker(name)
        s.stack = tuple(m for m in s.stack if m != i)
        s.marker_at[i] = r
        if carried:
            s.carried[i] = self._take_power(carried) + 1
        survey_markers(s)
        if s.own[r] >= 0:
            rebind(s, s.own[r])
        return i

    def piece(self, name: str, r: int) -> int:
        """Stand a piece in a region."""
        i = self.number_of_piece(name)
        row = self.game.piece_row[i]
        if row >= 0:
            self.s.pile[row * self.s.board.count + r] += 1
        self.s.piece[i] |= self.s.board.bit[r]
        survey_pieces(self.s)
        return i

    def number_of_piece(self, name: str) -> int:
        """Return the number of a kind of piece."""
        return next(i for i, piece in enumerate(self.game.pieces) if _is_called(piece.name, name))

    def number_of_marker(self, name: str) -> int:
        """Return the number of a place or relic."""
        return next(i for i, c in enumerate(self.game.markers) if _is_called(c.name, name))

    def coins(self, *coins: int) -> None:
        """Give the players these purses."""
        self.s.bank += sum(self.s.coins) - sum(coins)
        self.s.coins = list(coins)

    def turn(self, player: int, turn: int = 3) -> Table:
        """Begin a player's turn."""
        s = self.s
        s.turn, s.player = turn, player
        s.task = -1
        s.tasks = []
        s.declining = 0
        begin_turn(s)
        run(s)
        assert check(s) == [], check(s)
        return self

    def do(self, action: int) -> Table:
        """Apply an action and check the state."""
        apply(self.s, action)
        assert check(self.s) == []
        return self

    def expand(self) -> Table:
        """Choose to expand."""
        return self.do(V_EXPAND)

    def conquer(self, r: int) -> Table:
        """Conquer a region."""
        return self.do(V_CONQUER + r)

    def attempt(self, r: int, face: int) -> Table:
        """Make the last attempt and let the die show a face."""
        return self.do(V_TRY + r).do(V_FACE + face)

    def face(self, face: int) -> Table:
        """Let the die show a face."""
        assert self.s.actor == CHANCE
        return self.do(V_FACE + face)

    def arm(self, name: str) -> Table:
        """Arm an aid by the name of its clause."""
        aids = self.s.combo[self.s.slot].aids
        return self.do(V_ARM + next(i for i, aid in enumerate(aids) if _is_called(aid.name, name)))

    def use(self, name: str) -> Table:
        """Begin a clause that may be used at any time."""
        free = self.s.combo[self.s.slot].free
        return self.do(V_USE + next(i for i, program in enumerate(free) if _is_called(program.name, name)))

    def choose(self, argument: int) -> Table:
        """Answer the open question."""
        return self.do(V_CHOOSE + argument)

    def decline_offer(self) -> Table:
        """Pass the open question."""
        return self.do(V_PASS)

    def stop(self) -> Table:
        """Stop conquering."""
        return self.do(V_STOP)

    def settle(self, player: int) -> Table:
        """Stop, pass and pile up until the turn of a player is over."""
        s = self.s
        while not s.over and s.player == player:
            self.do(_dullest(legal(s)))
        return self

    def targets(self, verb: int = V_CONQUER) -> set[int]:
        """Return the regions offered with a verb."""
        return {a & ARGUMENT for a in legal(self.s) if a - (a & ARGUMENT) == verb}

    def offers(self) -> list[str]:
        """Return the open choices in words."""
        return [without_set(describe(self.s, action)) for action in legal(self.s)]


def without_set(text: str) -> str:
    """Return a name, or words that begin with one, without the set or the sentence of the set it is from."""
    for start in ("base.", "underground.", "every_race."):
        text = text.removeprefix(start)
    return text


def _is_called(full: str, name: str) -> bool:
    """Whether a full name, `base.sorcerers.1`, is meant by one without its set."""
    return full == name or full.endswith(f".{name}")


def _dullest(actions: list[int]) -> int:
    for wanted in (V_STOP, V_PASS):
        if wanted in actions:
            return wanted
    rests = [a for a in actions if a - (a & ARGUMENT) == V_PUT_REST]
    return rests[0] if rests else actions[0]
