"""Two friends at one device, in French, with an event of the author's own on the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.test_browser import PATIENT, opened, tap, until
from tests.reference.browser import DESKTOP, running_browser

pytestmark = pytest.mark.slow
EVENT = 'event thaw "Thaw"\n  at round start: gain 1 coin\n'
FOLK = """race totem_folk "Totem Folk"
  tokens 9 of 14
  piece totem "Totem" 3

  before scoring: place 1 totem in a region I hold
"""


@pytest.fixture
def page(folder: Path, local: str) -> Iterator[Any]:
    (folder / "thaw.sw").write_text(EVENT)
    (folder / "frost.sw").write_text(FOLK)
    with running_browser() as browser:
        yield opened(browser.new_context(viewport=DESKTOP, locale="fr-FR"), local)


def sit_down(page: Any) -> None:
    until(lambda: "totem_folk" in page.inner_text(".cm-content"), "the folder as it is")
    page.add_init_script("Math.random = () => 0")  # every new game is dealt the same
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
    page.click("#tab-table")
    assert "Thaw" in page.inner_text(".setup fieldset >> nth=0")
    page.select_option("#seat-1", "human")
    page.click(".setup button[type=submit]")
    page.wait_for_selector(".combo button.main", timeout=PATIENT)


def phase(page: Any) -> str:
    return str(page.get_attribute(".title", "data-phase"))


def whose_turn(page: Any, number: int) -> None:
    """Wait for somebody's turn, and see that only their own coins are shown."""
    until(lambda: f"Joueur {number}" in page.inner_text(".question"), "whose turn it is")
    coins = page.locator(".people .coins").all_inner_texts()
    assert [any(map(str.isdigit, each)) for each in coins] == [number == 1, number == 2]


def put_one(page: Any) -> None:
    """Put a token into the first region, and wait for the next question."""
    step = page.get_attribute(".title", "data-step")
    page.locator(".region.lit").first.dispatch_event("click")
    until(lambda: page.get_attribute(".title", "data-step") != step, "a token")


def test_two_people_play_in_french_and_an_event_is_on_the_table(page: Any) -> None:
    """Whoever taps once too often while putting tokens does nothing with it."""
    sit_down(page)
    assert "Thaw" in page.inner_text(".events")
    assert "gagnez 1 jeton de victoire" in page.inner_text(".events")
    whose_turn(page, 1)
    page.locator(".combo", has_text="Totem Folk").locator("button.main").click()
    for conquest in range(2):
        until(lambda: phase(page) == "attack", "an attack")
        tap(page, page.locator(".region.lit").nth(conquest))
        until(lambda: not page.locator(".detail button").count(), "a conquest")
    page.locator(".question .choice", has_text="Cesser les conquêtes").click()
    until(lambda: phase(page) == "deploy", "redeployment")
    while phase(page) == "deploy":
        put_one(page)
    assert phase(page) == "task"  # where the totem goes
    assert page.locator(".region.chosen").count() == 0
    tap(page, page.locator(".region.lit"))
    whose_turn(page, 2)
