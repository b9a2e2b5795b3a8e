"""The fixed sentences of English."""

from typing import Final

from swdsl.prose.tables.notes import Notes

NOTES: Final = Notes(
    active="A sentence that does not mention decline speaks of an active race only.",
    place="Here “you” are the player whose race occupies the region of this place.",
    relic="Here “you” are the player whose active race holds the region where this relic lies.",
    turn=(
        "Players take their turns clockwise; when everybody has had one, a round is over.",
        "If you have no active race, your turn starts with taking a combo.",
        (
            "If you have one, either ready it, leaving at least one token in each region to be kept and"
            " taking the others in hand, or send it into decline."
        ),
        (
            "A turn of expansion goes on with conquests, redeployment and scoring, in this order; a "
            "turn of decline goes straight to scoring."
        ),
        "At scoring both your races bring Victory coins.",
    ),
    power_kept="The badge of this power therefore stays beside the declined race.",
    occupied_scored="So such regions also count at scoring, and you need not leave them at redeployment.",
)
