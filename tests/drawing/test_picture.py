"""The SVG document: well formed, complete, readable by machines and people, and always the same."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from swdsl.drawing import GLYPHS, PATTERNS, BoardSketch, Layout, RegionSketch, TerrainLook, draw_svg
from swdsl.drawing.captions import FONT_SIZE, SMALLEST, place_caption
from swdsl.drawing.colour import brightness, parse, tones
from swdsl.drawing.lettering import broken, width_of

BoardMaker = Callable[[str, str], BoardSketch]
Surveyor = Callable[[BoardSketch], Layout]
SVG = "{http://www.w3.org/2000/svg}"
HARMLESS = "a-b b-c c-a"


def _drawn(board: BoardSketch, layout: Layout) -> ET.Element:
    return ET.fromstring(draw_svg(board, layout))


def test_every_region_has_a_group_a_title_and_its_name(board_of: BoardMaker, laid_out: Surveyor) -> None:
    board = board_of(HARMLESS, "a b")
    root = _drawn(board, laid_out(board))
    groups = {group.get("id"): group for group in root.iter(f"{SVG}g") if group.get("id")}
    assert set(groups) == {"region-a", "region-b", "region-c"}
    assert groups["region-b"].findtext(f"{SVG}title") == "Land of B, Ash, Spring"
    words = " ".join(text.text or "" for text in root.iter(f"{SVG}text") if not text.get("aria-hidden"))
    assert words.count("Land") == 3


def test_names_and_titles_are_escaped(board_of: BoardMaker, laid_out: Surveyor) -> None:
    board = board_of("a-b", "a b")
    strange = RegionSketch('q"<', "R<o>ck & Co", "grass", edge=True)
    board = replace(board, regions=(strange, board.regions[1]), borders=(('q"<', "b"),))
    root = _drawn(board, laid_out(board))
    assert root.findtext(f"{SVG}title") == "Sample & test"
    assert 'region-q"<' in {group.get("id") for group in root.iter(f"{SVG}g")}


def test_legend_explains_every_terrain_and_mark(board_of: BoardMaker, laid_out: Surveyor) -> None:
    board = board_of(HARMLESS, "a b")
    layout = laid_out(board)
    words = {text.text for text in ET.fromstring(draw_svg(board, layout)).iter(f"{SVG}text")}
    assert {"Grass", "Ash", "Spring", "Ruin", "Sample & test"} <= words
    bare = draw_svg(board, layout, heading=False, legend=False, description="Three lands.")
    assert "Ruin</text>" not in bare
    assert "Sample &amp; test</text>" not in bare
    assert "Three lands.</desc>" in bare


def test_every_reference_has_its_target_and_ids_are_prefixed(
    board_of: BoardMaker, laid_out: Surveyor
) -> None:
    board = board_of(HARMLESS, "a b")
    picture = draw_svg(board, laid_out(board), prefix="first-")
    ids = re.findall(r' id="([^"]+)"', picture)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("first-") for name in ids)
    assert set(re.findall(r'(?:url\(|href=")#([^)"]+)', picture)) <= set(ids)


@pytest.mark.parametrize("name", sorted(GLYPHS))
def test_every_glyph_is_drawn_as_paths(name: str, board_of: BoardMaker, laid_out: Surveyor) -> None:
    board = board_of("a-b", "a b")
    terrain = replace(board.terrains[0], glyph=name)
    picture = draw_svg(replace(board, terrains=(terrain, board.terrains[1])), laid_out(board))
    known = GLYPHS[name]
    assert (known.filled or known.stroked) in picture
    assert f">{name[:2]}</text>" not in picture


@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_every_pattern_is_defined_once_per_terrain(
    name: str, board_of: BoardMaker, laid_out: Surveyor
) -> None:
    board = board_of("a-b", "a b")
    terrains = tuple(replace(terrain, pattern=name) for terrain in board.terrains)
    root = _drawn(replace(board, terrains=terrains), laid_out(board))
    tiles = list(root.iter(f"{SVG}pattern"))
    assert [tile.get("width") for tile in tiles] == [str(PATTERNS[name].width)] * 2
    assert all(bool(len(tile)) == (name != "plain") for tile in tiles)


def test_captions_fit_inside_their_cells(board_of: BoardMaker, laid_out: Surveyor) -> None:
    board = board_of("a-b b-c c-a d-a d-b e-b e-c", "a c d e")
    for cell in laid_out(board).cells:
        placed = place_caption(cell, "Old Mill Meadows", 3)
        width, height = (side * placed.scale for side in placed.caption.box)
        xs, ys = zip(*(point for ring in cell.rings for point in ring), strict=True)
        inside = [
            abs(x - placed.x) < width / 2 - 1 and abs(y - placed.y) < height / 2 - 1
            for x, y in zip(xs, ys, strict=True)
        ]
        assert placed.scale * FONT_SIZE >= SMALLEST
        assert not any(inside)
        assert all(abs(y - placed.y) < height / 2 for _, y in placed.symbol_places)


def test_long_names_are_broken_evenly() -> None:
    assert broken("Old Mill Meadows") == (
        ("Old Mill Meadows",),
        ("Old Mill", "Meadows"),
        ("Old", "Mill", "Meadows"),
    )
    assert broken("Scharfenberg") == (("Scharfenberg",),)
    assert width_of("Wimm") > width_of("will")


@pytest.mark.parametrize("ground", ["#ffffff", "#e8cf6b", "#7f8f6a", "#3d3843", "#000000"])
def test_ink_stands_out_from_ground_and_halo(ground: str) -> None:
    inks = tones(ground)
    ink, halo, colour = (brightness(parse(text)) for text in (inks.ink, inks.halo, ground))
    assert (max(ink, colour) + 0.05) / (min(ink, colour) + 0.05) > 3.5
    assert (max(ink, halo) + 0.05) / (min(ink, halo) + 0.05) > 6


def test_a_colour_that_is_none_is_refused(board_of: BoardMaker, laid_out: Surveyor) -> None:
    board = board_of("a-b", "a b")
    terrains = (TerrainLook("grass", "Grass", "green"), board.terrains[1])
    with pytest.raises(ValueError, match="green"):
        draw_svg(replace(board, terrains=terrains), laid_out(board))


def test_same_board_same_bytes_in_another_process() -> None:
    program = (
        "from swdsl.drawing import *\n"
        "regions = tuple(RegionSketch(n, n, 't', n != 'c') for n in 'abcde')\n"
        "borders = tuple(p.split('-') for p in 'a-b b-c c-a c-d d-a e-c e-b'.split())\n"
        "board = BoardSketch('x', 'X', regions, borders, (TerrainLook('t', 'T', '#88aa66', 'dots'),))\n"
        "print(draw_svg(board, lay_out(board)))\n"
    )
    pictures = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(pictures) == 1
