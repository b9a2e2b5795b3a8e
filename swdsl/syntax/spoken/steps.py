"""Steps of a turn, and what is heard without a region, as people call them. Data only."""

from typing import Final

from swdsl.syntax.spoken.rows import Row, row

_TURN: Final = r"(?:(?:my|a|each(?: of my)?|any) )?turns?"
_THEIR_TURN: Final = r"(?:an?|each|any|my) opponents?'?s?'? turns?"
_TILE: Final = r"(?:this|it|this (?:race|power|combo|race and power|tile))"
_PICK: Final = r"(?:pick|choose|select|draft|take|buy|play)"
_PICKED: Final = r"(?:picked|chosen|selected|drafted|bought|taken)"
# `a player` may be me; another one is an opponent.
_ANOTHER: Final = r"(?:(?:an?|any|another) opponent|another player|any other player)"
_PLAYER: Final = r"(?:a|any|each|every) player"
_NEW: Final = r"(?:an? |another )?(?:new )?(?:race|combo|power|race and power|combination)"

#: In full, after `whenever` and the like have become `when`.
STEPS: Final[tuple[Row, ...]] = (
    row(rf"(?:at|on|in) (?:start|beginning) of {_THEIR_TURN}", "at turn start of an opponent"),
    row(rf"(?:at|on|in) end of {_THEIR_TURN}", "at turn end of an opponent"),
    row(
        rf"(?:at|on|in|from) (?:very )?(?:start|beginning) of {_TURN}|before {_TURN}"
        rf"|when {_TURN} (?:starts|begins)|at (?:my )?turn start",
        "at turn start",
    ),
    row(
        rf"(?:at|on|in|by) (?:very )?end of {_TURN}|when {_TURN} ends|after {_TURN}|at (?:my"
        rf" )?turn(?:'s)? end",
        "at turn end",
    ),
    row(r"(?:at|on|in) (?:start|beginning) of (?:a |each )?round|at round start", "at round start"),
    row(r"at end of game|when game (?:ends|is over)|at game end", "at game end"),
    row(
        r"(?:during|at|in|when|while)(?: my| time of)? scoring(?: coins| phase| step)?|when I score(?:"
        r" coins)?",
        "at scoring",
    ),
    row(r"(?:right |just )?before (?:my )?scoring|before I score", "before scoring"),
    row(r"(?:right |just )?after (?:my )?scoring|after I (?:have )?scored?(?: coins)?", "after scoring"),
    row(r"(?:during|at|in|when|while)(?: my| I)? redeploy(?:ment|ing)?(?: phase| step)?", "at redeployment"),
    row(r"before (?:my )?redeploy(?:ment|ing)|before I redeploy", "before redeployment"),
    row(
        r"after (?:all )?(?:of )?(?:my )?(?:last )?(?:conquests?|conquering)(?: phase)?"
        r"|at end of (?:my )?conquests?(?: phase)?"
        r"|(?:when|after) I (?:stop|finish|am done|have finished) conquering",
        "after conquests",
    ),
    row(r"(?:at )?any ?time(?: (?:during|on|in) my turns?)?|(?:during|on|in) my turns?", "at any time"),
    row(
        r"before (?:each|an?|my|any) (?:attack|conquest)s?|before (?:I attack|attacking|conquering|I"
        r" conquer)",
        "before attack",
    ),
    row(
        r"(?:when|after|as soon as|if|once) (?:I|this race|my race|it|this) declines?"
        r"|(?:upon|on|when|after|before) declining|(?:at|on) decline",
        "when I decline",
    ),
    row(
        rf"(?:when|after|if) (?:{_ANOTHER}(?:'s race)? declines?|opponents decline)",
        "when an opponent declines",
    ),
    row(rf"(?:when|after|if) {_PLAYER}(?:'s race)? declines?", "when a player declines"),
    row(
        rf"when {_ANOTHER} (?:{_PICK}|choose)e?s(?: up)? {_NEW}|when an opponent picks a combo",
        "when an opponent picks a combo",
    ),
    row(rf"when {_PLAYER} (?:{_PICK}|choose)e?s(?: up)? {_NEW}", "when a player picks a combo"),
    row(
        rf"(?:when|after) I (?:{_PICK} {_TILE}|pick|choose|draft)|when {_TILE} is {_PICKED}|when {_PICKED}"
        rf"|when I gain this (?:race|power|combo)|when I am {_PICKED}",
        "when I pick this",
    ),
    row(
        r"(?:when|if) I roll (?:an? )?([0-9])(?: on die)?|on (?:an? )?(?:roll of )?(?:an? )?([0-9])"
        r"|(?:when |by )?rolling (?:an? )?([0-9])(?: on die)?",
        r"when I roll \1\2\3",
    ),
    row(r"(?:when|if) I roll (at least|at most) ([0-9])(?: on die)?", r"when I roll \1 \2"),
    row(r"when I roll(?: die)?", "when I roll"),
    row(rf"when {_ANOTHER} scores", "at scoring of an opponent"),
    row(rf"when {_PLAYER} scores", "at scoring of a player"),
    row(rf"when (?:they|opponents|{_ANOTHER}) redeploys?", "at redeployment of an opponent"),
    row(rf"when {_PLAYER} redeploys?", "at redeployment of a player"),
)

_EVEN: Final = ("at turn start", "if round is even")
#: What is said of turns without saying when in them: a moment and a condition that it may mean.
GUESSED: Final[dict[str, tuple[str, str]]] = {
    "each turn": ("at turn start", ""),
    "each of my turns": ("at turn start", ""),
    "each round": ("at round start", ""),
    "on my first turn": ("when I pick this", ""),
    "during my first turn": ("when I pick this", ""),
    "during first turn": ("when I pick this", ""),
    "for first turn": ("when I pick this", ""),
    "on first turn": ("when I pick this", ""),
    "on first turn only": ("when I pick this", ""),
    "in my first turn": ("when I pick this", ""),
    "every other turn": _EVEN,
    "every second turn": _EVEN,
    "every 2 turns": _EVEN,
}
