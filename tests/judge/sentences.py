"""Sentences that authors wrote and the engine once played otherwise, each with what becomes of it now."""

from __future__ import annotations

from tests.judge.components import Trial

#: The engine does what the sentence says, does something else, or the check refuses it.
AGREES, DIFFERS, REFUSED = "agrees", "differs", "refused"

SENTENCES: dict[str, str] = {
    "at scoring: gain 1 coin for each region I hold bordering 0 regions I hold": AGREES,
    "when I attack a region bordering 2 mountains: cost 1 less": AGREES,
    "when I attack a region linked to 4 forests: cost 1 less": REFUSED,
    "when I conquer 2 regions: gain 1 coin": REFUSED,
    "at scoring: gain up to 3 coins for each region I hold": REFUSED,
    "when I attack a region, twice per turn: I may pay 2 coins, then cost 1 less": AGREES,
    "at scoring of an opponent: gain 1 coin": AGREES,
    "when an opponent declines: gain 1 coin": AGREES,
    "when an active opponent declines: gain 1 coin": AGREES,
    "when I score a region bordering a region with a neutral: coins 1 less": AGREES,
    "always: everyone cannot attack mountains": AGREES,
    "when I decline: place 1 seed in a region I hold": AGREES,
    "when an opponent conquers a region I hold: gain 1 token": AGREES,
    "when an opponent attacks a region I hold, once per life: cost 2 more": AGREES,
    "when I attack a region, twice per turn: cost 1 less": AGREES,
    "after conquests of an opponent: gain 1 coin": AGREES,
    "when an opponent conquers a region: gain 1 coin": AGREES,
    "when an opponent conquers a region we hold, also in decline: they pay 1 coin to me": AGREES,
    "when I conquer a region: place 1 seed there, then gain 1 coin": AGREES,
    "when I attack a region, if they have no coins: cost 1 less": AGREES,
    "when anyone attacks a region with seed: cost 1 more for each swamp I hold": AGREES,
    "before scoring: gain 1 coin": AGREES,
    "at turn start: I may pay 2 coins, then gain 1 token": AGREES,
    "when I attack a hill: cost 1 less": AGREES,
    "at turn start: roll, then if roll is at least 2, gain 2 coins, otherwise gain 1 token": AGREES,
    "when I conquer a region: roll, then if roll is 0, place 1 seed there, then gain 1 coin": AGREES,
    "when I attack a region: if round is even, cost 1 less, otherwise cost 1 more": AGREES,
    "at scoring: if I hold at least 4 regions, gain 3 coins, otherwise gain 1 coin": AGREES,
    "after scoring: I may pay 1 coin, then if I hold at least 3 regions, gain 2 coins": AGREES,
    "when I attack a region: roll, then if roll is 3, cost 1 less": REFUSED,
    "when I attack a region: I may pay any number of tokens, then cost 2 less for each paid": AGREES,
    "when I attack a region: I may pay 1 token, then roll, then cost 1 less for each pip": AGREES,
    "at any time: I may pay 1 token, then gain 2 coins": AGREES,
    "when I conquer a region: I may pay 1 token, then gain 2 coins": AGREES,
    "at turn start: I may pay 1 token, then gain 2 coins": REFUSED,
    "at turn start: I may pay 2 coins, then gain 1 token, otherwise gain 1 coin": AGREES,
    "at any time: I may pay 2 coins, then gain 1 token, otherwise gain 1 coin": REFUSED,
}


def component(number: int, sentence: str) -> Trial:
    """Return a power that says one of them, and puts seeds on the board if it speaks of them."""
    name = f"said_{number}"
    seeds = "seed" in sentence
    lines = [f'pack {name} "Said {number}"', "  uses base", "", f'power {name} "Said {number}"', "  tokens 4"]
    said = sentence.replace("seed", f"seed_{number}")
    if seeds:
        lines.append(f'  piece seed_{number} "Seed" 4')
    lines.append(f"  {said}")
    if seeds and "place" not in sentence:
        lines.append(f"  when I conquer a region: place 1 seed_{number} there")
    return Trial(number, name, "power", "\n".join(lines) + "\n", (said,))
