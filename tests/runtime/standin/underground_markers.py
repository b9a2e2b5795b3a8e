"""The places and relics as the compiler prints them. Stand-in content for the kernel's tests."""

from swdsl.runtime import (
    AFTER_SCORING,
    ANY_TIME,
    ANYONE,
    BEFORE_SCORING,
    BOTH,
    CONFIRM,
    CONQUERS,
    DISCOVERS,
    EXACTLY,
    FROM_EVERYONE,
    FROM_OPPONENTS,
    FROM_TRAY_OR_HAND,
    NOTHING,
    PER_TURN,
    PLACE,
    REGION,
    RELIC,
    TIMES,
    TURN_START,
    Aid,
    CarryTerm,
    Coins,
    Component,
    Defence,
    FlatTerm,
    Game,
    Link,
    Piece,
    Program,
    Reflex,
    State,
    Yield,
    active_opponents,
    collect,
    draw_power,
    gain_coins,
    gain_tokens,
    here,
    here_mask,
    holders,
    marker_mask,
    move_here,
    move_piece,
    my_declined,
    remove_pieces,
    remove_token,
    storm,
    tray,
    used,
    with_defenders,
)


# ---- places --------------------------------------------------------------------------------------
class AltarOfSouls1(Program):
    """after scoring, also in decline, once per turn: I may remove 1 token of my declined race,."""

    name = "altar_of_souls.1"
    on = AFTER_SCORING
    state = BOTH
    limit = PER_TURN
    optional = True
    asks = (REGION, NOTHING)

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions of my declined race."""
        return my_declined(s, slot)

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Remove the token, then take the coins."""
        if step == 0:
            remove_token(s, choice)
        else:
            gain_coins(s, slot, 3, self.name)


def altar_of_souls(game: Game) -> Component:
    """Place altar_of_souls."""
    return Component("altar_of_souls", PLACE, clauses=(AltarOfSouls1(),))


class Crypt1(Program):
    """before scoring: I may move tomb_raiders_ghost to a region other than here."""

    name = "crypt_of_the_tomb_raider.1"
    on = BEFORE_SCORING
    optional = True
    asks = (REGION,)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.ghost = game.piece("tomb_raiders_ghost")

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions other than here."""
        return s.board.every & ~s.board.impassable & ~here_mask(s, self) & ~s.piece[self.ghost]

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Move the piece."""
        move_piece(s, self.ghost, choice)


class Crypt3(Reflex):
    """when anyone conquers here, also in decline: remove tomb_raiders_ghost."""

    name = "crypt_of_the_tomb_raider.3"
    on = CONQUERS
    state = BOTH
    scope = ANYONE

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.ghost = game.piece("tomb_raiders_ghost")

    def applies(self, s: State, slot: int, there: int, they: int) -> bool:
        """Only here."""
        return there == here(s, self)

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Remove the piece."""
        remove_pieces(s, self.ghost)


def crypt_of_the_tomb_raider(game: Game) -> Component:
    """Place crypt_of_the_tomb_raider."""
    return Component(
        "crypt_of_the_tomb_raider",
        PLACE,
        pieces=(Piece("tomb_raiders_ghost", stays_in_decline=True, immune=FROM_OPPONENTS),),
        clauses=(Crypt1(), Crypt3()),
    )


class DiamondFields1(Coins):
    """at scoring, also in decline: gain 1 coin for each region I hold with the same terrain as here."""

    name = "diamond_fields.1"
    state = BOTH

    def where(self, s: State, slot: int) -> int:
        """Such regions."""
        return s.occ[slot] & s.board.same_terrain(here_mask(s, self))


def diamond_fields(game: Game) -> Component:
    """Place diamond_fields."""
    return Component("diamond_fields", PLACE, clauses=(DiamondFields1(),))


class GreatBrassPipe1(Link):
    """always: regions with the same terrain as here are adjacent to each other."""

    name = "great_brass_pipe.1"

    def one(self, s: State, slot: int) -> int:
        """Such regions."""
        return s.board.same_terrain(here_mask(s, self))


def great_brass_pipe(game: Game) -> Component:
    """Place great_brass_pipe."""
    return Component("great_brass_pipe", PLACE, clauses=(GreatBrassPipe1(),))


class FountainOfYouth1(Program):
    """at turn start: I may gain 1 token."""

    name = "fountain_of_youth.1"
    on = TURN_START
    optional = True
    asks = (CONFIRM,)

    def options(self, s: State, slot: int, step: int) -> int:
        """Only while the tray has one."""
        return 1 if tray(s, slot) else 0

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Take the token."""
        gain_tokens(s, slot, 1)


