"""Which rules hold: those that everybody plays, and beside each what a table may play instead."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from swdsl.model.clauses import Clause
from swdsl.model.counts import OptionIs, Unless
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.prose import Sentence

Said = tuple[Clause, Sentence]


@dataclass(frozen=True, slots=True)
class Instead:
    """Another answer to an option, with the rules that only tables have who gave it."""

    option: Ref
    choice: str
    rules: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """A rule that holds, and what tables may play in its place."""

    clause: Clause
    sentence: Sentence
    instead: tuple[Instead, ...] = ()


@dataclass(frozen=True, slots=True)
class Holding:
    """What holds, in its order; `besides` is what tables may add without giving anything up."""

    held: tuple[Held, ...]
    besides: tuple[Instead, ...] = ()


class Customs:
    """Knows every option of a library, and what follows from the answers to it."""

    def __init__(self, library: Library) -> None:
        options = [option for rules in library.sets for option in rules.options]
        self._choices = {option.ref: tuple(each.id for each in option.choices) for option in options}
        #: What holds where nobody has chosen otherwise.
        self.usual: Mapping[Ref, str] = {ref: choices[0] for ref, choices in self._choices.items()}

    def holds(self, clause: Clause, chosen: Mapping[Ref, str] | None = None) -> bool:
        """Whether a clause is in force, at a table with these answers or at any ordinary one."""
        answers = self.usual if chosen is None else {**self.usual, **chosen}
        asked = _asked(clause)
        return all((answers.get(each.option, each.choice) == each.choice) is wanted for each, wanted in asked)

    def holding(self, said: Sequence[Said]) -> Holding:
        """Sort rules into those that hold at an ordinary table and what others play instead."""
        held = [pair for pair in said if self.holds(pair[0])]
        beside: dict[str, list[Instead]] = {}
        for instead, replaced in self._alternatives(said):
            beside.setdefault(replaced, []).append(instead)
        return Holding(
            tuple(Held(*pair, tuple(beside.get(pair[0].id, ()))) for pair in held), tuple(beside.get("", ()))
        )

    def _alternatives(self, said: Sequence[Said]) -> Iterator[tuple[Instead, str]]:
        """Yield every other answer that changes something, with the rule it stands against, if any."""
        clauses = [clause for clause, _ in said]
        told: set[str] = set()
        for option in dict.fromkeys(asked.option for clause in clauses for asked, _ in _asked(clause)):
            for choice in self._choices.get(option, ())[1:]:
                chosen = {option: choice}
                added = [pair for pair in said if self.holds(pair[0], chosen) and not self.holds(pair[0])]
                lost = [each for each in clauses if self.holds(each) and not self.holds(each, chosen)]
                told |= {clause.id for clause, _ in added}
                if added or lost:
                    yield Instead(option, choice, tuple(added)), _first(lost)
        yield from ((each, "") for each in self._rare(said, told))

    def _rare(self, said: Sequence[Said], told: set[str]) -> Iterator[Instead]:
        """Yield rules that need more than one unusual answer, each under the first of them."""
        for clause, sentence in said:
            if clause.id not in told and not self.holds(clause):
                unusual = (each for each, wanted in _asked(clause) if wanted and self._is_unusual(each))
                for asked in list(unusual)[:1]:
                    yield Instead(asked.option, asked.choice, ((clause, sentence),))

    def _is_unusual(self, asked: OptionIs) -> bool:
        return self.usual.get(asked.option) != asked.choice


def _asked(clause: Clause) -> Iterator[tuple[OptionIs, bool]]:
    """Yield which answers a clause asks for, and which it must not find."""
    for condition in clause.conditions:
        match condition:
            case OptionIs():
                yield condition, True
            case Unless(condition=OptionIs() as asked):
                yield asked, False
            case _:
                pass


def _first(clauses: Iterable[Clause]) -> str:
    """Return the rule that an answer speaks of: of those it lifts, the one that asks for the least."""
    fewest = sorted(clauses, key=lambda each: sum(1 for _ in _asked(each)))
    return fewest[0].id if fewest else ""
