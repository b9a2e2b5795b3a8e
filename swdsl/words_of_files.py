"""Words of files around the rules: what games share, translations name and rulebooks tell."""

from swdsl.words import Word


class Share(Word):
    """What the players of a team have together."""

    COINS = "coins"
    PEACE = "peace"


class TranslatedKind(Word):
    """What a row of a translation names: most of what can be declared, and the regions of a map."""

    RACE = "race"
    POWER = "power"
    RELIC = "relic"
    PLACE = "place"
    EVENT = "event"
    TERRAIN = "terrain"
    SYMBOL = "symbol"
    NEUTRAL = "neutral"
    PIECE = "piece"
    TERM = "term"
    OPTION = "option"
    GAME = "game"
    REGION = "region"


class Chapter(Word):
    """The chapters that every rulebook has, in the order they are read."""

    GOAL = "goal"
    NEEDED = "needed"
    SETUP = "setup"
    TURN = "turn"
    DRAFT = "draft"
    CONQUEST = "conquest"
    LOSSES = "losses"
    MARKERS = "markers"
    REDEPLOYMENT = "redeployment"
    SCORING = "scoring"
    DECLINE = "decline"
    END = "end"
    MIXING = "mixing"
