"""What stands for `all` or `any number` is more than any number that rules can have."""

from swdsl import limits
from swdsl.lower.form_regions import MANY
from swdsl.runtime.words import ALL


def test_no_number_of_the_rules_is_taken_for_all_there_are() -> None:
    assert min(ALL, MANY) > limits.LARGEST_NUMBER


def test_the_engine_and_the_compiler_mean_the_same_by_it() -> None:
    assert ALL == MANY
