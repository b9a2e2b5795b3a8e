"""The table in words and pictures: what may be chosen, why not, what it costs, what it brought.

Nothing here prints or reads, and nothing knows a rule: the kernel answers, this room says it.
"""

from swdsl.table.accounts import Account, Line, bill, moved, score
from swdsl.table.combos import Offer, offers
from swdsl.table.talk import Quote, Refusal, Talk

__all__ = ["Account", "Line", "Offer", "Quote", "Refusal", "Talk", "bill", "moved", "offers", "score"]
