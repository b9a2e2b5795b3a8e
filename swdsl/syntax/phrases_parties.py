"""Who: the names that people give to players and to whom they speak of again."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

PARTIES: Final[tuple[Phrase, ...]] = (
    phrase(
        r"\bthan (?:any|all|every)(?: other)? (?:opponents?|players?)\b",
        "than each opponent",
        "at turn end, if I hold more regions than any other player: gain 2 coins",
        "at turn end, if I hold more regions than each opponent: gain 2 coins",
    ),
    phrase(
        r"\b(?:each|every|all) other players?\b|\bevery opponent\b|\beach of my opponents\b",
        "each opponent",
        "at turn start: gain 1 coin from every other player",
        "at turn start: gain 1 coin from each opponent",
    ),
    phrase(
        r"\b(?:another player|any other player|an opposing player|an enemy player|someone else"
        r"|somebody else)\b",
        "an opponent",
        "when another player conquers a region I hold: gain 1 coin",
        "when an opponent conquers a region I hold: gain 1 coin",
    ),
    phrase(
        r"\b(?:other players|my opponents|enemy players|opposing players|everyone else|everybody else)\b",
        "opponents",
        "always: other players cannot attack mountains I hold",
        "always: opponents cannot attack mountains I hold",
    ),
    phrase(
        r"\bno opponents? (?:may|can)\b",
        "opponents cannot",
        "always: no opponent may attack mountains I hold",
        "always: opponents cannot attack mountains I hold",
    ),
    phrase(
        r"\b(?:chosen|that|this) (?:opponent|player)\b"
        r"(?= (?:may|cannot|pays?|gains?|gets?|loses?|receives?|takes?|keeps?|must|holds?|owns?|controls?"
        r"|occupies|has|have|conquers?|attacks?|declines?|chooses?|rolls?|places?|moves?|removes?)\b)"
        r"|\b(?:he|she)\b(?= (?:may|cannot|pays?|gains?|gets?|loses?|must)\b)",
        "they",
        "at turn start: choose an opponent, then the chosen opponent pays 1 coin to me",
        "at turn start: choose an opponent, then they pay 1 coin to me",
    ),
    phrase(
        r"\b(?:chosen|that|this) (?:opponent|player)\b(?!')|\b(?:him|her)\b(?= *(?:$|[:,]))",
        "them",
        "at turn start: choose an opponent, then gain 1 coin from that player",
        "at turn start: choose an opponent, then gain 1 coin from them",
    ),
    phrase(
        r"\b(?:chosen opponent's|that opponent's|that player's|his|her) (regions?)\b",
        "{1} they hold",
        "when an opponent declines: gain 1 coin for each of that player's regions",
        "when an opponent declines: gain 1 coin for each region they hold",
    ),
    phrase(
        r"\beach of (?=regions? they hold)",
        "each ",
        "when an opponent declines: gain 1 coin for each of his regions",
        "when an opponent declines: gain 1 coin for each region they hold",
    ),
    phrase(
        r"\ban opponent's ((?:\w+ )?regions?|\w+)",
        "a {1} held by an opponent",
        "when I attack an opponent's region: cost 1 less",
        "when I attack a region held by an opponent: cost 1 less",
    ),
    phrase(
        r"\bopponents?'s? regions\b|\bopponents regions\b",
        "regions held by opponents",
        "always: I may enter opponents' regions",
        "always: I may enter regions held by opponents",
    ),
    phrase(
        r"\ban enemy region\b",
        "a region held by an enemy",
        "when I attack an enemy region: cost 1 less",
        "when I attack a region held by an enemy: cost 1 less",
    ),
    phrase(
        r"\benemy regions\b",
        "regions held by enemies",
        "always: I may enter enemy regions",
        "always: I may enter regions held by enemies",
    ),
    phrase(
        r"\b(regions?) of (an opponent|opponents|a player|an active opponent|a declined opponent)\b"
        r"|\b(regions?) belonging to (?=an?\b|my\b|opponents\b)",
        "{1}{3} held by {2}",
        "when I attack a region of an opponent: cost 1 less",
        "when I attack a region held by an opponent: cost 1 less",
    ),
    phrase(
        r"\ban active race\b",
        "an active opponent",
        "when I conquer a region from an active race: gain 1 coin",
        "when I conquer a region held by an active opponent: gain 1 coin",
    ),
    phrase(
        r"\b(?:each|every) (?:opponent|player) in decline\b",
        "each declined opponent",
        "at scoring: gain 1 coin for each opponent in decline",
        "at scoring: gain 1 coin for each declined opponent",
    ),
    phrase(
        r"\b(each|every) race in decline\b",
        "each declined race",
        "when I pick this: gain 1 token for each race in decline",
        "when I pick this: gain 1 token for each declined race",
    ),
)
