"""The base game as the compiler prints it: frame, races, powers. Stand-in content for the kernel's tests."""

from swdsl.runtime import (
    AFTER_SCORING,
    ALL,
    ANY_TIME,
    ANYONE,
    AT_REDEPLOYMENT,
    BEFORE_ATTACK,
    BEFORE_SCORING,
    BOTH,
    CONFIRM,
    CONQUERS,
    DECLINED,
    DIE,
    ENTER,
    FROM_OPPONENTS,
    FROM_TRAY,
    NOTHING,
    OCCUPIES,
    OCCUPY,
    PER_LIFE,
    PER_OPPONENT,
    PER_TURN,
    PLAYER,
    POWER,
    REACH,
    REGION,
    SPREAD,
    TO_HAND,
    Aid,
    Ban,
    Bonus,
    Coins,
    CoinTerm,
    Component,
    Cost,
    CostTerm,
    Defence,
    ExpandTerm,
    FadeTerm,
    FlatTerm,
    Frame,
    Game,
    KeepTerm,
    Link,
    LossTerm,
    Neutral,
    PermitTerm,
    Piece,
    Program,
    Reflex,
    State,
    active_opponents,
    adjacent,
    gain_tokens,
    go_into_decline,
    is_active,
    move_piece,
    place,
    place_from_kit,
    player_of,
    promise,
    promised,
    rivals,
    room_for,
    take_back,
    with_defenders,
)


def frame(game: Game) -> Frame:
    """Set base."""
    board = game.board
    seas = board.terrain("sea")
    return Frame(
        start_coins=5,
        column=6,
        price=1,
        faces=(0, 0, 0, 1, 2, 3),
        base=(CostTerm("base_cost", board.every, 2),),
        more=(CostTerm("mountain_cost", board.terrain("mountain"), 1),),
        attempt=(1, 3),
        entry=(
            PermitTerm("entry", ENTER, board.edge),
            PermitTerm("landing", ENTER, board.spread(seas & board.edge)),
        ),
        neutrals=(Neutral("lost_tribe", board.symbol("lost_tribe_symbol"), 1),),
    )


# ---- races ---------------------------------------------------------------------------------------
def amazons(game: Game) -> Component:
    """Race amazons."""
    return Component("amazons", tokens=6, tray=15, extra=4)


def dwarves(game: Game) -> Component:
    """Race dwarves."""
    mines = game.board.symbol("mine")
    return Component("dwarves", tokens=3, tray=8, terms=(CoinTerm("dwarves.1", mines, 1, BOTH),))


def elves(game: Game) -> Component:
    """Race elves."""
    return Component("elves", tokens=6, tray=11, terms=(LossTerm("elves.1", lose=0),))


def ghouls(game: Game) -> Component:
    """Race ghouls."""
    return Component(
        "ghouls",
        tokens=5,
        tray=10,
        terms=(
            KeepTerm("ghouls.1", ALL),
            ExpandTerm("ghouls.2"),
            LossTerm("ghouls.3", DECLINED, survivors=TO_HAND),
        ),
    )


class Giants1(Cost):
    """when I attack a region adjacent to a mountain I hold: cost 1 less."""

    name = "giants.1"
    amount = -1

    def prepare(self, game: Game) -> None:
        """Look up the ground."""
        self.mountain = game.board.terrain("mountain")

    def where(self, s: State, slot: int) -> int:
        """Regions adjacent to a mountain I hold."""
        return adjacent(s, slot, s.occ[slot] & self.mountain)


def giants(game: Game) -> Component:
    """Race giants."""
    return Component("giants", tokens=6, tray=11, clauses=(Giants1(),))


