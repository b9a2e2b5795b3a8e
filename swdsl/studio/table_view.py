"""The table as it is drawn: who stands where, the column, the question with its choices, what attacks cost.

Every rule here is asked of the engine; a host that draws this knows none.
"""

from dataclasses import asdict
from typing import Final

from swdsl.drawing.counters import COLOURS
from swdsl.runtime.deck import event_in_force, next_event
from swdsl.runtime.describe import Told, tell
from swdsl.runtime.draft import price_of
from swdsl.runtime.explain import cost_in_full, cost_items
from swdsl.runtime.neutrals import neutral_at
from swdsl.runtime.play import legal
from swdsl.runtime.players import last_round
from swdsl.runtime.regions import piece_count
from swdsl.runtime.scoring import score_items
from swdsl.runtime.standing import ranking
from swdsl.runtime.state import State
from swdsl.runtime.why_not import why_not
from swdsl.runtime.words import (
    CHANCE,
    EMPTY,
    NEUTRAL,
    P_ATTACK,
    P_GUESTS,
    P_PICK,
    PLACE,
    V_CONQUER,
    V_PICK,
    V_SETTLE,
    V_TRY,
)
from swdsl.studio.games import HUMAN, OpenGame
from swdsl.studio.message import Reply
from swdsl.studio.table_words import Teller
from swdsl.table.phases import PHASES
from swdsl.table.standing import final_standing, kit_of
from swdsl.words import Kind

_LOG: Final = 60
"""Lines of the log that come with a table; more can be asked for."""


