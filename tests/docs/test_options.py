"""The page of options lists every option, with its choices in order."""

from pathlib import Path

from swdsl.pipeline import compile_rules
from swdsl.workspace import find_sources

ROOT = Path(__file__).parents[2]


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
