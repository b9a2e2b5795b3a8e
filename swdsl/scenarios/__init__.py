"""Scenarios: rulings as examples that are set up, acted out and compared with what they claim."""

from swdsl.scenarios.compile import compile_rulebook
from swdsl.scenarios.coverage import uncovered
from swdsl.scenarios.run import Result, Status, run

__all__ = ["Result", "Status", "compile_rulebook", "run", "uncovered"]
