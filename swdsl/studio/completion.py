"""What could be written next: the words that lark's parser can take there, and the names in reach.

A line with a mistake is mended up to the cursor before the parser is asked: one slip does not silence it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from swdsl.check.unknown_form import FORMS
from swdsl.diagnostics import nearest
from swdsl.drawing import GLYPHS, PATTERNS
from swdsl.languages import LANGUAGE_CODES
from swdsl.model.engine_reasons import ENGINE_REASONS
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.resolve import SET_LINES, Declared
from swdsl.source import SourceFile
from swdsl.studio.index import Index
from swdsl.studio.project import Project
from swdsl.studio.spoken import spoken_forms, spoken_names
from swdsl.syntax.expectation import plain_forms
from swdsl.syntax.placing import PlacedLine, line_at, placed_lines
from swdsl.syntax.walk import END, Step, walk, words_of
from swdsl.words import Kind

_WORD: Final = re.compile(r"[\w]*$")
_UNSPOKEN: Final = frozenset(
    {"_OR_PARTY", "_OR_FILTER", "_AND_FILTER", "INT", "STRING", "CODE", "PERSON", END}
)
_MENDS: Final = 6
_LONGEST: Final = 2000

_GROUND: Final = (Kind.TERRAIN, Kind.SYMBOL, Kind.TERM, Kind.PIECE, Kind.NEUTRAL, Kind.PLACE, Kind.RELIC)
_THINGS: Final = (Kind.PIECE, Kind.NEUTRAL, Kind.PLACE, Kind.RELIC)
_TILES: Final = (Kind.RACE, Kind.POWER)
_ACTORS: Final = (*_TILES, Kind.PIECE)

#: What a name stands for behind a word, whatever line it is in.
_BEHIND: Final = {
    "option": (Kind.OPTION,),
    "assume": (Kind.OPTION,),
    "uses": (Kind.SET,),
    "sets": (Kind.SET,),
    "map": (Kind.MAP,),
    "board": (Kind.SET,),
    "on": (Kind.MAP, Kind.BOARD, Kind.SYMBOL),
    "game": (Kind.GAME,),
    "for": (Kind.SET, Kind.MAP),
    "variant": COMPONENT_KINDS,
    "race": (Kind.RACE,),
    "power": (Kind.POWER,),
    "relic": (Kind.RELIC,),
    "place": (Kind.PLACE,),
    "event": (Kind.EVENT,),
    "piece": (Kind.PIECE,),
    "plays": (*_TILES,),
    "used": COMPONENT_KINDS,
}
#: Where a name can stand together with one of these kinds of words, it means things of these kinds.
_BESIDE: Final = (("_REGION", _GROUND), ("_DEFENDER", _THINGS), ("_OPPONENT", _ACTORS), ("I", _ACTORS))
#: Things there can be several of in a clause: `two mountains`.
_COUNTED: Final = frozenset(each.value for each in (Kind.TERRAIN, Kind.SYMBOL, Kind.PIECE, Kind.NEUTRAL))
#: Declarations that begin with something declared elsewhere.
_OF_KNOWN: Final = ("alike", "variant")
_DECLARES: Final = ("set", "pack", "terrain", "symbol", "neutral", "term", "board", "named", "scenario")


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to write: the text, whether it is a word or what kind of thing it names, and what that is."""

    text: str
    kind: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Offers:
    """What could be written between two offsets."""

    start: int
    end: int
    offers: tuple[Offer, ...]


def offers_at(project: Project, source: SourceFile, offset: int) -> Offers:
    """Return what could be written at an offset, instead of the letters that stand before it."""
    line = line_at(source, offset)
    before = source.text[line.start : offset]
    typed = _found(_WORD, before)
    start = offset - len(typed)
    row = source.line(source.span(offset, offset).line)[: source.span(offset, offset).column - 1]
    if not line.rule or len(before) > _LONGEST or _is_quoted_or_comment(row):
        return Offers(start, offset, ())
    steps = _mended(before[: len(before) - len(typed)], line.rule)
    expected = steps[-1].expected()
    found = [
        *_words(expected, steps[:-1], acting=line.rule in _SCENES),
        *_Names(project, source, line, steps).offers(set(expected)),
    ]
    unique = {each.text: each for each in reversed(found)}
    fitting = [
        each
        for each in unique.values()
        if each.text.casefold().startswith(typed.casefold()) and each.text != typed
    ]
    return Offers(start, offset, tuple(reversed(fitting)))


def _is_quoted_or_comment(before: str) -> bool:
    return before.count('"') % 2 == 1 or "#" in re.sub(r'"[^"]*"', "", before)


def _found(pattern: re.Pattern[str], text: str) -> str:
    match = pattern.search(text)
    return match.group() if match else ""


