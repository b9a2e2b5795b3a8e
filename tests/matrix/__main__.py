"""Write the pages of the matrix: `python -m tests.matrix`."""

from pathlib import Path

from tests.matrix.cells import cells, event_cells
from tests.matrix.page import page, page_of_events
from tests.matrix.reading import verdicts

if __name__ == "__main__":
    docs = Path(__file__).parents[2] / "docs"
    for name, text in (
        ("matrix-events.md", page_of_events(verdicts(tuple(event_cells())))),
        ("matrix.md", page(verdicts(tuple(cells())))),
    ):
        (docs / name).write_text(text, encoding="utf-8", newline="\n")
