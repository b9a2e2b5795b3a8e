"""Predicates as text: the verb in the right person, and what stands behind it."""

from typing import Final, assert_never

from swdsl.syntax.format_amounts import span_of
from swdsl.syntax.format_regions import region, whom
from swdsl.syntax.format_things import card, counted, place, thing
from swdsl.syntax.format_verbs import third_person
from swdsl.syntax.tree_deeds import (
    Attack,
    ChooseParty,
    Conquer,
    Decline,
    Defenders,
    Discover,
    Enter,
    Expand,
    Fade,
    Gain,
    Help,
    Ignore,
    Ignored,
    IgnoredKind,
    IgnoredName,
    Keep,
    Leave,
    Lose,
    Move,
    Occupy,
    PassThrough,
    Pay,
    Per,
    PerEach,
    PerEvery,
    Pick,
    Place,
    Predicate,
    Reach,
    Redeploy,
    Remove,
    Replace,
    Revive,
    Roll,
    Score,
    Stop,
    Swap,
    Use,
    UseAs,
    UseThis,
)

_VERBS: Final[dict[type[Predicate], str]] = {
    ChooseParty: "choose",
    PassThrough: "pass",
    UseThis: "use",
    UseAs: "use",
}


def predicate(deed: Predicate, alone: bool) -> str:
    """Return what somebody does; `alone` gives the verb its `s`."""
    verb = _VERBS.get(type(deed), type(deed).__name__.lower())
    return " ".join(part for part in (third_person(verb) if alone else verb, *_object(deed)) if part)


def amount_per(per: Per | None) -> str:
    """Return `for each …` with a space in front, or nothing."""
    return f" {_per(per)}" if per else ""


def _per(per: Per) -> str:
    cap = "" if per.cap is None else f" up to {per.cap}"
    match per:
        case PerEach(what):
            return f"for each {counted(what, False)}{cap}"
        case PerEvery(size, what):
            return f"for every {size} {counted(what, size != 1)}{cap}"
        case _:
            assert_never(per)


def _object(deed: Predicate) -> tuple[str, ...]:
    """Return the phrases behind the verb; empty ones are left out."""
    match deed:
        case Attack(where) | Conquer(where) | Occupy(where) | Leave(where) | Enter(where) | Reach(where):
            return (region(where),)
        case Score(where):
            return (region(where),)
        case PassThrough(where):
            return "through", region(where)
        case Gain(what, per, source):
            return thing(what), _per(per) if per else "", place(source) if source else ""
        case Pay(what, per, to):
            return thing(what), _per(per) if per else "", f"to {whom(to)}" if to else ""
        case Lose(what, per):
            return thing(what), _per(per) if per else ""
        case Keep(what):
            return (thing(what),)
        case Place(what, source, goal) | Move(what, source, goal):
            return thing(what), place(source) if source else "", place(goal)
        case Remove(what, source, where):
            return thing(what), place(source) if source else "", place(where) if where else ""
        case Replace(what, where, by, source):
            found = place(where) if where else ""
            return thing(what), found, "by", thing(by), place(source) if source else ""
        case _:
            return _short_object(deed)


def _short_object(
    deed: (
        Swap
        | UseThis
        | Use
        | UseAs
        | Pick
        | Discover
        | ChooseParty
        | Ignore
        | Roll
        | Decline
        | Fade
        | Expand
        | Redeploy
        | Revive
        | Stop
    ),
) -> tuple[str, ...]:
    match deed:
        case Swap(one, other):
            return card(one), "for", card(other)
        case UseThis(where):
            return "this", place(where) if where else ""
        case UseAs(name, one):
            return name.text, "as", card(one)
        case Use(one) | Pick(one) | Discover(one):
            return (card(one),)
        case ChooseParty(party):
            return (whom(party),)
        case Ignore(what):
            return (_ignored(what),)
        case Roll(amount):
            return (span_of(amount) if amount else "",)
        case Decline() | Fade() | Expand() | Redeploy() | Revive() | Stop():
            return ()
        case _:
            assert_never(deed)


def _ignored(what: Ignored) -> str:
    match what:
        case Help():
            return "help"
        case Defenders():
            return "defenders"
        case IgnoredKind(kind):
            return f"{kind.written}s"
        case IgnoredName(name):
            return name.text
        case _:
            assert_never(what)
