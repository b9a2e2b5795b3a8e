"""What the terminal answers at the table: prices, reasons and rules, as wrapped lines."""

import shutil
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from swdsl.diagnostics import did_you_mean
from swdsl.runtime.state import State
from swdsl.runtime.why_not import why_not
from swdsl.runtime.words import P_ATTACK, P_GUESTS, V_CONQUER, V_SETTLE
from swdsl.table import Account, Offer, Quote, Talk, bill, offers
from swdsl.table.standing import holder, things_in
from swdsl.words import Kind

_WIDEST: Final = 100  # longer lines are hard to read
_WIDEST_BOARD: Final = 120  # what is looked over, not read, may be as wide as the board
_GLANCE: Final = 6  # rows that are taken in at a glance
_MARGIN: Final = "  "
_GAP: Final = "  "


def wrapped(text: str, first: str = "", then: str | None = None) -> list[str]:
    """Break a text between words, to the width of the terminal; `first` and `then` are margins."""
    width = min(shutil.get_terminal_size((_WIDEST, 40)).columns - len(_MARGIN), _WIDEST)
    margin = " " * len(first) if then is None else then
    lines = textwrap.wrap(text, max(20, width), initial_indent=first, subsequent_indent=margin)
    return lines or [first.rstrip()]


def in_columns(rows: Sequence[str]) -> list[str]:
    """Return short rows, beside one another once they are many, so that the board stays in view."""
    if len(rows) <= _GLANCE:
        return [line for row in rows for line in wrapped(row, "", " " * 5)]
    margin = min(len(row) - len(row.lstrip()) for row in rows)
    width = min(shutil.get_terminal_size((_WIDEST, 40)).columns, _WIDEST_BOARD) - len(_MARGIN) + len(_GAP)
    each = max(map(len, rows)) - margin
    high = -(-len(rows) // max(1, width // (each + len(_GAP))))
    if high == len(rows):
        return [line for row in rows for line in wrapped(row, "", " " * 5)]
    return [_GAP.join(f"{row[margin:]:{each}}" for row in rows[at::high]).rstrip() for at in range(high)]


def beginning(wanted: str, names: Iterable[str]) -> list[str]:
    """Return the names that begin so, the very same first: on a small board they are cut short."""
    letters = wanted.casefold().rstrip("….")
    return sorted((each for each in names if letters and each.startswith(letters)), key=len)


def offer_lines(offer: Offer, talk: Talk, number: int, *, source: bool = False) -> list[str]:
    """Say what a combo brings, costs and does; with its `source`, also where the rules say so."""
    more = f" and {offer.attack_only} for attacks" if offer.attack_only else ""
    on_it = ([talk.coins(offer.coins)] if offer.coins else []) + list(offer.lying)
    bonus = f", {', '.join(on_it)} on it" if on_it else ""
    price = talk.coins(offer.price) if offer.price else "nothing"
    head = f"pick {offer.name} for {price}: {talk.tokens(offer.tokens)}{more}{bonus}"
    lines = wrapped(head, f"{number:3}. ")
    for name, sentences in offer.rules:
        lines += wrapped(f"{name}: {' '.join(sentences) or 'nothing but tokens.'}", "     ", "       ")
    for known in _sources_of(offer, talk) if source else ():
        lines += wrapped(known, "       ", "         ")
    return lines


def _sources_of(offer: Offer, talk: Talk) -> Iterator[str]:
    for kind, identifier in ((Kind.RACE, offer.race), (Kind.POWER, offer.power)):
        component = talk.component(kind, identifier)
        for clause in component.clauses if component is not None else ():
            yield talk.source(f"{identifier.rpartition('.')[0]}.{clause.id}")


def why_region(s: State, region: int, talk: Talk, *, source: bool) -> list[str]:
    """Explain what an attack on a region costs, and what forbids it if something does."""
    name = talk.region(region)
    if s.phase == P_GUESTS:
        reason = why_not(s, V_SETTLE + region)
        return wrapped(f"{name}: {talk.refusal(s, reason).text if reason else 'they may stand there.'}")
    if s.phase != P_ATTACK:
        standing = holder(s, region, talk) or "nobody is there"
        return wrapped(f"{name}: {standing}. Nothing can be attacked at this moment.")
    lines: list[str] = []
    reason = why_not(s, V_CONQUER + region)
    if reason is not None:
        refusal = talk.no_conquest(s, reason, region)
        lines += wrapped(refusal.text)
        lines += [line for quote in refusal.quotes for line in _quoted(quote, talk, source=source)]
        if not reason.need:
            return lines
    return [*lines, *account_lines(f"{name} costs", bill(talk, s, region), talk, source=source)]


def why_attempt(s: State, region: int, short: int, talk: Talk, *, source: bool) -> list[str]:
    """Say what the die must bring in a last attempt, and what the attack costs."""
    lines = wrapped(
        f"You are {talk.tokens(short)} short: the die must make up for it, and ends your attacks."
    )
    name = talk.region(region)
    return [*lines, *account_lines(f"{name} costs", bill(talk, s, region), talk, source=source)]


def account_lines(head: str, account: Account, talk: Talk, *, source: bool = False) -> list[str]:
    """List the items of a number, each with its rule."""
    unit = talk.tokens if account.player < 0 else talk.coins
    lines = wrapped(f"{head} {unit(account.total)}{':' if account.lines else '.'}")
    for line in account.lines:
        where = ", ".join(map(talk.region, line.regions))
        payer = f" from player {line.payer + 1}" if line.payer >= 0 else ""
        about = f" ({where})" if where else ""
        lines += wrapped(f"{_said(line.quote, talk)}{payer}{about}", f"  {line.amount:+d}  ")
        lines += _source(line.quote, talk) if source else []
    return lines


def _said(quote: Quote, talk: Talk) -> str:
    sentence = quote.sentence or talk.label(quote.clause)
    return f"{quote.owner}: {sentence}" if quote.owner and quote.sentence else sentence


def _quoted(quote: Quote, talk: Talk, *, source: bool) -> list[str]:
    return [*wrapped(_said(quote, talk), "  · "), *(_source(quote, talk) if source else [])]


def _source(quote: Quote, talk: Talk) -> list[str]:
    known = talk.source(quote.clause)
    return wrapped(known, "      ") if known else []


def rule_lines(clause: str, talk: Talk, *, source: bool) -> list[str]:
    """Quote one rule."""
    return _quoted(talk.quote(clause), talk, source=source)


def what_lines(s: State, wanted: str, talk: Talk) -> list[str]:
    """Say what something is: a race, a power, a combo, a relic, a place, a piece, a ground or a region."""
    names = _names(s, talk)
    known = names.get(wanted.casefold())
    if known is not None:
        return list(known)
    parts = _as_combo(wanted.casefold(), names) or beginning(wanted, names)[:1]
    if parts:
        return [line for part in parts for line in names[part]]
    guess = did_you_mean(wanted.casefold(), sorted(names)) if wanted else ""
    return wrapped(guess or "Say `what` and a name you see: a race, a power, a piece, a ground, a region.")


def _as_combo(wanted: str, names: dict[str, "_Told"]) -> tuple[str, ...]:
    """Take a text apart into two names that are known."""
    words = wanted.split(" ")
    pairs = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return next((pair for pair in pairs if all(each in names for each in pair)), ())


class _Told:
    """Lines about a thing, made when somebody asks."""

    def __init__(self, head: str, said: Sequence[str]) -> None:
        self._head, self._said = head, said

    def __iter__(self) -> Iterator[str]:
        yield from wrapped(self._head)
        for each in self._said:
            yield from wrapped(each, "  · ")


def _names(s: State, talk: Talk) -> dict[str, _Told]:
    """Return everything at this table that has a name, by the name in small letters."""
    found: dict[str, _Told] = {}
    edition = talk.edition
    for ref, thing in edition.things.items():
        name, kind = edition.names.of(thing), edition.words.kinds[ref.kind]
        component = talk.component(ref.kind, str(ref))
        said = edition.said_of(thing) if component is None else None
        rules = talk.rules(component) if component is not None else ((said.text,) if said else ())
        if ref.kind in (Kind.TERRAIN, Kind.SYMBOL):
            rules = (*rules, *_regions_with(s, str(ref), talk))
        found.setdefault(name.casefold(), _Told(f"{name} ({kind.lower()})", rules))
    for number, region in enumerate(s.board.regions):
        near = [talk.region(r) for r in range(s.board.count) if s.board.border[number] >> r & 1]
        ground = ", ".join(map(talk.ground, (region.terrain, *region.symbols)))
        there = [each for each in (holder(s, number, talk), *things_in(s, number, talk)) if each]
        said_of = [
            f"Ground: {ground}.",
            f"Borders: {', '.join(near)}.",
            f"There: {', '.join(there) or 'nobody'}.",
        ]
        found[talk.region(number).casefold()] = _Told(talk.region(number), said_of)
    return found


def _regions_with(s: State, ground: str, talk: Talk) -> Iterator[str]:
    """Say which regions of the board have a terrain or a symbol."""
    regions = enumerate(s.board.regions)
    found = [talk.region(r) for r, each in regions if ground in (each.terrain, *each.symbols)]
    yield f"Here: {', '.join(found)}." if found else "No region of this board has it."


def column_lines(s: State, talk: Talk) -> list[str]:
    """Return the column with everything that is known of it."""
    return [
        line for number, offer in enumerate(offers(talk, s), 1) for line in offer_lines(offer, talk, number)
    ]
