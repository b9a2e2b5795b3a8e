"""How long the language server takes in the official project to tell of a mistake and to complete a word."""

import sys
import time
from pathlib import Path

from tests.bench.calibration import calibrate
from tests.lsp.client import Client

ROOT = Path(__file__).parents[2]
FILE = "rules/base/races.sw"
TIMES = 9


def main() -> None:
    """Print the time from a message to its answer, the best and the middle of several, beside the goals."""
    text = (ROOT / FILE).read_text(encoding="utf-8")
    row = next(number for number, line in enumerate(text.splitlines()) if "conquers" in line)
    told, offered = [], []
    with Client(ROOT) as client:
        client.open(FILE, text)
        client.change(FILE, text.replace("conquers", "conqers", 1))
        while not client.findings(FILE):
            pass
        for number in range(1, TIMES + 1):
            started = time.perf_counter()
            client.change(FILE, text.replace("conquers", f"conqer{'q' * number}", 1), number + 2)
            assert client.findings(FILE)
            told.append(time.perf_counter() - started)
            started = time.perf_counter()
            assert client.ask_at("textDocument/completion", FILE, row, len("  when anyone "))
            offered.append(time.perf_counter() - started)
    for what, times, goal in (("mistake told", told, 150), ("word completed", offered, 50)):
        best, middle = min(times) * 1000, sorted(times)[TIMES // 2] * 1000
        sys.stdout.write(f"{what:24} {best:8.1f} ms, middle {middle:.1f}, goal {goal}\n")
    sys.stdout.write(f"{'yardstick':24} {calibrate() * 1000:8.1f} ms\n")


if __name__ == "__main__":
    main()
