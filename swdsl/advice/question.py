"""A finding, what could be written instead, and the answer made of what of that can be played."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from swdsl.advice.keeping import Told
from swdsl.advice.trial import Ask
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from swdsl.diagnostics.codes_syntax import BEYOND_THE_LANGUAGE, UNEXPECTED_END
from swdsl.syntax.spoken import Offer

_MOST_SHOWN: Final = 3
"""Sentences that are shown where a line may be about several things."""
_MOST_NAMED: Final = 6
"""Words that are named of those that a sentence leaves out."""
_OWN, _NEAREST = "In your words", "What can be played"
_OTHER: Final = "What can be played at such a moment, and is something else"
EXAMPLE: Final = "For example"
_EACH: Final = "each in a line of its own"
_LIKELY: Final = "Perhaps you mean"
_WITHOUT: Final = "Nobody here knows how to say {words}. What comes nearest, without that"
_SILENT: Final = "No sentence that was found says {words} as well. What comes nearest"
_ELSE: Final = "If you mean something else"
_SAYS_LESS: Final = re.compile(
    "Here could (?:stand|follow) |Start with |Say when|If it is a thing of its own|.*`[^`]*…[^`]*`"
)
"""Hints that the author's own sentence makes idle; what teaches a word of the language is kept beside it."""
_SLIP: Final = re.compile(r"Did you mean `([^`]+)`")
_TEACHES: Final = re.compile(r"Write `[^`:]+`")
"""Hints that name the words to write: what a line may mean besides would only stand in their way."""
_DONE: Final = re.compile(r"[a-z]{3,}")
_SMALL: Final = frozenset(
    [
        "may",
        "then",
        "each",
        "any",
        "all",
        "with",
        "for",
        "from",
        "the",
        "them",
        "they",
        "there",
        "here",
        "hold",
        "region",
        "regions",
        "token",
        "tokens",
        "coin",
        "coins",
    ]
)
WHOLE: Final = re.compile(r"`[^`…]+: [^`…]+`")


_NOTHING: Final = Offer(())


def _named(words: Sequence[str]) -> str:
    """Return words by name, the first of them."""
    named = ", ".join(f"`{each}`" for each in words[:_MOST_NAMED])
    return f"{named}{' and more' if len(words) > _MOST_NAMED else ''}"


def _left_out(words: Sequence[str]) -> str:
    """Return what is said of words that a sentence leaves out."""
    return f", which leaves out {_named(words)}" if words else ""


def _is_other(clause: str, sentence: str) -> bool:
    """Whether something else happens in a sentence than in a clause: no word of what is done is the same."""
    one, other = (set(_DONE.findall(each.partition(": ")[2])) - _SMALL for each in (clause, sentence))
    return bool(one) and not one & other


