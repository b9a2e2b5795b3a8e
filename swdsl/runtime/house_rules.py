"""House rules: the options of the kernel, what each may be, and what is true in a game where it stands so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

OPTIONS: Mapping[str, tuple[str, ...]] = {
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
"""Options of the kernel: the default first. Options of clauses are declared by their sets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """How the kernel's own options stand, as truth values for the hot paths; by default all are false."""

    substitution_needs_hand: bool
    troops_cover: bool  # attack-only tokens leave only as far as every region keeps one
    must_decline: bool  # a player without tokens of his active race may not pass
    first_player_redeploys_first: bool
    top_badge_drawn: bool
    abandoned_is_lost: bool  # for this turn
    die_for_each_race: bool
    empty_race_spares: bool  # a race that keeps no tokens does not sweep the older declined race
    failed_roll_goes_on: bool
    guests_by_chance: bool
    no_entry_by_passage: bool
    passage_adjoins: bool
    reach_adjoins: bool
    spared_declined_perish: bool
    own_declined_is_taken: bool
    figures_spare_nobody: bool
    figures_act_alone: bool
    figures_find_nothing: bool
    place_figures_stay: bool
    immune_regions_pay: bool
    warded_regions_keep: bool  # their coins


def settled(choices: Mapping[str, str]) -> dict[str, str]:
    """Return how every option stands: the kernel's own by default, then as a table chose.

    A set declares the kernel's options under its own name; one answer settles them for the table.
    """
    options = {name: values[0] for name, values in OPTIONS.items()}
    for name, choice in choices.items():
        options[name] = choice
        plain = name.rpartition(".")[2]
        if plain in OPTIONS:
            options[plain] = choice
    return options


def house_rules(options: Mapping[str, str]) -> HouseRules:
    """Read the options of the kernel; each must be one of its values."""
    for name, values in OPTIONS.items():
        if options[name] not in values:
            raise ValueError(f"option {name} is {options[name]!r}; it may be {' or '.join(values)}")
    return HouseRules(
        substitution_needs_hand=options["substitution_needs_hand"] == "yes",
        troops_cover=options["attack_only_troops"] == "cover",
        must_decline=options["wiped_out"] == "decline",
        first_player_redeploys_first=options["redeployment_order"] == "first_player",
        top_badge_drawn=options["badge_draw"] == "top",
        abandoned_is_lost=options["retake_abandoned"] == "no",
        die_for_each_race=options["shared_die"] == "no",
        empty_race_spares=options["sweep_always"] == "no",
        failed_roll_goes_on=options["failed_roll"] == "goes_on",
        guests_by_chance=options["guest_regions"] == "random",
        no_entry_by_passage=options["entry_by_passage"] == "no",
        passage_adjoins=options["passage_adjacency"] == "yes",
        reach_adjoins=options["reach_adjacency"] == "yes",
        spared_declined_perish=options["spared_declined"] == "perish",
        own_declined_is_taken=options["own_declined_taken"] == "yes",
        figures_spare_nobody=options["figure_losses"] == "suffered",
        figures_act_alone=options["figure_conquests"] == "nobody",
        figures_find_nothing=options["figure_discovery"] == "no",
        place_figures_stay=options["place_figures"] == "stay",
        immune_regions_pay=options["immune_regions_pay"] == "yes",
        warded_regions_keep=options["warded_regions_pay"] == "no",
    )
