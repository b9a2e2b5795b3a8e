"""The words with which the engine refuses: a scenario names them, and a misspelt one would never be said.

A test holds this list equal to the kernel's own; why it is a copy says `engine_options.py`.
"""

from typing import Final

ENGINE_REASONS: Final = frozenset(
    {
        "abandoned_this_turn",
        "attack_failed_there",
        "aid_does_not_work_there",
        "aid_works_nowhere",
        "already_held",
        "armed_aid_needs_target",
        "armed_in_order",
        "attempt_needs_shortage",
        "banned",
        "borders_guests",
        "closed_ground",
        "die_already_used",
        "forbidden",
        "game_is_over",
        "help_is_warded",
        "helps_do_not_join",
        "immune",
        "impassable",
        "leaves_too_little_room",
        "needs_foothold",
        "garrison_too_small",
        "no_entry_there",
        "no_guests_there",
        "no_such_aid",
        "no_such_combo",
        "no_token_in_hand",
        "not_adjacent",
        "not_enough_tokens",
        "not_now",
        "not_offered",
        "team_mate",
        "too_dear",
        "tray_is_empty",
        "used_up",
    }
)
