"""The underground powers as the compiler prints them. Stand-in content for the kernel's tests."""

from swdsl.runtime import (
    AFTER_CONQUESTS,
    AFTER_SCORING,
    ALL,
    ANY_TIME,
    ANYONE,
    AT_REDEPLOYMENT,
    ATTACKED,
    BEFORE_SCORING,
    BOTH,
    DECLINED,
    DECLINES,
    FROM_OPPONENTS,
    FROM_TRAY_OR_HAND,
    LOSES,
    MARKER,
    OURS,
    PER_OPPONENT,
    PER_TURN,
    POWER,
    REGION,
    RELIC,
    SPREAD,
    TO_HAND,
    TURN_START,
    Aid,
    Bonus,
    Coins,
    CoinTerm,
    Component,
    Cost,
    Defence,
    Game,
    KeepTerm,
    Levy,
    LossTerm,
    Piece,
    Program,
    Reflex,
    State,
    active_of,
    active_opponents,
    adjacent_groups,
    convert,
    copy_marker,
    gain_coins,
    gain_pieces,
    groups,
    held_by,
    holders,
    mark_player,
    markers_in_play,
    move_piece,
    piece_count,
    place_from_kit,
    player_of,
    players_with,
    remove_pieces,
    scored,
    tray,
    with_defenders,
    with_tokens,
)


class Adventurous1(Coins):
    """at scoring: gain 1 coin for each region I hold with a place."""

    name = "adventurous.1"

    def where(self, s: State, slot: int) -> int:
        """Regions I hold with a place."""
        return s.occ[slot] & s.places


def adventurous(game: Game) -> Component:
    """Power adventurous."""
    return Component("adventurous", POWER, tokens=5, clauses=(Adventurous1(),))


class Fisher1(Bonus):
    """at scoring: gain 1 coin for every 2 coastal regions I hold."""

    name = "fisher.1"

    def prepare(self, game: Game) -> None:
        """Look up the ground."""
        self.coastal = game.board.land & game.board.spread(game.board.terrain("river"))

    def size(self, s: State, slot: int) -> int:
        """One for every two."""
        return (s.occ[slot] & self.coastal).bit_count() // 2


def fisher(game: Game) -> Component:
    """Power fisher."""
    return Component("fisher", POWER, tokens=4, clauses=(Fisher1(),))


class Flocking1(Bonus):
    """at scoring, if there is exactly 1 adjacent group of regions I hold: gain 2 coins."""

    name = "flocking.1"

    def size(self, s: State, slot: int) -> int:
        """Two for one group."""
        return 2 if adjacent_groups(s, slot, s.occ[slot]) == 1 else 0


def flocking(game: Game) -> Component:
    """Power flocking."""
    return Component("flocking", POWER, tokens=5, clauses=(Flocking1(),))


class Frightened1(Coins):
    """at scoring: gain 1 coin for each region I hold with at least 3 tokens."""

    name = "frightened.1"

    def where(self, s: State, slot: int) -> int:
        """Such regions."""
        return with_tokens(s, s.occ[slot], 3, ALL)


def frightened(game: Game) -> Component:
    """Power frightened."""
    return Component("frightened", POWER, tokens=4, clauses=(Frightened1(),))


def immortal(game: Game) -> Component:
    """Power immortal."""
    return Component("immortal", POWER, tokens=4, terms=(LossTerm("immortal.1", lose=0),))


class Magic1(Program):
    """at any time, once per turn: I may use bag_o_many_things as a relic in play until turn end."""

    name = "magic.1"
    on = ANY_TIME
    limit = PER_TURN
    optional = True
    asks = (MARKER,)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.bag = game.piece("bag_o_many_things")

    def options(self, s: State, slot: int, step: int) -> int:
        """Relics in play."""
        return markers_in_play(s, RELIC)

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Copy the relic."""
        copy_marker(s, slot, self.bag, choice)


def magic(game: Game) -> Component:
    """Power magic."""
    return Component(
        "magic", POWER, tokens=5, pieces=(Piece("bag_o_many_things", copies=True),), clauses=(Magic1(),)
    )


class Martyr1(Reflex):
    """when an opponent conquers a region I hold: gain 1 coin."""

    name = "martyr.1"
    on = LOSES

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Take the coin."""
        gain_coins(s, slot, 1, self.name)


