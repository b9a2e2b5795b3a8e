"""Who speaks: a language in a scene. Every skeleton fills its frames through a voice."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from swdsl.model.names import Ref
from swdsl.prose.forms import ONE, Bend, Noun, Phrase, Slot, Tail, Word
from swdsl.prose.grammar import Grammar
from swdsl.prose.names import Name
from swdsl.prose.scene import Scene
from swdsl.prose.tables import Tables


@dataclass(frozen=True, slots=True)
class Voice:
    """A grammar, its tables, and everything around a phrase that its words may depend on."""

    grammar: Grammar
    tables: Tables
    scene: Scene

    def name(self, ref: Ref) -> Name:
        """Return the name of a declared thing."""
        return self.scene.names.of(ref)

    def noun(self, ref: Ref) -> Noun:
        """Return a declared thing as a noun."""
        return Noun((self.grammar.word(self.name(ref)),))

    def say(self, frame: str, bend: Bend = ONE, /, **slots: Slot) -> str:
        """Fill a frame whose words agree with `bend`."""
        return self.grammar.fill(frame, slots, bend)

    def phrase(self, frame: str, bend: Bend = ONE, /, **slots: Slot) -> Phrase:
        """Fill a frame once its case is known."""
        return self.grammar.phrase(frame, slots, bend)

    def tail(self, frame: str, **slots: Slot) -> Tail:
        """Return a frame as words behind a noun; commas around it set it off."""
        return self.agreeing(frame, lambda _bend: slots)

    def agreeing(self, frame: str, slots: Callable[[Bend], dict[str, Slot]]) -> Tail:
        """Return a frame behind a noun some of whose slots agree with the noun too."""
        apart = frame.startswith(", ")
        core = frame.removeprefix(", ").removesuffix(",") if apart else frame
        # A number asks for two forms of its noun, and so does each number within it: say each form once.
        return Tail(cache(lambda bend: self.say(core, bend, **slots(bend))), apart)

    def around(self, frame: str, word: Word, **slots: Slot) -> Word:
        """Return a noun with a frame around it, in all its forms."""

        def forms(*, plural: bool) -> tuple[str, ...]:
            bends = [word.bend(case, plural=plural) for case in self.grammar.every_case]
            return tuple(self.say(frame, bend, noun=word, **slots) for bend in bends)

        return replace(word, one=forms(plural=False), many=forms(plural=True))
