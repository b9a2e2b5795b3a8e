"""English text of the rulebook: what connects the rules, chapter by chapter."""

from typing import Final

from swdsl.reference.words.table import Chapter, Passage

PASSAGES: Final = {
    Chapter.GOAL: Passage(
        "The goal",
        (
            (
                "Every player leads one race after another over a world that is too small for all of "
                "them. At the end of your turn the regions you hold bring coins; whoever owns the most "
                "when the last round is over has won."
            ),
            (
                "No race stays strong for ever. When yours has spread too thin, send it into decline: it "
                "goes on earning for a while, and you begin again with a fresh one."
            ),
        ),
    ),
    Chapter.NEEDED: Passage(
        "What you need",
        (
            (
                "Ready to hand lie the board, the coins as a bank, the column of combos, a tray with the "
                "tokens of every race, the reinforcement die and the turn marker. Pieces that belong to "
                "a race, a power or a place wait beside its tile until somebody plays it."
            ),
        ),
    ),
    Chapter.SETUP: Passage(
        "Setting up",
        (
            ("Choose the map drawn for your number of players and set the turn marker on its first space."),
            (
                "Mix the race banners, then the power badges. A banner and a badge side by side are a "
                "combo; the combos on offer form a column, and whatever is left waits in two stacks."
            ),
            "Agree on who begins; the others follow clockwise.",
        ),
    ),
    Chapter.TURN: Passage(
        "A turn",
        (
            (
                "While you ready your troops you may empty a region altogether: it is abandoned and no "
                "longer yours. A race that stands nowhere any more enters the board again, as a new one does."
            ),
        ),
    ),
    Chapter.DRAFT: Passage(
        "Taking a combo",
        (
            (
                "The first combo of the column is free; whoever wants one further on pays for each "
                "that is passed over."
            ),
            "Whatever coins lie on the combo you take are yours.",
            (
                "You get as many tokens as banner and badge show together. More come only from rules "
                "that say so, and only while the storage tray has some."
            ),
            "The combos below close the gap, and a new one appears at the end of the column.",
        ),
    ),
    Chapter.CONQUEST: Passage(
        "Conquering",
        (
            (
                "A conquest starts with at least one token in hand. What it costs is put into the region "
                "and stays there until you redeploy."
            ),
            "Go on for as long as you can and want to.",
            (
                "A race that holds no region must enter the board first: its first conquest follows the "
                "rules for entering, every other one the rules for reaching."
            ),
            (
                "Name the region before you roll for your last attempt. If tokens and pips together are "
                "too few, nothing is conquered, the tokens stay in hand until you redeploy, and no more "
                "conquests follow."
            ),
            (
                "Tokens and pieces for attacks only conquer like all others and are taken back when you "
                "redeploy; a region in which nothing else stands is abandoned then."
            ),
            (
                "A piece leaves its region when the region is conquered, and the board when its race "
                "declines or disappears, unless its rule says that it stays."
            ),
        ),
    ),
    Chapter.LOSSES: Passage(
        "Losing a region",
        (
            (
                "Tokens that survive in hand come back at the end of the attacker’s turn, into regions "
                "where their race still stands; if there are none, they wait for their owner’s next turn."
            ),
        ),
    ),
    Chapter.MARKERS: Passage(
        "Righteous Relics and Popular Places",
        (
            (
                "Before the game, relics and places are mixed face down. There is one in the stack for "
                "each region that starts with neutral tokens; nobody sees the others."
            ),
            "A relic or place serves whoever occupies its region, and changes hands with it.",
        ),
    ),
    Chapter.REDEPLOYMENT: Passage(
        "Redeploying",
        (
            (
                "When your conquests are over, spread the tokens of your active race over its regions as "
                "you please, at least one in each."
            ),
        ),
    ),
    Chapter.SCORING: Passage(
        "Scoring",
        ("How many coins you own is your secret until the end.",),
    ),
    Chapter.DECLINE: Passage(
        "Declining",
        (
            (
                "Declining takes the place of expanding: you conquer nothing this turn, you score, and "
                "you take a new combo on your next turn."
            ),
            "The badge is discarded, unless it has something to say about decline.",
            (
                "Turn the banner over, and the tokens with it. You can have only one race in decline: "
                "the one declined before leaves the board, its banner goes under the stack, and its "
                "badge to the discarded ones."
            ),
        ),
    ),
    Chapter.END: Passage(
        "The end",
        (
            (
                "The game is over when the last round of the map has been played out. The richest player "
                "wins; if several are, the one among them with more race tokens on the board, active and "
                "declined."
            ),
        ),
    ),
    Chapter.MIXING: Passage(
        "Mixing boxes",
        (
            (
                "Several boxes can share one table. Their races, powers, relics and places are mixed "
                "together, and the board decides what their words mean: what it does not have itself, it "
                "answers for with what counts as the same."
            ),
            (
                "A component that needs something for which the board has no answer stays in the box. "
                "The page of each game lists what is on its table."
            ),
        ),
    ),
}

#: What a board takes for what, filled with the names.
COUNTS_AS: Final = "Counts as the same: {things}."
