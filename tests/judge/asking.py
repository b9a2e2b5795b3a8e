"""What the effects of a sentence share: how they ask, and whom they mean."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from swdsl.model.expressions import Me, Party, They, We
from tests.judge import parties
from tests.judge.questions import PASS, YES, Answer, Question
from tests.judge.scene import Scene

Asking: TypeAlias = Generator[Question, Answer, Scene | None]
"""An effect on its way: it may ask, and gives the scene for what follows, or nothing when the clause ends."""


class UnreadError(NotImplementedError):
    """Something the judge has not learnt to follow."""


def opponent_of(scene: Scene) -> int:
    """Return the player who is the other party of the moment."""
    return scene.they_player if scene.they < 0 else scene.table.player_of(scene.they)


def race_of_them(scene: Scene) -> int:
    """Return the race that is the other party, or the active one of the player who was chosen."""
    if scene.they >= 0 or scene.they_player < 0:
        return scene.they
    return scene.table.active_of(scene.they_player)


def confirmed(scene: Scene, player: int) -> Generator[Question, Answer, bool]:
    """Ask whether an offer is taken."""
    answer = yield task(scene, player, {YES, PASS})
    return answer != PASS


def task(scene: Scene, player: int, answers: set[Answer]) -> Question:
    """Return a question of the sentence."""
    assert scene.sentence is not None
    return Question("task", player, scene.sentence.name, frozenset(answers))


def players_meant(scene: Scene, party: Party) -> list[int]:
    """Return the players a party is, one by one."""
    match party:
        case Me() | We():
            return [scene.my_player]
        case They():
            return [opponent_of(scene)] if opponent_of(scene) >= 0 else []
        case _:
            return parties.players(scene, party)