def fountain_of_youth(game: Game) -> Component:
    """Place fountain_of_youth."""
    return Component("fountain_of_youth", PLACE, clauses=(FountainOfYouth1(),))


class Keep1(Defence):
    """when anyone attacks here, also in decline: cost 1 more."""

    name = "keep_on_the_motherland.1"
    state = BOTH
    scope = ANYONE

    def where(self, s: State, slot: int) -> int:
        """Here."""
        return here_mask(s, self)


def keep_on_the_motherland(game: Game) -> Component:
    """Place keep_on_the_motherland."""
    return Component(
        "keep_on_the_motherland",
        PLACE,
        terms=(FlatTerm("keep_on_the_motherland.2", 1, BOTH),),
        clauses=(Keep1(),),
    )


def mine_of_the_lost_dwarf(game: Game) -> Component:
    """Place mine_of_the_lost_dwarf."""
    return Component("mine_of_the_lost_dwarf", PLACE, terms=(FlatTerm("mine_of_the_lost_dwarf.1", 2, BOTH),))


class Stonehedge1(Reflex):
    """when I discover this: put a power from the stack on this."""

    name = "stonehedge.1"
    on = DISCOVERS

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Draw the badge."""
        draw_power(s, self)


def stonehedge(game: Game) -> Component:
    """Place stonehedge."""
    return Component("stonehedge", PLACE, terms=(CarryTerm("stonehedge.2"),), clauses=(Stonehedge1(),))


class WickedestPentacle1(Program):
    """when I discover this: balrog conquers a region bordering here."""

    name = "wickedest_pentacle.1"
    on = DISCOVERS
    figure = True
    asks = (REGION,)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.balrog = game.piece("balrog")

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions bordering here."""
        return s.board.spread(here_mask(s, self))

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Send the figure."""
        storm(s, slot, self.balrog, choice)


class WickedestPentacle2(Program):
    """at any time, once per turn, if option balrog_moves is balrog: balrog may conquer a region."""

    name = "wickedest_pentacle.2"
    on = ANY_TIME
    limit = PER_TURN
    optional = True
    figure = True
    asks = (REGION,)

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.balrog = game.piece("balrog")

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions bordering the figure; it still waits beside the board when it could not be sent."""
        return s.board.spread(s.piece[self.balrog] or here_mask(s, self))

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Send the figure."""
        storm(s, slot, self.balrog, choice)


class WickedestPentacle6(Yield):
    """when anyone scores a region with balrog: coins are exactly 0."""

    name = "wickedest_pentacle.6"
    scope = ANYONE
    state = BOTH
    how = EXACTLY
    amount = 0

    def prepare(self, game: Game) -> None:
        """Look up the piece."""
        self.balrog = game.piece("balrog")

    def where(self, s: State, slot: int) -> int:
        """Regions with the piece."""
        return s.piece[self.balrog]


def wickedest_pentacle(game: Game) -> Component:
    """Place wickedest_pentacle."""
    balrog = Piece("balrog", stays_in_decline=True, stays_when_conquered=True, immune=FROM_EVERYONE, losses=2)
    return Component(
        "wickedest_pentacle",
        PLACE,
        pieces=(balrog,),
        clauses=(WickedestPentacle1(), WickedestPentacle2(), WickedestPentacle6()),
    )


# ---- relics --------------------------------------------------------------------------------------
class FlyingDoormat1(Aid):
    """always, once per turn: I may reach any region."""

    name = "flying_doormat.1"
    limit = PER_TURN
    reaches = True


def flying_doormat(game: Game) -> Component:
    """Relic flying_doormat."""
    return Component("flying_doormat", RELIC, clauses=(FlyingDoormat1(),))


class FroggysRing1(Program):
    """before scoring, once per turn: I may move this to a region I hold, then gain 1 coin from."""

    name = "froggys_ring.1"
    on = BEFORE_SCORING
    limit = PER_TURN
    optional = True
    asks = (REGION, NOTHING)

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions I hold."""
        return s.occ[slot]

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Move the relic, then collect."""
        if step == 0:
            move_here(s, self, choice)
        else:
            collect(s, slot, holders(s, slot, s.board.spread(here_mask(s, self))), 1, self.name)


def froggys_ring(game: Game) -> Component:
    """Relic froggys_ring."""
    return Component("froggys_ring", RELIC, clauses=(FroggysRing1(),))


class StinkyTrollsSocks1(Aid):
    """when I attack a region, once per turn: I may ignore defenders, then they lose no tokens."""

    name = "stinky_trolls_socks.1"
    limit = PER_TURN
    ignores = True
    losses = 0


def stinky_trolls_socks(game: Game) -> Component:
    """Relic stinky_trolls_socks."""
    return Component("stinky_trolls_socks", RELIC, clauses=(StinkyTrollsSocks1(),))


class ScepterOfAvarice1(Program):
    """before scoring, once per turn: I may move this to a region I hold."""

    name = "scepter_of_avarice.1"
    on = BEFORE_SCORING
    limit = PER_TURN
    optional = True
    asks = (REGION,)

    def options(self, s: State, slot: int, step: int) -> int:
        """Regions I hold."""
        return s.occ[slot]

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Move the relic."""
        move_here(s, self, choice)