def martyr(game: Game) -> Component:
    """Power martyr."""
    return Component("martyr", POWER, tokens=4, clauses=(Martyr1(),))


def mining(game: Game) -> Component:
    """Power mining."""
    return Component("mining", POWER, tokens=4, terms=(CoinTerm("mining.1", game.board.terrain("mine"), 1),))


def muddy(game: Game) -> Component:
    """Power muddy."""
    ground = game.board.terrain("mudpool")
    return Component("muddy", POWER, tokens=3, terms=(CoinTerm("muddy.1", ground, 1, BOTH),))


def mystic(game: Game) -> Component:
    """Power mystic."""
    ground = game.board.terrain("mystic_crystal")
    return Component("mystic", POWER, tokens=4, terms=(CoinTerm("mystic.1", ground, 1),))


class Quarreling1(Bonus):
    """at scoring, if option quarreling_groups is border: gain 1 coin for each group of regions I hold."""

    name = "quarreling.1"

    def size(self, s: State, slot: int) -> int:
        """One for each group."""
        return groups(s, s.occ[slot])


def quarreling(game: Game) -> Component:
    """Power quarreling."""
    return Component("quarreling", POWER, tokens=3, clauses=(Quarreling1(),))


class Reborn1(Program):
    """at turn start, only in decline: I may replace all tokens in up to 2 regions I hold with 1 token of."""

    name = "reborn.1"
    on = TURN_START
    state = DECLINED
    optional = True
    waits = True
    asks = (REGION,)

    def rounds(self, s: State, slot: int, step: int) -> int:
        """Up to two regions."""
        return 2

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions I hold, while my active race has a token."""
        active = active_of(s, slot)
        return s.occ[slot] if tray(s, active) or s.hand[active] else 0

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Replace the tokens."""
        convert(s, choice, active_of(s, slot))


def reborn(game: Game) -> Component:
    """Power reborn."""
    return Component("reborn", POWER, tokens=5, clauses=(Reborn1(),))


class Royal1(Program):
    """before scoring: move queen to a region I hold."""

    name = "royal.1"
    on = BEFORE_SCORING
    asks = (REGION,)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.queen = game.piece("queen")

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions I hold."""
        return s.occ[slot]

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Move the piece."""
        move_piece(s, self.queen, choice)


def royal(game: Game) -> Component:
    """Power royal."""
    return Component(
        "royal",
        POWER,
        tokens=5,
        pieces=(Piece("queen", stays_in_decline=True, immune=FROM_OPPONENTS),),
        clauses=(Royal1(),),
    )


