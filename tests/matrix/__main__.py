"""Write the page of the matrix: `python -m tests.matrix`."""

from pathlib import Path

from tests.matrix.cells import cells
from tests.matrix.page import page
from tests.matrix.reading import verdicts

if __name__ == "__main__":
    path = Path(__file__).parents[2] / "docs" / "matrix.md"
    path.write_text(page(verdicts(tuple(cells()))), encoding="utf-8", newline="\n")
