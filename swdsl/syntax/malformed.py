"""What newcomers write, and the sentence that helps. Data only: a test feeds every sample back."""

from typing import Final

from swdsl.syntax.habit import Habit
from swdsl.syntax.malformed_order import DECLARATIONS, ORDER
from swdsl.syntax.malformed_signs import SIGNS
from swdsl.syntax.malformed_words import WORDS

# The first that fits is shown: quotes before everything, since they swallow what follows.
HABITS: Final[tuple[Habit, ...]] = (*SIGNS[:3], *DECLARATIONS, *SIGNS[3:], *ORDER, *WORDS)
