"""The site in a real browser: search, languages, light and dark, contrast, phone width, no complaint."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swdsl.artifact import Artifact
from swdsl.reference import OWNED
from swdsl.workspace import write_artifacts
from tests.reference.browser import DESKTOP, PHONE, open_page, running_browser

pytestmark = pytest.mark.slow
# Everything with text of its own, against the nearest painted background: 4.5 to 1, or 3 to 1 when large.
CONTRAST = """
() => {
  const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((each) => each / 255)
    .map((each) => each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
    .reduce((sum, each, place) => sum + each * [0.2126, 0.7152, 0.0722][place], 0);
  const ground = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const colour = parse(getComputedStyle(each).backgroundColor);
      if (colour.length === 3 || colour[3] === 1) return colour;
    }
    return [255, 255, 255];
  };
  const poor = [];
  for (const element of document.querySelectorAll("body *:not(svg *)")) {
    const own = [...element.childNodes].some((each) => each.nodeType === 3 && each.textContent.trim());
    const style = getComputedStyle(element);
    if (!own || !element.getClientRects().length || style.opacity === "0") continue;
    const [one, other] = [light(parse(style.color)), light(ground(element))].sort((a, b) => b - a);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < (large ? 3 : 4.5)) poor.push(`${element.tagName} ${element.className} ${ratio.toFixed(2)}`);
  }
  return poor;
}
"""


@pytest.fixture(scope="module")
def root(pages: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_artifacts(folder, [Artifact(path, text) for path, text in pages.items()], OWNED)
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with running_browser() as opened:
        yield opened


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A window that fails the test when the page complains or asks for anything but files."""
    context = browser.new_context(viewport=DESKTOP)
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("console", lambda message: complaints.append(message.text))
    opened.on("pageerror", lambda error: complaints.append(str(error)))

    def note_request(asked: Any) -> None:
        if not asked.url.startswith("file:"):
            complaints.append(asked.url)

    opened.on("request", note_request)
    yield opened
    context.close()
    assert complaints == []


def test_search_finds_and_goes_there(page: Any, root: Path) -> None:
    open_page(page, root, "en/index.html")
    page.keyboard.press("/")
    page.keyboard.type("molse")
    assert page.locator("#found [role=option]").first.inner_text().startswith("Moles")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/races/moles.html")


def test_search_ignores_accents_and_knows_cyrillic(page: Any, root: Path) -> None:
    open_page(page, root, "ru/sets/meadow.html")
    for asked in ("КРОТ", "кро\u0301ты"):
        page.fill("#search", asked)
        assert page.locator("#found [role=option]").first.inner_text().startswith("Кроты")


def test_search_knows_the_names_of_other_languages(page: Any, root: Path) -> None:
    open_page(page, root, "ru/index.html")
    page.fill("#search", "moles")
    titles = page.locator("#found [role=option]").all_inner_texts()
    assert [each for each in titles if each.startswith("Кроты")]


def test_search_walks_by_keyboard_and_closes(page: Any, root: Path) -> None:
    open_page(page, root, "en/index.html")
    page.fill("#search", "coin")
    chosen = page.locator("#found [aria-selected=true]")
    first = chosen.inner_text()
    page.keyboard.press("ArrowDown")
    assert chosen.inner_text() != first
    assert page.get_attribute("#search", "aria-activedescendant") == chosen.get_attribute("id")
    page.keyboard.press("Escape")
    assert page.locator("#found").is_hidden()


def test_search_says_when_there_is_nothing(page: Any, root: Path) -> None:
    open_page(page, root, "en/index.html")
    page.fill("#search", "zzzzzz")
    assert page.locator("#search-status").inner_text() == "Nothing found"


def test_language_switch_keeps_page_and_place(page: Any, root: Path) -> None:
    open_page(page, root, "en/races/moles.html#clause-2")
    page.click(".languages a[hreflang=ru]")
    page.wait_for_url("**/ru/races/moles.html#clause-2")
    assert page.inner_text("h1") == "Кроты"


def test_root_remembers_the_language(page: Any, root: Path) -> None:
    open_page(page, root, "en/index.html")
    page.click(".languages a[hreflang=fr]")
    page.wait_for_url("**/fr/index.html")
    open_page(page, root, "index.html")
    page.wait_for_url("**/fr/index.html")


def test_theme_switch_changes_and_stays(page: Any, root: Path) -> None:
    open_page(page, root, "en/races/moles.html")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(ground)
    page.click("#theme")
    after = page.evaluate(ground)
    assert after != before
    open_page(page, root, "en/races/index.html")
    assert page.evaluate(ground) == after


def test_map_lights_up_with_its_table(page: Any, root: Path) -> None:
    open_page(page, root, "en/maps/field.html")
    page.hover("#region-north")
    assert page.locator("#map-region-north.lit").count() == 1
    assert page.locator("#map-region-south.lit").count() == 0


@pytest.mark.parametrize(
    "path", ["en/index.html", "en/races/moles.html", "en/maps/field.html", "ru/sets/meadow.html"]
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_its_ground(page: Any, root: Path, path: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    open_page(page, root, path)
    assert page.evaluate(CONTRAST) == []


@pytest.mark.parametrize("path", ["index.html", "races/moles.html", "maps/field.html", "glossary/index.html"])
def test_phone_needs_no_sideways_scrolling(page: Any, root: Path, path: str) -> None:
    page.set_viewport_size(PHONE)
    open_page(page, root, f"ru/{path}")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def test_skip_link_leads_to_the_content(page: Any, root: Path) -> None:
    open_page(page, root, "en/races/moles.html")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.id") == "content"


def test_two_components_meet_on_one_page(page: Any, root: Path) -> None:
    open_page(page, root, "en/pairs/index.html#race:meadow.moles+power:meadow.idle")
    told = page.locator("#pair")
    assert told.locator("svg.tile").count() == 2
    assert "Tokens together: 8 (5 + 3)" in told.inner_text()
    page.select_option("#pair-other", "race:meadow.hostiles")
    assert "Tokens together" not in told.inner_text()
    assert "<script>alert(1)</script>" in told.inner_text()
    assert page.url.endswith("#race:meadow.moles+race:meadow.hostiles")


def test_a_region_shows_its_neighbours_and_its_facts(page: Any, root: Path) -> None:
    open_page(page, root, "en/maps/field.html")
    before = page.evaluate("scrollY")
    page.locator("#map-region-north").click()
    assert page.locator("#map-region-north.lit").count() == 1
    beside = page.locator("[id^=map-region].beside").evaluate_all("(all) => all.map((each) => each.id)")
    assert beside
    assert "map-region-north" not in beside
    assert page.locator(".map-note").inner_text().startswith("North · Terrain: Grass")
    assert page.evaluate("scrollY") == before
    page.keyboard.press("Escape")
    assert page.locator(".map-note").is_hidden()
