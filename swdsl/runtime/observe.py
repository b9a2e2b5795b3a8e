"""What one player may know: coins of others, the order of stacks and face-down markers stay hidden."""

from __future__ import annotations

from swdsl.runtime.codec import to_data
from swdsl.runtime.generator import advance, mixed, shuffled
from swdsl.runtime.state import State

HIDDEN = -1


def view(s: State, observer: int) -> dict[str, object]:
    """Return a state as plain data, with what the observer cannot know replaced by -1."""
    data = to_data(s)
    fields = data["state"]
    assert isinstance(fields, dict)
    if not s.over:
        fields["coins"] = [c if p == observer else HIDDEN for p, c in enumerate(s.coins)]
        fields["bank"] = HIDDEN
    fields["banners"] = [HIDDEN] * len(s.banners)
    fields["badges"] = [HIDDEN] * len(s.badges)
    fields["stack"] = [HIDDEN] * len(s.stack)
    fields["seed"] = HIDDEN
    return data


def resample(s: State, observer: int, seed: int) -> State:
    """Return a copy in which everything the observer has not seen is dealt anew.

    Stacks keep their contents in another order; face-down markers may also be any that were set
    aside at the start. The new deal is the same whatever the hidden one was. Coins stay: whoever watched
    could have counted them.
    """
    c = s.copy()
    deal = mixed(advance(seed) + observer)
    c.banners = shuffled(tuple(sorted(s.banners)), deal)
    c.badges = shuffled(tuple(sorted(s.badges)), deal + 1)
    shown = [i for i, r in enumerate(s.marker_at) if r >= 0]
    unseen = tuple(i for i in range(len(s.game.markers)) if i not in shown)
    c.stack = shuffled(unseen, deal + 2)[: len(s.stack)]
    c.seed = advance(deal)
    return c
