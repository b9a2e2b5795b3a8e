"""Did-you-mean: the declared names nearest to what was written."""

from collections.abc import Iterable
from typing import Final

_A_BEGINNING: Final = 4
"""Letters of a name that are enough to know it by: `cave` for `cavern`."""
# Letters that look Latin on a Russian keyboard, and the separators people type for an underscore.
_LOOKALIKES: Final = str.maketrans("авсенкморстухі", "abcehkmopctyxi", "_- '’")


def nearest(word: str, candidates: Iterable[str], limit: int = 3) -> tuple[str, ...]:
    """Return up to `limit` candidates that `word` probably meant, best first, ties by alphabet."""
    written = _folded(word)
    allowed = max(1, len(written) // 3)
    ranked = sorted((_distance_between(written, each, allowed), each) for each in set(candidates) - {word})
    near = [(distance, each) for distance, each in ranked if distance <= allowed]
    # A clear winner stands alone: offering "ogre, orc, ogress" for "ogrs" teaches nothing.
    return tuple(each for distance, each in near if distance <= near[0][0] + 0.5)[:limit]


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """Return the sentence that offers the nearest candidates, or None if nothing is near."""
    near = [f"`{each}`" for each in nearest(word, candidates)]
    if not near:
        return None
    listed = near[0] if len(near) == 1 else f"{', '.join(near[:-1])} or {near[-1]}"
    return f"Did you mean {listed}?"


def _folded(word: str) -> str:
    return word.casefold().translate(_LOOKALIKES)


def _distance_between(written: str, candidate: str, allowed: int) -> float:
    """Rate a candidate: 0 for the same letters, a half for one of its words, else the typing errors."""
    folded = _folded(candidate)
    if written == folded:
        return 0
    if _singulars(written) & _singulars(folded):
        return 0.25
    # A third of the name or more: `ancient` for `great_ancient`, not `the` for `over_the_hill`.
    if written in map(_folded, candidate.split("_")) and 3 * len(written) >= len(folded):
        return 0.5
    if folded.startswith(written) and len(written) >= _A_BEGINNING and 2 * len(written) >= len(folded):
        return 0.5
    if abs(len(written) - len(folded)) > allowed:
        return allowed + 1
    return _typing_errors(written, folded)


def _singulars(word: str) -> set[str]:
    """Return the word and what it might be the English plural of."""
    found = {word}
    for plural, singular in (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("men", "man"), ("es", "is")):
        if word.endswith(plural) and len(word) > len(plural) + 1:
            found.add(word.removesuffix(plural) + singular)
    return found


def _typing_errors(written: str, meant: str) -> int:
    """Count the letters missed, added, replaced or swapped with their neighbour."""
    before: list[int] = []
    previous = list(range(len(meant) + 1))
    for row, left in enumerate(written, 1):
        current = [row]
        for column, right in enumerate(meant, 1):
            best = min(previous[column] + 1, current[-1] + 1, previous[column - 1] + (left != right))
            if row > 1 and column > 1 and left == meant[column - 2] and written[row - 2] == right:
                best = min(best, before[column - 2] + 1)
            current.append(best)
        before, previous = previous, current
    return previous[-1]
