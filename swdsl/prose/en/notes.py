"""The fixed sentences of English."""

from typing import Final

from swdsl.prose.notes import Notes

NOTES: Final = Notes(
    active="A sentence that does not mention decline speaks of an active race only.",
    place="Here “you” are the player whose race occupies the region of this place.",
    relic="Here “you” are the player whose active race holds the region where this relic lies.",
    turn=(
        "Players take their turns clockwise; when everybody has had one, a round is over.",
        (
            "A player without an active race first picks a combo from the column, together with the "
            "Victory coins lying on it, and takes its tokens in hand."
        ),
        (
            "A player with an active race either readies it, leaving at least one token in each region to "
            "be kept, or sends it into decline and goes straight on to scoring."
        ),
        (
            "Then come the conquests, one region after another, each paid for with tokens from the hand "
            "that stay where they were spent."
        ),
        (
            "At redeployment the tokens of the active race are spread anew over its regions, none of "
            "which may be left empty."
        ),
        "At scoring both races of the player bring Victory coins.",
        (
            "After the last round whoever has the most Victory coins wins; if several have as many, the "
            "one among them with the most tokens on the board."
        ),
    ),
    power_kept="So its badge stays beside the race in decline.",
    occupied_scored="So such regions also count at scoring, and nobody has to leave them at redeployment.",
)
