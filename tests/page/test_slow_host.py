"""Whoever answers may take their time: what is pressed or typed then is heard; old answers harm nobody."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.test_browser import PATIENT, begin_game, kept_choices, opened, tap, until, write
from tests.reference.browser import DESKTOP, running_browser

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with running_browser() as running:
        yield running


@pytest.fixture
def page(browser: Any, local: str) -> Iterator[Any]:
    """A page that must not make a mistake, whatever comes late."""
    context = browser.new_context(viewport=DESKTOP)
    mistakes: list[str] = []
    context.on("weberror", lambda error: mistakes.append(str(error.error)))
    yield opened(context, local)
    context.close()
    assert mistakes == []


class Slow:
    """A host that keeps requests of one kind until it is told to go on."""

    def __init__(self, page: Any, what: str, path: str = "ask") -> None:
        self._page, self._what, self._path = page, what, path
        self.held: list[Any] = []
        self.came = 0
        page.route(f"**/{path}", self._take)

    def _take(self, route: Any) -> None:
        if self._path == "ask" and json.loads(route.request.post_data)["do"] != self._what:
            route.fallback()
            return
        self.came += 1
        self.held.append(route)

    def waits(self) -> None:
        """Wait until somebody waits for an answer."""
        until(lambda: self._page.title() != "" and bool(self.held), f"a request: {self._what}")

    def goes_on(self) -> None:
        """Answer what was asked, and all that is asked from now on."""
        self._page.unroute(f"**/{self._path}", self._take)
        for route in self.held:
            route.fallback()


def at(page: Any, step: int) -> None:
    until(lambda: page.get_attribute(".title", "data-step") == str(step), f"step {step}")


def text(page: Any) -> str:
    return str(page.inner_text(".cm-content"))


def typed(page: Any, words: str) -> None:
    page.click(".cm-content")
    page.keyboard.press("Control+End")
    page.keyboard.insert_text(words)


def pick(page: Any) -> None:
    begin_game(page)
    page.locator(".combo button.main").first.click()
    at(page, 1)


def redeploy(page: Any) -> int:
    """Conquer two regions and stop; returns the step at which tokens are put."""
    pick(page)
    for conquests in (2, 3):
        tap(page, page.locator(".region.lit"))
        at(page, conquests)
    page.locator(".question .choice", has_text="Stop conquering").click()
    until(lambda: page.get_attribute(".title", "data-phase") == "deploy", "redeployment")
    return int(page.get_attribute(".title", "data-step"))


def test_a_game_that_was_left_stays_left_and_can_be_had_back(page: Any) -> None:
    """Neither a bot's move that comes late brings it back, nor the record that was asked for before."""
    redeploy(page)
    bots, records = Slow(page, "go_on"), Slow(page, "save")
    page.locator(".region.lit").first.dispatch_event("click")
    until(lambda: page.locator(".detail button.main", has_text="Put all").count() > 0, "the rest")
    page.locator(".detail button.main", has_text="Put all").click()
    bots.waits()
    page.click("text=New game")
    page.wait_for_selector(".setup")
    bots.goes_on()
    records.goes_on()
    page.wait_for_selector("#notices >> text=The game was put away.")
    assert page.locator(".setup .problem").count() == 0
    assert page.locator("#notices .notice").count() == 1
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
    page.click("#tab-table")
    page.wait_for_selector(".setup, .play", timeout=PATIENT)
    assert page.locator(".play").count() == 0


def test_who_did_not_mean_to_leave_goes_on(page: Any) -> None:
    pick(page)
    told = page.inner_text(".title")
    page.click("text=New game")
    page.click("text=Go on with it")
    at(page, 1)
    assert page.inner_text(".title") == told
    assert page.locator("#notices .notice").count() == 0


def test_another_game_may_be_wanted_before_the_kept_one_lies_there(page: Any) -> None:
    """After a reload nobody has looked at the table yet: what is chosen under “Where it plays” is begun."""
    pick(page)
    until(lambda: kept_choices(page) == 1, "a kept game")
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
    page.click("#tab-where")
    page.locator(".games button.small").first.click(timeout=PATIENT)
    page.wait_for_selector(".setup", timeout=PATIENT)
    assert page.locator("text=Go on with it").count() == 1


