"""Words of scenarios: what players of an example do, and what ties a further thing to it."""

from swdsl.words import Word


class Verb(Word):
    """What a player of an example may do, or may have happen to them."""

    ATTACK = "attack"
    CONQUER = "conquer"
    PICK = "pick"
    DECLINE = "decline"
    EXPAND = "expand"
    PASS = "pass"
    STOP = "stop"
    ABANDON = "abandon"
    REDEPLOY = "redeploy"
    PUT = "put"
    PLACE = "place"
    MOVE = "move"
    REMOVE = "remove"
    CHOOSE = "choose"
    USE = "use"
    SWAP = "swap"
    ROLL = "roll"
    GAIN = "gain"
    PAY = "pay"
    LOSE = "lose"
    KEEP = "keep"
    SCORE = "score"


class Preposition(Word):
    """What ties a further thing to an action of an example."""

    WITH = "with"
    IN = "in"
    TO = "to"
    FROM = "from"
    FOR = "for"
    ON = "on"
    BY = "by"
    AS = "as"
