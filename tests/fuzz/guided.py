"""The same readers under atheris, which looks for bytes that reach lines no bytes have reached before.

`python -m tests.fuzz.guided --seconds 60`, or `make fuzz ENGINE=atheris`. The first byte says who reads the
rest: the parser and formatter, the checker, the reader of archives, or that of records. Atheris is in
`requirements-slow.txt`; what it finds is kept in `build/fuzz/`, one file of bytes each.
"""

import argparse
from pathlib import Path
from typing import Final

import atheris

with atheris.instrument_imports(include=["swdsl"]):
    from swdsl.source import SourceFile
    from tests.fuzz.archives import archive_mutant, open_archive
    from tests.fuzz.mutate import rules_mutant
    from tests.fuzz.records import record_mutant, replay_record
    from tests.fuzz.rules import keep_meaning
    from tests.fuzz.runner import FOUND, LARGEST, LONGEST
    from tests.fuzz.seeds import words
    from tests.fuzz.sentences import check_text
    from tests.memory import most_kilobytes

_SEEDS: Final = 50
_PLACE: Final = "rules/winter/w.sw"


def one_input(data: bytes) -> None:
    """Give bytes to the reader that the first of them names; whatever is wrong comes as an exception."""
    _read(data[:1], data[1:])
    assert most_kilobytes() < LARGEST, "too much memory"


def _read(reader: bytes, rest: bytes) -> None:
    match reader:
        case b"p":
            keep_meaning(SourceFile(_PLACE, rest.decode(errors="replace")))
        case b"c":
            check_text(SourceFile(_PLACE, rest.decode(errors="replace")))
        case b"z":
            open_archive(rest)
        case b"r":
            replay_record(rest.decode(errors="replace"))
        case _:
            pass  # nobody's: atheris learns the four letters at once


def _write_seeds(folder: Path) -> None:
    """Lay down what to begin with: a few sound or nearly sound inputs for each reader."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(_SEEDS):
        text = rules_mutant(number).encode()
        (folder / f"parse-{number}").write_bytes(b"p" + text)
        (folder / f"check-{number}").write_bytes(b"c" + text)
        (folder / f"archive-{number}").write_bytes(b"z" + archive_mutant(number))
        (folder / f"record-{number}").write_bytes(b"r" + record_mutant(number).encode())


def _write_words(path: Path) -> None:
    """Write the words of all rules as a dictionary that atheris may put anywhere."""
    known = (word for word in words() if word.isascii() and word.isalnum() and len(word) > 1)
    path.write_text("".join(f'"{word} "\n' for word in known), encoding="ascii")


def main() -> None:
    """Fuzz for some seconds; atheris ends the process by itself, with 0 if it found nothing."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.guided", description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0, help="where to begin; else anywhere")
    asked = parser.parse_args()
    kept, seeds, known = FOUND / "guided", FOUND / "seeds", FOUND / "words.txt"
    kept.mkdir(parents=True, exist_ok=True)
    _write_seeds(seeds)
    _write_words(known)
    # Its own limit of memory would count what the process that started this one has had.
    limits = [f"-timeout={LONGEST}", "-rss_limit_mb=0", f"-max_total_time={asked.seconds}"]
    places = [f"-artifact_prefix={FOUND}/", f"-dict={known}", str(kept), str(seeds)]
    atheris.Setup(["guided", f"-seed={asked.seed}", "-print_final_stats=1", *limits, *places], one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
