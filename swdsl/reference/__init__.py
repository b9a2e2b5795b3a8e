"""The rules reference: a site, Markdown and paper in every language, generated from the model. Pure."""

from swdsl.reference.markdown import MARKDOWN_FOLDER, reference_artifacts
from swdsl.reference.paper import Sheet, sheets
from swdsl.reference.pictures import Pictures
from swdsl.reference.press import PaperUnavailable
from swdsl.reference.selection import for_game
from swdsl.reference.site import LIST_OF_FILES, OWNED, site
from swdsl.reference.words import WORDS

__all__ = [
    "LIST_OF_FILES",
    "MARKDOWN_FOLDER",
    "OWNED",
    "WORDS",
    "PaperUnavailable",
    "Pictures",
    "Sheet",
    "for_game",
    "reference_artifacts",
    "sheets",
    "site",
]
