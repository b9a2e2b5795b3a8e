"""The page for those who use no mouse, or do not see it: keys reach everything, and all is said."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.test_browser import PATIENT, kept_choices, opened, until
from tests.reference.browser import DESKTOP, PHONE, running_browser

pytestmark = pytest.mark.slow
MOST_KEYS = 200


@pytest.fixture
def page(local: str) -> Iterator[Any]:
    with running_browser() as browser:
        yield opened(browser.new_context(viewport=DESKTOP), local)


def reach(page: Any, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(MOST_KEYS):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    pytest.fail(f"no key leads to {selector}")


def chosen(page: Any, selector: str) -> None:
    """Choose something by keys, and see that whoever did so is still at the table."""
    step = page.get_attribute(".title", "data-step")
    reach(page, selector)
    page.keyboard.press("Enter")
    until(lambda: page.get_attribute(".title", "data-step") != step, f"what {selector} does")
    assert page.locator(".table :focus").count() == 1, f"{selector} threw us out"


def sit_down(page: Any) -> None:
    reach(page, "#tab-sentences")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    until(lambda: page.locator("#tab-table:focus").count() == 1, "the last tab")
    reach(page, ".setup button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".combo button.main", timeout=PATIENT)


def test_a_turn_is_played_by_keys_alone_and_said_aloud(page: Any) -> None:
    sit_down(page)
    chosen(page, ".combo button.main")
    assert "What do you conquer?" in page.inner_text("#spoken")
    reach(page, ".region.lit")
    page.keyboard.press("Enter")
    until(lambda: page.locator(".detail button.main").count() == 1, "the bill")
    assert "Conquer" in page.inner_text("#spoken")
    chosen(page, ".region.chosen")
    assert "Player 1: Conquer" in page.inner_text("#spoken")
    chosen(page, ".question .choice")
    while page.get_attribute(".title", "data-phase") == "deploy":
        chosen(page, ".region.lit")
    until(lambda: "Player 2:" in page.inner_text("#spoken"), "what the bot does")


def test_a_whole_game_is_played_by_keys_alone(page: Any) -> None:
    """From the first combo to the final standing, without a mouse, and never thrown out of the table."""
    sit_down(page)
    reach(page, ".play-side select")
    page.keyboard.press("Home")  # bots do not wait
    for move in range(400):
        until(lambda: page.locator(".question b, .standing").count() > 0, "a question")
        if page.locator(".standing").count():
            break
        if page.locator(".combo button.main").count():
            chosen(page, ".combo button.main")
        elif page.get_attribute(".title", "data-phase") in ("deploy", "spread"):
            chosen(page, ".region.lit")
        elif page.locator(".region.lit").count() and move % 4:
            reach(page, ".region.lit")
            page.keyboard.press("Enter")
            until(lambda: page.locator(".detail button.main").count() > 0, "what a region offers")
            chosen(page, ".detail button.main")
        else:
            chosen(page, ".question .choice")
    assert "wins." in page.inner_text(".title")
    assert "The game is over." in page.inner_text("#spoken")


def test_tokens_in_hand_stand_beside_the_question(page: Any) -> None:
    sit_down(page)
    chosen(page, ".combo button.main")
    assert re.search(r"in hand \d+", page.inner_text(".question"))


def test_what_was_folded_stays_folded(page: Any) -> None:
    """The table is drawn again with every choice."""
    sit_down(page)
    chosen(page, ".combo button.main")
    assert page.locator(".log details[open]").count() == 1
    page.click(".log summary")
    page.click(".combo summary >> nth=0")
    chosen(page, ".question .choice")
    assert page.locator(".log details[open]").count() == 0
    assert page.locator(".combo details[open]").count() == 1


def test_another_language_takes_nothing_away(page: Any) -> None:
    """What can be undone in the editor still can, the focus stays, and the game goes on."""
    page.click(".cm-content")
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("# typed before")
    page.focus("#tongue")
    page.select_option("#tongue", "fr")
    until(lambda: page.inner_text("#tab-tile") == "Tuile", "French")
    assert page.locator("#tongue:focus").count() == 1
    assert page.get_attribute(".cm-content", "aria-label") == "Source"
    page.click(".cm-content")
    page.keyboard.press("Control+z")
    until(lambda: "# typed before" not in page.inner_text(".cm-content"), "undone")


def test_a_button_that_is_being_pressed_stays(page: Any, folder: Path) -> None:
    """Between a press and its release the rules are read again: whoever pressed is heard."""
    page.click("#tab-table")
    page.click(".setup button[type=submit]")
    page.wait_for_selector(".combo button.main", timeout=PATIENT)
    page.locator(".combo button.main").first.scroll_into_view_if_needed()
    page.locator(".combo button.main").first.hover()
    page.mouse.down()
    (folder / "frost.sw").write_text("nonsense\n")
    page.wait_for_selector(".findings .error")
    (folder / "frost.sw").write_text("# nothing\n")
    until(lambda: page.locator(".findings .error").count() == 0, "read again")
    page.evaluate("() => new Promise((done) => setTimeout(done, 1500))")
    page.mouse.up()
    until(lambda: page.get_attribute(".title", "data-step") == "1", "what was pressed")


def test_who_wavers_between_languages_still_has_a_table(page: Any) -> None:
    page.click("#tab-table")
    page.click(".setup button[type=submit]")
    page.wait_for_selector(".combo button.main", timeout=PATIENT)
    for tongue in ("ru", "it", "en", "it", "fr"):  # French once: what is pressed is drawn for the last time
        page.select_option("#tongue", tongue)
    until(lambda: "Prendre" in page.inner_text(".combo >> nth=0"), "French")
    page.click(".combo button.main >> nth=0")
    until(lambda: page.get_attribute(".title", "data-step") == "1", "a choice")


def test_a_choice_made_while_the_table_is_told_anew_is_heard(page: Any) -> None:
    """French buttons stand there before the table is kept: on a slow machine that is a second."""
    page.click("#tab-table")
    page.click(".setup button[type=submit]")
    page.wait_for_selector(".combo button.main", timeout=PATIENT)
    held: list[Any] = []
    page.route("**/ask", lambda route: held.append(route) if not held and keeps(route) else route.continue_())
    page.select_option("#tongue", "fr")
    until(lambda: "Prendre" in page.inner_text(".combo >> nth=0") and bool(held), "French")
    page.click(".combo button.main >> nth=0")
    held[0].continue_()
    until(lambda: page.get_attribute(".title", "data-step") == "1", "a choice")


def keeps(route: Any) -> bool:
    """Whether the page asks for the record of its game."""
    return '"do":"save"' in route.request.post_data


def test_a_kept_game_outlives_reloads_and_slips(page: Any) -> None:
    """More reloads than there may be games, and one while the text is wrong: the game is still there."""
    page.click("#tab-table")
    page.click(".setup button[type=submit]")
    page.wait_for_selector(".combo button.main", timeout=PATIENT)
    page.click(".combo button.main >> nth=0")
    until(lambda: page.get_attribute(".title", "data-step") == "1", "a choice")
    until(lambda: kept_choices(page) == 1, "a kept game")
    for _ in range(18):
        page.reload()
        page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
        page.click("#tab-table")
        page.wait_for_selector(".title[data-step]", timeout=PATIENT)
    page.click(".cm-content")
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("  at nothing: at all")
    page.wait_for_selector(".findings .error")
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
    assert "not saved" in page.inner_text(".files select")
    page.click("#tab-table")
    until(lambda: "Mend the errors first" in page.inner_text(".table"), "why there is no game")
    page.click(".cm-content")
    page.keyboard.press("Control+End")
    for _ in "  at nothing: at all":
        page.keyboard.press("Backspace")
    until(lambda: page.locator(".findings .error").count() == 0, "mended")
    page.click("#tab-sentences")
    page.click("#tab-table")
    page.wait_for_selector(".title[data-step='1']", timeout=PATIENT)


def test_on_a_phone_the_turn_stands_below_the_tabs(page: Any) -> None:
    page.set_viewport_size(PHONE)
    page.click("#tab-table")
    page.click(".setup button[type=submit]")
    page.wait_for_selector(".combo button.main", timeout=PATIENT)
    tabs, title = page.locator(".tabs").bounding_box(), page.locator(".title h2").bounding_box()
    assert title["y"] >= tabs["y"] + tabs["height"] - 1
    assert tabs["height"] < 60  # one row
    assert page.locator("#head").bounding_box()["height"] < 160


def test_a_browser_that_keeps_nothing_still_works(local: str) -> None:
    """Some browsers refuse to keep anything, and say so by an error wherever it is tried."""
    with running_browser() as browser:
        page = browser.new_context(viewport=DESKTOP).new_page()
        page.add_init_script(
            "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name,"
            " { get() { throw new DOMException('no', 'SecurityError'); } })"
        )
        page.goto(local)
        page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
        sit_down(page)
        chosen(page, ".combo button.main")