class Shield1(Reflex):
    """after conquests: gain 1 mushroom_armor for each mushroom_forest I hold."""

    name = "shield.1"
    on = AFTER_CONQUESTS

    def prepare(self, game: Game) -> None:
        """Look up ground and piece."""
        self.mushroom_armor = game.piece("mushroom_armor")
        self.mushroom_forest = game.board.terrain("mushroom_forest")

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Take the pieces."""
        gain_pieces(s, self.mushroom_armor, (s.occ[slot] & self.mushroom_forest).bit_count())


class Shield2(Program):
    """at redeployment: place all mushroom_armors from hand in regions I hold."""

    name = "shield.2"
    on = AT_REDEPLOYMENT
    asks = (SPREAD,)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.mushroom_armor = game.piece("mushroom_armor")

    def units(self, s: State, slot: int, step: int) -> int:
        """Count the pieces in hand."""
        return s.kit[self.mushroom_armor]

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions I hold."""
        return s.occ[slot]

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Place a."""
        place_from_kit(s, self.mushroom_armor, choice)


class Shield3(Defence):
    """when anyone attacks a region with mushroom_armor, also in decline: cost 1 more for each there."""

    name = "shield.3"
    state = BOTH
    scope = ANYONE
    varies = True

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.mushroom_armor = game.piece("mushroom_armor")

    def where(self, s: State, slot: int) -> int:
        """Regions with the piece."""
        return s.piece[self.mushroom_armor]

    def at(self, s: State, slot: int, r: int) -> int:
        """One for each piece there."""
        return piece_count(s, self.mushroom_armor, r)


def shield(game: Game) -> Component:
    """Power shield."""
    return Component(
        "shield",
        POWER,
        tokens=3,
        pieces=(Piece("mushroom_armor", 8, stays_in_decline=True),),
        clauses=(Shield1(), Shield2(), Shield3()),
    )


def stone(game: Game) -> Component:
    """Power stone."""
    ground = game.board.terrain("black_mountain")
    return Component("stone", POWER, tokens=4, terms=(CoinTerm("stone.1", ground, 1),))


class Thieving1(Levy):
    """at scoring: gain 1 coin from each active opponent that holds a region bordering a region I hold."""

    name = "thieving.1"

    def payers(self, s: State, slot: int) -> int:
        """Such opponents."""
        return holders(s, slot, s.board.spread(s.occ[slot]))


def thieving(game: Game) -> Component:
    """Power thieving."""
    return Component("thieving", POWER, tokens=4, clauses=(Thieving1(),))


def tomb(game: Game) -> Component:
    """Power tomb."""
    return Component(
        "tomb",
        POWER,
        tokens=5,
        terms=(
            KeepTerm("tomb.1", ALL, optional=True, redeploy=True),
            LossTerm("tomb.2", DECLINED, survivors=TO_HAND),
        ),
    )


class Vampire1(Aid):
    """when I attack a lone_enemy, once per turn per opponent: I may replace the defender with 1."""

    name = "vampire.1"
    limit = PER_OPPONENT
    replaces = FROM_TRAY_OR_HAND

    def where(self, s: State, slot: int) -> int:
        """Lone enemies."""
        return with_defenders(s, active_opponents(s, slot), 1, 1)


def vampire(game: Game) -> Component:
    """Power vampire."""
    return Component("vampire", POWER, tokens=5, clauses=(Vampire1(),))


class Vanishing1(Reflex):
    """when I decline, unless I scored this turn: gain 2 coins for each region I hold."""

    name = "vanishing.1"
    on = DECLINES

    def applies(self, s: State, slot: int, there: int, they: int) -> bool:
        """Unless I scored this turn."""
        return not scored(s)

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Take the coins."""
        gain_coins(s, slot, 2 * s.occ[slot].bit_count(), self.name)


def vanishing(game: Game) -> Component:
    """Power vanishing."""
    return Component(
        "vanishing", POWER, tokens=5, terms=(KeepTerm("vanishing.2", 0),), clauses=(Vanishing1(),)
    )


class Vengeful1(Reflex):
    """when an opponent attacks a region we hold: place 1 vengeance_marker on them."""

    name = "vengeful.1"
    on = ATTACKED
    scope = OURS

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.vengeance_marker = game.piece("vengeance_marker")

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Mark the attacker."""
        mark_player(s, self.vengeance_marker, player_of(s, they))


class Vengeful2(Cost):
    """when I attack a region held by a player with vengeance_marker: cost 1 less."""

    name = "vengeful.2"
    amount = -1

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.vengeance_marker = game.piece("vengeance_marker")

    def where(self, s: State, slot: int) -> int:
        """Their regions."""
        return held_by(s, players_with(s, self.vengeance_marker))


class Vengeful3(Reflex):
    """after scoring: remove all vengeance_markers."""

    name = "vengeful.3"
    on = AFTER_SCORING

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.vengeance_marker = game.piece("vengeance_marker")

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Take them back."""
        remove_pieces(s, self.vengeance_marker)


def vengeful(game: Game) -> Component:
    """Power vengeful."""
    return Component(
        "vengeful",
        POWER,
        tokens=4,
        pieces=(Piece("vengeance_marker", 4, per_player=1),),
        clauses=(Vengeful1(), Vengeful2(), Vengeful3()),
    )


class Wise1(Bonus):
    """at scoring, only in decline, if I hold at least 1 region: gain 2 coins."""

    name = "wise.1"
    state = DECLINED

    def size(self, s: State, slot: int) -> int:
        """Two while I hold a region."""
        return 2 if s.occ[slot] else 0


def wise(game: Game) -> Component:
    """Power wise."""
    return Component("wise", POWER, tokens=4, clauses=(Wise1(),))


POWERS = (
    *(adventurous, fisher, flocking, frightened, immortal, magic, martyr, mining, muddy, mystic, quarreling),
    *(reborn, royal, shield, stone, thieving, tomb, vampire, vanishing, vengeful, wise),
)
