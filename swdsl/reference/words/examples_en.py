"""English words of worked examples."""

from typing import Final

from swdsl.reference.words.examples import ExampleWords, reasons

EXAMPLES: Final = ExampleWords(
    title="Worked examples",
    one="Example",
    lead="Positions that were played out by the engine; every number is itemised by the rules behind it.",
    assumes="This table plays",
    position="Position",
    happens="What happens",
    result="Result",
    reasons=reasons(
        """
        abandoned_this_turn: the region was abandoned this turn
        attack_failed_there: an attack on the region has failed this turn
        aid_does_not_work_there: the help does not work there
        aid_works_nowhere: the help works nowhere
        already_held: the region is held already
        armed_aid_needs_target: the help needs a target first
        armed_in_order: the helps go in their order
        attempt_needs_shortage: a last attempt needs a shortage
        banned: a rule forbids it
        borders_guests: it borders a region where some stand already
        closed_ground: the ground is closed
        die_already_used: the die was used already
        game_is_over: the game is over
        help_is_warded: the defender ignores the help
        helps_do_not_join: these helps do not go together
        immune: the region is immune
        impassable: nobody can be there
        leaves_too_little_room: the others would find no room
        garrison_too_small: the garrison would be too small
        needs_foothold: a race must hold a region first
        no_entry_there: the board cannot be entered there
        no_guests_there: no such token can stand there
        no_such_aid: there is no such help
        no_such_combo: there is no such combo
        no_token_in_hand: no token is in hand
        not_adjacent: the region is not adjacent
        not_enough_tokens: there are not enough tokens
        not_now: not at this moment
        not_offered: it is not on offer
        team_mate: a team-mate holds it
        too_dear: it is too dear
        tray_is_empty: no token is left in the tray
        used_up: it is used up
        """
    ),
)
