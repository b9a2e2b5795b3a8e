"""Rules that last for a time: what is noted when one begins, and what a rule asks of such notes.

A clause may leave several rules behind; each is told by its number among them. What is noted is the region
that `there` was, and the player that `they` were, as far as the rule speaks of them.
"""

from __future__ import annotations

from typing import Any, ClassVar

from swdsl.lower.form_numbers import Who
from swdsl.lower.form_operations import AtHand, Operation, Spot
from swdsl.lower.form_regions import MarkedAt
from swdsl.lower.form_tests import Laid, TheyBound
from swdsl.lower.form_words import Ending
from swdsl.lower.walk import walk
from swdsl.record import record


@record
class LayRule:
    """A rule of this clause begins."""

    operation: ClassVar = Operation("lay_rule", (AtHand.CLAUSE, "rule", AtHand.SLOT))

    rule: int
    ending: Ending


@record
class LayRuleThere:
    """A rule of this clause begins, about a region."""

    operation: ClassVar = Operation("lay_rule_there", (AtHand.CLAUSE, "rule", AtHand.SLOT, "spot"))

    rule: int
    ending: Ending
    spot: Spot = Spot.THERE


@record
class LayRuleOn:
    """A rule of this clause begins, about a player."""

    operation: ClassVar = Operation("lay_rule_on", (AtHand.CLAUSE, "rule", AtHand.SLOT, "who"))

    rule: int
    ending: Ending
    who: Who = Who.THEM


@record
class LayRuleOnThere:
    """A rule of this clause begins, about a player and a region."""

    operation: ClassVar = Operation("lay_rule_on_there", (AtHand.CLAUSE, "rule", AtHand.SLOT, "who", "spot"))

    rule: int
    ending: Ending
    who: Who = Who.THEM
    spot: Spot = Spot.THERE


LayDeed = LayRule | LayRuleThere | LayRuleOn | LayRuleOnThere


def is_of_a_rule(node: Any) -> bool:
    """Whether a lowered value asks for what was noted of a rule that lasts for a time."""
    return any(isinstance(each, MarkedAt | Laid | TheyBound) for each in walk(node))
