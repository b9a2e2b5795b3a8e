"""What a sentence is most like of all that the grammar can say: made from tables, ranked by what both say."""

from swdsl.syntax.likely.named import about, named_apart, party_in
from swdsl.syntax.likely.ranking import likened
from swdsl.syntax.likely.respelt import respelt

__all__ = ["about", "likened", "named_apart", "party_in", "respelt"]
