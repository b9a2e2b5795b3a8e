"""The studio in a real browser, on both hosts: written, mended, played to the end, shared, on a phone."""

import gzip
import json
import subprocess
import sys
import time
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from tests.reference.browser import DESKTOP, PHONE, running_browser
from tests.reference.test_accessibility import violations

pytestmark = pytest.mark.slow
PATIENT = 300_000
PANES = ("sentences", "tile", "where", "scenarios", "table")
NASTY = '<img src=x onerror="document.title=1"><script>document.title=2</script>'


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with running_browser() as opened:
        yield opened


@pytest.fixture
def context(browser: Any) -> Iterator[Any]:
    """A window in which nothing may complain, and from which nothing may leave."""
    opened = browser.new_context(viewport=DESKTOP)
    said: list[str] = []
    asked: set[str] = set()
    opened.on(
        "console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None
    )
    opened.on("weberror", lambda error: said.append(str(error.error)))
    opened.on("request", lambda request: asked.add("/".join(request.url.split("/")[:3])))
    yield opened
    opened.close()
    assert said == []
    assert len({host for host in asked if host.startswith("http")}) <= 1, asked


@pytest.fixture(params=["local", "static"])
def address(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


def opened(context: Any, address: str) -> Any:
    """Open the page and wait until it has answered once; every new game is dealt the same."""
    page = context.new_page()
    page.set_default_timeout(PATIENT)
    page.add_init_script("Math.random = () => 0")
    page.goto(address)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
    return page


def until(holds: Callable[[], bool], what: str) -> None:
    """Wait for something; the policy of the page forbids to ask it in a string."""
    last = time.monotonic() + PATIENT / 1000
    while time.monotonic() < last:
        if holds():
            return
        time.sleep(0.1)
    pytest.fail(f"never: {what}")


def kept_choices(page: Any) -> int:
    """Count the choices of the game that the browser keeps for a reload, a moment after they are shown."""
    held = page.evaluate("Object.entries(localStorage).find(([key]) => key.startsWith('swdsl-game'))?.[1]")
    return len(json.loads(held)["actions"]) if held else -1


def is_kept(page: Any) -> bool:
    """Whether a reload would show the table as it is now."""
    step: str = page.get_attribute(".title", "data-step")
    return step == str(kept_choices(page))


def look_at(page: Any, pane: str) -> None:
    """Choose a pane, and wait until something stands there."""
    shown = {
        "tile": ".both-sides svg",
        "where": ".games li",
        "scenarios": ".body button.main",
        "table": ".setup",
    }
    page.click(f"#tab-{pane}")
    page.wait_for_selector(shown.get(pane, ".told"), timeout=PATIENT)


def write(page: Any, text: str) -> None:
    """Have this text in the editor, as somebody who types it."""
    page.click(".cm-content")
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    for line in text.split("\n"):
        page.keyboard.insert_text(line)
        page.keyboard.press("Enter")
        page.keyboard.press("Home")


def begin_game(page: Any) -> None:
    """Sit down at the first table, against a bot that does not wait."""
    page.click("#tab-table")
    page.click(".setup button[type=submit]", timeout=PATIENT)
    page.wait_for_selector(".combo button.main", timeout=PATIENT)
    page.select_option(".play-side select", "no_pause")


def tap(page: Any, lit: Any) -> None:
    """Tap a region, and do what it offers where one tap is not enough."""
    step = page.get_attribute(".title", "data-step")
    asked = page.get_attribute(".title", "data-phase")
    lit.first.dispatch_event("click")
    for _ in range(600):
        offered = page.locator(".detail button.main")
        if asked in ("deploy", "spread") or page.get_attribute(".title", "data-step") != step:
            return
        if offered.count():
            offered.first.click()
            return
        time.sleep(0.1)
    pytest.fail("never: what a region offers")


def turn_by_clicking(page: Any) -> None:
    """Make one choice the way a player does; of many conquests only some."""
    take = page.locator(".combo button.main")
    if take.count():
        take.first.click()
        return
    choices = page.locator(".question .choice")
    lit = page.locator(".region.lit")
    stop = page.locator(".question .choice", has_text="Stop conquering")
    regions = page.locator(".log li", has_text="onquer").count()
    rest = page.locator(".detail button.main", has_text="Put all")
    if rest.count():
        rest.click()
    elif lit.count() and not (stop.count() and regions % 3 == 2):
        tap(page, lit)
    elif stop.count():
        stop.click()
    elif choices.count():
        choices.first.click()


def test_a_race_is_written_mended_said_and_played_to_the_end(address: str, context: Any) -> None:
    page = opened(context, address)
    page.wait_for_selector(".told")
    assert "Each Mountain you hold brings 1 extra Victory coin." in page.inner_text(".told")
    page.click(".cm-content")
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("  when I attack a mountan: cost 2 less")
    page.wait_for_selector(".findings .error")
    page.click(".findings .error button.small")
    until(lambda: page.locator(".findings .error").count() == 0, "mended")
    until(lambda: "costs you 2 tokens less" in page.inner_text(".told"), "the sentence")
    page.select_option("#head > select", "ru")
    until(lambda: "Горы" in page.inner_text(".body") or "гор" in page.inner_text(".body"), "Russian")
    page.select_option("#head > select", "en")
    begin_game(page)
    for _ in range(900):
        if "The game is over." in page.inner_text(".title"):
            break
        step = page.get_attribute(".title", "data-step")
        turn_by_clicking(page)
        until(lambda step=step: page.get_attribute(".title", "data-step") != step, "a move")  # type: ignore[misc]
        until(
            lambda: page.locator(".question b").count() > 0 or "over" in page.inner_text(".title"),
            "a question",
        )
    assert "wins." in page.inner_text(".title")
    told = page.inner_text(".log ol")
    page.click("text=Undo")
    until(lambda: page.inner_text(".log ol") != told and is_kept(page), "taken back")
    now = page.inner_text(".title")
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
    page.click("#tab-table")
    page.wait_for_selector(".title h2", timeout=PATIENT)
    assert page.inner_text(".title") == now


def test_what_cannot_be_attacked_says_why_and_what_can_has_a_bill(address: str, context: Any) -> None:
    page = opened(context, address)
    begin_game(page)
    page.locator(".combo button.main").first.click()
    page.wait_for_selector(".region.lit")
    page.locator(".region.lit").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".detail .bill")
    assert "Each conquest costs you 2 tokens." in page.inner_text(".detail")
    page.locator(".region:not(.lit)").first.dispatch_event("click")
    page.wait_for_selector(".detail .refusal")
    assert page.locator(".detail blockquote").count() + len(page.inner_text(".refusal")) > 10


