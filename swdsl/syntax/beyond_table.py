"""What cannot be said of the table: seats, decks, tiles of others, what is gone. Data only."""

from typing import Final

from swdsl.syntax.limit import Limit, limit

TABLE: Final[tuple[Limit, ...]] = (
    limit(
        r"\b(?:look|peek|see|reveal|search|draw)s? (?:at |through |from )?(?:the )?(?:top|next|deck|stack"
        r"|pile|race deck)\b"
        r"|\b(?:top|next|bottom) (?:tile|card|race|power|combo)s? of (?:the )?(?:deck|stack|pile|race)",
        "Nobody looks into the stacks; the combos of the column lie open.",
        "when I pick this: I may swap my power for a power in the column",
        "at turn start: I may look at the top tile of the deck",
    ),
    limit(
        r"\b(?:player|opponent|neighbou?r)s? (?:to|on) (?:my|your|the) (?:left|right)\b|\bclockwise\b",
        "Where somebody sits makes no difference to a clause; somebody can be chosen.",
        "at turn start: choose an opponent, then they pay 1 coin to me",
        "at scoring: the player to my left pays 1 coin to me",
    ),
    limit(
        r"\b(?:wiped out|(?:I am|you are) eliminated|wiped off|exterminated|no (?:regions|tokens)"
        r" left on (?:the )?board"
        r"|last token (?:dies|is lost|leaves))\b",
        "A race without a region stays in its player's hand, and enters the board again.",
        "at turn start, if I hold no regions: gain 2 tokens",
        "when I am wiped out: gain 3 tokens",
    ),
    limit(
        r"\b(?:use|using|uses) (?:their|his|her|its|any) (?:special )?(?:powers?|abilit(?:y|ies))"
        r" (?:against|on|versus) (?:me|you|my|your)\b",
        "A power works against everybody or nobody; it can be without effect for a time.",
        "after scoring: choose an opponent, then their power has no effect until my next turn",
        "always: opponents cannot use their powers against me",
    ),
    limit(
        r"\b(?:two|2|both|three|3|several) regions (?:at once|at the same time|with (?:the )?(?:same"
        r"|tokens)|in (?:1|one) (?:attack|conquest)|for (?:the )?(?:price|cost) of)\b",
        "An attack is made on one region, and its tokens stay there.",
        "when I conquer a region, once per turn: I may move all but 1 token from a region I hold to hand",
        "always: I may conquer two regions with the tokens of one",
    ),
    limit(
        r"\b(?:half|all) (?:of )?(?:the |their |his |her |its )?coins (?:of|from)\b|\bhalf (?:of"
        r" )?(?:their|his|her|my|your) coins\b",
        "Coins that somebody has are not halved or doubled; so many are paid.",
        "at turn start: choose an opponent, then they pay 2 coins to me",
        "at scoring: take half of the coins of an opponent",
    ),
    limit(
        r"\b(?:choose|name|pick|select)s? (?:an? |1 |one )?(?:terrain|region)(?: type| kind)\b"
        r"|\b(?:chosen|named|that) terrain\b",
        "A kind of ground is named in the sentence; none is chosen during the game.",
        "at scoring: gain 1 coin for each different terrain I hold",
        "when I pick this: choose a terrain type",
    ),
    limit(
        r"\btokens? (?:cannot|can't|can not|can never|may not) be (?:removed|killed|lost|destroyed"
        r"|eliminated)\b",
        "Whoever loses a region loses what the sentence of the conquest says.",
        "when an opponent conquers a region I hold: I lose no tokens",
        "always: my tokens cannot be removed by opponents",
    ),
    limit(
        r"\bimmune (?:to|against|from) (?!opponents?\b|everyone\b|anyone\b|all\b|any\b|enem|attack"
        r"|conquest|conquer|being|an?\b)\w+$",
        "A region is immune to opponents or to everyone; one race can be forbidden to attack.",
        "always: regions I hold are immune to opponents",
        "immune to dragons",
    ),
    limit(
        r"\b(?:opponents?|enem(?:y|ies)|players?|nobody|no one) (?:cannot|can't|may not|may|can) (?:not"
        r" )?(?:place|put|build|use)\b[^:]*\b(?:in|on|next|near|adjacent|bordering)\b",
        "What others do with their pieces is not forbidden; an immune region keeps them out.",
        "always: regions I hold are immune to opponents",
        "opponents cannot place heroes in regions next to mine",
    ),
    limit(
        r"\b(?:this|my|your) (?:power|race|combo) (?:costs?|is) (?:nothing|free|0|no coins?)\b|\bfree to"
        r" (?:pick|draft|choose)\b"
        r"|\b(?:not|don't|never|without) pay(?:ing)?(?: any(?:thing)?| coins?)*"
        r" (?:for|when|to|on) (?:skip|pass|pick|choos|draft|tak)\w*\b",
        "Who picks a combo has no clause of it yet; what is paid can be given back.",
        "when I pick this: gain 1 coin for each coin paid",
        "this power costs nothing when drafted",
    ),
    limit(
        r"\b(?:add|subtract|plus|minus)s? (?:the )?(?:number|amount|result|total) of\b|\bmultipl(?:y"
        r"|ied)\b|\bsquared?\b",
        "Amounts are counted one by one or in groups; nothing is multiplied.",
        "at scoring: gain 1 coin for every 2 regions I hold",
        "at scoring: multiply my coins by the number of regions I hold",
    ),
    limit(
        r"\b(?:draw|take|pick|choose|get|gain|have|reveal)s? (?:2|two|three|3|a second|another|an extra)"
        r" (?:new )?(?:races?|combos?|powers?)\b(?! in decline)",
        "A turn picks one combo from the open column; one tile of it can be swapped.",
        "when I pick this: I may swap my power for a power in the column",
        "draw two races and keep one",
    ),
    limit(
        r"\bcoins? (?:(?:that )?(?:lie|lying|are|is|placed|left|sitting) )?on (?:the |any |all |an?"
        r" )*(?:other |next |skipped |first"
        r" )*(?:combos?|races?|tiles?|powers?)\b",
        "The coins on a combo belong to whoever picks it; what was paid for mine can come back.",
        "when I pick this: gain 1 coin for each coin paid",
        "when I pick this: take all coins on the other combos",
    ),
    limit(
        r"\b(?:race|player|opponent|enemy|people|tribe|somebody|someone|anyone)s? (?:is |are |gets? "
        r"|was |has been )?"
        r"(?:completely |totally )?(?:eliminated|wiped out|wiped|exterminated|extinct|destroyed"
        r"|removed from the (?:board|game))\b",
        "A race without a region stays in its player's hand; a declined one that leaves the board is"
        " announced.",
        "when an opponent fades: gain 1 token",
        "gain a token whenever a race is eliminated",
    ),
)
