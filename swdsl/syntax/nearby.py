"""Clauses to offer instead of one that cannot be read: mended, put together anew, or an example.

They are offered in the order of nearness. Each can be read; which of them means something is found out by
whoever knows the names (`advice/`).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, zip_longest
from typing import Final

from lark import UnexpectedToken

from swdsl.source import SourceFile
from swdsl.syntax.depth import goes_too_deep, has_too_many_effects
from swdsl.syntax.examples import CLAUSES, MOMENTS, fitting, ranked
from swdsl.syntax.lexer import large_number
from swdsl.syntax.likely import about, likened, named_apart, party_in
from swdsl.syntax.mend import mended
from swdsl.syntax.phrase import turned, unchanged
from swdsl.syntax.phrases import reworded
from swdsl.syntax.phrases_proposed import PROPOSED
from swdsl.syntax.read_line import line_reader
from swdsl.syntax.spoken import (
    Known,
    Offer,
    composed,
    gist,
    is_faithful,
    knows_moment,
    left_out_of,
    makes_up_a_number,
    named_piece,
    nearest,
    readings,
    sentences,
    several,
    unheard,
)
from swdsl.syntax.tree_clauses import Clause
from swdsl.syntax.tree_declarations import PieceDeclaration
from swdsl.syntax.walk import reads

_MENDED: Final = 8
_PUT_TOGETHER: Final = 6
_BESIDES: Final = 2
"""What a sentence is likened to is told beside what it was taken for."""
_LONGEST_MOMENT: Final = 25
"""Words of a moment for which a missing colon is looked for."""
_CLAUSE: Final = "component_line"

_ABOUT_ME: Final = re.compile(r"(?i)\b(?:you|your|yours|i|my|me|mine)\b")
_OTHERS: Final = frozenset({"opponents", "opponent", "an opponent"})
_STARTED: Final = re.compile(r"(?:at|before|after|when|whenever|always|if|unless)\b")
# What a sentence without a moment speaks of, and the moment that it most likely means.
_MOMENT_OF: Final = tuple(
    (re.compile(words), moment)
    for words, moment in (
        (
            r"\b(?:may|can) (?:enter|reach|occupy|pass)\b|\bcannot\b|\b(?:are|is) (?:immune|adjacent)\b",
            "always",
        ),
        (r"\bdeclin", "when I decline"),
        (r"\b(?:pick|combo|column|power|race)", "when I pick this"),
        (r"\bcost|\bconquer|\battack", "when I attack a region"),
        (r"\bcoin", "at scoring"),
        (r"", "at turn start"),
    )
)


def mended_clauses(text: str) -> tuple[str, ...]:
    """Return clauses near a line that cannot be read, in the author's own words."""
    line = _plain(text)
    if reads(line, _CLAUSE):
        return (line,) if is_faithful(text, line) or _is_proposed(text) else ()
    spoken = (each.clause for each in readings(text))
    near = _corrected(line, _MENDED) if ":" in text else ()
    return (*spoken, *_with_colon(line), *_with_moment(line), *near)


def spoken_clauses(text: str) -> tuple[str, ...]:
    """Return what a sentence means that could be taken apart, or that a phrase proposes."""
    line = _plain(text)
    as_said = (line, *_with_colon(line, mend=False), *_with_moment(line, mend=False))
    proposed = [each for each in as_said if reads(each, _CLAUSE)]
    return (*(each.clause for each in readings(text)), *proposed)


def separate_clauses(text: str) -> tuple[tuple[str, ...], ...]:
    """Return, for a line that says several things, what each of them can mean."""
    parts = [tuple(each.clause for each in readings(part)) for part in sentences(text)]
    return tuple(parts) if len(parts) > 1 and all(parts) else ()


