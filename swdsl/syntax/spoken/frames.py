"""Every frame; of those that ask for as many words, the first counts."""

from typing import Final

from swdsl.syntax.spoken.frame import Frame
from swdsl.syntax.spoken.frames_coins import GAINS
from swdsl.syntax.spoken.frames_costs import COSTS
from swdsl.syntax.spoken.frames_others import OTHERS
from swdsl.syntax.spoken.frames_turns import TURNS

FRAMES: Final[tuple[Frame, ...]] = (*TURNS, *OTHERS, *COSTS, *GAINS)
