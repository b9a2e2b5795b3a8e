"""Positions: a scenario's `given` lines become a state at the start of somebody's turn.

What is not said does not matter: players have the coins of the frame, neutrals stand where the board
has their symbol, everything else is in its tray, supply or stack.
"""

from __future__ import annotations

from dataclasses import dataclass

from swdsl.diagnostics import Code, Diagnostic
from swdsl.diagnostics.codes_content import IMPOSSIBLE_SCENARIO
from swdsl.diagnostics.codes_scenarios import SCENARIO_RACE, SCENARIO_TOKENS
from swdsl.model.names import Ref
from swdsl.model.scenarios import (
    Carries,
    Column,
    Given,
    Has,
    Holding,
    InForce,
    Lies,
    Plays,
    Stack,
    Turn,
    Used,
)
from swdsl.runtime import EMPTY, NEUTRAL, PER_GAME, PER_LIFE, FadeTerm, Game, State, mark_player
from swdsl.runtime.ages import begin_age
from swdsl.runtime.binding import in_supply, rebind, survey_markers, survey_pieces
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.board import LAND
from swdsl.runtime.deck import lay_events
from swdsl.runtime.holding import refill
from swdsl.runtime.invariants import check
from swdsl.runtime.setup import blank_state
from swdsl.runtime.turn import run
from swdsl.runtime.turn_end import begin_turn
from swdsl.runtime.words import NO_POWER
from swdsl.runtime.worlds import lay_ground
from swdsl.scenarios.table import Table
from swdsl.scenarios.words import short
from swdsl.source import Span
from swdsl.words import Common, Kind


class ImpossibleError(Exception):
    """The position cannot be; the finding says where and why."""

    def __init__(self, finding: Diagnostic) -> None:
        super().__init__(finding.message)
        self.finding = finding


def set_up(table: Table) -> State:
    """Return the state a scenario starts from, with its journal open."""
    builder = _Builder(table, blank_state(table.game))
    for line in table.scenario.given:
        if isinstance(line, Plays):
            builder.seat(line)
    for line in table.scenario.given:
        builder.lay(line)
    return builder.finish()


