"""Why a component is not on a table, as a sentence."""

from collections.abc import Iterable, Sequence

from swdsl.lower.form import Component
from swdsl.mixing.offer import Offer
from swdsl.mixing.ways import Need, NeedKind
from swdsl.model.ruleset import Game
from swdsl.words import Kind

_THINGS = {
    NeedKind.PLACES: "places",
    NeedKind.RELICS: "relics",
    NeedKind.NEUTRALS: "neutral tokens",
}


def left_out(component: Component, game: Game) -> str:
    """Say that the game itself does without a component."""
    return f"The game `{game.id}` leaves {component.name} out."


def nothing_hides(component: Component, board: str, could_come: bool) -> str:
    """Say that places and relics have nowhere to wait, and how to change that where it can be changed."""
    kind = component.ref.kind
    way = f" The line `with {kind}s` brings some." if could_come else ""
    return f"{component.name} would wait under neutral tokens that hide {kind}s; {board} has none.{way}"


def senseless(component: Component, lacking: Sequence[Need], board: str, offer: Offer) -> str:
    """Say what a component needs that is not there, or not often enough."""
    verb = "need" if component.ref.kind is Kind.RACE else "needs"
    ground = [need for need in lacking if need.kind is NeedKind.GROUND]
    things = [_thing(need) for need in lacking if need.kind is not NeedKind.GROUND]
    single = [need for need in ground if need.number == 1]
    several = [need for need in ground if need.number > 1]
    regions = [f"a region with {_or(map(_ground, single))}"] if single else []
    regions += [_regions(need) for need in several]
    where = board if ground and not things else "this table"
    has = "none"
    if several:
        has = str(offer.count(several[0])) if len(lacking) == 1 else "too few"
    return f"{component.name} {verb} {_or([*regions, *things])}; {where} has {has}."


def _regions(need: Need) -> str:
    """Say that several regions are needed; where nothing is asked of them, any will do."""
    return f"{need.number} regions with {_ground(need)}" if need.ids else f"{need.number} regions"


def _ground(need: Need) -> str:
    return _or(" and ".join(map(_short, ids)) for ids in need.grounds)


def _thing(need: Need) -> str:
    match need.kind:
        case NeedKind.PIECE | NeedKind.MARKER | NeedKind.RACE | NeedKind.POWER:
            return _short(need.ids[0])
        case _:
            return _THINGS[need.kind]


def _or(names: Iterable[str]) -> str:
    return " or ".join(dict.fromkeys(names))


def _short(name: str) -> str:
    return name.rpartition(".")[2]
