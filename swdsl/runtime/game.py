"""A game put together: board, frame, components numbered, options read, combos cached."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from swdsl.runtime.bits import BIT, make_room
from swdsl.runtime.board import LAND, Board, Ground
from swdsl.runtime.clause import (
    Aid,
    Ban,
    Clause,
    Cost,
    Damage,
    Defence,
    Immunity,
    Loss,
    Luck,
    Price,
    Program,
    Reflex,
    Ward,
    Yield,
)
from swdsl.runtime.combo import Combo, works_in_decline
from swdsl.runtime.combos import Combos
from swdsl.runtime.component import Component, Frame, Piece
from swdsl.runtime.ground import base_costs, figure_ground, neutrals_laid, sorted_ground
from swdsl.runtime.house_rules import house_rules, settled
from swdsl.runtime.packing import NO_CARRIER, carrying_piece, is_copy
from swdsl.runtime.teams import ALONE, Teams
from swdsl.runtime.terms import WardTerm
from swdsl.runtime.tiles import (
    carry_state,
    cells_for,
    is_counted_apart,
    kinds_of,
    life_of,
    memory_of,
    numbered,
    slots_per_player,
    tiles_of_pieces,
    tolls_of,
)
from swdsl.runtime.words import (
    ACTIVE,
    ANY_SHORTAGE,
    ANYONE,
    ATTACKS,
    DECK_CELLS,
    DECLINED,
    EVENT,
    EVERYBODY,
    FRAME,
    KEPT,
    MINE,
    MOMENTS,
    NOT_IMMUNE,
    OFFSET,
    PASSERS,
    PER_GAME,
    PER_LIFE,
    PLACE,
    POWER,
    RACE,
    RELIC,
    THEIRS,
    UNLIMITED,
    V_FACE,
    V_PICK,
    WATCHING,
)

if TYPE_CHECKING:
    from swdsl.runtime.state import State

Maker = Callable[["Game"], Component]
"""What a generated module has for each component."""


class Game:
    """Everything about a game that does not change while it is played."""

    __slots__ = (
        *(
            "_joining",
            "_laid",
            "_lasting",
            "_lasting_uses",
            "_made_of",
            "_piece_numbers",
            "attempt_high",
            "attempt_low",
            "banning",
            "bans",
            "base",
        ),
        *("best_face", "board", "carriers", "carry_state", "cheapens", "clauses", "combos", "copies"),
        *("copying_pieces", "counting", "defences", "defender_cost", "defending_pieces", "entry", "everyone"),
        *("face_actions", "face_odds", "fewest", "foes", "foreign_yields", "frame", "frame_component"),
        *("guests", "heard", "hears", "immune_pieces", "immunities", "kinds", "lasting", "layers", "lowest"),
        *("markers", "memories", "minimum", "no_costs", "no_uses", "nothing", "odd_yields"),
        *("offset_base", "opening", "options", "overheard", "own_slots", "own_undefended", "peace", "purse"),
        *(
            "pick_actions",
            "ranks",
            "sparing",
            "piece_home",
            "place_guards",
            "race_guards",
            "piece_row",
            "pieces",
            "player_of",
            "players",
        ),
        *("ages", "eventful_picks"),
        *("power_lives", "powers", "pricing", "programs", "race_lives", "races", "rationing", "recall"),
        *(
            "reflexes",
            "repulse",
            "rolling_forts",
            "rows",
            "sheltering",
            "shifts",
            "side_of",
            "slots",
            "state_of",
        ),
        *("foreign_prices", "lucks", "lucky", "prices"),
        *(
            "berths",
            "adorning",
            "calendar",
            "deck",
            "events",
            "piece_tile",
            "power_tolls",
            "race_tolls",
            "sallies",
            "silence",
            "tolls",
        ),
        *("origin", "soil", "soils", "teams", "timed", "turnbound", "worlds"),
        *("house", "steep", "turn_uses", "turns", "uses", "warding", "watched", "width", "yields"),
    )

    def __init__(
        self,
        board: Board,
        players: int,
        frame: Callable[[Game], Frame],
        components: tuple[Maker, ...],
        options: Mapping[str, str] | None = None,
        turns: int = 0,
    ) -> None:
        self.board = board
        self._made_of = (frame, components)
        self.origin = self  # the game on the board as it is printed, see `worlds`
        self.worlds: dict[tuple[int, ...], Game] = {}
        self.soils: list[tuple[str, Ground]] = []  # ground that clauses make
        self.players = players
        self.turns = turns or board.turns
        self.options = settled(options or {})
        self.house = house_rules(self.options)
        made = [make(self) for make in components]
        self.races = [c for c in made if c.kind == RACE]
        self.powers = [c for c in made if c.kind == POWER]
        self.markers = [c for c in made if c.kind in (PLACE, RELIC)]
        self.frame = frame(self)
        self.events = [c for c in made if c.kind == EVENT]
        self.frame_component = Component("frame", FRAME, terms=self.frame.terms, clauses=self.frame.clauses)
        self._number_pieces(made)
        self._number_clauses(components)
        self._lay_ground()
        self.width = slots_per_player((*self.races, *self.powers), self.markers)
        slots = self.width * players
        make_room(max(slots, 2 * len(self.markers), len(self.races), len(self.clauses), len(self.events)) + 1)
        self.slots = slots
        self._lay_memory()
        self.piece_tile = tiles_of_pieces(self.piece_home, (*self.races, *self.powers))
        self.player_of: list[int] = [slot // self.width for slot in range(slots)]
        self.state_of: list[int] = [ACTIVE if slot % self.width == 0 else DECLINED for slot in range(slots)]
        self.in_teams(ALONE)
        self.own_slots = [(BIT[self.width] - 1) << player * self.width for player in range(players)]
        self.everyone = BIT[players] - 1
        self.carry_state = [carry_state(marker) for marker in self.markers]
        self.carriers = sum(BIT[marker] for marker, states in enumerate(self.carry_state) if states)
        self.lasting = [works_in_decline(power) for power in self.powers]
        self.nothing = Combo((), ACTIVE, board.every)
        self.combos = Combos(self, self.house.passage_adjoins)
        self.opening: State | None = None  # the board before the deal, made by `setup` when first wanted

    def _lay_memory(self) -> None:
        """Make room for what few tables remember, and note what must be kept up for it."""
        # Where in `state.memory` stands what `recall` keeps, which tiles have no effect for a time,
        # how many rounds are added, how many pieces for attack only are left, which pieces have conquered
        # this turn, which regions have repelled an attack, what has become of the ground, how many turns
        # races have had, and the deck of events; nowhere if nobody asks.
        wanted = (
            (any(clause.recalls for clause in self.clauses), 1 + 2 * self.slots + KEPT),
            (any(clause.silences for clause in self.clauses), len(self.races) + len(self.powers) + 1),
            (any(clause.prolongs for clause in self.clauses), 1),
            (self._joining, 1),
            (any(clause.sallies for clause in self.clauses), 2 * len(self.pieces)),
            (any(clause.repels for clause in self.clauses), 2),
            (any(clause.reshapes for clause in self.clauses), 3 * self.board.count),
            (any(clause.ages for clause in self.clauses), 2 * len(self.races)),
            (bool(self.events), DECK_CELLS),
        )
        cells = cells_for(wanted, self.memories)
        self.recall, self.silence, self.calendar, self.ranks, *others, self.deck = cells
        self.sallies, self.repulse, self.soil, self.ages = others
        self.adorning = self.silence >= 0 or self.deck >= 0  # what a race has depends on more than its tiles
        self.memories += sum(number for asked, number in wanted if asked)
        if self.recall >= 0:
            self.heard |= BIT[ATTACKS]  # who remembers hears of every attack
        # Whether a new turn ends or frees anything that few tables know, see `begin_turn`.
        self.turnbound = max(cells[1], *others) >= 0 or bool(self.timed)
        self.eventful_picks = self.berths > self.players or self.ages >= 0

    def in_teams(self, teams: Teams) -> Game:
        """Say who plays for which side: seats go round, so that team-mates sit as far apart as they can."""
        self.teams = teams
        number = self.players // teams.size
        sides = [player % number for player in range(self.players)]
        self.side_of = [sides[player] for player in self.player_of]
        self.foes = [sum(BIT[p] for p in range(self.players) if sides[p] != side) for side in sides]
        self.peace = teams.peace and teams.size > 1
        self.purse = teams.coins and teams.size > 1
        return self

    # ---- names, for set-up only ------------------------------------------------------------------
    def option(self, name: str) -> str:
        """Return how an option stands."""
        return self.options[name]

    def piece(self, name: str) -> int:
        """Return the number of a kind of piece.

        A clause may name a piece whose component is not at the table: there are none of it.
        """
        if name not in self._piece_numbers:
            if self._laid:
                known = ", ".join(sorted(self._piece_numbers)) or "none"
                raise LookupError(f"no component at this table has a piece {name}; the pieces here: {known}")
            self._add_piece(Piece(name, supply=0, per_region=1), "")
        return self._piece_numbers[name]

    def pieces_of(self, component: Component) -> tuple[int, ...]:
        """Return the numbers of a component's kinds of piece."""
        return tuple(i for i, home in enumerate(self.piece_home) if home == component.name)

    def marker(self, name: str) -> int:
        """Return the number of a place or relic, by its full id.

        A clause may name a marker that was left at home (`a region bordering mine_of_the_lost_dwarf`): its
        number is -1, and there is no such region then. Anybody else is told what there is.
        """
        for i, component in enumerate(self.markers):
            if component.name == name:
                return i
        if self._laid:
            known = ", ".join(sorted(component.name for component in self.markers)) or "none"
            raise LookupError(f"no place or relic at this table is called {name}; those here: {known}")
        return -1

    def race(self, name: str) -> int:
        """Return the number of a race by its full id; one that no slot has when it is not at the table."""
        return numbered(self.races, name)

    def power(self, name: str) -> int:
        """Return the number of a power in the same way."""
        return numbered(self.powers, name)

    def ground(self, name: str, ground: Ground = LAND) -> int:
        """Return the number of a terrain that a clause makes; the board may call it otherwise."""
        kind = self.board.kind_of_ground(name, ground)
        if kind not in self.soils:
            self.soils.append(kind)
        return self.soils.index(kind)

    def on_ground(self, board: Board) -> Game:
        """Return the same game on a board with other ground."""
        frame, components = self._made_of
        world = Game(board, self.players, frame, components, self.options, self.turns)
        world.origin = self
        world.frame = replace(world.frame, neutrals=self.frame.neutrals)  # they came when it was as printed
        world._sort_ground()
        return world.in_teams(self.teams)

    def _number_pieces(self, made: list[Component]) -> None:
        self.pieces: list[Piece] = []
        self.piece_home: list[str] = []
        self._piece_numbers: dict[str, int] = {}
        self._laid = False  # whether every clause has asked for the numbers of its pieces
        self.piece_row: list[int] = []
        self.rows = 0
        for component in made:
            for piece in component.pieces:
                self._add_piece(piece, component.name)
        numbered = list(enumerate(self.pieces))
        self.immune_pieces = [i for i, piece in numbered if piece.immune != NOT_IMMUNE]
        lying = {each.name for each in made if each.kind in (PLACE, RELIC)}  # they guard whoever stands there
        self.place_guards, self.race_guards = (
            [i for i in self.immune_pieces if (self.piece_home[i] in lying) == lies] for lies in (True, False)
        )
        self.defending_pieces = [i for i, piece in numbered if piece.defends]
        self.sparing = any(piece.spares for piece in self.pieces)
        self._joining = any(piece.joins for piece in self.pieces)
        self.copying_pieces = [i for i, piece in numbered if piece.copies]
        self.kinds = kinds_of(self.pieces)

    def _add_piece(self, piece: Piece, home: str) -> None:
        self._piece_numbers[piece.name] = len(self.pieces)
        self.pieces.append(piece)
        self.piece_home.append(home)
        single = piece.supply == 1 or piece.per_region == 1
        self.piece_row.append(-1 if single else self.rows)
        self.rows += 0 if single else 1

    def _number_clauses(self, components: tuple[Maker, ...]) -> None:
        self.clauses: list[Clause] = []
        self.turn_uses = 0
        self._lasting = 0
        self._lasting_uses: list[Clause] = []
        self.memories = 0
        for component in [self.frame_component, *self.events, *self.races, *self.powers]:
            self._adopt(component, NO_CARRIER, -1)
        for i, component in enumerate(self.markers):
            self._adopt(component, i, i)
        self.copies: dict[tuple[int, int], Component] = {}
        if self.copying_pieces:
            self._make_copies(components)
        for clause in self._lasting_uses:
            clause.counter += self.turn_uses
        self.uses = self.turn_uses + self._lasting
        self.no_uses: list[int] = [0] * self.turn_uses
        for clause in self.clauses:
            clause.prepare(self)
            if isinstance(clause, Aid):
                clause.stock = tuple(
                    (self.piece(name), number, source) for name, number, source in clause.takes
                )
        self._laid = True
        self._hear_everybody()

    def _adopt(self, component: Component, carrier: int, origin: int) -> None:
        for clause in component.clauses:
            clause.number = len(self.clauses)
            clause.board = self.board
            clause.carrier = carrier
            clause.origin = origin
            clause.kind_of_source = FRAME if component.kind == EVENT else component.kind
            if isinstance(clause, Program) and clause.figure:
                clause.figure_ground = figure_ground(self.board, component)
            self.clauses.append(clause)
            clause.apart = component.kind in (FRAME, EVENT) and is_counted_apart(clause)
            cells = len(self.races) if clause.apart else 1
            if clause.limit in (PER_LIFE, PER_GAME):
                clause.counter = self._lasting
                self._lasting += cells
                self._lasting_uses.append(clause)
            elif clause.limit != UNLIMITED:
                clause.counter = self.turn_uses
                self.turn_uses += cells
            if clause.remembers or clause.lasts:
                clause.memory = self.memories
                self.memories += memory_of(clause, self.players)

    def _make_copies(self, components: tuple[Maker, ...]) -> None:
        """Give every piece that copies markers its own clauses, with limits of their own."""
        for piece in self.copying_pieces:
            for make in components:
                twin = make(self)
                if twin.kind in self.pieces[piece].copies and not twin.pieces:
                    origin = self.marker(twin.name)
                    self._adopt(twin, carrying_piece(piece), origin)
                    self.copies[(piece, origin)] = twin

    def _hear_everybody(self) -> None:
        """Collect the clauses that work without a holder."""
        free = [c for c in self.clauses if getattr(c, "scope", 0) == ANYONE and not is_copy(c.carrier)]
        self.defences = tuple(c for c in free if isinstance(c, Defence))
        self.immunities = tuple(c for c in free if isinstance(c, Immunity))
        self.bans = tuple(c for c in free if isinstance(c, Ban))
        self.shifts = any(not c.local for c in (*self.defences, *self.immunities, *self.bans))
        self.yields = tuple(c for c in free if isinstance(c, Yield))
        self.prices = tuple(c for c in free if isinstance(c, Price))
        self.lucks = tuple(c for c in free if isinstance(c, Luck))
        self.lucky = self._has(Luck)  # somebody may change what the die shows
        self.reflexes: list[tuple[Reflex, ...]] = [() for _ in range(MOMENTS)]
        self.programs: list[tuple[Program, ...]] = [() for _ in range(MOMENTS)]
        self.warding = any(isinstance(t, WardTerm) for c in self._all() for t in c.terms) or self._has(Ward)
        self.counting = self.warding or self._joining  # there is more to look over than the board
        self.sheltering = any(isinstance(c, Immunity) and c.scope != ANYONE for c in self.clauses)
        self.banning = self._has(Ban)
        self.rationing = any(
            isinstance(c, (Cost, Damage, Defence, Loss)) and c.counter >= 0 for c in self.clauses
        )
        self.foreign_yields = any(
            isinstance(c, Yield) and c.scope in (THEIRS, EVERYBODY) for c in self.clauses
        )
        self.odd_yields = bool(self.yields) or self.foreign_yields
        self.rolling_forts = any(isinstance(c, Defence) and c.rolls for c in self.clauses)
        self.watched = 0  # those that somebody hears of others
        self.heard = 0  # moments and events that anybody could wait for
        for c in self.clauses:
            if isinstance(c, (Reflex, Program)):
                self.heard |= BIT[c.on]
                if c.scope in WATCHING:
                    self.watched |= BIT[c.on]
        self.hears = 0
        for c in free:
            if isinstance(c, Reflex):
                self.reflexes[c.on] += (c,)
                self.hears |= BIT[c.on]
            elif isinstance(c, Program):
                self.programs[c.on] += (c,)
                self.hears |= BIT[c.on]
        self.overheard = self.hears | self.watched
        self.timed = tuple(c for c in self.clauses if c.lasts)
        every = [c.counter for c in self.clauses if c.apart and c.limit == PER_LIFE]
        self.race_lives = [
            life_of(race, self.players, [each + number for each in every])
            for number, race in enumerate(self.races)
        ]
        self.power_lives = [life_of(power, self.players) for power in self.powers]

    def _all(self) -> list[Component]:
        return [self.frame_component, *self.events, *self.races, *self.powers, *self.markers]

    def _has(self, kind: type[Clause]) -> bool:
        return any(isinstance(c, kind) for c in self.clauses)

    def _lay_ground(self) -> None:
        """Work out what each region costs before anybody stands there."""
        board = self.board
        self.base = base_costs(board, self.frame)
        self.offset_base: list[int] = [cost + OFFSET for cost in self.base]
        self.defender_cost = self.frame.defenders
        self.own_undefended = not self.frame.own_defenders
        self.minimum = self.frame.minimum
        self.cheapens = any(isinstance(c, Defence) and (c.varies or c.amount < 0) for c in self.clauses)
        self.guests = tuple(neutral for neutral in self.frame.neutrals if neutral.regions)
        self._sort_ground()
        self.entry = 0
        for permit in self.frame.entry:
            self.entry |= permit.mask
        self.fewest = max(1, self.frame.minimum)  # tokens in hand without which nothing can be attacked
        self.best_face = max(self.frame.faces)
        self.face_actions = [V_FACE + i for i in range(len(self.frame.faces))]
        faces = self.frame.faces
        self.face_odds = [(V_FACE + faces.index(face), faces.count(face)) for face in sorted(set(faces))]
        column = min(self.frame.column, len(self.races))
        self.pick_actions = [[V_PICK + k for k in range(number)] for number in range(column + 1)]
        low, high = self.frame.attempt
        self.attempt_low = low
        self.attempt_high = ANY_SHORTAGE if high is None else high
        self.pricing = self._has(Price)
        self.race_tolls = [tolls_of(race) for race in self.races]
        self.power_tolls = [tolls_of(power) for power in self.powers]
        self.tolls = any(self.race_tolls) or any(self.power_tolls)
        self.berths = self.players + (column if any(piece.lies for piece in self.pieces) else 0)
        others = [c for c in self.clauses if isinstance(c, Price) and c.scope not in (MINE, PASSERS)]
        self.foreign_prices = bool(others)

    def _sort_ground(self) -> None:
        """Sort the ground by what it costs."""
        neutrals = neutrals_laid(self.board, self.frame)
        ground = sorted_ground(self.board, self.offset_base, neutrals, self.defender_cost)
        self.steep, self.lowest, self.layers = ground
        self.no_costs: list[int] = [0] * (self.lowest + len(self.layers) + 1)
