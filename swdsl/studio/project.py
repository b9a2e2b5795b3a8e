"""The files of one project in memory, and what became of them; only what has changed is read again."""

import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from swdsl.diagnostics import Diagnostic, has_errors
from swdsl.languages import LANGUAGE_CODES
from swdsl.limits import LARGEST_PROJECT, MOST_FILES, MOST_LINES
from swdsl.lower import LoweredSet
from swdsl.model.ruleset import Library
from swdsl.pipeline import Compilation, compile_rules, ground_of, outline_of, read_file
from swdsl.reference.edition import Edition
from swdsl.source import SourceFile
from swdsl.studio.index import Index
from swdsl.studio.known import Known
from swdsl.studio.message import Refusal
from swdsl.syntax import Parsed
from swdsl.whose import is_for_the_author, only_declares_maps, only_tells_scenarios

_SUFFIX: Final = ".sw"

_Namesakes = tuple[SourceFile, ...]


@dataclass(frozen=True)
class Compiled:
    """What the files meant at one moment; findings are about the author's own files."""

    compilation: Compilation
    own: frozenset[str]

    @property
    def library(self) -> Library:
        """What could be understood."""
        return self.compilation.library

    @property
    def lowered(self) -> tuple[LoweredSet, ...]:
        """The same for the engine."""
        return self.compilation.lowered

    @cached_property
    def findings(self) -> tuple[Diagnostic, ...]:
        """Everything there is to say of the author's own files."""
        return tuple(each for each in self.compilation.diagnostics if is_for_the_author(each, self.own))

    @cached_property
    def has_errors(self) -> bool:
        """Whether nothing can be played."""
        return has_errors(self.compilation.diagnostics)

    @cached_property
    def index(self) -> Index:
        """Where everything is named."""
        return Index(self.compilation.names)

    @cached_property
    def _editions(self) -> dict[str, Edition]:
        return {}

    def edition(self, language: str) -> Edition:
        """Return what says these rules in a language, made when it is first wanted."""
        if language not in self._editions:
            beside = next(iter(self._editions.values()), None)
            self._editions[language] = Edition(self.library, language, beside, self.lowered)
        return self._editions[language]


