"""Who stands where, in words for a terminal."""

from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.runtime.deck import event_in_force, next_event
from swdsl.runtime.neutrals import neutral_at
from swdsl.runtime.standing import ranking
from swdsl.runtime.state import State
from swdsl.runtime.words import EMPTY, NEUTRAL
from swdsl.table.talk import Talk
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody ends; players of a team that counts its coins together end together."""

    place: int
    players: tuple[int, ...]
    coins: int
    tokens: int


def final_standing(s: State) -> tuple[Place, ...]:
    """Return what everybody has at the end, the best first; equals share a place."""
    found: list[Place] = []
    for coins, tokens, player in ranking(s):
        team = s.game.everyone & ~s.game.foes[player] if s.game.purse else 1 << player
        players = tuple(each for each in range(s.game.players) if team >> each & 1)
        if any(each.players == players for each in found):
            continue
        equal = found and (found[-1].coins, found[-1].tokens) == (coins, tokens)
        place = found[-1].place if equal else len(found) + 1
        found.append(Place(place, players, coins, tokens))
    return tuple(found)


def board_rows(s: State, talk: Talk) -> list[tuple[str, str, str, str]]:
    """Return one row per region: name, ground, who holds it, what else stands there."""
    rows = []
    for number, region in enumerate(s.board.regions):
        ground = ", ".join(talk.ground(each) for each in (region.terrain, *region.symbols))
        things = ", ".join(things_in(s, number, talk))
        rows.append((talk.region(number), ground, holder(s, number, talk), things))
    return rows


def holder(s: State, r: int, talk: Talk) -> str:
    """Say who holds a region; nothing if nobody does."""
    owner = s.own[r]
    if owner == EMPTY:
        return ""
    if owner == NEUTRAL:
        return f"{s.tok[r]} × {talk.name(neutral_at(s, r).name, Kind.NEUTRAL)}"
    race = talk.name(s.game.races[s.race[owner]].name, Kind.RACE)
    state = "" if owner % s.game.width == 0 else ", in decline"
    return f"{s.tok[r]} {race} (player {s.game.player_of[owner] + 1}{state})"


def things_in(s: State, r: int, talk: Talk) -> list[str]:
    """Name the pieces, places and relics in a region."""
    pieces = [
        talk.name(piece.name, Kind.PIECE) for i, piece in enumerate(s.game.pieces) if s.piece[i] >> r & 1
    ]
    return pieces + [talk.marker(s.game.markers[m].name) for m, place in enumerate(s.marker_at) if place == r]


def player_lines(s: State, talk: Talk, observer: int) -> list[str]:
    """Return one line per player with all races; coins of others stay hidden until the end."""
    lines = []
    for player in range(s.game.players):
        purse = talk.coins(s.coins[player]) if s.over or player == observer else "coins hidden"
        slots = range(player * s.game.width, (player + 1) * s.game.width)
        races = [_race_text(s, slot, talk) for slot in slots if s.race[slot] >= 0]
        seat = f"player {player + 1}{_whose(s, player, observer)}"
        lines.append(f"{seat}: {purse}; {'; '.join(races) or 'no race'}")
    return lines


def _whose(s: State, player: int, observer: int) -> str:
    """Say whether a player is whoever looks on, or plays together with them."""
    if player == observer:
        return " (you)"
    together = observer >= 0 and not s.game.foes[observer] >> player & 1
    return " (your team-mate)" if together else ""


def event_lines(s: State, talk: Talk) -> list[str]:
    """Say which event is in force, what it does, and which one comes next; nothing if there is none."""
    now, coming = event_in_force(s), next_event(s)
    if now < 0:
        return []
    name = s.game.events[now].name
    event = talk.component(Kind.EVENT, name)
    said = " ".join(talk.rules(event)) if event else ""
    lines = [f"event of this round: {talk.name(name, Kind.EVENT)}. {said}".rstrip()]
    if coming >= 0:
        lines.append(f"event of the next round: {talk.name(s.game.events[coming].name, Kind.EVENT)}")
    return lines


def guest_lines(s: State, talk: Talk) -> list[str]:
    """Say who chooses where guests stand, and how many regions they still take."""
    guest = s.game.guests[s.offer]
    regions = f"{s.left} region{'' if s.left == 1 else 's'}"
    rule = "; no two of them may border each other" if guest.apart else ""
    name = talk.name(guest.name, Kind.NEUTRAL)
    return [f"player {s.actor + 1} chooses: {name} tokens still take {regions}{rule}"]


def kit_of(s: State, slot: int) -> Iterator[int]:
    """Yield the kinds of pieces that a race or its power has in hand."""
    homes = {s.game.races[s.race[slot]].name}
    if s.power[slot] >= 0:
        homes.add(s.game.powers[s.power[slot]].name)
    active = slot % s.game.width == 0
    return (i for i, home in enumerate(s.game.piece_home) if active and home in homes and s.kit[i])


def _race_text(s: State, slot: int, talk: Talk) -> str:
    power = s.game.powers[s.power[slot]].name if s.power[slot] >= 0 else ""
    name = talk.combo(s.game.races[s.race[slot]].name, power)
    regions = s.occ[slot].bit_count()
    held = [str(s.hand[slot])] if s.hand[slot] else []
    held += [f"{s.kit[i]} × {talk.name(s.game.pieces[i].name, Kind.PIECE)}" for i in kit_of(s, slot)]
    hand = f", {', '.join(held)} in hand" if held else ""
    state = "" if slot % s.game.width == 0 else " in decline"
    return f"{name}{state} in {regions} region{'' if regions == 1 else 's'}{hand}"
