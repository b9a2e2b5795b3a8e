"""What may stand in braces in a text of the rulebook: numbers of the frame, and names of things."""

import re
from typing import Final, TypeAlias

from swdsl.model.content import Component, Neutral, Piece, RuleSet, Symbol, Term, Terrain

#: A slot, or anything in braces that should be one.
SLOT: Final = re.compile(r"\{([^{}]*)\}")
Thing: TypeAlias = Terrain | Symbol | Neutral | Piece | Term | Component


def numbers_of(rules: RuleSet) -> dict[str, int]:
    """Return the numbers that stand in a slot."""
    frame = rules.frame
    return {
        "start_coins": frame.start_coins,
        "combos": frame.combos,
        "price": frame.price,
        "least_players": frame.min_players,
        "most_players": frame.max_players,
    }


def things_of(rules: RuleSet) -> tuple[Thing, ...]:
    """Return what a set names: what can stand in a slot by its id."""
    return (
        *rules.terrains,
        *rules.symbols,
        *rules.neutrals,
        *rules.terms,
        *rules.components,
        *rules.pieces,
    )