class ScepterOfAvarice2(Yield):
    """when I score a region with this and without mine_of_the_lost_dwarf, if I used this this."""

    name = "scepter_of_avarice.2"
    how = TIMES
    amount = 2

    def prepare(self, game: Game) -> None:
        """Look up the marker."""
        self.mine_of_the_lost_dwarf = game.marker("mine_of_the_lost_dwarf")

    def where(self, s: State, slot: int) -> int:
        """Here, if used and not with the other."""
        if not used(s, self):
            return 0
        return here_mask(s, self) & ~marker_mask(s, self.mine_of_the_lost_dwarf)


def scepter_of_avarice(game: Game) -> Component:
    """Relic scepter_of_avarice."""
    return Component("scepter_of_avarice", RELIC, clauses=(ScepterOfAvarice1(), ScepterOfAvarice2()))


class ShinyOrb1(Aid):
    """when I attack a lone_enemy, once per turn: I may replace the defender with 1 token from."""

    name = "shiny_orb.1"
    limit = PER_TURN
    replaces = FROM_TRAY_OR_HAND

    def where(self, s: State, slot: int) -> int:
        """Lone enemies."""
        return with_defenders(s, active_opponents(s, slot), 1, 1)


def shiny_orb(game: Game) -> Component:
    """Relic shiny_orb."""
    return Component("shiny_orb", RELIC, clauses=(ShinyOrb1(),))


class SwordOfTheKillerRabbit1(Aid):
    """when I attack a region, once per turn: I may cost 2 less."""

    name = "sword_of_the_killer_rabbit.1"
    limit = PER_TURN
    less = 2


def sword_of_the_killer_rabbit(game: Game) -> Component:
    """Relic sword_of_the_killer_rabbit."""
    return Component("sword_of_the_killer_rabbit", RELIC, clauses=(SwordOfTheKillerRabbit1(),))


MARKERS = (
    *(altar_of_souls, crypt_of_the_tomb_raider, diamond_fields, great_brass_pipe, fountain_of_youth),
    *(keep_on_the_motherland, mine_of_the_lost_dwarf, stonehedge, wickedest_pentacle),
    *(flying_doormat, froggys_ring, stinky_trolls_socks, scepter_of_avarice, shiny_orb),
    sword_of_the_killer_rabbit,
)
