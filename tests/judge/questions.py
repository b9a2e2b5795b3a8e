"""What somebody is asked, in words that the judge and the engine share."""

from __future__ import annotations

from dataclasses import dataclass

from swdsl.runtime import (
    ARGUMENT,
    P_ATTACK,
    P_CHOICE,
    P_DEPLOY,
    P_DIE,
    P_DRAW,
    P_GIVE_UP,
    P_KEEP,
    P_PICK,
    P_SPREAD,
    P_TASK,
    State,
    legal,
    tell,
)
from swdsl.runtime.packing import is_copy
from tests.judge.rules import copied_name

Answer = tuple[str, int | str]
"""A verb with its object: a region, a player, a sentence, a number."""

PASS: Answer = ("pass", 0)
YES: Answer = ("yes", 0)
STOP: Answer = ("stop", 0)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision: what it is about, whose it is, the sentence that asks, and every answer."""

    kind: str
    player: int
    sentence: str
    answers: frozenset[Answer]

    def __str__(self) -> str:
        said = f" by {self.sentence}" if self.sentence else ""
        return f"player {self.player} asked{said}: {self.kind} {sorted(map(str, self.answers))}"


_KINDS = {
    P_CHOICE: "choice",
    P_PICK: "pick",
    P_ATTACK: "attack",
    P_DIE: "die",
    P_DRAW: "draw",
    P_TASK: "task",
    P_SPREAD: "spread",
    P_DEPLOY: "deploy",
    P_GIVE_UP: "give_up",
    P_KEEP: "task",
}


def asked(state: State) -> Question:
    """Return what the engine asks now."""
    actions = legal(state)
    told = [tell(state, action) for action in actions]
    names = {_said_by(state, each.arguments["clause"]) for each in told if "clause" in each.arguments}
    kind = _KINDS.get(state.phase, "other")
    sentence = names.pop() if kind == "task" and len(names) == 1 else ""
    return Question(kind, state.actor, sentence, frozenset(answer(state, action) for action in actions))


def _said_by(state: State, name: str | int) -> str:
    """Return the name of the sentence that asks: a piece that acts as a relic has its own."""
    copied = state.task >= 0 and is_copy(state.game.clauses[state.task].carrier)
    return copied_name(str(name)) if copied else str(name)


def answer(state: State, action: int) -> Answer:
    """Return an action as an answer."""
    told = tell(state, action)
    argument = action & ARGUMENT
    match told.key:
        case "conquer" | "replace" | "roll_for":
            return ("conquer", argument)
        case "attempt":
            return ("try", argument)
        case "arm" | "use":
            combo = state.combo[state.slot]
            clause = combo.aids[argument] if told.key == "arm" else combo.free[argument]
            return (told.key, copied_name(clause.name) if is_copy(clause.carrier) else clause.name)
        case "otherwise":
            return PASS
        case "stop" | "expand" | "decline" | "yes" | "pass":
            return (told.key, 0)
        case "face":
            return ("face", int(told.arguments["pips"]))
        case "choose_region":
            return ("region", argument)
        case "choose_combo":
            return ("choose_combo", argument)
        case "choose_player":
            return ("player", argument)
        case _:
            return (told.key, argument)
