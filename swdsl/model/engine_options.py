"""The options that the engine itself answers: a set declares them by these names, and no clause need ask.

A test holds this table equal to the kernel's own. It is a copy because importing the kernel takes as long as
checking everything official, and a check plays nothing.
"""

from collections.abc import Mapping
from typing import Final

ENGINE_OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "substitution_needs_hand": ("no", "yes"),
    "attack_only_troops": ("leave", "cover"),
    "wiped_out": ("pass_or_decline", "decline"),
    "redeployment_order": ("clockwise", "first_player"),
    "badge_draw": ("below_top", "top"),
    "retake_abandoned": ("yes", "no"),
    "shared_die": ("yes", "no"),
    "sweep_always": ("yes", "no"),
    "failed_roll": ("ends", "goes_on"),
    "guest_regions": ("chosen", "random"),
    "entry_by_passage": ("yes", "no"),
    "passage_adjacency": ("no", "yes"),
    "reach_adjacency": ("no", "yes"),
    "spared_declined": ("escape", "perish"),
    "own_declined_taken": ("no", "yes"),
    "figure_losses": ("spared", "suffered"),
    "figure_conquests": ("sender", "nobody"),
    "figure_discovery": ("yes", "no"),
    "place_figures": ("leave", "stay"),
    "immune_regions_pay": ("no", "yes"),
    "warded_regions_pay": ("yes", "no"),
}
