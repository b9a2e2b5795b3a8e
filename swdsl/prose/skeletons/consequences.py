"""What follows from the rules of a component though none of them says it."""

from swdsl.model import clauses as model
from swdsl.model.content import Component
from swdsl.model.expressions import Me
from swdsl.prose.tables.notes import Notes
from swdsl.words import Kind, Modal, Permission, State


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
