"""The printing press: HTML in, PDF out, the same bytes every time. Nobody else knows weasyprint."""

# weasyprint belongs to an extra, and takes half a second to import: it waits until something is printed.
# ruff: noqa: PLC0415

from collections.abc import Callable, Sequence
from typing import Protocol


class PaperUnavailable(Exception):  # noqa: N818 - says what is the matter
    """Printing needs a library, or one of its own libraries, that is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "printing needs weasyprint and pango: install swdsl with its extra `pdf` (swdsl[pdf]) "
            "and the system's pango library"
        )


def print_pdf(html: str) -> bytes:
    """Print a document. It may refer to nothing outside itself."""
    return _layout(html).write_pdf()


def print_to_fit(html_in: Callable[[float], str], sizes: Sequence[float], pages: int) -> bytes:
    """Print a document in the largest of these sizes that needs no more pages, else in the smallest."""
    layout = _layout(html_in(sizes[0]))
    for size in sizes[1:]:
        if len(layout.pages) <= pages:
            break
        layout = _layout(html_in(size))
    return layout.write_pdf()


class _Layout(Protocol):
    """What is used of weasyprint's document, which carries no types."""

    pages: Sequence[object]

    def write_pdf(self) -> bytes: ...


def _layout(html: str) -> _Layout:
    try:
        from weasyprint import HTML
        from weasyprint.urls import URLFetcher
    except (ImportError, OSError) as missing:
        raise PaperUnavailable from missing
    layout: _Layout = HTML(string=html, url_fetcher=URLFetcher(allowed_protocols=())).render()
    return layout
