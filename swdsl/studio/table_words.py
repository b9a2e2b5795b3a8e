"""A game at the table in the words of one language: names, sentences of clauses, choices, refusals, coins."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from swdsl.model.content import Component
from swdsl.model.names import Ref
from swdsl.reference.edition import Edition
from swdsl.reference.words import Counted
from swdsl.runtime.describe import Told
from swdsl.runtime.explain import CostItem
from swdsl.runtime.scoring import ScoreItem
from swdsl.runtime.state import Entry
from swdsl.runtime.why_not import Reason
from swdsl.runtime.words import CHANCE
from swdsl.studio.games import Logged
from swdsl.studio.message import Reply
from swdsl.studio.tables import Laid
from swdsl.studio.words import TableWords
from swdsl.studio.words_en import ENGLISH
from swdsl.studio.words_fr import FRENCH
from swdsl.studio.words_it import ITALIAN
from swdsl.studio.words_ru import RUSSIAN

WORDS: Final[Mapping[str, TableWords]] = {"en": ENGLISH, "fr": FRENCH, "it": ITALIAN, "ru": RUSSIAN}


class Teller:
    """Says everything about one table in one language."""

    def __init__(self, laid: Laid, edition: Edition) -> None:
        self._laid, self._edition = laid, edition
        self.words = WORDS[edition.language]
        board = laid.library.board(laid.declared.map)
        self._regions = {each.id: edition.names.region(board, each) for each in board.regions}

    @cached_property
    def _things(self) -> Mapping[str, str]:
        """The names of everything that is declared, by full id."""
        return {str(ref): self._edition.names.of(thing) for ref, thing in self._edition.things.items()}

    @cached_property
    def _sentences(self) -> Mapping[str, str]:
        """Every rule as a sentence, by the engine's name of its clause."""
        speaker = self._edition.speaker
        found: dict[str, str] = {}
        for rules in self._laid.library.sets:
            for clause, sentence in speaker.frame(rules):
                found[f"{rules.id}.{clause.id}"] = sentence.text
            for component in rules.components:
                said = speaker.component(component)[-len(component.clauses) :]
                pairs = zip(component.clauses, said, strict=False)
                found.update({f"{rules.id}.{clause.id}": each.text for clause, each in pairs})
        return found

    def name(self, identifier: str) -> str:
        """Return what a region, a component, a piece or a ground is called."""
        found = self._regions.get(identifier) or self._things.get(identifier)
        return found or identifier.rpartition(".")[2].replace("_", " ")

    def component(self, identifier: str) -> Component | None:
        """Return a component by the engine's name."""
        return next((each for each in self._laid.library.components() if str(each.ref) == identifier), None)

    def facts(self, identifier: str) -> list[str]:
        """Return every sentence about a component."""
        component = self.component(identifier)
        said = self._edition.speaker.component(component) if component else ()
        return [sentence.text for sentence in said]

    def clause(self, identifier: str) -> Reply:
        """Return a clause: whose it is, its sentence, and its line in the rules."""
        file, line, text = self._laid.clauses.get(identifier, ("", 0, ""))
        return {
            "id": identifier,
            "of": self.owner(identifier),
            "sentence": self._sentences.get(identifier, ""),
            "source": {"file": file, "line": line, "text": text} if file else None,
        }

    def owner(self, identifier: str) -> str:
        """Return whose clause it is: a component's name, or the first words of a rule for everybody."""
        owner, _, last = identifier.rpartition(".")
        return self.name(owner) if last.isdecimal() or owner in self._things else last.replace("_", " ")

    def player(self, number: int) -> str:
        """Return how a player is called."""
        return self.words.chance if number == CHANCE else self.words.player.format(number=number + 1)

    def coins(self, number: int) -> str:
        """Return a number of coins in words."""
        return f"{number} {self.words.coins[self._edition.words.plural(number)]}"

    def choice(self, told: Told) -> str:
        """Say what an action does."""
        return self.words.choices[told.key].format(**{k: self._slot(k, v) for k, v in _slots(told)})

    def _slot(self, key: str, value: str | int) -> str:
        if key == "clause":
            return self.owner(str(value))
        if key == "tokens":
            return self._edition.words.count(int(value), Counted.TOKEN)
        if key in ("price", "coins"):
            return self.coins(int(value))
        if key == "player":
            return self.player(int(value))
        return self.name(value) if isinstance(value, str) else str(value)

    def refusal(self, reason: Reason) -> Reply:
        """Say why something is refused, with the rules it rests on."""
        said = self._edition.words.examples.reasons.get(reason.key, reason.key.replace("_", " "))
        if reason.need:
            frame = self.words.price_need if reason.key == "too_dear" else self.words.have_need
            said = f"{said} ({frame.format(have=reason.have, need=reason.need)})"
        return {
            "key": reason.key,
            "text": self.words.refused.format(reason=said),
            "clauses": [self.clause(each) for each in reason.clauses],
            "bill": self.bill(reason.items),
        }

    def bill(self, items: Iterable[CostItem]) -> list[Reply]:
        """Return a cost item by item."""
        return [{"amount": item.amount, **self.clause(item.clause)} for item in items]

    def score(self, items: Iterable[ScoreItem], regions: Sequence[str]) -> list[Reply]:
        """Return coins item by item."""
        return [
            {
                "amount": item.amount,
                "region": regions[item.region] if item.region >= 0 else None,
                "payer": item.payer if item.payer >= 0 else None,
                **self.clause(item.clause),
            }
            for item in items
        ]

    def logged(self, entry: Logged) -> Reply:
        """Tell one choice, and the coins that moved."""
        return {
            "step": entry.step,
            "turn": entry.turn,
            "player": None if entry.actor == CHANCE else entry.actor,
            "who": self.player(entry.actor),
            "key": entry.told.key,
            "region": entry.told.arguments.get("region"),
            "text": self.choice(entry.told),
            "coins": list(self._moved(entry.coins)),
        }

    def _moved(self, journal: Sequence[Entry]) -> Iterable[str]:
        """Say what coins moved, player by player; the same items of many regions are one."""
        for player in dict.fromkeys(entry.player for entry in journal):
            amounts: dict[str, int] = {}
            for entry in journal:
                if entry.player == player:
                    owner = self.owner(entry.clause)
                    amounts[owner] = amounts.get(owner, 0) + entry.amount
            total = sum(amounts.values())
            items = ", ".join(f"{owner} {amount:+d}" for owner, amount in amounts.items())
            frame = self.words.gains if total >= 0 else self.words.pays
            yield frame.format(who=self.player(player), coins=self.coins(abs(total)), items=items)

    def ref(self, identifier: str) -> Ref | None:
        """Return what a component is, completely named."""
        component = self.component(identifier)
        return component.ref if component else None


def _slots(told: Told) -> Iterable[tuple[str, str | int]]:
    """Yield what goes into the message; the cost of an attack is a number of tokens."""
    for key, value in told.arguments.items():
        yield ("tokens" if key == "cost" else key), value
