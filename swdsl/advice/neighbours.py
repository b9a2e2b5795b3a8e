"""Sentences near one that means something but cannot be played: with another party, moment or amount."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from swdsl.lower import Clause
from swdsl.syntax.format_clauses import clause_text
from swdsl.syntax.nearby import in_other_words, read_clause, rebuilt_clauses

# What is turned into what, one at a time; the first that can be played is shown.
_OTHERS: Final = tuple(
    (re.compile(rf"\b{words}\b"), others)
    for words, others in (
        (r"another race|an enemy|a player|anyone|each opponent|my other race|they", "an opponent"),
        (r"anyone", "everyone"),
        (r"any", "a"),
        (r"each|all", "a"),
        (r"all", "1"),
        (r"up to [0-9]+", "1"),
        (r"[2-9]", "a"),
        (r"[02-9]", "1"),
        (r"(?:active|declined) opponent", "opponent"),
        (r"declines?", "conquers a region"),
        (r"enters?|occupies|occupy|expands?|redeploys?", "conquer"),
        (r"conquer|attack", "reach"),
        (r"attacks?", "conquers"),
        (r"may ", ""),
        (r"cannot", "may"),
        (r"lose", "remove"),
        (r"I", "we"),
        (r"bordering|linked to", "adjacent to"),
        (r"this turn", ""),
    )
)
# Said of one moment, and to be had at another or in other words.
_TURNED: Final = (
    (
        re.compile(r"^before attack([^:]*): (.*cost [0-9]+ (?:less|more)|cost .*)$"),
        r"when I attack a region\1: \2",
    ),
    (
        re.compile(r"^([^:]+): (?:each opponent|opponents) pays? ([0-9]+ coins?)(?: to me)?$"),
        r"\1: gain \2 from each opponent",
    ),
    (
        re.compile(r"\ban? (?:opponent|player) has more (\w+) than (?:me|I)\b"),
        r"I have fewer \1 than an opponent",
    ),
    (
        # how many stood there is asked behind the moment
        re.compile(
            r"^(when [^:]*\bconquers? [^:]*?) with ((?:at least |at most |exactly )?[0-9]+)"
            r" (?:tokens?|defenders?)"
            r"([^:]*): "
        ),
        r"\1\3, if there are \2 tokens that stood there: ",
    ),
    (
        re.compile(r"^when an? ((?:active |declined )?opponent) scores ([^:,]*)([^:]*): (?!coins)(.*)$"),
        r"at scoring of an \1, if they hold \2\3: \4",
    ),
    (
        re.compile(
            r"^when an? ((?:active |declined )?opponent) scores ([^:,]*)([^:]*): gain (\w+"
            r" coins?) from them$"
        ),
        r"at scoring of an \1, if they hold \2\3: they pay \4 to me",
    ),
    (re.compile(r"^(when [^:]*\bconquers? [^:]*?) with no (?:defenders|tokens)\b"), r"\1 held by nobody"),
    (re.compile(r"\bin any (?=\w+)"), "in a "),
    (
        re.compile(r"^([^:]+): (.*)\bgain ([0-9]+ coins?) from an? (opponent\b.*)$"),
        r"\1: \2choose an \4, then they pay \3 to me",
    ),
    (
        re.compile(r"^(when I attack [^:]+): I may [^,]*\btokens?\b[^,]*, then (cost .*)$"),
        r"\1: I may pay 1 coin, then \2",
    ),
    (
        re.compile(r"\breplace (?:an? |1 |each )?(\w+)(?: there)? by (?:an? |1 )?(\w+)$"),
        r"remove 1 \1 there, then place 1 \2 there",
    ),
)
_QUALIFIER: Final = re.compile(r", [^:,]+(?=[:,])")
_THEN: Final = re.compile(r", (?:then )?[^:,]+$")
_OFFERED: Final = re.compile(r": (?!I may)([a-z]+ )")


def neighbours(clause: Clause, words: str, pieces: Sequence[str]) -> Iterator[str]:
    """Yield sentences near a clause; `words` are those that have no use, `pieces` what the component has."""
    text = clause.text
    if clause.instead.partition(": ")[2] == text.partition(": ")[2]:
        yield clause.instead  # the same, at another moment or with a limit
    yield from in_other_words(text)
    for said in dict.fromkeys((text, *_as_written(text))):
        yield from (pattern.sub(turned, said) for pattern, turned in _TURNED if pattern.search(said))
    for pattern, others in _OTHERS:
        yield from (text[: one.start()] + others + text[one.end() :] for one in pattern.finditer(text))
    yield from (text[: one.start()] + text[one.end() :] for one in _QUALIFIER.finditer(text))
    yield _THEN.sub("", text)
    yield _OFFERED.sub(r": I may \1", text)
    if words and words != text:
        yield " ".join(text.replace(words, "").split())
    near = _with_own_piece(clause.instead, pieces)
    if near:
        head, tail = text.partition(": ")[0], near.partition(": ")[2]
        yield f"{head}: {tail}"
        yield near
    yield from rebuilt_clauses(text)


def _as_written(text: str) -> Iterator[str]:
    """Yield a clause as the formatter writes it."""
    read = read_clause("clause", text)
    if read is not None:
        yield clause_text(read)


def _with_own_piece(sentence: str, pieces: Sequence[str]) -> str:
    """Return a sentence about one of the component's pieces; nothing if it has none to speak of."""
    if "PIECE" not in sentence:
        return sentence
    return sentence.replace("PIECES", pieces[0]).replace("PIECE", pieces[0]) if pieces else ""