@dataclass(slots=True)
class _Builder:
    """A state being put together."""

    table: Table
    s: State
    stacked: tuple[Ref, ...] = ()

    def __post_init__(self) -> None:
        said = {line.region for line in self.table.scenario.given if isinstance(line, Lies)}
        for number in range(len(self.table.game.frame.neutrals)):
            for r in members(self.table.game.frame.neutrals[number].mask):
                if self.table.game.board.regions[r].name not in said:
                    self._put_neutral(number, r)

    # ---- races -------------------------------------------------------------------------------------
    def seat(self, line: Plays) -> None:
        """Give a player a race."""
        s, game = self.s, self.s.game
        race = self.table.numbers[line.race]
        power = self.table.numbers[line.power] if line.power else NO_POWER
        first = self.table.players[line.person] * game.width
        slot = self._slot(line, first, power)
        s.race[slot] = race
        if line.declined and power != NO_POWER and not game.lasting[power]:
            power = NO_POWER
        s.power[slot] = power
        if game.ages >= 0 and line.declined:
            begin_age(s, slot)  # it was active for a turn, at least
        for holding in line.holdings:
            self._hold(line.person, holding, slot)

    def _slot(self, line: Plays, first: int, power: int) -> int:
        """Return where a race goes: the active place, or the first free one among the declined."""
        s, game = self.s, self.s.game
        if not line.declined:
            places = [first]
        elif power != NO_POWER and _cannot_fade(game, power):
            places = list(range(first + 2, first + game.width))
        else:
            places = [first + 1]
        for slot in places:
            if s.race[slot] < 0:
                return slot
        state = "a declined race" if line.declined else "an active race"
        raise _impossible(line.span, f"{line.person} already has {state}.", SCENARIO_RACE)

    def slot_of(self, race: Ref, span: Span) -> int:
        """Return the slot of a race that somebody plays."""
        number = self.table.numbers[race]
        if number not in self.s.race:
            raise _impossible(span, f"Nobody plays `{race.id}` here.", SCENARIO_RACE)
        return self.s.race.index(number)

    # ---- lines -------------------------------------------------------------------------------------
    def lay(self, line: Given) -> None:
        """Put down what one line says."""
        s, table = self.s, self.table
        match line:
            case Has(person, holdings):
                for holding in holdings:
                    self._hold(person, holding, table.players[person] * s.game.width)
            case Lies(region, holdings):
                for holding in holdings:
                    self._put(table.regions[region], holding, line.span)
            case Carries(marker, power):
                s.carried[table.numbers[marker]] = table.numbers[power] + 1
            case Column(offers):
                for offer in offers:
                    if offer.race is None:
                        raise _impossible(line.span, "A combo of the column needs a race.")
                    s.column_races += (table.numbers[offer.race],)
                    s.column_powers += (table.numbers[offer.power] if offer.power else NO_POWER,)
                    s.column_coins += (offer.coins,)
            case Stack(things):
                self.stacked += things
            case Turn(number, person):
                s.turn = number
                s.player = table.players[person] if person else s.player
            case InForce(now, coming):
                lay_events(s, table.numbers[now], table.numbers[coming] if coming else -1)
            case Used(things=things):
                for thing in things:
                    self._use(thing, line.span)
            case Plays():
                pass

    def _use(self, thing: Ref, span: Span) -> None:
        """Count one use of whatever a component may do so many times in a life or a game."""
        s = self.s
        name = self.table.name_of(thing)
        components = (*s.game.races, *s.game.powers, *s.game.markers, *s.game.events)
        clauses = [clause for each in components if each.name == name for clause in each.clauses]
        limited = [clause for clause in clauses if clause.limit in (PER_LIFE, PER_GAME)]
        if not limited:
            message = f"Nothing of `{thing.id}` is used up for longer than a turn."
            raise _impossible(span, message, hint="What was used this turn is acted out below `when`.")
        for clause in limited:
            s.uses[clause.counter] += 1
            if s.uses[clause.counter] > clause.times:
                raise _impossible(span, f"`{thing.id}` cannot have been used so often.")

    def _hold(self, person: str, holding: Holding, slot: int) -> None:
        """Give a player coins, tokens in hand, or pieces."""
        s = self.s
        number = holding.item.number if holding.item.number is not None else 1
        thing = holding.item.things[0] if holding.item.things else Common.TOKENS
        if thing is Common.COINS:
            s.coins[self.table.players[person]] = number
        elif thing is Common.TOKENS:
            self._take(slot, number, holding.item.span)
            s.hand[slot] += number
        elif isinstance(thing, Ref) and thing.kind is Kind.RACE:
            slot = self.slot_of(thing, holding.item.span)
            self._take(slot, number, holding.item.span)
            s.hand[slot] += number
        elif isinstance(thing, Ref) and thing.kind is Kind.PIECE:
            piece = self.table.numbers[thing]
            if s.game.pieces[piece].per_player:
                mark_player(s, piece, self.table.players[person])
            else:
                s.kit[piece] += number
                self._check_supply(piece, holding.item.span)
        else:
            raise _impossible(holding.item.span, "A player cannot have this.")

    def _take(self, slot: int, number: int, span: Span) -> None:
        s = self.s
        race = s.race[slot]
        if race < 0:
            raise _impossible(span, "Tokens need a race: say what this player plays.", SCENARIO_RACE)
        s.tray[race] -= number
        if s.tray[race] < 0:
            component = s.game.races[race]
            message = f"There are only {component.tray} tokens of `{short(component.name)}`."
            raise _impossible(span, message, SCENARIO_TOKENS, "Those on the board and in hand count.")

    def _put(self, r: int, holding: Holding, span: Span) -> None:
        """Put tokens, neutrals, a piece or a marker into a region."""
        s = self.s
        thing = holding.item.things[0] if holding.item.things else None
        number = holding.item.number if holding.item.number is not None else 1
        if not isinstance(thing, Ref) or number < 1:
            hint = "Leave out what is not there; a region with nothing in it is `empty`."
            raise _impossible(
                span, "Say what lies in this region: tokens, pieces, places, relics.", hint=hint
            )
        if thing.kind is Kind.TERRAIN:
            self._lay(r, thing, span)
            return
        index = self.table.numbers[thing]
        if s.board.impassable >> r & 1 and thing.kind is not Kind.PIECE:
            raise _impossible(span, "Nothing can lie on ground that is impassable.")
        if thing.kind is Kind.RACE:
            self._put_tokens(r, self.slot_of(thing, span), number, span)
        elif thing.kind is Kind.NEUTRAL:
            if not s.game.frame.neutrals[index].mask >> r & 1:
                raise _impossible(span, f"`{thing.id}` stands only where the board has its symbol.")
            self._put_neutral(index, r)
        elif thing.kind is Kind.PIECE:
            self._put_pieces(index, r, number, span)
        elif thing.kind in (Kind.PLACE, Kind.RELIC):
            s.marker_at[index] = r
        else:
            raise _impossible(span, f"`{thing.id}` cannot lie in a region.")

    def _lay(self, r: int, terrain: Ref, span: Span) -> None:
        """Let a region have ground that a clause has made there before."""
        s = self.s
        called, _ = s.board.kind_of_ground(str(terrain), LAND)
        made = [kind for kind, (name, _) in enumerate(s.game.soils) if name == called]
        if made:
            lay_ground(s, r, made[0])
        elif not s.board.terrain(str(terrain)) >> r & 1:
            raise _impossible(
                span,
                f"Nothing at this table makes `{terrain.id}` of a region.",
                hint="Choose a region of the board that is one, or name the component that makes it.",
            )

    def _put_tokens(self, r: int, slot: int, number: int, span: Span) -> None:
        s = self.s
        if s.own[r] == slot:
            raise _impossible(span, "The tokens in this region were counted before.", SCENARIO_RACE)
        if s.own[r] != EMPTY:
            raise _impossible(span, "Two races stand in one region.", SCENARIO_RACE)
        self._take(slot, number, span)
        s.tok[r] = number
        s.own[r] = slot
        s.occ[slot] |= BIT[r]
        s.held |= BIT[r]
        s.stacks |= BIT[r] if number > 1 else 0

    def _put_neutral(self, number: int, r: int) -> None:
        s = self.s
        neutral = s.game.frame.neutrals[number]
        s.tok[r] = neutral.tokens
        s.own[r] = NEUTRAL
        s.neutral |= BIT[r]
        s.hoard |= BIT[r] if neutral.discovers else 0

    def _put_pieces(self, piece: int, r: int, number: int, span: Span) -> None:
        s = self.s
        s.piece[piece] |= BIT[r]
        row = s.game.piece_row[piece]
        if row >= 0:
            s.pile[row * s.board.count + r] += number
        elif number > 1:
            raise _impossible(span, f"A region holds one `{short(s.game.pieces[piece].name)}` at most.")
        self._check_supply(piece, span)

    def _check_supply(self, piece: int, span: Span) -> None:
        short_by = -in_supply(self.s, piece)
        if short_by > 0:
            message = (
                f"There are not so many of `{short(self.s.game.pieces[piece].name)}`: {short_by} too many."
            )
            raise _impossible(span, message, hint="Those on the board, in hand and on players count.")

    # ---- the rest ----------------------------------------------------------------------------------
    def finish(self) -> State:
        """Put everything that was not named where it belongs, and begin the turn."""
        s = self.s
        self._stack_tiles()
        survey_markers(s)
        survey_pieces(s)
        for slot in range(s.game.slots):
            rebind(s, slot)
        s.bank = s.game.frame.start_coins * s.game.players - sum(s.coins) - sum(s.column_coins)
        refill(s)
        complaints = check(s)
        if complaints:
            raise _impossible(self.table.scenario.span, complaints[0])
        s.journal = []
        begin_turn(s)
        run(s)
        return s

    def _stack_tiles(self) -> None:
        """Order what is drawn: the named tiles first; badges that are not named wait among the discards."""
        s, table = self.s, self.table
        drawn = [table.numbers[ref] for ref in self.stacked if ref.kind is Kind.RACE]
        used = {*s.race, *s.column_races, *drawn}
        s.banners = (*drawn, *(race for race in range(len(s.game.races)) if race not in used))
        badges = [table.numbers[ref] for ref in self.stacked if ref.kind is Kind.POWER]
        taken = {*s.power, *s.column_powers, *(power - 1 for power in s.carried), *badges}
        rest = [power for power in range(len(s.game.powers)) if power not in taken]
        s.column_powers = tuple(rest.pop(0) if power == NO_POWER else power for power in s.column_powers)
        missing = 0 if not badges else max(0, s.game.frame.column - len(s.column_races))
        s.badges = (*rest[:missing], *badges) if badges else tuple(rest)
        s.discards = tuple(rest[missing:]) if badges else ()
        markers = [table.numbers[ref] for ref in self.stacked if ref.kind in (Kind.PLACE, Kind.RELIC)]
        s.stack = tuple(reversed(markers))


def _cannot_fade(game: Game, power: int) -> bool:
    return any(isinstance(term, FadeTerm) for term in game.powers[power].terms)


def _impossible(
    span: Span, message: str, code: Code = IMPOSSIBLE_SCENARIO, hint: str | None = None
) -> ImpossibleError:
    return ImpossibleError(Diagnostic.at(code, span, message, hint=hint))