def test_undo_waits_for_the_choice_it_takes_back(page: Any) -> None:
    pick(page)
    slow = Slow(page, "choose")
    page.locator(".region.lit").first.dispatch_event("click")
    page.locator(".detail button.main").first.click()
    slow.waits()
    page.click("text=Undo")
    slow.goes_on()
    until(lambda: page.locator(".region.chosen").count() == 0, "taken back")
    at(page, 1)
    assert page.locator("#notices .notice").count() == 0


def test_tokens_are_put_as_fast_as_somebody_taps(page: Any) -> None:
    step = redeploy(page)
    slow = Slow(page, "choose")
    for _ in range(3):
        page.locator(".region.lit").first.dispatch_event("click")
    slow.waits()
    slow.goes_on()
    until(lambda: int(page.get_attribute(".title", "data-step")) >= step + 3, "three tokens")


def test_whoever_begins_twice_plays_one_game(page: Any) -> None:
    page.click("#tab-table")
    slow = Slow(page, "new_game")
    page.click(".setup button[type=submit]", timeout=PATIENT)
    page.click(".setup button[type=submit]")
    slow.waits()
    until(lambda: page.inner_text(".working") == "One moment …", "that it takes a moment")
    slow.goes_on()
    page.wait_for_selector(".combo button.main", timeout=PATIENT)
    until(lambda: page.inner_text(".working") == "", "that it is over")
    assert slow.came == 1


def test_whoever_lets_bots_play_sees_that_they_do(page: Any) -> None:
    page.click("#tab-table")
    slow = Slow(page, "simulate")
    for _ in range(2):
        page.click("text=Let bots play 20 games", timeout=PATIENT)
    slow.waits()
    assert page.inner_text("#simulated") == "The bots are playing …"
    slow.goes_on()
    until(lambda: bool(re.search(r"\d\s% won", page.inner_text("#simulated"))), "who has won")
    assert slow.came == 1


def test_what_is_typed_while_the_text_is_tidied_stays(page: Any, folder: Path) -> None:
    """And nothing is put into a file that was opened meanwhile."""
    (folder / "other.sw").write_text("# other\n")
    until(lambda: page.locator(".files option[value='other.sw']").count() == 1, "the file")
    for meanwhile in ("type", "open"):
        typed(page, "\n\n\n")
        slow = Slow(page, "format")
        page.click("text=Tidy")
        slow.waits()
        if meanwhile == "type":
            typed(page, "# typed meanwhile")
        else:
            page.select_option(".files select", "other.sw")
        with page.expect_response(lambda reply: '"do":"format"' in (reply.request.post_data or "")):
            slow.goes_on()
        expected = "# typed meanwhile" if meanwhile == "type" else "# other"
        until(lambda expected=expected: expected in text(page), expected)  # type: ignore[misc]
    assert "race" not in text(page)


def test_what_is_typed_while_a_file_is_saved_is_still_to_be_saved(page: Any, folder: Path) -> None:
    typed(page, "# first\n")
    slow = Slow(page, "a file", "save")
    page.keyboard.press("Control+s")
    slow.waits()
    typed(page, "# second\n")
    slow.goes_on()
    until(lambda: page.title() != "" and "# first" in (folder / "frost.sw").read_text(), "the file")
    until(lambda: "Saved." in page.inner_text(".working"), "that it is saved")
    until(lambda: page.inner_text(".working") == "", "a moment")
    assert "not saved" in page.inner_text(".files select")
    assert "# second" in text(page)
    assert page.locator("#notices .notice").count() == 0


