"""What a language says once for all: how to read a rule, how a turn goes, what follows from a rule."""

from dataclasses import dataclass

from swdsl.model import clauses as model
from swdsl.model.content import Component
from swdsl.model.expressions import Me
from swdsl.words import Kind, Modal, Permission, State


@dataclass(frozen=True, slots=True)
class Notes:
    """Fixed sentences of one language.

    `active`: a rule that is silent about decline. `place`, `relic`: who `you` are there. `turn`: the course
    of the game. The rest are consequences, each of them true of many components.
    """

    active: str
    place: str
    relic: str
    turn: tuple[str, ...]
    power_kept: str
    occupied_scored: str


def consequences(component: Component, notes: Notes) -> tuple[str, ...]:
    """Return what a reader might not see at once though the rules of a component imply it."""
    found: list[str] = []
    if any(_opens_ground(effect) for clause in component.clauses for effect in clause.effects):
        found.append(notes.occupied_scored)
    if component.ref.kind is Kind.POWER and _outlives_decline(component):
        found.append(notes.power_kept)
    return tuple(found)


def _opens_ground(effect: model.Effect) -> bool:
    match effect:
        case model.Rule(subject=Me(), modal=Modal.MAY, permission=Permission.OCCUPY):
            return True
        case _:
            return False


def _outlives_decline(component: Component) -> bool:
    """A badge stays with a declined race exactly when one of its rules, or of its pieces, works there."""
    return any(clause.state is not State.ACTIVE for clause in component.clauses) or any(
        piece.stays_in_decline for piece in component.pieces
    )
