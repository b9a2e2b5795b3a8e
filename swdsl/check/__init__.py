"""What can be wrong with rules that read well: one finding per module, in the order of this table.

A check yields findings and never raises. `check_` finds errors, `lint_` finds warnings.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from swdsl.check.broken_edge import check_broken_edge
from swdsl.check.broken_water import lint_broken_water
from swdsl.check.choke_point import lint_choke_point
from swdsl.check.clause_conflict import check_clause_conflict
from swdsl.check.clause_order import lint_clause_order
from swdsl.check.definition_cycle import check_definition_cycle
from swdsl.check.disconnected_map import check_disconnected_map
from swdsl.check.effect_cycle import check_effect_cycle
from swdsl.check.engine_option import check_engine_option
from swdsl.check.idle_limit import lint_idle_limit
from swdsl.check.impossible_game import check_impossible_game
from swdsl.check.impossible_map import check_impossible_map
from swdsl.check.isolated_region import check_isolated_region
from swdsl.check.large_set import check_large_set
from swdsl.check.missing_coast import lint_missing_coast
from swdsl.check.missing_tokens import check_missing_tokens
from swdsl.check.missing_translation import lint_missing_translation
from swdsl.check.never_applies import lint_never_applies
from swdsl.check.no_lender import lint_no_lender
from swdsl.check.no_room_for_guests import check_no_room_for_guests
from swdsl.check.no_way_in import check_no_way_in
from swdsl.check.not_playable import check_not_playable
from swdsl.check.pair_conflict import lint_pair_conflict
from swdsl.check.repeated_clause import lint_repeated_clause
from swdsl.check.repeated_translation import check_repeated_translation
from swdsl.check.same_component import lint_same_component
from swdsl.check.scarce_supply import check_scarce_supply
from swdsl.check.token_advice import lint_token_advice
from swdsl.check.token_budget import check_token_budget
from swdsl.check.too_many_regions import lint_too_many_regions
from swdsl.check.unknown_form import check_unknown_form
from swdsl.check.unknown_slot import check_unknown_slot
from swdsl.check.unreachable_region import lint_unreachable_region
from swdsl.check.unused_option import lint_unused_option
from swdsl.check.unused_piece import lint_unused_piece
from swdsl.check.unused_symbol import lint_unused_symbol
from swdsl.check.unused_term import lint_unused_term
from swdsl.check.unused_terrain import lint_unused_terrain
from swdsl.check.unused_translation import lint_unused_translation
from swdsl.check.wrong_players import lint_wrong_players
from swdsl.diagnostics import Diagnostic
from swdsl.lower import LoweredSet
from swdsl.model.ruleset import Library

Check = Callable[[Library], Iterable[Diagnostic]]

CHECKS: Final[tuple[Check, ...]] = (
    # names
    check_definition_cycle,
    lint_unused_terrain,
    lint_unused_symbol,
    lint_unused_term,
    lint_unused_option,
    lint_unused_piece,
    # clauses
    check_effect_cycle,
    check_clause_conflict,
    lint_clause_order,
    lint_never_applies,
    lint_idle_limit,
    lint_repeated_clause,
    lint_same_component,
    lint_pair_conflict,
    # content
    check_missing_tokens,
    check_token_budget,
    lint_token_advice,
    lint_no_lender,
    check_scarce_supply,
    check_impossible_game,
    check_no_room_for_guests,
    check_engine_option,
    lint_missing_translation,
    lint_unused_translation,
    check_repeated_translation,
    check_unknown_form,
    check_unknown_slot,
)

#: What is asked of each map by itself, beside the sets it stands on.
MAP_CHECKS: Final[tuple[Check, ...]] = (
    lint_wrong_players,
    check_isolated_region,
    check_disconnected_map,
    check_impossible_map,
    check_broken_edge,
    check_no_way_in,
    lint_unreachable_region,
    lint_broken_water,
    lint_missing_coast,
    lint_choke_point,
    lint_too_many_regions,
)


def can_be_lowered(library: Library) -> bool:
    """Whether lowering comes to an end: not where terms run in circles, and not as soon as one likes."""
    return not any(check_large_set(library)) and not any(check_definition_cycle(library))


def check(
    library: Library, lowered: Sequence[LoweredSet], sound_maps: Collection[str] = ()
) -> Iterator[Diagnostic]:
    """Yield everything the checks find, in the order of the tables; then what the lowered form cannot play.

    Maps from files known to be sound are not asked again: those questions are the slow ones.
    """
    too_large = list(check_large_set(library))
    if too_large:
        yield from too_large  # the other questions would take as long as a stranger likes
        return
    for each in CHECKS:
        yield from each(library)
    yield from check_not_playable(lowered)
    boards = tuple(board for board in library.boards if board.span.path not in sound_maps)
    if boards:
        asked = replace(library, boards=boards)
        for each in MAP_CHECKS:
            yield from each(asked)


__all__ = ["CHECKS", "MAP_CHECKS", "Check", "can_be_lowered", "check"]
