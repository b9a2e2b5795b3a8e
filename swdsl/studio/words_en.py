"""English words of the table."""

from typing import Final

from swdsl.studio.words import TableWords, rows

ENGLISH: Final = TableWords(
    choices=rows(
        """
        conquer: Conquer {region} with {tokens}
        replace: Take over {region}
        roll_for: Roll for {region}
        attempt: Last attempt on {region}, {short} short
        arm: Use {clause} in the next attack
        use: Use {clause}
        abandon: Abandon {region}
        stop: Stop conquering
        expand: Expand
        decline: Go into decline
        pick: Pick {power} {race} for {price}, with {coins} on it
        yes: {clause}: yes
        pass: {clause}: no
        choose_region: {clause}: {region}
        choose_player: {clause}: {player}
        choose_combo: {clause}: the badge of {race}
        choose_marker: {clause}: {marker}
        face: The die shows {pips}
        put_one: Put 1 in {region}
        put_rest: Put all {number} in {region}
        give_up: Give up {region}
        settle: Put {neutral} in {region} ({number})
        """
    ),
    questions=rows(
        """
        choice: Expand, or go into decline?
        pick: Which combo do you pick?
        attack: What do you conquer?
        die: The die is rolled
        task: What do you choose?
        spread: Where do they go?
        deploy: Where do your tokens go?
        give_up: Which region do you give up?
        keep: Do you keep these tokens?
        over: The game is over
        guests: Where do they stand?
        """
    ),
    coins=("coin", "coins"),
    player="Player {number}",
    chance="Chance",
    gains="{who} gains {coins}: {items}",
    pays="{who} pays {coins}: {items}",
    have_need="you have {have}, it takes {need}",
    refused="This cannot be done now: {reason}.",
    price_need="you have {have}, it costs {need}",
    always_allowed="Nothing is to be said about it: it is always allowed here.",
)
