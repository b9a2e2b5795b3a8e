"""What happens in a sentence that nobody can take apart: words of it, and the effect that they speak of.

A frame is told by words that all stand somewhere in the sentence. When it happens, how often, on what
condition and for each of what is looked for beside it; the frame's own moment counts where none is said.
What comes of a frame is offered, never assumed. Data only.
"""

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Need:
    """Words one of which must be there, or else something that is named: a region, a piece."""

    words: re.Pattern[str] | None
    gaps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """Words that must be there, words that must not, the clause, and the moments that it goes with.

    `within` is a pattern for moments that may be said instead of the frame's own; nothing if none may.
    """

    needs: tuple[Need, ...]
    lacks: re.Pattern[str] | None
    moment: str
    effect: str
    within: re.Pattern[str] | None


_GAP: Final = re.compile(r"\|?\{([A-Z]{2,}|R)\}")


def frame(needs: str, clause: str, *, lacks: str = "", within: str | None = "") -> Frame:
    """Describe a frame: what must stand in a sentence, ` ++ ` between, and the clause with its own moment."""
    moment, _, effect = clause.partition(": ")
    return Frame(
        tuple(_need(each) for each in needs.split(" ++ ")),
        re.compile(rf"(?<!\w)(?:{lacks})") if lacks else None,
        moment,
        effect,
        None if within is None else re.compile(within),
    )


def _need(words: str) -> Need:
    rest = _GAP.sub("", words)
    return Need(re.compile(rf"(?<!\w)(?:{rest})") if rest else None, tuple(_GAP.findall(words)))


N: Final = r"(?P<N>[0-9]+|an?)"
COINS: Final = rf"\+?{N} (?:\w+ ){{0,2}}?coins?\b"
TOKENS: Final = rf"\+?{N} (?:\w+ ){{0,2}}?tokens?\b"
THEM: Final = (
    r"opponent|enem|attacker|defender|player|owner|they\b|their\b|them\b|invader|other|anyone|neighbour"
)
TAKE: Final = r"steal|rob|take|demand|tax|gain|loot|pillage|plunder"
LESS: Final = (
    r"(?P<N>[0-9]+)(?: tokens?)? (?:less|fewer|cheaper|lower)|-(?P<N_1>[0-9]+)\b|minus (?P<N_2>[0-9]+)"
    r"|(?:reduc|lower|decreas|discount|cheaper)\w*(?: \w+){0,4}? (?:by|of) (?P<N_3>[0-9]+)"
    r"|(?P<N_4>[0-9]+)(?: tokens?)? discount"
)
EASIER: Final = (
    r"cheaper|easier|easily|discount|ignor\w+|penalt|no extra|nothing extra|nothing more|unaffected|not"
    r" affected|less\b|fewer"
)
MORE: Final = (
    r"(?:an? )?(?:extra|additional) (?P<N_1>[0-9]+)?(?: )?tokens?"
    r"|(?P<N>[0-9]+|an?) (?:more|extra|additional|higher)(?: tokens?)?(?! coins?)"
    r"|(?P<N_2>[0-9]+) tokens? (?:more|extra|additional|higher)"
    r"|\+(?P<N_3>[0-9]+)(?: tokens?| defen| to defen| cost)|plus (?P<N_4>[0-9]+)"
    r"|(?:raise|increase|go up|goes up)\w*(?: \w+){0,4}? (?:by|of) (?P<N_5>[0-9]+)"
)
STRONG: Final = r"harder|stronger|defen[cs]\w*|fortified|dearer|protected"
CONQUEST: Final = r"conquer|conquest|attack|invasion|take\b|enter\b|cost|need|expan"
THEIR_COST: Final = (
    r"costs? (?:an? )?(?:other|opponent|enem|them|player|attacker)|"
    r"(?:opponent|enem|attacker|invader|other|anyone|everyone|players|they)\w*(?: \w+){0,4}? "
    r"(?:need|must|pay|cost|use|commit|send|have)|(?:conquer|attack|take|against|enter|cost|defend)\w*"
    r" (?:\w+ )?(?:me\b|my\b|mine\b)"
    r"|my (?!conquest|attack|token|race)\w+|I hold|I own|I control|I occupy|defen|attacked|stands\b"
)
NEVER: Final = r"cannot|never|may not|not be|no opponent|nobody|no 1|no player|impossible|immune"
FAR: Final = (
    r"regions? away|anywhere|any region|non-adjacent|not adjacent|fly\b|flying|teleport|jump"
    r"|leap|distance|far\b|regardless"
)
SAFE: Final = (
    r"immune|immunity|safe\b|protect\w*|invulnerable|invincible|untouchable|impregnable|unassailable"
    r"|unconquerable"
    r"|imprenable|cannot be"
)
LAST: Final = r"(?:last|final) (?:round|turn)"
PUT: Final = r"place|put|build|add|set|leave|drop|plant|lay|deploy"
DRAFT: Final = r"combo|column|draft|display|pick|new race|another race"
