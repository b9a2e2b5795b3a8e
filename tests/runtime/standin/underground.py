"""The underground frame and races as the compiler prints them. Stand-in content for the kernel's tests."""

from swdsl.runtime import (
    AT_REDEPLOYMENT,
    BOTH,
    COMBO,
    CONQUERS,
    DECLINED,
    ENTER,
    ENTER_ONLY,
    FROM_OPPONENTS,
    LOSES,
    OCCUPY,
    PASS,
    PER_LIFE,
    PICKS,
    REGION,
    TURN_START,
    Aid,
    Ban,
    Coins,
    CoinTerm,
    Component,
    Cost,
    CostTerm,
    Frame,
    Game,
    Ignore,
    Link,
    Neutral,
    Permission,
    PermitTerm,
    Piece,
    Program,
    Reflex,
    State,
    WardTerm,
    adjacent,
    broke,
    column,
    gain_pieces,
    gain_tokens,
    linked,
    move_piece,
    others,
    pay,
    place,
    player_of,
    swap_badge,
)


def frame(game: Game) -> Frame:
    """Set underground."""
    board = game.board
    return Frame(
        start_coins=5,
        column=6,
        price=1,
        faces=(0, 0, 0, 1, 2, 3),
        base=(
            CostTerm("base_cost", board.every, 2),
            CostTerm("river_cost", board.terrain("river"), 1),
        ),
        more=(CostTerm("mountain_cost", board.terrain("black_mountain"), 1),),
        attempt=(1, 3),
        entry=(PermitTerm("entry", ENTER, board.edge),),
        neutrals=(Neutral("monster", board.symbol("monster_symbol"), 2, discovers=True),),
    )


class Cultists1(Reflex):
    """when I conquer a region, once per life: place great_ancient there."""

    name = "cultists.1"
    on = CONQUERS
    limit = PER_LIFE

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.great_ancient = game.piece("great_ancient")

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Place the."""
        place(s, self.great_ancient, there)


class Cultists3(Cost):
    """when I attack a region adjacent to great_ancient: cost 1 less."""

    name = "cultists.3"
    amount = -1

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.great_ancient = game.piece("great_ancient")

    def where(self, s: State, slot: int) -> int:
        """Regions adjacent to the piece."""
        return adjacent(s, slot, s.piece[self.great_ancient])


class Cultists4(Program):
    """at turn start: I may move great_ancient to a region I hold."""

    name = "cultists.4"
    on = TURN_START
    optional = True
    asks = (REGION,)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.great_ancient = game.piece("great_ancient")

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions I hold, without the one where it stands."""
        return s.occ[slot] & ~s.piece[self.great_ancient]

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Move the piece."""
        move_piece(s, self.great_ancient, choice)


def cultists(game: Game) -> Component:
    """Race cultists."""
    return Component(
        "cultists",
        tokens=5,
        tray=10,
        pieces=(Piece("great_ancient", immune=FROM_OPPONENTS),),
        clauses=(Cultists1(), Cultists3(), Cultists4()),
    )


class Drow1(Coins):
    """at scoring: gain 1 coin for each region I hold not bordering a region held by another race."""

    name = "drow.1"

    def where(self, s: State, slot: int) -> int:
        """Regions I hold away from others."""
        return s.occ[slot] & ~s.board.spread(others(s, slot) | s.neutral)


def drow(game: Game) -> Component:
    """Race drow."""
    return Component("drow", tokens=4, tray=9, clauses=(Drow1(),))


class Flames1(Program):
    """when I pick this: place volcano in a chasm with volcano_symbol."""

    name = "flames.1"
    on = PICKS
    asks = (REGION,)

    def prepare(self, game: Game) -> None:
        """Look up ground and piece."""
        self.volcano = game.piece("volcano")
        self.ground = game.board.terrain("chasm") & game.board.symbol("volcano_symbol")

    def options(self, s: State, slot: int, step: int) -> int:
        """Chasms with the symbol."""
        return self.ground

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Place the."""
        move_piece(s, self.volcano, choice)


class Flames2(Permission):
    """always, if option flames_entry is volcano: I may only enter regions bordering volcano."""

    name = "flames.2"
    kind = ENTER_ONLY

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.volcano = game.piece("volcano")

    def where(self, s: State, slot: int) -> int:
        """Regions bordering the piece."""
        return s.board.spread(s.piece[self.volcano])


class Flames3(Ignore):
    """when I attack a region bordering volcano or bordering a region I hold linked to volcano:."""

    name = "flames.3"

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.volcano = game.piece("volcano")

    def where(self, s: State, slot: int) -> int:
        """Regions bordering the piece or the chain."""
        there = s.piece[self.volcano]
        return s.board.spread(there | linked(s, s.occ[slot], there))


def flames(game: Game) -> Component:
    """Race flames."""
    by_volcano = game.option("flames_entry") == "volcano"
    return Component(
        "flames",
        tokens=4,
        tray=9,
        pieces=(Piece("volcano"),),
        clauses=(Flames1(), *((Flames2(),) if by_volcano else ()), Flames3()),
    )


def gnomes(game: Game) -> Component:
    """Race gnomes."""
    return Component("gnomes", tokens=6, tray=11, terms=(WardTerm("gnomes.1"),))


