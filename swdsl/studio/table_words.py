"""A game at the table as replies have it: what the voice of the table says (`table/talk.py`), and sources."""

from collections.abc import Iterable, Sequence

from swdsl.model.content import Component
from swdsl.prose.marks import capitalised
from swdsl.reference.edition import Edition
from swdsl.runtime.describe import Told
from swdsl.runtime.explain import CostItem
from swdsl.runtime.scoring import ScoreItem
from swdsl.runtime.state import Entry, State
from swdsl.runtime.why_not import Reason
from swdsl.runtime.words import CHANCE
from swdsl.studio.games import Logged
from swdsl.studio.message import Reply
from swdsl.studio.tables import Laid
from swdsl.studio.words import WORDS
from swdsl.table import Refusal, Talk
from swdsl.words import Kind


class Teller:
    """Says everything about one table in one language."""

    def __init__(self, laid: Laid, edition: Edition) -> None:
        self._laid = laid
        self._talk = Talk(laid.library, edition.language, laid.game, laid.clauses, edition)
        self.words = WORDS[edition.language]

    def name(self, identifier: str, *kinds: Kind) -> str:
        """Return what a region is called, or what has this id among `kinds`."""
        return self._talk.name(identifier, *kinds)

    def facts(self, kind: Kind, identifier: str) -> list[str]:
        """Return every sentence about a component that holds at this table."""
        component: Component | None = self._talk.component(kind, identifier)
        return list(self._talk.rules(component)) if component else []

    def clause(self, identifier: str) -> Reply:
        """Return a clause: whose it is, its sentence, and its line in the rules."""
        file, line, text = self._laid.clauses.get(identifier, ("", 0, ""))
        return {
            "id": identifier,
            "of": capitalised(self._talk.label(identifier)),
            "owner": self._talk.owner(identifier),
            "sentence": self._talk.sentence(identifier),
            "source": {"file": file, "line": line, "text": text} if file else None,
        }

    def player(self, number: int) -> str:
        """Return how a player is called."""
        return self.words.chance if number == CHANCE else capitalised(self._talk.player(number))

    def question(self, s: State) -> str:
        """Say what is asked at this moment."""
        return self._talk.question(s)

    def choice(self, told: Told) -> str:
        """Say what an action does."""
        return capitalised(self._talk.told(told))

    def refusal(self, s: State, reason: Reason) -> Reply:
        """Say why something is refused, with the rules it rests on."""
        return self._refused(self._talk.refusal(s, reason), reason)

    def no_conquest(self, s: State, reason: Reason, region: int) -> Reply:
        """Say that a region cannot be conquered, and why, with the rules it rests on."""
        return self._refused(self._talk.no_conquest(s, reason, region), reason)

    def _refused(self, refusal: Refusal, reason: Reason) -> Reply:
        return {
            "key": reason.key,
            "text": refusal.text,
            "clauses": [self.clause(each.clause) for each in refusal.quotes],
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
                    label = self._brief(entry.clause)
                    amounts[label] = amounts.get(label, 0) + entry.amount
            total = sum(amounts.values())
            items = ", ".join(f"{label} ({amount:+d})" for label, amount in amounts.items())
            frame = self.words.gains if total >= 0 else self.words.pays
            yield frame.format(who=self.player(player), coins=self._talk.coins_moved(abs(total)), items=items)

    def _brief(self, clause: str) -> str:
        """Name what coins come from: whose rule it is, or what a rule of everybody says."""
        said = self._talk.owner(clause) or self._talk.sentence(clause).rstrip(".")
        return said or self._talk.label(clause)
