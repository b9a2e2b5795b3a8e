"""Logical lines: where they end, what they leave out, and which stands below which."""

from swdsl.source import SourceFile
from swdsl.syntax.blocks import Block, nest
from swdsl.syntax.lines import scan


def lines(text: str) -> list[str]:
    return [text[line.start : line.end] for line in scan(SourceFile("owls.sw", text)).lines]


def shape(blocks: list[Block], text: str) -> list[object]:
    return [[text[block.line.start : block.line.end], *shape(block.children, text)] for block in blocks]


def test_comments_and_blank_lines_are_no_statements() -> None:
    assert lines("# one\n\na  # two\n\n  b\n#three") == ["a", "b"]


def test_number_sign_in_quotes_is_no_comment() -> None:
    assert lines('a "#b" # c') == ['a "#b"']


def test_line_ending_in_a_comma_goes_on_if_the_next_is_deeper() -> None:
    assert lines("a,\n  b,\n c\nd,\ne") == ["a,\n  b,\n c", "d,", "e"]


def test_clause_goes_on_behind_its_colon() -> None:
    assert lines("race\n  always:\n    roll\n  tokens") == ["race", "always:\n    roll", "tokens"]


def test_first_line_goes_on_behind_a_colon_only_where_the_grammar_has_one() -> None:
    assert lines('race owls "Owls":\n  tokens 5') == ['race owls "Owls":', "tokens 5"]
    assert lines("term wet:\n    a region\n  cites D-1") == ["term wet:\n    a region", "cites D-1"]


def test_word_of_a_scenario_with_a_colon_does_not_swallow_its_block() -> None:
    assert lines("scenario\n  given:\n    Ann") == ["scenario", "given:", "Ann"]


def test_layout_belongs_to_its_line() -> None:
    scanned = scan(
        SourceFile("owls.sw", "# top\n\na # side\n\n  # own\n  b\n  # below\n\n# next\nc\n# end\n")
    )
    first, second, third = (line.layout for line in scanned.lines)
    assert (first.comments, first.trailing, first.blank_before) == (("# top", ""), "# side", False)
    assert (second.comments, second.blank_before, second.below) == (("# own",), True, ("# below",))
    assert (third.comments, third.blank_before) == (("# next",), True)
    assert scanned.closing_comments == ("# end",)


def test_lines_stand_below_the_nearest_line_that_is_indented_less() -> None:
    text = "a\n  b\n    c\n  d\ne\n"
    nested = nest(scan(SourceFile("owls.sw", text)).lines)
    assert shape(list(nested.blocks), text) == [["a", ["b", ["c"]], ["d"]], ["e"]]
    assert nested.misplaced == ()


def test_line_at_no_depth_of_its_neighbours_is_misplaced() -> None:
    text = "a\n    b\n  c\n"
    nested = nest(scan(SourceFile("owls.sw", text)).lines)
    assert [text[line.start : line.end] for line in nested.misplaced] == ["c"]
