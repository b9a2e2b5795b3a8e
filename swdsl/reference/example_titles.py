"""Titles of worked examples, told apart: what shows the same is called after what takes part only there."""

from collections import Counter
from collections.abc import Iterable, Mapping

from swdsl.model.names import Ref
from swdsl.reference.edition import Edition

_MOST_NAMES = 2


def told_apart(
    edition: Edition, titles: Mapping[str, str], subjects: Mapping[str, Iterable[Ref]]
) -> dict[str, str]:
    """Return a title of its own for every example: with its set, with names that others lack, or a number."""
    scopes = {each.id: each.scope for each in edition.library.scenarios}
    sets = {rules.id: edition.names.set(rules) for rules in edition.library.sets}
    alike: dict[str, list[str]] = {}
    for id_, title in titles.items():
        alike.setdefault(title, []).append(id_)
    found = dict(titles)
    for title, ids in alike.items():
        in_sets = [sets.get(scopes[each], "") for each in ids]
        if len(set(in_sets)) == len(ids) > 1:
            found.update((each, _with(title, [name])) for each, name in zip(ids, in_sets, strict=True))
            continue
        told = {each: _names(edition, title, subjects[each]) for each in ids}
        shared = Counter(name for names in told.values() for name in names)
        for each in ids:
            rare = sorted((name for name in told[each] if shared[name] < len(ids)), key=shared.__getitem__)
            most = 1 if rare and shared[rare[0]] == 1 else _MOST_NAMES
            found[each] = _with(title, rare[:most])
    return _numbered(found)


def _names(edition: Edition, title: str, subjects: Iterable[Ref]) -> list[str]:
    names = (edition.names.of(edition.things[ref]) for ref in subjects)
    return [name for name in dict.fromkeys(names) if name not in title]


def _with(title: str, names: Iterable[str]) -> str:
    added = ", ".join(filter(None, names))
    return f"{title} ({added})" if added else title


def _numbered(titles: Mapping[str, str]) -> dict[str, str]:
    times: Counter[str] = Counter()
    found: dict[str, str] = {}
    for id_, title in titles.items():
        times[title] += 1
        found[id_] = title if times[title] == 1 else f"{title} ({times[title]})"
    return found
