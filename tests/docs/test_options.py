"""The page of options lists every option, with its choices in order."""

from pathlib import Path

from swdsl.pipeline import compile_rules
from swdsl.workspace import find_sources

ROOT = Path(__file__).parents[2]
#: Questions that a reasonable table could answer otherwise, and rules on which printed editions differ.
CONTESTABLE = (
    *("E-001", "E-014", "E-030", "E-038", "E-047", "E-051", "E-053", "E-059", "E-060", "E-061", "E-069"),
    *("E-074", "E-082", "E-086", "E-090", "E-091", "E-102", "E-103", "E-137", "E-149", "E-156", "E-162"),
    *("E-178", "E-186", "E-189", "E-206", "E-215"),
    *("D-01", "D-03", "D-04", "D-11", "D-13", "D-14", "D-15", "D-17", "D-21", "D-26", "D-27", "D-28", "D-45"),
)


def test_the_page_lists_every_option_with_its_choices() -> None:
    page = (ROOT / "docs" / "options.md").read_text(encoding="utf-8")
    rows = {
        line.split("|")[1].strip().strip("`"): line for line in page.splitlines() if line.startswith("| `")
    }
    library = compile_rules(find_sources(ROOT).sources).library
    declared = {option.ref.id: option for each in library.sets for option in each.options}
    assert rows.keys() == declared.keys()
    for name, option in declared.items():
        assert ", ".join(f"`{choice.id}`" for choice in option.choices) in rows[name]
        assert all(cite in rows[name] for cite in option.cites)


def test_every_contestable_ruling_is_an_option_or_a_fixed_reading() -> None:
    page = (ROOT / "docs" / "options.md").read_text(encoding="utf-8")
    assert sorted(code for code in CONTESTABLE if code not in page) == []
