"""A studio that knows the official boxes, and one race of the author's own."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from swdsl.cli.project import official_sources
from swdsl.studio import Known, Studio, known_of

FROST: Final = """\
race frost_giants "Frost Giants"
  tokens 5 of 10

  at scoring: gain 1 coin for each mountain I hold
"""

SCENARIO: Final = """\
scenario "Giants score"
  on valley
  given
    Ann plays frost_giants
    high_peak: 2 frost_giants
  when Ann scores
  then Ann gains 2 coins
"""

Ask = Callable[..., Any]


@pytest.fixture(scope="session")
def known() -> Known:
    """Return what is known of the official boxes."""
    return known_of(official_sources())


@pytest.fixture
def studio(known: Known) -> Studio:
    """Return a studio without files of the author's."""
    return Studio(known)


@pytest.fixture
def ask(studio: Studio) -> Ask:
    """Return what asks the studio and insists on an answer."""

    def asked(do: str, **fields: object) -> Any:
        reply = studio.answer({"do": do, **{name.rstrip("_"): value for name, value in fields.items()}})
        assert reply["ok"], reply
        return reply["answer"]

    return asked


@pytest.fixture
def refused(studio: Studio) -> Callable[..., str]:
    """Return what asks the studio and insists on a refusal; it gives the code."""

    def asked(do: str, **fields: object) -> str:
        reply = studio.answer({"do": do, **fields})
        assert not reply["ok"], reply
        error = reply["error"]
        assert isinstance(error, dict)
        assert error["message"].endswith((".", "?")), error
        return str(error["code"])

    return asked
