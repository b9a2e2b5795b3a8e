"""Pieces that fight as tokens do: what cannot be said of them besides."""

from __future__ import annotations

from swdsl.diagnostics.codes_names import UNKNOWN_TRAIT
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_declarations as tree


def refuse_halted_fighters(node: tree.PieceDeclaration, reading: Reading) -> None:
    """Refuse a bound to a piece that goes wherever an attack sends it, as many as the attack takes."""
    if not any(isinstance(each, tree.FightsAsToken) for each in node.traits):
        return
    head = f"piece {node.name} {node.display.text!r}".replace("'", '"')
    for each in node.traits:
        if isinstance(each, tree.PerRegion):
            message = "What fights as a token goes wherever it is sent, as many as an attack takes."
        elif isinstance(each, tree.ForAttackOnly):
            message = (
                "What fights as a token stands in the conquered region; what is `for attack only` does not."
            )
        else:
            continue
        hint = f"Leave it out: `{head} {node.supply or 1}, fights as token`."
        reading.report(UNKNOWN_TRAIT, node.name.span, message, hint=hint)
