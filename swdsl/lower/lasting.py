"""What outlives a race: which components still do something when their race has declined."""

from swdsl.lower.form import Component
from swdsl.words import State


def works_in_decline(component: Component) -> bool:
    """Whether some sentence of a component works in decline, or a piece of it stays.

    The badge of such a power is kept beside the declined race; any other goes back to the stack.
    """
    return any(clause.state is not State.ACTIVE for clause in component.clauses) or any(
        piece.stays_in_decline for piece in component.pieces
    )