def _mended(text: str, rule: str) -> tuple[Step, ...]:
    """Walk over a text to its end; where a word is refused, go on with the nearest that fits."""
    steps = walk(text, rule)
    for _ in range(_MENDS):
        refused = steps[-1]
        if refused.kind == END:
            break
        expected = refused.expected()
        near = nearest(refused.text, words_of(expected), 1)
        instead = near[0] if near else ("x" if "NAME" in expected else "")
        text = f"{text[: refused.start]}{instead} {text[refused.end :].lstrip()}"
        steps = walk(text, rule)
    return steps


def _words(expected: Iterable[str], before: tuple[Step, ...], *, acting: bool) -> Iterator[Offer]:
    spelt = plain_forms()
    for kind in expected:
        if kind not in _UNSPOKEN and kind != "NAME" and kind in spelt:
            for word in spoken_forms(kind, before, acting=acting):
                yield Offer(word, "word" if word.isalpha() else "sign")


_CLAUSES: Final = ("component_line", "every_line", "variant_line")
_KINDS: Final = frozenset(each.value for each in Kind)
_USES: Final = ("use", "uses")
_EDGE: Final = "edge"  # a mark of every map, declared nowhere
_USUAL: Final = ("Ann", "Bob")
_CARDS: Final = (["event"], ["column"], ["stack"])  # lines of a scenario about cards, not about the board
_SCENES: Final = ("scenario_line", "given_line", "when_line", "then_line")


