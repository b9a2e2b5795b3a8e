"""The options of the engine: the compiler's table is the kernel's, and both official sets use their words."""

from generated.base.frame import frame as base_frame
from generated.base.powers import POWERS
from generated.base.races import RACES
from generated.games import base_2p
from swdsl.model.engine_options import ENGINE_OPTIONS
from swdsl.runtime.game import Game
from swdsl.runtime.house_rules import OPTIONS


def test_the_compiler_knows_the_options_of_the_kernel() -> None:
    assert dict(ENGINE_OPTIONS) == dict(OPTIONS)


def test_a_table_may_answer_an_option_of_the_engine_by_the_name_of_its_set() -> None:
    usual = base_2p.new_game()
    assert usual.option("retake_abandoned") == usual.option("base.retake_abandoned") == "yes"
    other = Game(
        usual.board, 2, base_frame, (*RACES, *POWERS), {**usual.options, "base.retake_abandoned": "no"}
    )
    assert other.option("retake_abandoned") == "no"