@dataclass(frozen=True, slots=True)
class Question:
    """A finding, and what could be written instead: in the author's words first, then as examples."""

    found: Diagnostic
    own: tuple[str, ...]
    examples: tuple[str, ...]
    further: tuple[tuple[str, ...], ...] = ()
    likely: tuple[Offer, ...] = ()
    """What the line may mean, each as the clauses that say it and what those leave out."""
    several: Offer = _NOTHING
    """What each part of the line may mean, if it says several things."""
    piece: str = ""
    """A line that declares what those speak of, where nobody has."""
    is_told: bool = False
    """Whether the line is told as on a card, so that its clause is a guess, however good."""
    told: Told | None = None
    """The line as it was written, for whoever asks what a sentence lacks of it."""
    weighing: frozenset[str] = frozenset()
    """Words of the line that weigh: a sentence without them is near to it, and does not say it."""
    text: str = ""
    """The clause that cannot be played."""
    of: Diagnostic | None = None
    """What was found at first, where that was settled to be something else."""

    def asks(self) -> Iterator[Ask]:
        """Yield what is to be tried, in the order in which `answered` takes what passed."""
        place = self.found.span
        yield Ask(place, self.own)
        yield from (Ask(place, each.lines[0], self.piece) for each in self.likely)
        yield from (Ask(place, each, self.piece) for each in self.several.lines)
        yield Ask(place, self.examples)
        yield from (Ask(place, each) for each in self.further)

    def answered(self, passed: Sequence[str | None]) -> Diagnostic | None:
        """Return the finding with the sentences that passed, if there are any."""
        rest = iter(passed)
        own = next(rest)
        likely: dict[str, tuple[str, ...]] = {}
        for offer, sentence in zip(self.likely, islice(rest, len(self.likely)), strict=True):
            if sentence is not None:
                likely.setdefault(sentence, offer.left_out)
        lines = [each for each in islice(rest, len(self.several.lines)) if each is not None]
        example = next(rest)
        if own is not None and self.further:
            return self._with_own(own, [each for each in rest if each is not None])
        dropped = self._dropped(own) if own is not None else ()
        if own is not None and not dropped and not (self.is_told and likely and not self._is_said(own)):
            return self._with_own(own, [])
        together = lines if len(lines) == len(self.several.lines) else []
        if example is not None and self._teaches(likely):
            likely, together = {}, []
        if own is not None:
            likely = {own: dropped} | {each: left for each, left in likely.items() if each != own}
        if together and not likely:
            return self._hinting(f"{_LIKELY}, {self._apart(together)}{_left_out(self.several.left_out)}.")
        if likely:
            most = _MOST_SHOWN - bool(together)
            return self._with_likely(dict(islice(likely.items(), most)), together)
        if example is None:
            return None
        hint = self.found.hint or ""
        if self.found.code == NOT_PLAYABLE:
            nearest = _OTHER if _is_other(self.text, example) else _NEAREST
            return replace(self.found, hint=f"{nearest}: `{example}`.")
        return self.found if WHOLE.search(hint) else self._hinting(f"{hint} {EXAMPLE}: `{example}`.")

    def _teaches(self, likely: dict[str, tuple[str, ...]]) -> bool:
        """Whether the finding itself says how to go on, so that guesses would only stand in its way."""
        if self.found.code == UNEXPECTED_END and not self.weighing:
            return True
        lacks = bool(likely) and bool(self._missing(likely))
        return lacks and _TEACHES.match(self.found.hint or "") is not None

    def _dropped(self, sentence: str) -> tuple[str, ...]:
        """Return the words that a sentence drops; one that is misspelt is not dropped if it stands there."""
        slip = _SLIP.match(self.found.hint or "")
        mended = slip is not None and re.search(rf"\b{re.escape(slip[1])}\b", sentence) is not None
        dropped = self.told.dropped(sentence) if self.told is not None else ()
        return tuple(each for each in dropped if not (mended and f"`{each}`" in self.found.message))

    def _is_said(self, sentence: str) -> bool:
        return self.told is not None and self.told.is_said(sentence)

    def _apart(self, lines: Sequence[str]) -> str:
        """Return clauses that a sentence says together, each to stand in a line of its own."""
        said = " and ".join(f"`{one}`" for one in (*self._declared(lines), *dict.fromkeys(lines)))
        return f"{_EACH}: {said}"

    def _with_own(self, sentence: str, further: Sequence[str]) -> Diagnostic:
        hint = self.found.hint or ""
        if further and len(further) == len(self.further):
            lines = " and ".join(f"`{each}`" for each in (sentence, *further))
            return self._hinting(f"Write each in a line of its own: {lines}.")
        if self.found.code == NOT_PLAYABLE:
            return self._hinting(f"{_OTHER if _is_other(self.text, sentence) else _NEAREST}: `{sentence}`.")
        if WHOLE.search(hint) or _SAYS_LESS.match(hint):
            # A hint that shows some sentence, or what could stand there, shows the author's own instead.
            return self._hinting(f"Write `{sentence}`.")
        return self._hinting(f"{hint} {_LIKELY if self.is_told else _OWN}: `{sentence}`.")

    def _with_likely(self, sentences: dict[str, tuple[str, ...]], together: Sequence[str]) -> Diagnostic:
        hint = self.found.hint or ""
        if self.found.code == BEYOND_THE_LANGUAGE and self.of is None:
            return self._hinting(f"{hint} {_ELSE}: {self._lines(sentences)}.")
        missing = self._missing(sentences)
        start = self._lacking(missing)
        lines = self._lines(sentences, missing)
        if together:
            apart = f"{self._apart(together)}{_left_out(self.several.left_out)}"
            lines = f"{apart}, or in one: {lines}" if self.several.is_composed else f"{lines}, or {apart}"
        said = f"{start}{', ' if lines.startswith(_EACH) else ': '}{lines}."
        return self._hinting(said if _SAYS_LESS.match(hint) or WHOLE.search(hint) else f"{hint} {said}")

    def _lacking(self, missing: tuple[str, ...]) -> str:
        """Return how sentences begin that lack something: what nobody can say, or what they leave out."""
        if not missing:
            return _LIKELY
        return (_SILENT if self._speaks(missing[0]) else _WITHOUT).format(words=_named(missing))

    def _speaks(self, words: str) -> bool:
        """Whether every word is one that somebody here knows, so that it could be said elsewhere."""
        if self.told is None:
            return False
        return all(each.isdigit() or self.told.known.speaks(each) for each in words.lower().split())

    def _missing(self, sentences: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
        """Return what weighs in the author's sentence and stands in none of those that are shown.

        What nobody knows at all is named first; what is known and left out stands beside each sentence then.
        """
        first, *others = sentences.values()
        missing = tuple(
            each
            for each in first
            if each in self.weighing and all(any(each in words for words in one) for one in others)
        )
        return tuple(each for each in missing if not self._speaks(each)) or missing

    def _lines(self, sentences: dict[str, tuple[str, ...]], missing: Sequence[str] = ()) -> str:
        """Return sentences to write, each with what it leaves out besides what is missing in all."""
        left = {each: [one for one in words if one not in missing] for each, words in sentences.items()}
        lines = ", or ".join(f"`{each}`{_left_out(words)}" for each, words in left.items())
        for piece in self._declared(tuple(sentences)):
            lines = f"`{piece}` and below it {lines}"
        return lines

    def _declared(self, sentences: Sequence[str]) -> list[str]:
        """Return the line that declares the piece of which sentences speak, if nobody has."""
        name = self.piece.split(" ")[1] if self.piece else ""
        speaks = name and any(re.search(rf"\b{name}", each) for each in sentences)
        return [self.piece] if speaks else []

    def _hinting(self, hint: str) -> Diagnostic:
        return replace(self.found, hint=hint.strip())
