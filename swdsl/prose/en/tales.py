"""English sentences for worked examples."""

from typing import Final

from swdsl.prose.tables.tales import Frames, Parts, Role, Tongue, deeds
from swdsl.words import Value

TONGUE: Final = Tongue(
    deeds(
        """
        attack: attacks | attack | attack
        conquer: conquers | conquer | conquer
        pick: picks | pick | pick
        decline: goes into decline | go into decline | go into decline
        expand: goes on with the conquests | go on with the conquests | go on with the conquests
        pass: passes | pass | pass
        stop: ends the conquests | end the conquests | end the conquests
        abandon: abandons | abandon | abandon
        redeploy: redeploys | redeploy | redeploy
        put: puts | put | put
        place: places | place | place
        move: moves | move | move
        remove: removes | remove | remove
        choose: chooses | choose | choose
        use: uses | use | use
        swap: swaps the badge for | swap the badge for | swap the badge for
        roll: rolls the die | roll the die | roll the die
        gain: gains | gain | gain
        pay: pays | pay | pay
        lose: loses | lose | lose
        keep: keeps | keep | keep
        score: scores | score | score
        """
    ),
    Frames(
        plays="{who} plays {combo}",
        declined=" (in decline)",
        bringing="{said}: {what}",
        in_hand="{what} in hand",
        of_owner="{what} {who}",
        has="{who} has {what}",
        has_nothing="{who} has nothing",
        used="Used up before by {who}: {what}",
        lies="{where}: {what}",
        lacks="{where}: {what}",
        empty="{where} is empty",
        carries="On {where} lies {what}",
        column="The combos on offer: {what}",
        price="{combo} ({coins})",
        stack="Next in the stack: {what}",
        turn="Round {number}",
        turn_of="Round {number}, the turn of {who}",
        rolls="The die shows {numbers}",
        rolled="when the die shows {numbers}, {outcome}",
        rolled_any="whatever the die shows, {outcome}",
        values={
            Value.COST: "the cost is {number}",
            Value.COINS: "this brings {number}",
            Value.PRICE: "the price is {number}",
        },
        free="it is free",
        refused="this is refused",
        accepted="this is allowed",
        may="{who} may {deed}",
        cannot="{who} cannot {deed}",
        holds="{who} holds {what}",
        sees="{who} sees {what}",
        cannot_see="{who} does not see {what}",
        coins_of="the coins {who}",
        wins="{who} wins",
        win="{who} share the victory",
        scoring="{deed} at scoring",
        title="{deed}: {outcome}",
        because="{head}: {why}",
    ),
    Parts(
        roles={
            Role.SUBJECT: "{what}",
            Role.OBJECT: "{what}",
            Role.WITH: "with {what}",
            Role.AS: "as {what}",
            Role.IN: "in {what}",
            Role.TO: "to {what}",
            Role.FROM: "of {what}",
            Role.BY: ", held by {what}",
            Role.ABILITY: "with the ability of {what}",
        },
        none="{none}",
        region="{name}",
        region_from="from {what}",
        power="{known} power",
        tokens_of="{tokens} of {race}",
        combo="the {power} {name}",
    ),
)
