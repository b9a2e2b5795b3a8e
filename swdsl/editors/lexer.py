"""A lexer for Pygments: `pygmentize -l swdsl`, and code blocks of anybody's pages."""

from typing import ClassVar

from pygments.lexer import RegexLexer, words
from pygments.token import Comment, Keyword, Name, Number, Punctuation, String, Whitespace

from swdsl.editors.vocabulary import words as of_language


class SwdslLexer(RegexLexer):  # type: ignore[misc]  # the library has no types
    """Colours rules."""

    name = "swdsl"
    aliases: ClassVar[list[str]] = ["swdsl", "sw"]
    filenames: ClassVar[list[str]] = ["*.sw"]

    tokens: ClassVar = {
        "root": [
            (r"\s+", Whitespace),
            (r"#[^\n]*", Comment.Single),
            (r'"[^"\n]*"?', String.Double),
            (r"[A-Z][A-Z0-9]{0,7}-?[A-Z]?[0-9]{1,7}\b", Name.Label),
            (words(of_language().declarations, prefix=r"^", suffix=r"\b"), Keyword.Declaration),
            (words(of_language().moments, prefix=r"(?<=  )", suffix=r"\b"), Keyword.Reserved),
            (
                words(
                    (*of_language().declarations, *of_language().moments, *of_language().others),
                    prefix=r"\b",
                    suffix=r"\b",
                ),
                Keyword,
            ),
            (r"[0-9]+", Number.Integer),
            (r"[A-Z]\w*", Name.Entity),
            (r"\w+", Name),
            (r"[:,|.+'’-]", Punctuation),
            (r".", Punctuation),
        ]
    }
