"""The table in words: who stands where, what may be done, what it would cost and what it brings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from swdsl.runtime.attack import cost_of
from swdsl.runtime.describe import ENGLISH, tell
from swdsl.runtime.explain import cost_items
from swdsl.runtime.neutrals import neutral_at
from swdsl.runtime.scoring import ScoreItem, score_items
from swdsl.runtime.state import Entry, State
from swdsl.runtime.why_not import Reason, why_not
from swdsl.runtime.words import EMPTY, NEUTRAL, P_ATTACK, P_GUESTS, V_CONQUER, V_SETTLE


@dataclass(frozen=True, slots=True)
class Words:
    """What things are called: display names by id, and the source of each clause."""

    names: Mapping[str, str]
    clauses: Mapping[str, tuple[str, int, str]]

    def name(self, identifier: str) -> str:
        """Return the display name of a component, region or piece."""
        if identifier in self.names:
            return self.names[identifier]
        return identifier.rpartition(".")[2].replace("_", " ").title()

    def clause(self, identifier: str) -> str:
        """Return whose sentence this is: the component's name, or the rule's own label."""
        owner, _, last = identifier.rpartition(".")
        return self.name(owner) if last.isdigit() else last.replace("_", " ")

    def source(self, identifier: str) -> str:
        """Return the line of the rules that a clause stands on."""
        file, line, text = self.clauses.get(identifier, ("", 0, ""))
        return f"{text}  ({file}:{line})" if file else ""

    def sentence(self, identifier: str) -> str:
        """Return a clause as its author wrote it."""
        return self.clauses.get(identifier, ("", 0, ""))[2]


def choice_text(s: State, action: int, words: Words) -> str:
    """Say what an action does, in words for people."""
    told = tell(s, action)
    arguments: dict[str, str | int] = {}
    for key, value in told.arguments.items():
        if key == "clause":
            arguments[key] = words.clause(str(value))
        elif key == "cost":
            arguments[key] = f"{value} token{'' if value == 1 else 's'}"
        elif key in ("price", "coins"):
            arguments[key] = _coins(int(value))
        elif key == "player":
            arguments[key] = int(value) + 1
        else:
            arguments[key] = words.name(value) if isinstance(value, str) else value
    return ENGLISH[told.key].format(**arguments)


def _coins(number: int) -> str:
    return f"{number} coin{'' if number == 1 else 's'}"


def clause_of(s: State, action: int) -> str:
    """Return the clause an action uses or answers; nothing if it is an ordinary one."""
    return str(tell(s, action).arguments.get("clause", ""))


def region_of(s: State, action: int) -> str:
    """Return the region an action is about; nothing if it is about none."""
    return str(tell(s, action).arguments.get("region", ""))


def board_rows(s: State, words: Words) -> list[tuple[str, str, str, str]]:
    """Return one row per region: name, ground, who holds it, what else stands there."""
    rows = []
    for number, region in enumerate(s.board.regions):
        ground = ", ".join(words.name(each) for each in (region.terrain, *region.symbols))
        rows.append(
            (words.name(region.name), ground, _holder(s, number, words), things_text(s, number, words))
        )
    return rows


def _holder(s: State, r: int, words: Words) -> str:
    owner = s.own[r]
    if owner == EMPTY:
        return ""
    if owner == NEUTRAL:
        return f"{s.tok[r]} × {words.name(neutral_at(s, r).name)}"
    player = s.game.player_of[owner]
    race = words.name(s.game.races[s.race[owner]].name)
    state = "" if owner % s.game.width == 0 else ", in decline"
    return f"{s.tok[r]} {race} (player {player + 1}{state})"


def things_text(s: State, r: int, words: Words) -> str:
    """Name the pieces, places and relics in a region."""
    pieces = [words.name(piece.name) for i, piece in enumerate(s.game.pieces) if s.piece[i] >> r & 1]
    markers = [words.name(s.game.markers[m].name) for m, place in enumerate(s.marker_at) if place == r]
    return ", ".join(pieces + markers)


def player_lines(s: State, words: Words, observer: int) -> list[str]:
    """Return one line per player and race; coins of others stay hidden until the end."""
    lines = []
    for player in range(s.game.players):
        purse = f"{s.coins[player]} coins" if s.over or player == observer else "coins hidden"
        races = [_race_text(s, slot, words) for slot in _slots(s, player) if s.race[slot] >= 0]
        lines.append(f"player {player + 1}: {purse}; {'; '.join(races) or 'no race'}")
    return lines


def guest_lines(s: State, words: Words) -> list[str]:
    """Say who chooses where guests stand, and how many regions they still take."""
    guest = s.game.guests[s.offer]
    regions = f"{s.left} region{'' if s.left == 1 else 's'}"
    rule = "; no two of them may border each other" if guest.apart else ""
    return [f"player {s.actor + 1} chooses: {words.name(guest.name)} tokens still take {regions}{rule}"]


def _slots(s: State, player: int) -> range:
    return range(player * s.game.width, (player + 1) * s.game.width)


def _race_text(s: State, slot: int, words: Words) -> str:
    race = words.name(s.game.races[s.race[slot]].name)
    power = f"{words.name(s.game.powers[s.power[slot]].name)} " if s.power[slot] >= 0 else ""
    regions = s.occ[slot].bit_count()
    hand = f", {s.hand[slot]} in hand" if s.hand[slot] else ""
    state = "" if slot % s.game.width == 0 else " in decline"
    return f"{power}{race}{state} in {regions} region{'' if regions == 1 else 's'}{hand}"


def why_lines(s: State, region: int, words: Words) -> list[str]:
    """Explain what an attack on a region costs, and what forbids it if something does."""
    name = words.name(s.board.regions[region].name)
    if s.phase == P_GUESTS:
        refusal = why_not(s, V_SETTLE + region)
        return [f"{name}: {reason_text(refusal) if refusal else 'possible'}."]
    lines = []
    if s.phase == P_ATTACK:
        reason = why_not(s, V_CONQUER + region)
        if reason is not None:
            lines.append(f"You cannot conquer {name} now: {reason_text(reason)}.")
            lines += [f"    {words.source(each)}" for each in reason.clauses if words.source(each)]
    items = cost_items(s, s.slot, region, s.armed)
    lines.append(f"{name} costs {cost_of(s, s.slot, region, s.armed)}:")
    lines += [
        f"  {item.amount:+d}  {words.clause(item.clause)}  {words.source(item.clause)}" for item in items
    ]
    return lines


def column_lines(s: State, words: Words) -> list[str]:
    """Return the column from the top: what may be picked, with the coins that lie on it."""
    lines = []
    for race, power, coins in zip(s.column_races, s.column_powers, s.column_coins, strict=True):
        names = f"{words.name(s.game.powers[power].name)} {words.name(s.game.races[race].name)}"
        lines.append(f"{names}, {_coins(coins)} on it")
    return lines


def reason_text(reason: Reason) -> str:
    """Say why something is refused."""
    text = reason.key.replace("_", " ")
    return f"{text} (you have {reason.have}, it takes {reason.need})" if reason.need else text


def score_lines(s: State, player: int, words: Words) -> list[str]:
    """Return what a player would score now, item by item."""
    items = score_items(s, player)
    lines = [f"player {player + 1} would score {sum(item.amount for item in items)}:"]
    return lines + [f"  {item.amount:+d}  {_item_text(s, item, words)}" for item in items]


def _item_text(s: State, item: ScoreItem, words: Words) -> str:
    where = f" for {words.name(s.board.regions[item.region].name)}" if item.region >= 0 else ""
    payer = f" from player {item.payer + 1}" if item.payer >= 0 else ""
    return f"{words.clause(item.clause)}{where}{payer}"


def journal_lines(s: State, journal: Sequence[Entry], words: Words) -> list[str]:
    """Say what coins moved, player by player, each with its items; the same items of many regions are one."""
    lines = []
    for player in dict.fromkeys(entry.player for entry in journal):
        mine = [entry for entry in journal if entry.player == player]
        total = sum(entry.amount for entry in mine)
        by_clause: dict[str, int] = {}
        for entry in mine:
            by_clause[entry.clause] = by_clause.get(entry.clause, 0) + entry.amount
        items = ", ".join(f"{words.clause(clause)} {amount:+d}" for clause, amount in by_clause.items())
        verb = "gains" if total >= 0 else "loses"
        lines.append(f"player {player + 1} {verb} {_coins(abs(total))}: {items}")
    return lines