class IronDwarves1(Reflex):
    """at redeployment: gain 1 silver_hammer for each mine I hold."""

    name = "iron_dwarves.1"
    on = AT_REDEPLOYMENT

    def prepare(self, game: Game) -> None:
        """Look up ground and piece."""
        self.silver_hammer = game.piece("silver_hammer")
        self.mine = game.board.terrain("mine")

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Take the pieces."""
        gain_pieces(s, self.silver_hammer, (s.occ[slot] & self.mine).bit_count())


def iron_dwarves(game: Game) -> Component:
    """Race iron_dwarves."""
    return Component(
        "iron_dwarves",
        tokens=7,
        tray=12,
        pieces=(Piece("silver_hammer", 7, fights=True),),
        clauses=(IronDwarves1(),),
    )


def kraken(game: Game) -> Component:
    """Race kraken."""
    river = game.board.terrain("river")
    return Component("kraken", tokens=5, tray=10, terms=(PermitTerm("kraken.1", OCCUPY, river, BOTH),))


class Liches1(Reflex):
    """when an opponent conquers a region I hold, only in decline: they pay 1 coin to me."""

    name = "liches.1"
    on = LOSES
    state = DECLINED

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Take the coin."""
        pay(s, they, slot, 1, self.name)


class Liches2(Ban):
    """always, only in decline: opponents without coins cannot attack regions I hold."""

    name = "liches.2"
    state = DECLINED

    def where(self, s: State, slot: int, by: int) -> int:
        """Regions I hold."""
        return s.occ[slot] if broke(s) >> player_of(s, by) & 1 else 0


def liches(game: Game) -> Component:
    """Race liches."""
    return Component("liches", tokens=5, tray=10, clauses=(Liches1(), Liches2()))


def lizardmen(game: Game) -> Component:
    """Race lizardmen."""
    river = game.board.terrain("river")
    return Component("lizardmen", tokens=7, tray=12, terms=(PermitTerm("lizardmen.1", PASS, river),))


class Mudmen1(Reflex):
    """at redeployment: gain 1 token for each mudpool I hold."""

    name = "mudmen.1"
    on = AT_REDEPLOYMENT

    def prepare(self, game: Game) -> None:
        """Look up the ground."""
        self.mudpool = game.board.terrain("mudpool")

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Take the tokens."""
        gain_tokens(s, slot, (s.occ[slot] & self.mudpool).bit_count())


def mudmen(game: Game) -> Component:
    """Race mudmen."""
    return Component("mudmen", tokens=5, tray=12, clauses=(Mudmen1(),))


def mummies(game: Game) -> Component:
    """Race mummies."""
    return Component("mummies", tokens=10, tray=15, terms=(CostTerm("mummies.1", game.board.every, 1),))


def ogres(game: Game) -> Component:
    """Race ogres."""
    return Component("ogres", tokens=5, tray=10, terms=(CostTerm("ogres.1", game.board.every, -1),))


class ShadowMimes1(Program):
    """when I pick this: I may swap my power for a power in the column."""

    name = "shadow_mimes.1"
    on = PICKS
    optional = True
    asks = (COMBO,)

    def options(self, s: State, slot: int, step: int) -> int:
        """Places in the column."""
        return column(s)

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Swap the badges."""
        swap_badge(s, slot, choice)


def shadow_mimes(game: Game) -> Component:
    """Race shadow_mimes."""
    return Component("shadow_mimes", tokens=7, tray=12, clauses=(ShadowMimes1(),))


def shrooms(game: Game) -> Component:
    """Race shrooms."""
    ground = game.board.terrain("mushroom_forest")
    return Component("shrooms", tokens=5, tray=10, terms=(CoinTerm("shrooms.1", ground, 1),))


class Spiderines1(Link):
    """always: regions bordering a chasm are adjacent to regions I hold."""

    name = "spiderines.1"

    def prepare(self, game: Game) -> None:
        """Look up the ground."""
        self.near_chasm = game.board.spread(game.board.terrain("chasm"))

    def one(self, s: State, slot: int) -> int:
        """Regions bordering a chasm."""
        return self.near_chasm

    def other(self, s: State, slot: int) -> int:
        """Regions I hold."""
        return s.occ[slot]


def spiderines(game: Game) -> Component:
    """Race spiderines."""
    near_chasm = game.board.spread(game.board.terrain("chasm"))
    return Component(
        "spiderines",
        tokens=7,
        tray=12,
        terms=(PermitTerm("spiderines.2", ENTER, near_chasm),),
        clauses=(Spiderines1(),),
    )


class WillOWisps1(Aid):
    """when I attack a mystic_crystal or a region adjacent to a mystic_crystal I hold: I may roll, then."""

    name = "will_o_wisps.1"
    rolls = True

    def prepare(self, game: Game) -> None:
        """Look up the ground."""
        self.mystic_crystal = game.board.terrain("mystic_crystal")

    def where(self, s: State, slot: int) -> int:
        """Such regions."""
        return self.mystic_crystal | adjacent(s, slot, s.occ[slot] & self.mystic_crystal)


def will_o_wisps(game: Game) -> Component:
    """Race will_o_wisps."""
    return Component("will_o_wisps", tokens=6, tray=11, clauses=(WillOWisps1(),))


RACES = (
    *(cultists, drow, flames, gnomes, iron_dwarves, kraken, liches, lizardmen),
    *(mudmen, mummies, ogres, shadow_mimes, shrooms, spiderines, will_o_wisps),
)
OPTIONS = {
    "flames_entry": "volcano",
    "quarreling_groups": "border",
    "flocking_groups": "adjacency",
    "balrog_moves": "balrog",
}
