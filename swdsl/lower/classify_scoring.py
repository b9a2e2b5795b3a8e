"""`at scoring: gain …`: what a realm brings, by regions or as a sum."""

from swdsl.lower.acts import acting
from swdsl.lower.combine import beside_me, holds_me
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Bonus, Coins, Levy
from swdsl.lower.form_numbers import Lead, Number, Purse
from swdsl.lower.form_players import Players, Surpassing
from swdsl.lower.form_regions import Both, Either, History, KeptGround, LostGround, Mask
from swdsl.lower.form_terms import CoinTerm, FlatTerm
from swdsl.lower.form_tests import Test
from swdsl.lower.how_many import each_party
from swdsl.lower.numbers import amount_of, test_of
from swdsl.lower.regions import mask_of, payers_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.steps import gained
from swdsl.lower.walk import is_static, walk
from swdsl.model import clauses as model
from swdsl.model import expressions as nouns
from swdsl.model.counts import Amount, CountRegions, InStores, WithParty
from swdsl.model.expressions import Me, Opponent, Player
from swdsl.words import Store


def scoring_parts(clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Classify `at scoring: gain …`; anything else done at scoring is an ordinary act."""
    if all(is_income(effect) for effect in clause.effects):
        return tuple(
            _income(effect, clause, scene) for effect in clause.effects if isinstance(effect, model.Do)
        )
    return acting(clause, clause.effects, scene)


def is_income(effect: model.Effect) -> bool:
    """Whether an effect brings me coins, from the bank or from other players."""
    match effect:
        case model.Do(
            subject=Me(),
            action=model.Gain(
                thing=thing, source=None | InStores((Store.BANK,)) | WithParty(party=Opponent() | Player())
            ),
            optional=False,
            until=None,
        ):
            return isinstance(thing.noun, nouns.Coins)
        case _:
            return False


def _income(effect: model.Do, clause: model.Clause, scene: Scene) -> Part:
    guard = test_of(clause.conditions, scene)
    with about(effect.span):
        match effect.action:
            case model.Gain(amount=Amount(base=int(each), per=None), source=WithParty(party=party)) as gain:
                gained(gain, scene)
                each_party(party)
                return _levy(payers_of(party, scene), each, guard)
            case model.Gain(amount=amount, source=None | InStores()) as gain:
                gained(gain, scene)
                return _bank_income(amount, clause, guard, scene)
            case _:
                raise NotPlayableError(
                    "each opponent pays a plain number of coins",
                    instead="at scoring: gain 1 coin from each opponent",
                )


def _levy(payers: Players, each: int, guard: Test | None) -> Part:
    """Return what is taken from others; not by a comparison with coins that are being counted."""
    said = (*walk(payers), *(walk(guard) if guard else ()))
    counted = (each for each in said if isinstance(each, Lead | Purse | Surpassing))
    if any(isinstance(each, Purse) or each.of is None for each in counted):
        raise NotPlayableError(
            "my coins are being counted at scoring; they are compared before or after it",
            instead="after scoring: gain 1 coin from each opponent with more coins than me",
        )
    return Levy(payers, each, guard)


def _bank_income(amount: Amount, clause: model.Clause, guard: Test | None, scene: Scene) -> Part:
    free = clause.limit is None
    match amount:
        case Amount(base=int(each), per=CountRegions(regions=regions), every=1, cap=None, beyond=0):
            mask = mask_of(regions, scene)
            if free and (holds_me(mask) or _is_history(mask)):
                return coins_of(mask, each, guard)
        case _:
            pass
    number = amount_of(amount, scene)
    if isinstance(number, Number) and guard is None and free:
        return FlatTerm(number.value)
    return Bonus(number, guard, lies=isinstance(number, Number) and free and scene.on_board)


def _is_history(mask: Mask) -> bool:
    """Whether regions pay for what happened there, held or not."""
    match mask:
        case History() | KeptGround() | LostGround():
            return True
        case Both(parts=parts):
            return any(map(_is_history, parts))
        case Either(parts=parts):
            return all(map(_is_history, parts))
        case _:
            return False


def coins_of(mask: Mask, each: int, guard: Test | None) -> Part:
    """Return what so many coins for each region of a set come to."""
    rest = beside_me(mask)
    if guard is None and is_static(rest):
        return CoinTerm(rest, each)
    return Coins(mask, each, guard)
