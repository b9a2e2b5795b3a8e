"""Map pictures, drawn once: a board that has not changed is taken from the store instead."""

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256

from swdsl.drawing import BoardSketch, Layout, UndrawableBoard, draw_for_tokens, draw_svg, lay_out

Recall = Callable[[str], str | None]
Remember = Callable[[str, str], None]


@dataclass(frozen=True, slots=True)
class Style:
    """How a picture is wanted: what goes before its ids, what a screen reader says, whether with a title."""

    prefix: str
    description: str
    heading: bool = False


def _forgets(_key: str) -> str | None:
    return None


def _ignores(_key: str, _svg: str) -> None:
    return None


@dataclass(slots=True)
class Pictures:
    """Draws maps. `recall` and `remember` are the store; `drawer` names the version of what draws."""

    recall: Recall = _forgets
    remember: Remember = _ignores
    drawer: str = ""
    _layouts: dict[str, Layout | None] = field(default_factory=dict)

    def svg(self, board: BoardSketch, style: Style) -> str | None:
        """Return the picture of a board, or None if it cannot be drawn flat."""

        def draw(layout: Layout) -> str:
            spoken = style.description
            return draw_svg(board, layout, prefix=style.prefix, description=spoken, heading=style.heading)

        return self._once(board, style, draw)

    def for_tokens(self, board: BoardSketch) -> str | None:
        """Return a picture that leaves room for tokens, or None if the board cannot be drawn flat."""
        return self._once(board, "for tokens", lambda layout: draw_for_tokens(board, layout))

    def _once(self, board: BoardSketch, how: object, draw: Callable[[Layout], str]) -> str | None:
        key = sha256(repr((self.drawer, board, how)).encode()).hexdigest()
        known = self.recall(key)
        if known is not None:
            return known
        layout = self._layout(board)
        if layout is None:
            return None
        svg = draw(layout)
        self.remember(key, svg)
        return svg

    def _layout(self, board: BoardSketch) -> Layout | None:
        # Shapes do not depend on names: one layout serves all languages.
        if board.id not in self._layouts:
            try:
                self._layouts[board.id] = lay_out(board)
            except UndrawableBoard:
                self._layouts[board.id] = None
        return self._layouts[board.id]