def _with_colon(line: str, *, mend: bool = True) -> Iterator[str]:
    """Yield a line without a colon with one put in, where a moment ends and something that happens begins."""
    if ":" in line:
        return
    words = line.split()
    heads = [" ".join(words[:at]).rstrip(",") for at in range(2, min(len(words), _LONGEST_MOMENT))]
    moments = [head for head in heads if reads(f"{head}: gain 1 coin", _CLAUSE)]
    split = [f"{head}: {line[len(head) :].lstrip(' ,')}" for head in moments]
    yield from (said for each in split if reads(said := _plain(each), _CLAUSE))
    if split and mend:
        yield from _corrected(_plain(split[-1]), 2)


def _with_moment(line: str, *, mend: bool = True) -> Iterator[str]:
    """Yield a line that has no moment with those that its words speak of."""
    if ":" in line or _STARTED.match(line):
        return
    for words, moment in _MOMENT_OF:
        if words.search(line):
            said = _plain(f"{moment}: {line}")
            yield from (said,) if reads(said, _CLAUSE) else _corrected(said, 1) if mend else ()


def _corrected(line: str, most: int) -> Iterator[str]:
    """Yield a line with its slips mended; what lacks a word of weight, or brings a number, is another."""
    for each in mended(line, _CLAUSE, most):
        if is_faithful(line, each) and not makes_up_a_number(line, each):
            yield each


def _plain(text: str) -> str:
    """Return a line with everything turned that people say; what was proposed may bring other phrases."""
    said = reworded(text) or unchanged(text)
    proposed = turned(said, PROPOSED).text
    again = reworded(proposed)
    return proposed if again is None else again.text


def _is_proposed(text: str) -> bool:
    """Whether somebody has written down what to propose for what stands in a line."""
    said = reworded(text) or unchanged(text)
    return turned(said, PROPOSED).text != said.text


def in_other_words(text: str) -> tuple[str, ...]:
    """Return a clause that can be read in the words that are meant, if those are others."""
    said = _plain(text)
    return () if said == text else (said,)


def with_other_name(text: str, start: int, end: int) -> Iterator[str]:
    """Yield a clause without a name nobody knows: two words as one, or what people mean."""
    before, behind = text[:start].rstrip(), text[end:].lstrip()
    yield f"{before}_{text[start:]}"
    yield f"{text[:end]}_{behind}"
    yield from in_other_words(text)


def example_clauses(text: str) -> list[str]:
    """Return whole examples, the most alike first."""
    return ranked(CLAUSES, text)


def rebuilt_clauses(text: str) -> Iterator[str]:
    """Yield clauses with the moment of one that can be read and another effect, and the other way round."""
    head, _, tail = text.partition(":")
    yield from (f"{head}: {effect}" for effect in ranked(fitting(head), tail)[:_PUT_TOGETHER])
    yield from (f"{moment}: {tail.strip()}" for moment in ranked(MOMENTS, head)[:_PUT_TOGETHER])


def likely_offers(text: str, known: Known) -> tuple[tuple[Offer, ...], Offer]:
    """Return what a line may mean, likeliest first, and what its parts may if it says several things.

    What is composed of the parts of a sentence comes first, as long as it uses most of them; then what the
    sentence is about as a whole.
    """
    head, colon, _ = text.partition(":")
    if colon and _STARTED.match(head.strip().lower()) and not knows_moment(head):
        return (), Offer(())  # when it happens was written as a clause has it, and nobody knows what it is
    apart = [likely_offers(each, known)[0] for each in named_apart(text, known)]
    if apart and all(apart):
        first = [each[0] for each in apart]
        left = tuple(dict.fromkeys(word for each in first for word in each.left_out))
        return (), Offer(tuple(each.lines[0] for each in first), left, is_composed=False)
    party, said = party_in(text, known)
    if party and _ABOUT_ME.search(text):  # who speaks of himself besides means somebody else by that name
        of_others, _ = likely_offers(said, replace(known, races=frozenset(), powers=frozenset()))
        return tuple(one for each in of_others if (one := _about(party, each)) is not None), Offer(())
    piece = named_piece(text, known)
    if piece:
        known = replace(known, pieces=(*known.pieces, piece))
    parts = composed(text, known)
    fewest = min((len(each.left_out) for each in parts), default=0)
    good = [each for each in parts if len(each.left_out) <= fewest + (1 if fewest else 0)]
    best = [each for each in good if len(each.lines) == 1]
    if good and not good[0].left_out:
        others = (each for each in likened(text, known)[:_BESIDES])
        return (*best, *others), good[0] if len(good[0].lines) > 1 else Offer(())
    missing = "" if colon else unheard(text, known)
    about = [
        Offer((each,), (missing,) if missing else left_out_of(each[0], text, known), is_composed=False)
        for each in gist(text, known)
    ]
    about.sort(key=lambda each: len(each.left_out))
    weak = not good or len(good[0].left_out) >= good[0].used
    lines = several(text, known) if not colon else ()
    more = (
        good[0]
        if good and len(good[0].left_out) <= 1 and len(good[0].lines) > 1
        else Offer(lines, is_composed=False)
    )
    foremost = (*about[:1], *best[:1]) if weak else (*best[:1], *about[:1])
    return _in_turn(likened(text, known), (*foremost, *about[1:], *best[1:])), more


