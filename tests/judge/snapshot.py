"""What the engine says at one decision, beside what the judge says: attacks, costs, scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.runtime import (
    ARGUMENT,
    P_ATTACK,
    V_CONQUER,
    V_TRY,
    State,
    cost_items,
    legal,
    score_items,
)
from tests.judge.attacks import Strength, attacks, attempts, conquests, helps
from tests.judge.costs import Bill
from tests.judge.scene import Scene
from tests.judge.scoring import score
from tests.judge.table import Memory, Table


@dataclass(frozen=True, slots=True)
class Difference:
    """Where the engine and the judge disagree: about what, and what each of them says."""

    about: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.about}: the sentences say {self.expected}, the engine {self.got}"


def compare_attacks(
    state: State, table: Table, memory: Memory, armed: tuple[str, ...]
) -> Iterator[Difference]:
    """Yield what differs between the attacks on offer and those the sentences allow."""
    if state.phase != P_ATTACK:
        return
    scene = Scene(table, memory, state.slot)
    chosen = tuple(
        said
        for said in helps(scene)
        if said.sentence is not None
        for _ in range(armed.count(said.sentence.name))
    )
    strength = Strength(state.hand[state.slot], state.helpers, max(0, state.die), rolled=state.die >= 0)
    actions = legal(state)
    name = [region.id for region in table.rules.board.regions]
    got = {action & ARGUMENT for action in actions if action - (action & ARGUMENT) == V_CONQUER}
    possible = list(attacks(scene, chosen))
    want = conquests(scene, possible, strength, chosen)
    with_ = f" with {', '.join(armed)}" if armed else ""
    for region in sorted(got ^ set(want)):
        said = "may be conquered" if region in want else "may not"
        said += _items(possible, region)
        yield Difference(f"attack{with_} on {name[region]}", said, "the opposite")
    tried = {action & ARGUMENT for action in actions if action - (action & ARGUMENT) == V_TRY}
    wanted = attempts(scene, possible, strength, chosen)
    for region in sorted(tried ^ set(wanted)):
        said = "may be made" if region in wanted else "may not"
        said += _items(possible, region)
        yield Difference(f"last attempt{with_} on {name[region]}", said, "the opposite")
    yield from _compare_bills(state, possible, name)


def _items(possible: list[tuple[int, Bill]], region: int) -> str:
    """Name the sentences that make up a cost."""
    names = [
        f"{item.name} {item.amount}" for where, bill in possible if where == region for item in bill.items
    ]
    return f" ({', '.join(names)})" if names else ""


def _compare_bills(state: State, possible: list[tuple[int, Bill]], name: list[str]) -> Iterator[Difference]:
    """Compare items one by one; the frame's least is told from the sum."""
    for region, asked in possible:
        if asked.replaces:
            continue
        items = cost_items(state, state.slot, region, state.armed)
        total = sum(item.amount for item in items)
        want = Counter[str]()
        for item in asked.items:
            want[item.name] += item.amount
        got = Counter[str]()
        for each in items:
            if not each.clause.endswith(".minimum"):
                got[each.clause] += each.amount
        rolled = _rolled(state, got, want)
        if not asked.total - rolled <= total <= asked.total or +want != +got or -want != -got:
            about = f"cost of {name[region]}"
            yield Difference(about, f"{asked.total} {dict(want)}", f"{total} {dict(got)}")


def _rolled(state: State, got: Counter[str], want: Counter[str]) -> int:
    """Take the roll that waits for the attack out of the engine's items: the law counts it as strength."""
    if state.die > 0:
        for clause in [each for each in got if each not in want and got[each] == -state.die]:
            del got[clause]
            return state.die
    return 0


def compare_scores(state: State, table: Table, memory: Memory) -> Iterator[Difference]:
    """Yield what differs between the engine's bill of a scoring now and the judge's."""
    player = state.player
    want = score(Scene(table, memory, table.active_of(player)), player)
    regions, flat, moved = Counter[int](), Counter[str](), Counter[tuple[str, int]]()
    for item in score_items(state, player):
        if item.payer >= 0:
            moved[item.clause, item.payer] += item.amount
        elif item.region >= 0:
            regions[item.region] += item.amount
        else:
            flat[item.clause] += item.amount
    for region in table.rules.everywhere:
        if want.of_regions[region] != regions[region]:
            items = [
                f"{each.clause} {each.amount}" for each in score_items(state, player) if each.region == region
            ]
            about = f"coins of {table.rules.board.regions[region].id}"
            yield Difference(about, str(want.of_regions[region]), f"{regions[region]} ({', '.join(items)})")
    for about, wanted, got in (
        ("coins of no region", want.flat, flat),
        ("coins taken", want.moved, moved),
    ):
        if {k: v for k, v in wanted.items() if v} != {k: v for k, v in got.items() if v}:
            yield Difference(about, str(dict(wanted)), str(dict(got)))