class _Names:
    """Which names could stand at the end of a line that was walked."""

    def __init__(
        self, project: Project, source: SourceFile, line: PlacedLine, steps: tuple[Step, ...]
    ) -> None:
        self._project, self._source, self._line = project, source, line
        self._index: Index = project.last().index
        self._before = steps[:-1]
        self._words = [step.text for step in self._before]
        self._last = self._words[-1] if self._words else ""

    def offers(self, expected: set[str]) -> Iterator[Offer]:
        """Yield the names, if one could stand here at all."""
        if "PERSON" in expected and self._line.rule in _SCENES:
            yield from (Offer(each, "player") for each in self._people())
        if "NAME" not in expected:
            return
        last, rule = self._last, self._line.rule
        if last in ("is", "are") and self._words[-3:-2] in (["option"], ["assume"]):
            yield from (Offer(each, "choice") for each in self._index.choices(self._words[-2]))
        elif last in ("pattern", "glyph"):
            yield from (Offer(each, last) for each in (PATTERNS if last == "pattern" else GLYPHS))
        elif last == "translation" or (last == "text" and rule != "declaration"):
            yield from (Offer(each, "language") for each in LANGUAGE_CODES)
        elif rule == "map_line" and "|" in self._words:
            start = self._line.above[-1] if self._line.above else 0
            yield from (Offer(each, "region") for each in _rows(self._source, start))
        elif rule == "translation_line":
            yield from self._translated()
        elif rule == "setting_line":
            yield from self._settings()
        elif last not in _DECLARES or rule not in ("declaration", *_CLAUSES):
            on_the_board = rule in _SCENES and self._words[:1] not in _CARDS
            if on_the_board and last not in _BEHIND:
                yield from (Offer(each, "region") for each in self._regions())
            if on_the_board and (":" in self._words or last in _USES):
                yield from (Offer(each, "clause") for each in self._labels())
                yield from (Offer(each, "reason") for each in sorted(ENGINE_REASONS))
            scope = "" if rule in _SCENES else self._index.scope_at(self._source.path, self._line.start)
            yield from self._declared(scope, self._kinds(expected))
            if rule == "map_line" and self._words:
                yield Offer(_EDGE, "word")

    def _kinds(self, expected: set[str]) -> tuple[Kind, ...]:
        """Return what a name could stand for: by the word before it, or by what else could stand there."""
        last, rule, words = self._last, self._line.rule, self._words
        if rule == "declaration" and len(words) == 1 and last not in _OF_KNOWN:
            return ()  # a new name
        if rule == "game_line" and words:
            return self._of_a_game(words[0])
        if rule in _CLAUSES and words[:1] == ["piece"]:
            return ()  # it has traits, which are words
        if rule in _SCENES and words[:1] in _CARDS:
            return (Kind.EVENT,) if words[0] == "event" else _TILES
        if words[:1] == ["alike"]:
            return (*_GROUND, *COMPONENT_KINDS)
        if last == "like":
            return (Kind(words[0]) if words[0] in (kind.value for kind in COMPONENT_KINDS) else Kind.GAME,)
        if rule == "map_line":
            return (Kind.TERRAIN, Kind.SYMBOL) if words else ()
        if (
            last in _BEHIND
            and not (last == "uses" and rule in _SCENES)
            and (rule not in _CLAUSES or last == "option")
        ):
            return _BEHIND[last]
        if rule in _SCENES:
            return (*COMPONENT_KINDS, Kind.PIECE, Kind.NEUTRAL)
        found = [kind for sign, kinds in _BESIDE if sign in expected for kind in kinds]
        return tuple(dict.fromkeys(found)) or _GROUND

    def _of_a_game(self, first: str) -> tuple[Kind, ...]:
        """Return what a line of a game lists: behind each comma the same as behind its first word."""
        if first in ("with", "without"):
            return _BEHIND.get(self._last, COMPONENT_KINDS)
        return _BEHIND.get(first, ())

    def _declared(self, scope: str, kinds: tuple[Kind, ...]) -> Iterator[Offer]:
        """Yield what is declared of these kinds, as one names it behind what is written: one, or several."""
        for each in _declared(self._index.seen_from(scope), kinds):
            counted = self._line.rule in _CLAUSES and each.kind in _COUNTED
            for text in spoken_names(each.text, self._before) if counted else (each.text,):
                yield Offer(text, each.kind, each.detail)

    def _settings(self) -> Iterator[Offer]:
        """Yield what a line of a set or pack begins with, and the sets that it can build on."""
        if not self._words:
            yield from (Offer(each, "word") for each in SET_LINES)
        elif self._words[0] == "uses":
            yield from _declared(self._index.seen_from(""), (Kind.SET,))

    def _translated(self) -> Iterator[Offer]:
        """Yield what a line of a translation can give a name to: things of the set or map it is for."""
        above = self._line.above
        head = walk(self._source.text[above[0] : self._line.start], "declaration") if above else ()
        whose = next((each.text for each in reversed(head) if each.kind == "NAME"), "")
        if ":" in self._words:
            language = head[1].text if len(head) > 1 else ""
            yield from (Offer(each, "form") for each in FORMS.get(language, ()))
        elif len(self._words) == 1 and self._last == "region":
            places = (self._index.declared.get(Ref(kind, "", whose)) for kind in (Kind.MAP, Kind.BOARD))
            place = next((each for each in places if each is not None), None)
            rows = _rows(self._project.source(place.path), place.start) if place is not None else ()
            yield from (Offer(each, "region") for each in rows)
        elif len(self._words) == 1 and self._last in _KINDS:
            yield from _declared(self._index.seen_from(whose), (Kind(self._last),))
        elif self._words[:1] == ["choice"]:
            options = _declared(self._index.seen_from(whose), (Kind.OPTION,))
            choices = (Offer(each, "choice") for each in self._index.choices(self._last))
            yield from options if len(self._words) == 1 else choices

    def _labels(self) -> Iterator[str]:
        """Yield what clauses are called: bills and reasons name them so."""
        clauses = (clause for _, clause in self._project.last().library.clauses())
        yield from dict.fromkeys(clause.label for clause in clauses if clause.label is not None)

    def _people(self) -> Iterator[str]:
        """Yield who plays in a scenario, and who usually does where nobody is named yet."""
        above = self._line.above
        lines = placed_lines(self._source)
        first = above[0] if above else self._line.start
        last = next((each.start for each in lines if each.start > first and not each.above), None)
        block = re.sub(r'"[^"\n]*"|#.*|cites .*', "", self._source.text[first:last])
        yield from dict.fromkeys([*re.findall(r"\b[A-Z][a-z]\w*", block), *_USUAL])

    def _regions(self) -> Iterator[str]:
        """Yield the regions of the board that the scenario of a line names, or has rows for."""
        above = self._line.above
        block = self._source.text[above[0] : self._line.start] if above else ""
        laid = dict(re.findall(r"^ +(on|board|game)\b *(\w*)", block, re.MULTILINE))
        games = {each.id: each.map for each in self._project.last().library.games}
        place_id = laid.get("on") or games.get(laid.get("game", ""), "")
        for kind in (Kind.MAP, Kind.BOARD):
            place = self._index.declared.get(Ref(kind, "", place_id))
            if place is not None:
                yield from _rows(self._project.source(place.path), place.start)
        if "board" in laid:
            yield from re.findall(r"^ {4,}([a-z][a-z0-9_]*)", block, re.MULTILINE)


def _declared(names: Iterable[Declared], kinds: tuple[Kind, ...]) -> Iterator[Offer]:
    for each in names:
        if each.ref.kind in kinds:
            where = f" of {each.ref.scope}" if each.ref.scope else ""
            yield Offer(each.ref.id, each.ref.kind.value, f"{each.ref.kind.value}{where}")


def _rows(source: SourceFile, start: int) -> Iterator[str]:
    """Yield the regions of the map or board that is declared at an offset."""
    for row in source.text[start:].split("\n")[1:]:
        if row[:1] not in (" ", "", "#"):
            return
        yield from re.findall(r"^ +([a-z][a-z0-9_]*)", row)[:1]