def test_a_mistake_is_mended_where_it_stands_now(page: Any) -> None:
    write(
        page, 'race frost_giants "Frost Giants"\n  tokens 5 of 10\n\n  when I attack a mountan: cost 1 less\n'
    )
    page.wait_for_selector(".findings .error button.small", timeout=PATIENT)
    slow = Slow(page, "check")
    page.click(".cm-content")
    page.keyboard.press("Control+Home")
    page.keyboard.insert_text("# a line above\n# another\n")
    slow.waits()
    page.click(".findings .error button.small")
    assert "when I attack a mountain: cost 1 less" in text(page)
    slow.goes_on()
    until(lambda: page.locator(".findings .error").count() == 0, "mended")


def test_a_text_is_heard_of_though_its_file_was_left_at_once(page: Any, folder: Path) -> None:
    (folder / "other.sw").write_text("# other\n")
    until(lambda: page.locator(".files option[value='other.sw']").count() == 1, "the file")
    slow = Slow(page, "check")
    typed(page, "# asks\n")
    slow.waits()
    typed(page, "  at nothing: at all\n")
    page.select_option(".files select", "other.sw")
    slow.goes_on()
    until(lambda: "frost.sw" in page.inner_text(".findings .error >> nth=0"), "the finding")


@pytest.mark.parametrize("name", ["мой набор.sw", "a (b).sw"])
def test_any_name_that_a_file_may_have_can_be_shared(page: Any, folder: Path, name: str) -> None:
    (folder / name).write_text("# named so\n")
    until(lambda: page.locator(f".files option[value='{name}']").count() == 1, "the file")
    page.click("text=Share")
    link = page.input_value(".link-field")
    (folder / name).unlink()
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
    assert "Opened from a link." in page.inner_text("#notices")
    assert page.locator(f".files option[value='{name}']").count() == 1


@pytest.mark.parametrize("name", ["../out", ".hidden", "official/a", "a//b"])
def test_a_file_that_cannot_be_called_so_is_refused(page: Any, name: str) -> None:
    page.on("dialog", lambda dialog: dialog.accept(name))
    page.click(".files button[aria-label='New file']")
    until(lambda: f"{name}.sw" in page.inner_text("#notices"), "why not")
    assert page.input_value(".files select") == "frost.sw"


def test_a_file_is_left_as_it_was(page: Any, folder: Path) -> None:
    """What can be undone in it still can after another was looked at."""
    (folder / "other.sw").write_text("# other\n")
    until(lambda: page.locator(".files option[value='other.sw']").count() == 1, "the file")
    typed(page, "# typed before")
    page.select_option(".files select", "other.sw")
    until(lambda: "# other" in text(page), "the other")
    page.select_option(".files select", "frost.sw")
    page.click(".cm-content")
    page.keyboard.press("Control+z")
    until(lambda: "# typed before" not in text(page) and "Frost" in text(page), "undone")


def test_a_host_that_is_gone_says_so_once(page: Any) -> None:
    page.route("**/ask", lambda route: route.abort())
    for key in "#", "a", "b":
        with page.expect_event("requestfailed", timeout=PATIENT):
            typed(page, key)
    page.wait_for_selector("#notices .notice")
    assert page.locator("#notices .notice").count() == 1


EXAMPLE = """
scenario "{title}"
  board base
    meadow  farmland, edge | knoll
    knoll   hill, edge
  given
    Ann plays frost_giants
    meadow: 3 frost_giants
  when Ann scores
  then Ann gains {coins} coins
"""


def test_scenarios_are_listed_before_they_are_run_and_keep_their_results(page: Any, folder: Path) -> None:
    """Also while a run takes its time, or another is run."""
    told = "".join(EXAMPLE.format(title=f"Example {each}", coins=each) for each in (1, 2))
    (folder / "frost.sw").write_text((folder / "frost.sw").read_text() + told)
    until(lambda: "Example 2" in text(page), "the examples")
    page.click("#tab-scenarios")
    rows = page.locator(".scenarios li")
    until(lambda: rows.count() == 2, "both")
    rows.nth(0).locator("button.small").click()
    until(lambda: "holds" in rows.nth(0).inner_text(), "the first")
    rows.nth(1).locator("button.small").click()
    until(lambda: "fails" in rows.nth(1).inner_text(), "the second")
    assert "holds" in rows.nth(0).inner_text()