class View:
    """One game, seen by one player, told by one teller."""

    def __init__(self, game: OpenGame, teller: Teller, observer: int) -> None:
        self._game, self._teller, self._observer = game, teller, observer
        self._s: State = game.state
        self._actions = list(legal(self._s)) if game.is_human_turn else []
        self._numbers = {action: number for number, action in enumerate(self._actions)}

    def table(self) -> Reply:
        """Return everything a table shows but its picture, which does not change."""
        s, game = self._s, self._game
        return {
            "game": game.id,
            "title": game.laid.declared.name,
            "map": game.laid.declared.map,
            "step": len(game.log),
            "turn": s.turn,
            "turns": last_round(s),
            "phase": PHASES[s.phase],
            "over": s.over,
            "player": s.player,
            "decides": None if s.over or s.actor == CHANCE else s.actor,
            "waits_for": "nobody" if s.over else HUMAN if game.is_human_turn else _other(s),
            "players": [self._player(player) for player in range(s.game.players)],
            "regions": [self._region(r) for r in range(s.board.count)],
            "events": self._events(),
            "column": [self._combo(place) for place in range(len(s.column_races))],
            "question": self.question(),
            "log": [self._teller.logged(each) for each in game.log[-_LOG:]],
            "ranking": [player for _, _, player in ranking(s)] if s.over else None,
            "standing": [asdict(each) for each in final_standing(s)] if s.over else None,
        }

    def _events(self) -> Reply | None:
        """Return the event in force and the next one; nothing in games without events."""
        s = self._s
        now, coming = event_in_force(s), next_event(s)
        return None if now < 0 else {"now": self._event(now), "next": self._event(coming)}

    def _event(self, number: int) -> Reply | None:
        if number < 0:
            return None
        name = self._s.game.events[number].name
        teller = self._teller
        return {
            "id": name,
            "name": teller.name(name, Kind.EVENT),
            "sentences": teller.facts(Kind.EVENT, name),
        }

    def question(self) -> Reply | None:
        """Return what whoever sits at the table is asked, and every answer there is."""
        if not self._game.is_human_turn:
            return None
        s, teller = self._s, self._teller
        told = [tell(s, action) for action in self._actions]
        asker = next((str(each.arguments["clause"]) for each in told if "clause" in each.arguments), "")
        one = asker and all(each.arguments.get("clause") == asker for each in told)
        return {
            "player": s.actor,
            "text": teller.question(s),
            "clause": teller.clause(asker) if one else None,
            "choices": [
                {
                    "number": number,
                    "key": each.key,
                    "text": teller.choice(each),
                    "region": each.arguments.get("region"),
                    "cost": each.arguments.get("cost"),
                    "clause": teller.clause(str(each.arguments["clause"]))
                    if "clause" in each.arguments
                    else None,
                }
                for number, each in enumerate(told)
                if not _says_it_again(each)
            ],
        }

    def _player(self, player: int) -> Reply:
        s, teller = self._s, self._teller
        shown = s.over or player == self._observer
        items = score_items(s, player) if not s.over else []
        regions = [region.name for region in s.board.regions]
        return {
            "player": player,
            "name": teller.player(player),
            "seat": self._game.seats[player],
            "colour": COLOURS[player % len(COLOURS)],
            "coins": s.coins[player] if shown else None,
            "races": [self._race(slot) for slot in self._slots(player) if s.race[slot] >= 0],
            "would_score": sum(item.amount for item in items),
            "score": teller.score(items, regions),
        }

    def _slots(self, player: int) -> range:
        width = self._s.game.width
        return range(player * width, (player + 1) * width)

    def _race(self, slot: int) -> Reply:
        s, teller = self._s, self._teller
        race = s.game.races[s.race[slot]].name
        power = s.game.powers[s.power[slot]].name if s.power[slot] >= 0 else None
        return {
            "race": race,
            "name": teller.name(race, Kind.RACE),
            "power": power,
            "power_name": teller.name(power, Kind.POWER) if power else None,
            "declined": slot % s.game.width != 0,
            "hand": s.hand[slot],
            "regions": s.occ[slot].bit_count(),
            "pieces": [self._piece(i, s.kit[i]) for i in kit_of(s, slot)],
        }

    def _piece(self, i: int, number: int) -> Reply:
        name = self._s.game.pieces[i].name
        return {"id": name, "name": self._teller.name(name, Kind.PIECE), "number": number}

    def _region(self, r: int) -> Reply:
        s, teller = self._s, self._teller
        region = s.board.regions[r]
        pieces = [i for i in range(len(s.game.pieces)) if s.piece[i] >> r & 1]
        markers = [s.game.markers[m] for m, place in enumerate(s.marker_at) if place == r]
        return {
            "id": region.name,
            "name": teller.name(region.name),
            "terrain": teller.name(region.terrain, Kind.TERRAIN),
            "symbols": [teller.name(each, Kind.SYMBOL) for each in region.symbols],
            "edge": region.edge,
            "holder": self._holder(r),
            "pieces": [self._piece(i, piece_count(s, i, r)) for i in pieces],
            "markers": [
                {
                    "id": each.name,
                    "name": teller.name(each.name, Kind.PLACE if each.kind == PLACE else Kind.RELIC),
                    "kind": "place" if each.kind == PLACE else "relic",
                }
                for each in markers
            ],
            "attack": self.attack(r),
        }

    def _holder(self, r: int) -> Reply | None:
        s = self._s
        slot = s.own[r]
        if slot == EMPTY:
            return None
        if slot == NEUTRAL:
            return self._standing(r, neutral_at(s, r).name, None, declined=False)
        player, race = s.game.player_of[slot], s.game.races[s.race[slot]].name
        return self._standing(r, race, player, declined=slot % s.game.width != 0)

    def _standing(self, r: int, race: str, player: int | None, *, declined: bool) -> Reply:
        return {
            "player": player,
            "race": race,
            "name": self._teller.name(race, Kind.NEUTRAL if player is None else Kind.RACE),
            "tokens": self._s.tok[r],
            "declined": declined,
            "colour": None if player is None else COLOURS[player % len(COLOURS)],
        }

    def attack(self, r: int) -> Reply | None:
        """Return what an attack on a region would cost and whether it is possible; nothing at other times."""
        s, teller = self._s, self._teller
        if s.phase == P_GUESTS and self._game.is_human_turn:
            reason = why_not(s, V_SETTLE + r)
            chosen = self._numbers.get(V_SETTLE + r)
            return _verdict(chosen, None, teller.refusal(s, reason) if reason else None, [])
        if s.phase != P_ATTACK or not self._game.is_human_turn:
            return None
        for action in (V_CONQUER + r, V_TRY + r):
            if action in self._numbers:
                cost = cost_in_full(s, s.slot, r, s.armed)
                return _verdict(self._numbers[action], cost, None, self._bill(r))
        reason = why_not(s, V_CONQUER + r)
        refusal = teller.no_conquest(s, reason, r) if reason else None
        if reason is not None and not reason.need:  # what is not for lack of tokens has no price either
            return _verdict(None, None, refusal, [])
        return _verdict(None, cost_in_full(s, s.slot, r, s.armed), refusal, self._bill(r))

    def _bill(self, r: int) -> list[Reply]:
        return self._teller.bill(cost_items(self._s, self._s.slot, r, self._s.armed))

    def _combo(self, place: int) -> Reply:
        s, teller = self._s, self._teller
        race = s.game.races[s.column_races[place]]
        power = s.game.powers[s.column_powers[place]]
        wanted = race.tokens + power.tokens + race.extra
        picks = s.phase == P_PICK and self._game.is_human_turn
        reason = why_not(s, V_PICK + place) if picks else None
        return {
            "place": place,
            "race": race.name,
            "race_name": teller.name(race.name, Kind.RACE),
            "power": power.name,
            "power_name": teller.name(power.name, Kind.POWER),
            "tokens": min(wanted, s.tray[s.column_races[place]]),
            "price": price_of(s, place),
            "coins": s.column_coins[place],
            "sentences": {
                "race": teller.facts(Kind.RACE, race.name),
                "power": teller.facts(Kind.POWER, power.name),
            },
            "choice": self._numbers.get(V_PICK + place),
            "refusal": teller.refusal(s, reason) if reason else None,
        }


def _other(s: State) -> str:
    return "chance" if s.actor == CHANCE else "bot"


def _verdict(choice: int | None, cost: int | None, refusal: Reply | None, bill: list[Reply]) -> Reply:
    return {
        "possible": choice is not None,
        "choice": choice,
        "cost": cost,
        "bill": bill,
        "refusal": refusal,
    }


def _says_it_again(told: Told) -> bool:
    """Whether this is the last token put as all that are left: there is a choice for it already."""
    return told.key == "put_rest" and told.arguments["number"] == 1
