"""The graph of what rests on what."""

from swdsl.graphs.mixing import Rest, Supply


def test_what_rests_on_everything_waits_for_the_last_thing() -> None:
    rests = {"both": Rest(("one", "two"), every=True)}
    assert "both" not in Supply(rests, ["one"]).had
    assert "both" in Supply(rests, ["one", "two"]).had


def test_what_rests_on_anything_takes_the_first() -> None:
    rests = {"either": Rest(("one", "two"), every=False)}
    assert "either" in Supply(rests, ["two"]).had
    assert "either" not in Supply(rests, []).had


def test_things_that_rest_on_each_other_alone_are_never_had() -> None:
    rests = {"hen": Rest(("egg",), every=False), "egg": Rest(("hen", "shop"), every=False)}
    assert Supply(rests, []).had == frozenset()
    assert Supply(rests, ["shop"]).had == {"shop", "egg", "hen"}


def test_resting_on_nothing_is_free_for_all_and_hopeless_for_any() -> None:
    rests: dict[str, Rest[str]] = {"free": Rest((), every=True), "hopeless": Rest((), every=False)}
    assert Supply(rests, []).had == {"free"}


def test_what_is_lacking_is_what_could_be_offered_in_order_of_mention() -> None:
    rests = {
        "top": Rest(("left", "right"), every=False),
        "left": Rest(("b", "here"), every=True),
        "right": Rest(("a", "b"), every=True),
    }
    supply = Supply(rests, ["here"])
    assert supply.lacking("top") == ("b", "a")
    assert supply.lacking("here") == ()