class Halflings2(Reflex):
    """when I conquer a region, twice per life: place 1 hole_in_the_ground there."""

    name = "halflings.2"
    on = CONQUERS
    limit = PER_LIFE
    times = 2

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.hole = game.piece("hole_in_the_ground")

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Place the."""
        place(s, self.hole, there)


def halflings(game: Game) -> Component:
    """Race halflings."""
    return Component(
        "halflings",
        tokens=6,
        tray=11,
        pieces=(Piece("hole_in_the_ground", 2, immune=FROM_OPPONENTS),),
        terms=(PermitTerm("halflings.1", ENTER, game.board.every),),
        clauses=(Halflings2(),),
    )


def humans(game: Game) -> Component:
    """Race humans."""
    farmland = game.board.terrain("farmland")
    return Component("humans", tokens=5, tray=10, terms=(CoinTerm("humans.1", farmland, 1),))


class Orcs1(Coins):
    """at scoring: gain 1 coin for each region I conquered from an enemy this turn."""

    name = "orcs.1"

    def where(self, s: State, slot: int) -> int:
        """Regions I conquered from an enemy this turn."""
        return s.taken


def orcs(game: Game) -> Component:
    """Race orcs."""
    return Component("orcs", tokens=5, tray=10, clauses=(Orcs1(),))


def ratmen(game: Game) -> Component:
    """Race ratmen."""
    return Component("ratmen", tokens=8, tray=13)


class Skeletons1(Reflex):
    """at redeployment: gain 1 token for every 2 regions I conquered from an enemy this turn."""

    name = "skeletons.1"
    on = AT_REDEPLOYMENT

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Take the tokens."""
        gain_tokens(s, slot, s.taken.bit_count() // 2)


def skeletons(game: Game) -> Component:
    """Race skeletons."""
    return Component("skeletons", tokens=6, tray=20, clauses=(Skeletons1(),))


class Sorcerers1(Aid):
    """when I attack a lone_enemy, once per turn per opponent: I may replace the defender with 1."""

    name = "sorcerers.1"
    limit = PER_OPPONENT
    replaces = FROM_TRAY

    def where(self, s: State, slot: int) -> int:
        """Lone enemies."""
        return with_defenders(s, active_opponents(s, slot), 1, 1)


def sorcerers(game: Game) -> Component:
    """Race sorcerers."""
    return Component("sorcerers", tokens=5, tray=18, clauses=(Sorcerers1(),))


def tritons(game: Game) -> Component:
    """Race tritons."""
    board = game.board
    coastal = board.land & board.spread(board.terrain("sea") | board.terrain("lake"))
    return Component("tritons", tokens=6, tray=11, terms=(CostTerm("tritons.1", coastal, -1),))


class Trolls1(Reflex):
    """when I occupy a region: place 1 troll_lair there."""

    name = "trolls.1"
    on = OCCUPIES

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.troll_lair = game.piece("troll_lair")

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Place the."""
        place(s, self.troll_lair, there)


class Trolls2(Defence):
    """when anyone attacks a region with troll_lair, also in decline: cost 1 more."""

    name = "trolls.2"
    state = BOTH
    scope = ANYONE

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.troll_lair = game.piece("troll_lair")

    def where(self, s: State, slot: int) -> int:
        """Regions with the piece."""
        return s.piece[self.troll_lair]


def trolls(game: Game) -> Component:
    """Race trolls."""
    return Component(
        "trolls",
        tokens=5,
        tray=10,
        pieces=(Piece("troll_lair", 10, per_region=1, stays_in_decline=True),),
        clauses=(Trolls1(), Trolls2()),
    )


def wizards(game: Game) -> Component:
    """Race wizards."""
    magic = game.board.symbol("magic_source")
    return Component("wizards", tokens=5, tray=10, terms=(CoinTerm("wizards.1", magic, 1),))


# ---- powers --------------------------------------------------------------------------------------
def alchemist(game: Game) -> Component:
    """Power alchemist."""
    return Component("alchemist", POWER, tokens=4, terms=(FlatTerm("alchemist.1", 2),))


class Berserk1(Program):
    """before attack: I may roll, then cost 1 less for each pip."""

    name = "berserk.1"
    on = BEFORE_ATTACK
    optional = True
    asks = (DIE,)

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Let the pips wait for their target."""
        s.die = choice


def berserk(game: Game) -> Component:
    """Power berserk."""
    return Component("berserk", POWER, tokens=4, clauses=(Berserk1(),))


class Bivouacking1(Program):
    """at redeployment: place all encampments in regions I hold."""

    name = "bivouacking.1"
    on = AT_REDEPLOYMENT
    asks = (NOTHING, SPREAD)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.encampment = game.piece("encampment")

    def units(self, s: State, slot: int, step: int) -> int:
        """Count the pieces in hand."""
        return s.kit[self.encampment]

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions I hold."""
        return s.occ[slot]

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Take all pieces in hand, then place each."""
        if step == 0:
            take_back(s, self.encampment)
        else:
            place_from_kit(s, self.encampment, choice)


def bivouacking(game: Game) -> Component:
    """Power bivouacking."""
    return Component(
        "bivouacking",
        POWER,
        tokens=5,
        pieces=(Piece("encampment", 5, defends=True),),
        clauses=(Bivouacking1(),),
    )


def commando(game: Game) -> Component:
    """Power commando."""
    return Component("commando", POWER, tokens=4, terms=(CostTerm("commando.1", game.board.every, -1),))


class Diplomat1(Program):
    """after scoring: I may choose an active opponent not attacked by me this turn, then."""

    name = "diplomat.1"
    on = AFTER_SCORING
    optional = True
    remembers = True
    asks = (PLAYER,)

    def options(self, s: State, slot: int, step: int) -> int:
        """Active opponents not attacked by me this turn."""
        return rivals(s, slot) & ~s.attacked

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Bind the opponent."""
        promise(s, self, choice)


class Diplomat1Rule(Ban):
    """… they cannot attack regions I hold until my next turn."""

    name = "diplomat.1"

    def __init__(self, source: Diplomat1) -> None:
        self.source = source

    def where(self, s: State, slot: int, by: int) -> int:
        """Regions I hold."""
        bound = promised(s, self.source) == player_of(s, by) and is_active(s, by)
        return s.occ[slot] if bound else 0


def diplomat(game: Game) -> Component:
    """Power diplomat."""
    choice = Diplomat1()
    return Component("diplomat", POWER, tokens=5, clauses=(choice, Diplomat1Rule(choice)))


class DragonMaster1(Aid):
    """when I attack a region, once per turn: I may move dragon there, then cost is exactly 1."""

    name = "dragon_master.1"
    limit = PER_TURN
    exactly = 1
    acts = True

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.dragon = game.piece("dragon")

    def succeed(self, s: State, slot: int, there: int, they: int) -> None:
        """Move the piece."""
        move_piece(s, self.dragon, there)


def dragon_master(game: Game) -> Component:
    """Power dragon_master."""
    return Component(
        "dragon_master",
        POWER,
        tokens=5,
        pieces=(Piece("dragon", immune=FROM_OPPONENTS),),
        clauses=(DragonMaster1(),),
    )


def flying(game: Game) -> Component:
    """Power flying."""
    every = game.board.every
    return Component(
        "flying",
        POWER,
        tokens=5,
        terms=(PermitTerm("flying.1", REACH, every), PermitTerm("flying.2", ENTER, every)),
    )


def forest(game: Game) -> Component:
    """Power forest."""
    ground = game.board.terrain("forest")
    return Component("forest", POWER, tokens=4, terms=(CoinTerm("forest.1", ground, 1),))


class Fortified1(Program):
    """at any time, once per turn: I may place 1 fortress in a region I hold."""

    name = "fortified.1"
    on = ANY_TIME
    limit = PER_TURN
    optional = True
    asks = (REGION,)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.fortress = game.piece("fortress")

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions I hold that may take the piece."""
        return room_for(s, self.fortress, s.occ[slot])

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Place the."""
        place(s, self.fortress, choice)


class Fortified2(Defence):
    """when anyone attacks a region with fortress, also in decline: cost 1 more."""

    name = "fortified.2"
    state = BOTH
    scope = ANYONE

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.fortress = game.piece("fortress")

    def where(self, s: State, slot: int) -> int:
        """Regions with the piece."""
        return s.piece[self.fortress]


class Fortified3(Coins):
    """at scoring: gain 1 coin for each region I hold with fortress."""

    name = "fortified.3"

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.fortress = game.piece("fortress")

    def where(self, s: State, slot: int) -> int:
        """Regions I hold with the piece."""
        return s.occ[slot] & s.piece[self.fortress]


def fortified(game: Game) -> Component:
    """Power fortified."""
    return Component(
        "fortified",
        POWER,
        tokens=3,
        pieces=(Piece("fortress", 6, per_region=1, stays_in_decline=True),),
        clauses=(Fortified1(), Fortified2(), Fortified3()),
    )


class Heroic1(Program):
    """before scoring: move each hero to a region I hold."""

    name = "heroic.1"
    on = BEFORE_SCORING
    asks = (NOTHING, REGION)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.hero = game.piece("hero")

    def rounds(self, s: State, slot: int, step: int) -> int:
        """Each hero."""
        return 1 if step == 0 else 2

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions I hold without the piece."""
        return s.occ[slot] & ~s.piece[self.hero]

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Take the pieces in hand, then place each."""
        if step == 0:
            take_back(s, self.hero)
        else:
            place_from_kit(s, self.hero, choice)


def heroic(game: Game) -> Component:
    """Power heroic."""
    return Component(
        "heroic",
        POWER,
        tokens=5,
        pieces=(Piece("hero", 2, per_region=1, immune=FROM_OPPONENTS),),
        clauses=(Heroic1(),),
    )


def hill(game: Game) -> Component:
    """Power hill."""
    return Component("hill", POWER, tokens=4, terms=(CoinTerm("hill.1", game.board.terrain("hill"), 1),))


def merchant(game: Game) -> Component:
    """Power merchant."""
    return Component("merchant", POWER, tokens=2, terms=(CoinTerm("merchant.1", game.board.every, 1),))


def mounted(game: Game) -> Component:
    """Power mounted."""
    ground = game.board.terrain("hill") | game.board.terrain("farmland")
    return Component("mounted", POWER, tokens=5, terms=(CostTerm("mounted.1", ground, -1),))


class Pillaging1(Coins):
    """at scoring: gain 1 coin for each region I conquered from an enemy this turn."""

    name = "pillaging.1"

    def where(self, s: State, slot: int) -> int:
        """Regions I conquered from an enemy this turn."""
        return s.taken


def pillaging(game: Game) -> Component:
    """Power pillaging."""
    return Component("pillaging", POWER, tokens=5, clauses=(Pillaging1(),))


def seafaring(game: Game) -> Component:
    """Power seafaring."""
    ground = game.board.terrain("sea") | game.board.terrain("lake")
    return Component("seafaring", POWER, tokens=5, terms=(PermitTerm("seafaring.1", OCCUPY, ground, BOTH),))


def spirit(game: Game) -> Component:
    """Power spirit."""
    return Component("spirit", POWER, tokens=5, terms=(FadeTerm("spirit.1"),))


class Stout1(Program):
    """after scoring: I may decline."""

    name = "stout.1"
    on = AFTER_SCORING
    optional = True
    asks = (CONFIRM,)

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Decline."""
        go_into_decline(s, slot)


def stout(game: Game) -> Component:
    """Power stout."""
    return Component("stout", POWER, tokens=4, clauses=(Stout1(),))


def swamp(game: Game) -> Component:
    """Power swamp."""
    return Component("swamp", POWER, tokens=4, terms=(CoinTerm("swamp.1", game.board.terrain("swamp"), 1),))


class Underworld2(Link):
    """always: caverns are adjacent to each other."""

    name = "underworld.2"

    def prepare(self, game: Game) -> None:
        """Look up the ground."""
        self.cavern = game.board.symbol("cavern")

    def one(self, s: State, slot: int) -> int:
        """Caverns."""
        return self.cavern


def underworld(game: Game) -> Component:
    """Power underworld."""
    cavern = game.board.symbol("cavern")
    return Component(
        "underworld",
        POWER,
        tokens=5,
        terms=(CostTerm("underworld.1", cavern, -1),),
        clauses=(Underworld2(),),
    )


class Wealthy1(Bonus):
    """at scoring, once per life: gain 7 coins."""

    name = "wealthy.1"
    limit = PER_LIFE

    def size(self, s: State, slot: int) -> int:
        """Seven."""
        return 7


def wealthy(game: Game) -> Component:
    """Power wealthy."""
    return Component("wealthy", POWER, tokens=4, clauses=(Wealthy1(),))


RACES = (
    *(amazons, dwarves, elves, ghouls, giants, halflings, humans),
    *(orcs, ratmen, skeletons, sorcerers, tritons, trolls, wizards),
)
POWERS = (
    *(alchemist, berserk, bivouacking, commando, diplomat, dragon_master, flying, forest, fortified, heroic),
    *(hill, merchant, mounted, pillaging, seafaring, spirit, stout, swamp, underworld, wealthy),
)
