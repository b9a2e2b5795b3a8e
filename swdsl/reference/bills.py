"""What the numbers of worked examples rest on: each line of a bill with the rule or component behind it."""

from swdsl.model import scenarios as model
from swdsl.reference.addresses import set_ref
from swdsl.reference.edition import Edition
from swdsl.reference.examples import named_ref
from swdsl.reference.page import Desk
from swdsl.reference.views import Item, To


class Bills:
    """Knows the rules for everybody by their labels, said once in the language of an edition."""

    def __init__(self, edition: Edition) -> None:
        self._rules = {
            (rules.id, clause.label): To(
                edition.speaker.clause(clause, kind).text,
                f"{edition.addresses.of(set_ref(rules.id))}#{clause.id}",
            )
            for rules in edition.library.sets
            for kind, clauses in rules.frame.clauses
            for clause in clauses
            if clause.label
        }

    def item(self, desk: Desk, scenario: model.Scenario, entry: model.Entry) -> Item:
        """Return a line of a bill: what it comes to, and the rule or component it comes from."""
        rule = self._rules.get((scenario.board.uses, entry.name))
        if rule is not None:
            return Item(entry.number, To(rule.text, desk.to_address(rule.href)))
        ref = named_ref(scenario, desk.edition, entry.name)
        if ref is not None:
            return Item(entry.number, desk.to(ref))
        return Item(entry.number, To(entry.name.replace("_", " "), ""))
