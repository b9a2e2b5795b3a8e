"""The two doors of the room: lay a board out, and draw what was laid out."""

# Behind them are many modules: a page in the browser loads them when a picture is wanted, not before.
# ruff: noqa: PLC0415

from swdsl.drawing.layout import Layout
from swdsl.drawing.sketch import BoardSketch


def lay_out(board: BoardSketch) -> Layout:
    """Give every region a shape. The same board has the same layout, always.

    Raises `UndrawableBoard` if no flat picture shows its borders.
    """
    from swdsl.drawing.survey import survey

    return survey(board)


def draw_svg(
    board: BoardSketch,
    layout: Layout,
    *,
    prefix: str = "",
    description: str | None = None,
    heading: bool = True,
    legend: bool = True,
) -> str:
    """Draw a board as an SVG document on its own paper.

    `prefix` goes before every id, for pages with several maps. `description` is what a screen reader says
    (by default all regions with their terrains and marks).
    """
    from swdsl.drawing.picture import Style, paint

    return paint(board, layout, Style(prefix, description, heading, legend))


def draw_for_tokens(board: BoardSketch, layout: Layout) -> str:
    """Draw a board without title and legend, a row free for tokens in every region (see `Spots`)."""
    from swdsl.drawing.picture import Style, paint

    return paint(board, layout, Style("", board.title, heading=False, legend=False, tokens=True))
