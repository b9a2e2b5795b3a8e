"""Whatever becomes of a file, the compiler answers; it never gives up and never repeats itself."""

from hypothesis import given, settings
from hypothesis import strategies as st

from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from tests.resolve.written import read

FILES = tuple(
    read(f"rules/{name}.sw")
    for name in ("base/set", "base/races", "underground/set", "underground/places", "underground/relics")
)
LINES = tuple(line for file in FILES for line in file.text.split("\n") if line.strip())
WORDS = tuple(sorted({word for line in LINES for word in line.replace(":", " :").replace(",", " ,").split()}))


@settings(max_examples=40)
@given(st.lists(st.sampled_from(LINES), max_size=30))
def test_lines_in_any_order_are_answered(lines: list[str]) -> None:
    source = SourceFile("mixed/rules.sw", "\n".join(lines) + "\n")
    first, second = compile_rules([source]), compile_rules([source])
    assert first == second
    assert len(set(first.diagnostics)) == len(first.diagnostics)


@settings(max_examples=40)
@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=14))
def test_words_in_any_order_are_answered(words: list[str]) -> None:
    text = f'pack winter "Winter"\n  uses base\n\nrace yetis "Yetis"\n  tokens 5 of 10\n  {" ".join(words)}\n'
    compilation = compile_rules([FILES[0], SourceFile("winter/rules.sw", text)])
    assert compilation.library.set("winter").id == "winter"


@settings(max_examples=20)
@given(st.sets(st.integers(0, len(FILES) - 1)), st.integers(0, 80))
def test_files_that_break_off_are_answered(left_out: set[int], keep: int) -> None:
    files = [file for number, file in enumerate(FILES) if number not in left_out]
    halves = [SourceFile(file.path, "\n".join(file.text.split("\n")[:keep])) for file in files]
    compilation = compile_rules(halves)
    declared = {file.path.split("/")[1] for file in halves if file.path.endswith("set.sw") and keep > 2}
    assert {each.id for each in compilation.library.sets} == declared
