"""What may be attacked, entered and reached, and what not, as people say it. Data only."""

from typing import Final

from swdsl.syntax.spoken.shape import Shape, rule

_SAFE: Final = r"(?:immune|safe|protected|invulnerable|invincible|untouchable|impregnable|unassailable)"

IMMUNITIES: Final[tuple[Shape, ...]] = (
    rule(
        r"{R} cannot be (?:attacked|conquered|attacked or conquered|conquered or attacked|taken)(?: by"
        r" {PLAYERS})?",
        "opponents cannot attack {R:many}",
        "always",
        whose="mine",
    ),
    rule(
        rf"{{R}} (?:is|are) {_SAFE} (?:to|from|against)(?: {{PLAYERS}}| enemy| opponents?'?| all| any)?"
        r"(?: ?(?:attacks?|conquests?|conquering))?",
        "{R:many} are immune to opponents",
        "always",
        whose="mine",
    ),
    rule(
        rf"{{R}} (?:is|are) {_SAFE}",
        "{R:many} are immune to opponents",
        "always",
        sure=False,
        whose="mine",
    ),
    rule(
        r"(?:{PLAYERS} cannot|no (?:opponent|other player)s? (?:may|can))"
        r" (?:attack|conquer|take) {R}",
        "opponents cannot attack {R:many}",
        "always",
        whose="mine",
    ),
    rule(
        r"{WHOM} cannot be (?:attacked|conquered|taken) by me",
        "I cannot attack {WHOM:many}",
        "always",
        whose="not mine",
    ),
    rule(
        r"(?:{R} )?cannot be (?:attacked|conquered|taken) by {BY}",
        "{BY} cannot attack {R:my}",
        "always",
    ),
    rule(
        r"{BY} cannot (?:attack|conquer|take) {R}",
        "{BY} cannot attack {R:many}",
        "always",
        whose="mine",
    ),
    rule(
        r"(?:I )?cannot (?:attack|conquer|enter|occupy|go into|move into) {R}",
        "I cannot attack {R:many}",
        "always",
        whose="not mine",
    ),
    rule(r"I cannot (?:attack|conquer) {WHOM}", "I cannot attack {WHOM:many}", "always"),
    rule(
        r"I cannot be (?:attacked|conquered)(?: by {PLAYERS})?",
        "opponents cannot attack regions I hold",
        "always",
    ),
    rule(
        rf"(?:I am )?{_SAFE}(?: (?:to|from|against)(?: {{PLAYERS}}| all| any)?(?: ?(?:attacks?"
        rf"|conquests?))?)?",
        "regions I hold are immune to opponents",
        "always",
        sure=False,
    ),
)

REACHES: Final[tuple[Shape, ...]] = (
    rule(
        r"{MAY}(?:conquer|attack|reach) (?:any region|anywhere|any regions|all regions)(?: on"
        r" board)?(?:,? (?:no matter where it is|even if (?:it is )?(?:not|non-) ?adjacent|whether"
        r" adjacent or not|adjacent or not|regardless of (?:adjacency|distance)))?",
        "I may reach any region",
        "always",
    ),
    rule(
        r"{MAY}(?:conquer|attack|reach) (?:non-adjacent regions|regions (?:that are )?(?:not|non-)"
        r" ?adjacent(?: to (?:mine|my regions|regions I hold|me))?|an? non-adjacent region)",
        "I may reach any region",
        "always",
    ),
    rule(
        r"(?:I )?do not need (?:adjacency|to be adjacent)(?: to (?:conquer|attack)(?: a region)?)?",
        "I may reach any region",
        "always",
    ),
    rule(
        r"{MAY}(?:enter|start|begin)(?: (?:board|play|game))?(?: (?:from|at|on|in|through|via|by))?"
        r" (?:any region|anywhere)(?: on board)?|my first conquest may be (?:any region|anywhere)(?: on"
        r" board)?",
        "I may enter any region",
        "always",
    ),
    rule(
        r"{MAY}(?:enter|start|begin)(?: (?:board|play|game))? (?:from|at|on|in|through|via|by) {R}",
        "I may enter {R:many}",
        "always",
    ),
    rule(
        r"my first conquest (?:may|can|must) be (?:in |on )?{R}",
        "I may enter {R:many}",
        "always",
        sure=False,
    ),
    rule(
        r"conquering {R} is (?:possible|allowed)(?: for me)?",
        "I may occupy {R:many}",
        "always",
        sure=False,
    ),
    rule(
        r"{R} (?:may|can) be (?:conquered|occupied|attacked|entered)(?: by me)?|I (?:may|can) (?:live"
        r"|settle|stay) (?:in|on) {TO}",
        "I may occupy {R:many}{TO:many}",
        "always",
        sure=False,
    ),
    rule(
        r"(?=.*\b(?:away|within)\b)I (?:may|can) (?:conquer|attack|reach) {R}",
        "I may reach {R:many}",
        "always",
        sure=False,
    ),
    rule(
        r"I (?:may|can) (?:conquer|occupy|enter|cross) {R}",
        "I may occupy {R:many}",
        "always",
        sure=False,
    ),
    rule(
        r"I (?:may|can) (?:conquer|attack|reach) {R}",
        "I may reach {R:many}",
        "always",
        sure=False,
    ),
    rule(
        r"{R} (?:is|are|counts? as)(?: all)? (?:considered |treated as )?(?:adjacent|connected|bordering"
        r"|linked)"
        r"(?: to)? (?!each other|1 another){TO}(?: for me)?",
        "{R:many} are adjacent to {TO:many}",
        "always",
        sure=False,
    ),
    rule(
        r"{R} (?:is|are|counts? as)(?: all)? (?:considered )?(?:adjacent|connected|bordering|linked)(?:"
        r" to)?(?: each other| 1 another)?(?: for me)?",
        "{R:many} are adjacent to each other",
        "always",
    ),
)
