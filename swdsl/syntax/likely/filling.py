"""Fills the gaps of a clause from the signs of a sentence: numbers, regions, pieces, people, counts."""

import re
from dataclasses import dataclass, field, replace
from typing import Final

from swdsl.syntax.likely.acts import Row
from swdsl.syntax.likely.table import GAP, Candidate
from swdsl.syntax.spoken.regions import Region

_NUMBERED: Final = ("C", "T", "TX", "LESS", "MORE", "DEF", "CAP", "ET", "N")
_UNITS: Final = (
    ("{n} {token", ("T", "TX", "ET", "CAP", "N", "LESS", "MORE")),
    ("{n} {coin", ("C", "N", "MORE", "TX")),
    ("{n} less", ("LESS", "N", "T", "C")),
    ("{n} more", ("MORE", "DEF", "TX", "T", "N", "C")),
    ("{n} higher", ("MORE", "TX", "N", "T", "C")),
)
_TWO: Final = 2
_MADE_UP: Final = 5
"""How much weighs a ground that nobody named: nothing becomes what it is."""
_PAYS: Final = frozenset({"pay", "discard", "lose", "remove"})
_SWAPS: Final = frozenset({"swap", "replace", "turn"})


@dataclass
class Filling:
    """What of a sentence goes into a clause whose effect and moment are spoken for by some of its signs."""

    row: Row
    effect: frozenset[int]
    moment: frozenset[int]
    qualifiers: tuple[str, ...]
    pieces: tuple[str, ...] = ()
    used: set[int] = field(default_factory=set)
    made_up: int = 0
    """How many gaps had to be filled with something that nobody said."""

    def clause(self, moment: str, candidate: Candidate) -> str:
        """Return the clause."""
        head = self._filled(moment, self.moment)
        effect = self._filled(candidate.effect, self.effect)
        own = [each for each in head.split(", ")[1:] if each]
        head = head.split(", ")[0]
        head = self._placed(head)
        price = self._price(effect)
        if price:
            effect = f"I may {price}, then {effect.removeprefix('I may ')}"
            if head.startswith(("at scoring", "always")):
                head = "at turn start"
        elif (
            "MAY" in self.row.names
            and re.match(r"gain|place|pay|score|remove", effect)
            and head != "at scoring"
        ):
            effect = f"I may {effect}"
        head = self._bound(head, effect)
        if any(" per " in each for each in self.qualifiers):
            own = [each for each in own if " per " not in each]
        if "in decline" in " ".join(self.qualifiers) and "declined" in self.people:
            own = [*own, *(each for each in self.qualifiers if "in decline" not in each)]
            self.qualifiers = ()
        head, effect = self._of_state(head), self._of_state(effect)
        every = dict.fromkeys((*own, *(self.qualifiers)))
        clause = f"{''.join((head, *(f', {each}' for each in every)))}: {effect}"
        return self._with_pieces(clause)

    def _placed(self, head: str) -> str:
        """Return a moment at the region that is named and stands nowhere yet, if it is at any region."""
        anywhere = re.fullmatch(
            r"(when (?:I|an? (?:\w+ )?opponent|anyone) \w+) a region(?P<whose>(?: I hold| held by .*)?)", head
        )
        if anywhere is None or self._has_region(head):
            return head
        at = self._find("R", frozenset())
        place = None if at is None else self.row.value(at)
        if not isinstance(place, Region) or (
            place.nouns == ("region",) and not place.filters and not place.nested
        ):
            return head
        where = place.without_holder().not_remembered()
        whose = anywhere["whose"]
        if whose == " I hold":
            said = (where if _is_near(where) or where.is_held else where.mine()).said("a")
        else:
            said = where.said("a") if where.nested else f"{where.said('a')}{whose}"
        return f"{anywhere[1]} {said}"

    def _has_region(self, head: str) -> bool:
        """Whether every region that is named is used."""
        return (
            not any(name == "R" and at not in self.used for at, name in enumerate(self.row.names))
            or "{" in head
        )

    def _with_pieces(self, clause: str) -> str:
        """Return a clause in which what borders a piece borders the region with it."""
        for piece in self.pieces:
            clause = re.sub(
                rf"\b(?:bordering|adjacent to) (?:an? )?{piece}s?(?: I hold)?\b",
                f"bordering a region with {piece}",
                clause,
            )
        return clause

    @property
    def people(self) -> str:
        """The words for others."""
        return " ".join(
            words
            for name, words in zip(self.row.names, self.row.signs.words, strict=True)
            if name in {"OPP", "WHOM", "EACHOPP"}
        )

    def _of_state(self, said: str) -> str:
        """Return a part of a clause about opponents whose race is active or declined, if that was said."""
        state = next((each for each in ("declined", "active") if each in self.people), "")
        if not state or state in said:
            return said
        article = "a" if state == "declined" else "an"
        said = re.sub(r"\ban opponent\b", f"{article} {state} opponent", said)
        return re.sub(r"^opponents ", f"{state} opponents ", said)

    def _price(self, effect: str) -> str:
        """Return what is paid for an effect, if something is."""
        if "pay" in effect or not re.match(r"gain|cost|I may|place|conquer|roll|score|remove", effect):
            return ""
        for at, name in enumerate(self.row.names):
            if name not in {"C", "T", "TOK"} or at in self.effect | self.moment | self.used:
                continue
            before = self.row.names[max(0, at - 3) : at]
            swapped = _SWAPS & set(before)
            behind = {"for", "to"} & set(self.row.names[at + 1 : at + 3])
            given = "for" in before[-1:] or bool(_PAYS & set(before))
            if behind if swapped else given:
                number = str(self.row.value(at))
                self.used |= {
                    at,
                    *(
                        each
                        for each in range(max(0, at - 3), at)
                        if self.row.names[each] in _PAYS | _SWAPS | {"for", "ME"}
                    ),
                }
                kind = "coin" if name == "C" else "token"
                return f"pay {number} {kind}{'' if number == '1' else 's'}"
        return ""

    def _bound(self, head: str, effect: str) -> str:
        """Return a moment so that `they` are somebody in it."""
        if (
            re.match(r"when I (?:conquer|attack) ", head)
            and re.search(r"^they\b|\bthem\b|\btheir\b", effect)
            and "held by" not in head
        ):
            return f"{head} held by an opponent"
        return head

    def _filled(self, template: str, places: frozenset[int]) -> str:
        kinds = next((signs for unit, signs in _UNITS if unit in template), _NUMBERED)

        def put(gap: re.Match[str]) -> str:
            return self._value(gap[1], places, kinds)

        return " ".join(GAP.sub(put, template).split())

    def _value(self, name: str, places: frozenset[int], kinds: tuple[str, ...]) -> str:
        if name in {"n", "coins", "tokens", "coin", "token"}:
            number = self._number(places, kinds)
            plural = name.endswith("s") and number != "1"
            return (
                number
                if name == "n"
                else f"{name.removesuffix('s')}{'s' if plural or (number != '1') else ''}"
            )
        if name == "for":
            at = self._find("FOR", places)
            return "" if at is None else str(self.row.value(at))
        if name == "c":
            return self._number(places, ("C",))
        if name == "cap":
            return self._number(places, ("CAP", "N"))
        if name == "pip":
            at = self._find("N", places)
            return "0" if at is None else str(self.row.value(at))
        if name in {"piece", "np"}:
            at = self._find("P", places)
            said = "1 piece" if at is None else str(self.row.value(at))
            self.made_up += _TWO * (at is None)
            return said if name == "np" else said.partition(" ")[2]
        if name == "whom":
            at = self._find("WHOM", places)
            return "each opponent" if at is None else str(self.row.value(at))
        return self._region(name, places)

    def _region(self, name: str, places: frozenset[int]) -> str:
        at = self._find("R", places, last=name == "ground")
        place = self.row.value(at) if at is not None else None
        where = place if isinstance(place, Region) else Region(("region",))
        self.made_up += at is None and name in {"all", "ground", "a"}
        if name == "ground":
            self.made_up += _MADE_UP * (self.row.names.count("R") < _TWO)
        match name:
            case "mine" | "many" | "manymine" | "amine" | "each" if _is_near(where):
                where = where.not_remembered() if name == "mine" else where
                return (
                    where.said("each")
                    if name == "each"
                    else _several(where)
                    if "many" in name
                    else where.said("a")
                )
            case "r":
                return where.without_holder().not_remembered().said("a")
            case "theirs":
                return (
                    where.without_holder().said("a")
                    if "held by" in where.nested
                    else f"{where.without_holder().not_remembered().said('a')} held by an opponent"
                )
            case "mine" | "a" | "amine":
                return where.mine().said("a")
            case "each":
                return where.mine().said("each")
            case "many" | "manymine":
                return _several(where.mine())
            case "other":
                return where.without_holder().said("a")
            case "any":
                return (
                    f"any {where.without_holder().said('each')}"
                    if where.nouns[-1].endswith("region")
                    else where.without_holder().said("many")
                )
            case "ground":
                return where.without_holder().said("a")
            case _:
                return _several(where.without_holder())

    def _number(self, places: frozenset[int], kinds: tuple[str, ...]) -> str:
        for among in (sorted(places), range(len(self.row.names))):
            for at in among:
                if self.row.names[at] in kinds and (at in places or at not in self.effect | self.moment):
                    self.used.add(at)
                    return str(self.row.value(at))
        return "1"

    def _find(self, sign: str, places: frozenset[int], *, last: bool = False) -> int | None:
        """Return where something stands: among what speaks for this part, else where nothing uses it."""
        own = [at for at in sorted(places) if self.row.names[at] == sign]
        other = (self.effect | self.moment) - places if self.effect != self.moment else frozenset()
        own = [at for at in own if at not in self.used] or own
        free = [
            at
            for at, name in enumerate(self.row.names)
            if name == sign and at not in other and at not in self.used
        ]
        found = [*own, *free] if not last else [*reversed(free), *reversed(own)]
        if found:
            self.used.add(found[0])
            return found[0]
        return None


def _is_near(place: Region) -> bool:
    """Whether regions are told by something that lies beside them, whoever holds them."""
    beside = re.match(r"(?:not )?(?:bordering|adjacent|within)", place.nested)
    return beside is not None and not place.is_held and re.search(r"I hold|with", place.nested) is not None


def _several(place: Region) -> str:
    """Return all regions of a kind."""
    nouns = tuple(each if each.endswith("s") else f"{each}s" for each in place.nouns)
    return replace(place, nouns=nouns, several=True, joined="and" if place.joined == "and" else "or").said(
        "many"
    )