class Project:
    """Files by path. What is known from the start can be read; only the author's own can be changed."""

    def __init__(self, known: Known, own: Iterable[SourceFile] = ()) -> None:
        self._known = known
        self._around = {source.path: source for source in known.sources}
        self._own: dict[str, SourceFile] = {}
        self._trees: dict[SourceFile, Parsed] = {}
        self._sound: dict[str, tuple[SourceFile, str]] = {}
        self._right: dict[str, tuple[_Namesakes, str]] = {}
        self._tried: dict[SourceFile, tuple[Diagnostic, ...]] = {}
        self._compiled: Compiled | None = None
        self._whole: Compiled | None = None
        self._last: Compiled | None = None
        # A disk may hold files whose names lead nowhere here; `swdsl check` says what is wrong with them.
        self.replace_all({source.path: source.text for source in own if is_good_path(source.path)})

    @property
    def own(self) -> Mapping[str, SourceFile]:
        """The author's files by path."""
        return self._own

    @property
    def sources(self) -> tuple[SourceFile, ...]:
        """Everything there is to compile."""
        return (*self._around.values(), *sorted(self._own.values(), key=lambda each: each.path))

    def source(self, path: str) -> SourceFile:
        """Return a file, the author's or a known one."""
        found = self._own.get(path) or self._around.get(path)
        if found is None:
            raise Refusal("no-such-file", f"There is no file `{path}` here.")
        return found

    def replace_all(self, texts: Mapping[str, str]) -> None:
        """Have these files and no others."""
        self._accept({path: self._same_or_new(path, _plain(text)) for path, text in texts.items()})

    def write(self, path: str, text: str) -> None:
        """Have this text under a path."""
        self._accept({**self._own, path: self._same_or_new(path, _plain(text))})

    def _same_or_new(self, path: str, text: str) -> SourceFile:
        """Return the very file there is, if it has this text: what was worked out for it still holds."""
        known = self._own.get(path)
        return known if known is not None and known.text == text else SourceFile(path, text)

    def remove(self, path: str) -> None:
        """Have no file of the author's under a path."""
        if path not in self._own:
            raise Refusal("no-such-file", f"There is no file of yours called `{path}`.")
        self._accept({name: each for name, each in self._own.items() if name != path})

    def follow(self, path: str, text: str | None) -> None:
        """Have what lies under a path elsewhere: this text, or no file of the author's."""
        if text is None:
            self.remove(path)
        else:
            self.write(path, text)

    def _accept(self, files: dict[str, SourceFile]) -> None:
        if files == self._own:
            return  # an editor sends its text along with every question
        for path in files:
            if not is_good_path(path):
                raise Refusal("bad-path", "A file has a path of names and slashes that ends in `.sw`.")
        every = files.values()
        size = sum(len(each.text.encode()) for each in every)
        if (
            len(files) > MOST_FILES
            or size > LARGEST_PROJECT
            or sum(len(each.line_starts) for each in every) > MOST_LINES
        ):
            raise Refusal("too-large", f"A project has at most {LARGEST_PROJECT:,} bytes of rules.")
        self._own = files
        self._compiled = self._whole = None
        self._tried = {}

    def read(self, source: SourceFile) -> Parsed:
        """Return the tree of a file; one that has not changed is not read again."""
        if source not in self._trees:
            known = self._around.get(source.path) == source
            self._trees[source] = self._known.read(source) if known else read_file(source)
        return self._trees[source]

    def compiled(self) -> Compiled:
        """Return what the files mean now, without scenarios of which nothing new can be said."""
        if self._compiled is None:
            seen, known = self._known_right(self.sources)
            self._compiled = self._last = self._compile(known)
            if not known:
                self._whole = self._compiled
            self._note_scenarios(seen, known)
        return self._compiled

    def whole(self) -> Compiled:
        """Return what the files mean now, every scenario among them."""
        if self._whole is None:
            self._whole = self._compile(set())
        return self._whole

    def last(self) -> Compiled:
        """Return what the files meant when somebody asked last: good enough to offer names."""
        return self._compiled or self._last or self.compiled()

    def _compile(self, left_out: Collection[str]) -> Compiled:
        sources = [each for each in self.sources if each.path not in left_out]
        self._trees = {each: tree for each, tree in self._trees.items() if each in set(self.sources)}
        ground = ground_of([each for each in sources if not only_tells_scenarios(each)], self.read)
        sound = {path for path, mark in self._sound.items() if mark == (self._own.get(path), ground)}
        compilation = compile_rules(sources, sound | self._around.keys(), self.read)
        compiled = Compiled(compilation, frozenset(self._own))
        wrong = _files_with_findings(compiled)
        # Maps that nothing is wrong with: their questions are the slow ones.
        maps = (each for each in self._own.values() if only_declares_maps(each) and each.path not in wrong)
        self._sound = {each.path: (each, ground) for each in maps}
        return compiled

    def _known_right(self, sources: Iterable[SourceFile]) -> tuple[str, set[str]]:
        """Return what scenarios see of these files, and those of them of which nothing new can be said."""
        files = tuple(sources)
        seen = outline_of([each for each in files if not only_tells_scenarios(each)], self.read)
        same = _namesakes(files)
        return seen, {path for path, mark in self._right.items() if mark == (same.get(path), seen)}

    def _note_scenarios(self, seen: str, known: Collection[str]) -> None:
        """Remember scenarios that nothing is wrong with: while they see the same, nothing will be."""
        assert self._compiled is not None
        wrong = _files_with_findings(self._compiled) - set(known)
        same = _namesakes(self.sources)
        self._right = {
            each.path: (same[each.path], seen)
            for each in self._own.values()
            if only_tells_scenarios(each) and wrong.isdisjoint(other.path for other in same[each.path])
        }

    def tried(self, *changed: SourceFile) -> Compiled:
        """Return what would become of the project if some of its files had other texts."""
        texts = self._with(changed)
        own = frozenset((*self._own, *(each.path for each in changed)))
        return Compiled(compile_rules(tuple(texts.values()), texts.keys(), self.read), own)

    def findings_with(self, changed: SourceFile) -> tuple[Diagnostic, ...]:
        """Return what would be wrong if a file had another text, without any advice: that takes its time."""
        if changed not in self._tried:
            texts = self._with((changed,))
            _, known = self._known_right(texts.values())
            left = [each for path, each in texts.items() if path not in known]
            compilation = compile_rules(left, texts.keys(), self.read, advise=False)
            self._tried[changed] = Compiled(compilation, frozenset(self._own)).findings
        return self._tried[changed]

    def _with(self, changed: Iterable[SourceFile]) -> dict[str, SourceFile]:
        return {source.path: source for source in self.sources} | {each.path: each for each in changed}

    def playable(self) -> Compiled:
        """Return what the files mean if it can be played; refuse it otherwise."""
        compiled = self.whole()
        if compiled.has_errors:
            first = next((each for each in compiled.findings), compiled.compilation.diagnostics[0])
            place = f"{first.span}: " if first.span.is_somewhere else ""
            raise Refusal("rules-are-wrong", f"These rules cannot be played yet. {place}{first.message}")
        return compiled


def _files_with_findings(compiled: Compiled) -> set[str]:
    return {label.span.path for each in compiled.findings for label in each.labels}


def _namesakes(sources: Iterable[SourceFile]) -> dict[str, _Namesakes]:
    """Return the files of the same name for each file: their scenarios may not share a title.

    So they are right together, and what changes in one of them is asked of all.
    """
    by_name: dict[str, list[SourceFile]] = defaultdict(list)
    for source in sources:
        by_name[_name(source.path)].append(source)
    return {source.path: tuple(by_name[_name(source.path)]) for each in by_name.values() for source in each}


def _name(path: str) -> str:
    return path.rpartition("/")[2]


def _plain(text: str) -> str:
    """Return a text as the workspace would have read it: line feeds only, no mark at its beginning."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def is_good_path(path: str) -> bool:
    """Whether a path may be one of the author's: names and slashes, nothing hidden or elsewhere."""
    parts = path.split("/")
    return (
        path.lower().endswith(_SUFFIX)
        and all(part and not part.startswith(".") for part in parts)
        and parts[0] != "official"
        and all(unicodedata.category(letter)[0] != "C" and letter != "\\" for letter in path)
    )


def language_of(asked: str) -> str:
    """Return a language there is, or refuse it."""
    if asked not in LANGUAGE_CODES:
        raise Refusal("no-such-language", f"There are four languages: {', '.join(LANGUAGE_CODES)}.")
    return asked
