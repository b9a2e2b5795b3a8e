"""What a sentence is most like of all that the grammar can say: made from tables, ranked by what both say."""

from swdsl.syntax.likely.ranking import likened

__all__ = ["likened"]