def test_a_link_holds_the_whole_text(address: str, context: Any) -> None:
    page = opened(context, address)
    page.click(".cm-content")
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("# это ссылка\n")
    page.click("text=Share")
    link = page.input_value(".link-field")
    assert link.startswith(address)
    is_local = page.get_attribute("html", "data-host") == "local"
    assert ("this machine only" in page.inner_text("#notices")) == is_local
    page.close()
    other = opened(context, link)
    until(lambda: "# это ссылка" in other.inner_text(".cm-content"), "the shared text")
    assert "Opened from a link." in other.inner_text("#notices")


def given(page: Any, words: str, place: Path) -> Path:
    """Press a button that offers a file, and keep the file."""
    with page.expect_download() as offered:
        page.click(f"text={words}")
    offered.value.save_as(place)
    return place


def test_what_is_too_large_for_a_link_is_a_file(
    local: str, context: Any, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page = opened(context, local)
    large = "".join(f"# {token_hex(40)}\n" for _ in range(900))
    (folder / "large.sw").write_text(large)
    until(lambda: page.locator(".files option[value='large.sw']").count() == 1, "the file")
    page.click("text=Share")
    page.wait_for_selector("#notices button.place")
    assert page.locator(".link-field").count() == 0
    assert "too much for a link" in page.inner_text("#notices")
    made = given(page, "Download", tmp_path_factory.mktemp("given") / "pack.swdsl.json")
    assert json.loads(made.read_text())["files"]["large.sw"] == large
    (folder / "large.sw").unlink()
    until(lambda: page.locator(".files option[value='large.sw']").count() == 0, "gone")
    page.set_input_files(".files input[type=file]", made)
    until(lambda: page.locator(".files option[value='large.sw']").count() == 1, "back again")


def test_a_game_is_kept_in_a_file_and_goes_back_to_any_point(
    local: str, context: Any, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    def at(step: str) -> bool:
        return bool(page.get_attribute(".title", "data-step") == step)

    page = opened(context, local)
    begin_game(page)
    page.locator(".combo button.main").first.click()
    for step in ("1", "2"):
        until(lambda step=step: at(step), "a move")  # type: ignore[misc]
        tap(page, page.locator(".region.lit"))
    until(lambda: at("3"), "two conquests")
    kept = given(page, "Save the game", tmp_path_factory.mktemp("given") / "game.json")
    told = page.inner_text(".log ol")
    page.locator(".log button.place").nth(1).click()
    until(lambda: at("1"), "back before the first conquest")
    page.click("text=New game")
    page.set_input_files(".setup input[type=file]", kept)
    until(
        lambda: page.locator(".log ol").count() == 1 and page.inner_text(".log ol") == told, "the kept game"
    )
    shown = [sys.executable, "-m", "swdsl", "play", "--replay", str(kept)]
    done = subprocess.run(shown, cwd=folder, input="", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def packed(data: object) -> str:
    """Make the code of a link."""
    made = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = made.compress(data if isinstance(data, bytes) else json.dumps(data).encode()) + made.flush()
    return urlsafe_b64encode(body).decode().rstrip("=")


HOSTILE = (
    *("", "%%%", "AAAA", "A" * 200_000, packed(b"x"), packed([]), packed({"swdsl": 1})),
    *(packed({"swdsl": 1, "files": {"../a.sw": ""}}), packed({"swdsl": 1, "files": {"a.sw": 5}})),
    *(packed(b"0" * 40_000_000), packed({"swdsl": 1, "files": {}})),
    packed({"swdsl": 1, "files": {"official/rules/base/races.sw": ""}}),
    packed(rb'{"swdsl": 1, "files": {"a.sw": "half a sign \ud800"}}'),
)


def test_hostile_links_end_in_a_message(local: str, context: Any) -> None:
    for code in HOSTILE:
        page = opened(context, f"{local}#pack={code}")
        assert "This link" in page.inner_text("#notices"), code[:80]
        assert "Frost Giants" in page.inner_text(".cm-content")
        page.close()


THEIRS = 'race theirs "Theirs"\n  tokens 5 of 10\n'


def test_a_link_does_not_replace_what_was_written_before(static: str, context: Any) -> None:
    def typed(page: Any, words: str) -> None:
        page.click(".cm-content")
        page.keyboard.insert_text(words)
        until(lambda: words in page.inner_text(".cm-content"), words)

    mine = opened(context, static)
    typed(mine, "# this is mine ")
    mine.close()
    theirs = opened(context, f"{static}#pack={packed({'swdsl': 1, 'files': {'theirs.sw': THEIRS}})}")
    typed(theirs, "# changed ")
    theirs.reload()
    theirs.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
    assert "# changed" in theirs.inner_text(".cm-content")
    again = opened(context, static)
    assert "# this is mine" in again.inner_text(".cm-content")


def test_files_of_a_static_page_outlive_a_reload_and_can_be_removed(static: str, context: Any) -> None:
    def names() -> list[str]:
        found: list[str] = page.locator(".files option").all_inner_texts()
        return found

    page = opened(context, static)
    page.on("dialog", lambda dialog: dialog.accept("мой набор"))
    page.click("button[aria-label='New file']")
    page.click(".cm-content")
    page.keyboard.insert_text("# here")
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENT)
    assert names() == ["mine.sw", "мой набор.sw"]
    page.select_option(".files select", "мой набор.sw")
    page.click("button[aria-label='Remove this file']")
    assert names() == ["mine.sw"]
    page.click("text=Put it back")
    assert names() == ["mine.sw", "мой набор.sw"]
    assert page.inner_text(".cm-content") == "# here"


def test_scripts_in_names_stay_text(address: str, context: Any) -> None:
    text = f'race nasty "{NASTY.replace(chr(34), "")}"\n  tokens 5 of 10\n'
    page = opened(context, f"{address}#pack={packed({'swdsl': 1, 'files': {'nasty.sw': text}})}")
    page.select_option(".files select", "nasty.sw")
    until(lambda: "onerror" in page.inner_text(".body"), "the name as text")
    for pane in PANES:
        look_at(page, pane)
    assert page.locator("img, script:not([src])").count() == 0
    assert page.title() == "swdsl studio"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_pane_is_accessible_and_fits(local: str, context: Any, size: dict[str, int]) -> None:
    page = opened(context, local)
    page.set_viewport_size(size)
    found: list[str] = []
    for pane in PANES:
        look_at(page, pane)
        if pane == "table":
            page.click(".setup button[type=submit]")
            page.wait_for_selector(".combo button.main", timeout=PATIENT)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], pane
        found += [f"{pane}: {each}" for each in violations(page)]
    assert found == []


def test_files_are_saved_and_reloaded(local: str, context: Any, folder: Path) -> None:
    page = opened(context, local)
    (folder / "frost.sw").write_text((folder / "frost.sw").read_text().replace("cost 1 less", "cost 2 less"))
    until(lambda: "costs you 2 tokens less" in page.inner_text(".told"), "another editor's text")
    page.click(".cm-content")
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("# saved from the page\n")
    page.keyboard.press("Control+s")
    until(lambda: "# saved from the page" in (folder / "frost.sw").read_text(), "the file")


def test_nobody_waits_for_fixes_while_typing(local: str, context: Any) -> None:
    """Each fix is tried, which takes as long as a check: they are looked for when the keys rest."""
    context.clock.install()  # no machine is too slow for it
    page = opened(context, local)
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(json.loads(request.post_data or "{}").get("do", "")))
    page.click(".cm-content")
    page.keyboard.press("Control+End")
    for key in "  when I attack a mountan: cost 2 less":
        page.keyboard.type(key)
        page.clock.run_for(60)
    until(lambda: page.title() != "" and "check" in asked, "a check")
    assert "fixes" not in asked
    page.clock.resume()
    page.click(".findings .error button.small")
    until(lambda: "costs you 2 tokens less" in page.inner_text(".told"), "the sentence")


def test_the_only_file_may_be_taken_away(local: str, context: Any, folder: Path) -> None:
    page = opened(context, local)
    page.wait_for_selector(".told")
    (folder / "frost.sw").unlink()
    until(lambda: page.input_value(".files select") == "mine.sw", "an empty file instead")
    until(lambda: page.locator(".told").count() == 0, "nothing to be said")


def test_the_folder_is_small_and_names_nobody_else(static_folder: Path) -> None:
    files = [each for each in static_folder.rglob("*") if each.is_file()]
    assert sum(each.stat().st_size for each in files) <= 25_000_000
    assert sum(len(gzip.compress(each.read_bytes(), 6)) for each in files) <= 9_000_000
    for each in files:
        if each.suffix in (".html", ".css") or each.name in ("worker.js", "pyodide.mjs"):
            text = each.read_text(encoding="utf-8")
            assert "https://" not in text, each.name
