"""The parse table as lark tells it and as it travels: the same data, shorter and always in one order.

In a row stand pairs: a symbol, and the state to go to (from 0 up) or the rule to complete (below 0).
"""

from typing import Any


def packed(data: dict[str, Any], memo: dict[int, Any]) -> dict[str, Any]:
    """Return what lark tells of a parser as lists, texts and numbers, the same on every run."""
    table = data["parser"].pop("parser")
    order = _in_order_of_reach(table)
    number_of = {state: at for at, state in enumerate(order)}
    symbols = sorted(table["tokens"].values())
    place_of = {symbol: at for at, symbol in enumerate(symbols)}
    rows = []
    for state in order:
        cells = ((place_of[table["tokens"][token]], cell) for token, cell in table["states"][state].items())
        rows.append(
            [
                number
                for symbol, (reduces, argument) in sorted(cells, key=lambda each: each[0])
                for number in (symbol, ~argument["@"] if reduces else number_of[argument])
            ]
        )
    return {
        "data": data,
        "memo": [memo[at] for at in range(len(memo))],
        "symbols": symbols,
        "starts": {start: number_of[state] for start, state in table["start_states"].items()},
        "ends": {start: number_of[state] for start, state in table["end_states"].items()},
        "rows": rows,
    }


def unpacked(kept: dict[str, Any]) -> tuple[dict[str, Any], dict[int, Any]]:
    """Return the two things lark loads a parser from."""
    reduces: list[dict[str, int]] = [{"@": at} for at in range(len(kept["memo"]))]
    data = kept["data"]
    data["parser"]["parser"] = {
        "tokens": kept["symbols"],
        "states": {
            at: {
                symbol: (0, goes) if goes >= 0 else (1, reduces[~goes])
                for symbol, goes in zip(row[::2], row[1::2], strict=True)
            }
            for at, row in enumerate(kept["rows"])
        },
        "start_states": kept["starts"],
        "end_states": kept["ends"],
    }
    return data, dict(enumerate(kept["memo"]))


def _in_order_of_reach(table: dict[str, Any]) -> list[int]:
    """Return the states in an order that does not depend on how lark happened to number them."""
    order = dict.fromkeys(table["start_states"].values())
    waiting = list(order)
    for state in waiting:
        cells = {table["tokens"][token]: cell for token, cell in table["states"][state].items()}
        for _, (reduces, argument) in sorted(cells.items()):
            if not reduces and argument not in order:
                order[argument] = None
                waiting.append(argument)
    return list(order)
