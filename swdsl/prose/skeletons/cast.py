"""Who and what an example speaks of, each in the part it plays."""

from collections.abc import Sequence

from swdsl.model.quantities import Quantity
from swdsl.prose.forms import Noun, Phrase, Slot
from swdsl.prose.language import Language
from swdsl.prose.names import Name
from swdsl.prose.tables.tales import Role
from swdsl.words import CardKind, Kind, Quantifier


class Cast:
    """Names things by the grammar and the frames of a language."""

    def __init__(self, language: Language) -> None:
        self._grammar, self._nouns, self._parts = (
            language.grammar,
            language.tables.nouns,
            language.tongue.parts,
        )

    def person(self, name: str, role: Role) -> str:
        """Return a player in a part."""
        return self._playing(role, self._grammar.person(name))

    def region(self, name: str, role: Role) -> str:
        """Return a region in a part."""
        frame = self._parts.region_from if role is Role.FROM else self._parts.roles[role]
        region = self._phrase(self._parts.region, name=name, noun=self._nouns.region)
        return self._grammar.fill(frame, {"what": region})

    def known(self, name: Name, role: Role) -> str:
        """Return a thing of which there is one, or a whole race, in a part."""
        return self._playing(role, self._known(name))

    def _known(self, name: Name) -> Phrase:
        match name.ref.kind:
            case Kind.POWER:
                noun, known = self._nouns.cards[CardKind.POWER], self._grammar.known(name)
                return self._phrase(self._parts.power, name=name.plain(), noun=noun, known=known)
            case Kind.PIECE | Kind.NEUTRAL if not name.unique:
                return self._grammar.determined(Quantity(Quantifier.A), self._noun(name))
            case Kind.RELIC | Kind.PLACE | Kind.EVENT:
                return self._grammar.titled(name)
            case _:
                return self._grammar.known(name)

    def so_many(self, number: int, name: Name, role: Role) -> str:
        """Return so many pieces or neutral tokens in a part."""
        return self._playing(role, self._grammar.tally(number, self._noun(name)))

    def none(self, name: Name) -> str:
        """Return that there is none of a piece or of neutral tokens."""
        noun = self._noun(name)
        some = (
            self._grammar.known(name)
            if name.unique
            else self._grammar.determined(Quantity(Quantifier.BARE), noun)
        )
        no = self._grammar.determined(Quantity(Quantifier.NONE), noun)
        return self._grammar.fill(self._parts.none, {"none": no, "noun": some})

    def not_one(self, name: Name) -> str:
        """Return none of a piece or of neutral tokens, beside other things that are there."""
        return self._playing(
            Role.OBJECT, self._grammar.determined(Quantity(Quantifier.NONE), self._noun(name))
        )

    def tokens(self, number: int, race: Name | None, role: Role) -> str:
        """Return so many tokens, of a race if it is known."""
        tokens = self._grammar.tally(number, Noun((self._nouns.token,)))
        if race is None:
            return self._playing(role, tokens)
        return self._playing(
            role, self._phrase(self._parts.tokens_of, tokens=tokens, race=self._grammar.known(race))
        )

    def coins(self, number: int, role: Role) -> str:
        """Return so many coins."""
        return self._playing(role, self._grammar.tally(number, Noun((self._nouns.coin,))))

    def combo(self, race: Name | None, power: Name | None, role: Role) -> str:
        """Return a race and its power as one."""
        alone = race or power
        if race is None or power is None:
            return "" if alone is None else self.known(alone, role)
        badge, known = self._grammar.badge(power, race), self._grammar.known(race)
        return self._playing(
            role, self._phrase(self._parts.combo, power=badge, race=known, name=race.plain())
        )

    def listed(self, parts: Sequence[str]) -> str:
        """Join phrases."""
        return self._grammar.listed(parts, self._grammar.joint_and)

    def either(self, parts: Sequence[str]) -> str:
        """Join phrases of which one holds."""
        return self._grammar.listed(parts, self._grammar.joint_or)

    def _noun(self, name: Name) -> Noun:
        return Noun((self._grammar.word(name),))

    def _phrase(self, frame: str, **slots: Slot) -> Phrase:
        return self._grammar.phrase(frame, slots)

    def _playing(self, role: Role, phrase: Phrase) -> str:
        return self._grammar.fill(self._parts.roles[role], {"what": phrase})