def _about(party: str, offer: Offer) -> Offer | None:
    """Return an offer about opponents as one about a race or power; nothing if it is about none."""
    ways = tuple(tuple(one for way in each if (one := about(party, way))) for each in offer.lines)
    left = tuple(each for each in offer.left_out if each not in _OTHERS)
    return replace(offer, lines=ways, left_out=left) if ways and all(ways) else None


def _in_turn(some: Sequence[Offer], others: Sequence[Offer]) -> tuple[Offer, ...]:
    """Return the offers of two ways, two of the first and then in turn, none of them twice."""
    rest = (each for pair in zip_longest(others, some[2:]) for each in pair if each is not None)
    return tuple({each.lines[0][:1]: each for each in reversed((*some[:2], *rest))}.values())[::-1]


def parts_of(text: str) -> tuple[str, ...]:
    """Return clauses of a part of a line that is understood, or near to it."""
    if ":" in text:
        return ()
    near = [*islice(nearest(text), _PUT_TOGETHER), *mended(_plain(text), _CLAUSE, _MENDED)]
    return tuple(each for each in dict.fromkeys(near) if reads(each, _CLAUSE))


def put_together(text: str) -> Iterator[str]:
    """Yield clauses with the half of a line that can be read, and another half that goes with it."""
    head, colon, tail = (part.strip() for part in _plain(text).partition(":"))
    if not colon:
        return
    if reads(f"{head}: gain 1 coin", _CLAUSE):
        yield from (f"{head}: {effect}" for effect in ranked(fitting(head), tail)[:_PUT_TOGETHER])
    elif reads(f"always: {tail}", _CLAUSE):
        yield from (f"{moment}: {tail}" for moment in ranked(MOMENTS, head)[:_PUT_TOGETHER])
    else:
        moments = (one for one in mended(f"{head}: gain 1 coin", _CLAUSE, 2))
        effects = [one.partition(": ")[2] for one in mended(f"at turn start: {tail}", _CLAUSE, 2)]
        yield from (f"{one.partition(':')[0]}: {effect}" for one in moments for effect in effects)


def read_clause(path: str, text: str) -> Clause | None:
    """Return a clause as it would stand in a file of that name, and nothing else there."""
    source = SourceFile(path, text)
    try:
        found = line_reader().read(source, 0, len(text), _CLAUSE)
    except UnexpectedToken:
        return None
    too_much = goes_too_deep(found, text) or has_too_many_effects(found) or large_number(text) is not None
    return found if isinstance(found, Clause) and not too_much else None


def read_piece(text: str) -> PieceDeclaration | None:
    """Return the piece that a line declares, if it is such a line."""
    if not text:
        return None
    found = line_reader().read(SourceFile("piece", text), 0, len(text), _CLAUSE)
    return found if isinstance(found, PieceDeclaration) else None


def mended_line(text: str, start: str) -> str | None:
    """Return the nearest line that a rule reads, if there is one near enough."""
    return next(iter(mended(text, start, 1)), None)
