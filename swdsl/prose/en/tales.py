"""English sentences for worked examples."""

from collections.abc import Sequence
from typing import Final

from swdsl.prose.en import words
from swdsl.prose.names import Name
from swdsl.prose.tales import Frames, Role, Tongue, deeds
from swdsl.words import Kind, Value

_PREPOSITIONS: Final = {
    Role.SUBJECT: "",
    Role.OBJECT: "",
    Role.WITH: "with ",
    Role.AS: "as ",
    Role.IN: "in ",
    Role.TO: "to ",
    Role.FROM: "of ",
    Role.BY: ", held by ",
    Role.ABILITY: "with the ability of ",
}


class English:
    """English bends nothing but numbers."""

    def person(self, name: str, role: Role) -> str:
        """Return a player in a part."""
        return f"{_PREPOSITIONS[role]}{name}"

    def region(self, name: str, role: Role) -> str:
        """Return a region in a part."""
        return f"{'from ' if role is Role.FROM else _PREPOSITIONS[role]}{name}"

    def known(self, name: Name, role: Role) -> str:
        """Return one known thing in a part."""
        several = name.ref.kind in (Kind.PIECE, Kind.NEUTRAL) and not name.unique
        proper = name.ref.kind in (Kind.RELIC, Kind.PLACE) and not name.text.startswith("The ")
        said = words.article(words.noun(name).one) if several else name.plain() if proper else words.the(name)
        return f"{_PREPOSITIONS[role]}{said}" + (" power" if name.ref.kind is Kind.POWER else "")

    def so_many(self, number: int, name: Name, role: Role) -> str:
        """Return so many pieces."""
        return f"{_PREPOSITIONS[role]}{words.counted(number, words.noun(name))}"

    def tokens(self, number: int, race: Name | None, role: Role) -> str:
        """Return so many tokens."""
        counted = words.counted(number, words.TOKEN)
        return f"{_PREPOSITIONS[role]}{counted}" + (f" of {words.the(race)}" if race else "")

    def coins(self, number: int, role: Role) -> str:
        """Return so many coins."""
        return f"{_PREPOSITIONS[role]}{words.counted(number, words.COIN)}"

    def combo(self, race: Name | None, power: Name | None, role: Role) -> str:
        """Return a combo: `the Flying Dwarves`."""
        said = " ".join(each.plain() for each in (power, race) if each is not None)
        return f"{_PREPOSITIONS[role]}the {said}"

    def listed(self, parts: Sequence[str]) -> str:
        """Join phrases."""
        return words.listed(parts)


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
    English(),
)
