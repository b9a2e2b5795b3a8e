"""Grammars of colours: TextMate's for VS Code, Vim's, Emacs's; all from the same lists of words."""

import json
from collections.abc import Iterable

from swdsl.editors.vocabulary import words

SCOPE = "source.swdsl"


def textmate() -> str:
    """Return the grammar for editors that read TextMate's."""
    known = words()
    patterns = [
        {"name": "comment.line.number-sign.swdsl", "match": "#.*$"},
        {"name": "string.quoted.double.swdsl", "match": '"[^"]*"?'},
        {"name": "constant.other.citation.swdsl", "match": r"\b[A-Z][A-Z0-9]{0,7}-?[A-Z]?[0-9]{1,7}\b"},
        {
            "match": rf"^({_any(known.declarations)})\s+([a-z][a-z0-9_]*)?",
            "captures": {
                "1": {"name": "keyword.declaration.swdsl"},
                "2": {"name": "entity.name.type.swdsl"},
            },
        },
        {"name": "keyword.control.swdsl", "match": rf"^\s+({_any(known.moments)})\b"},
        {
            "name": "keyword.other.swdsl",
            "match": rf"\b({_any((*known.declarations, *known.moments, *known.others))})\b",
        },
        {"name": "constant.numeric.swdsl", "match": r"\b[0-9]+\b"},
        {"name": "variable.parameter.swdsl", "match": r"\b[A-Z]\w*\b"},
        {"name": "variable.other.swdsl", "match": r"\b[a-z][a-z0-9_]*\b"},
        {"name": "punctuation.separator.swdsl", "match": r"[:,|.+'’-]"},
    ]
    data = {"name": "swdsl", "scopeName": SCOPE, "fileTypes": ["sw"], "patterns": patterns}
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def vim() -> str:
    """Return the syntax file of Vim and Neovim."""
    known = words()
    lines = [
        '" Made by `swdsl editor` from the grammar. Do not edit.',
        'if exists("b:current_syntax")',
        "  finish",
        "endif",
        "syntax case match",
        *_vim_words("swdslWord", (*known.moments, *known.others)),
        rf"syntax match swdslMoment /^\s\+\zs\%({_any(known.moments, vim=True)}\)\>/",
        rf"syntax match swdslDeclaration /^\%({_any(known.declarations, vim=True)}\)\>/",
        r"syntax match swdslNumber /\<\d\+\>/",
        r"syntax match swdslPerson /\<\u\w*\>/",
        r"syntax match swdslCode /\<\u[A-Z0-9]\{0,7}-\?\u\?\d\{1,7}\>/",
        'syntax region swdslString start=/"/ end=/"/ oneline',
        "syntax match swdslComment /#.*$/",
        "highlight default link swdslDeclaration Structure",
        "highlight default link swdslMoment Statement",
        "highlight default link swdslWord Keyword",
        "highlight default link swdslNumber Number",
        "highlight default link swdslPerson Identifier",
        "highlight default link swdslCode Special",
        "highlight default link swdslString String",
        "highlight default link swdslComment Comment",
        'let b:current_syntax = "swdsl"',
    ]
    return "\n".join(lines) + "\n"


def emacs() -> str:
    """Return the mode of Emacs, with the server that eglot or lsp-mode starts."""
    known = words()
    declarations = " ".join(f'"{word}"' for word in known.declarations)
    others = " ".join(f'"{word}"' for word in (*known.moments, *known.others))
    return f""";;; swdsl-mode.el --- rules of swdsl -*- lexical-binding: t -*-
;; Made by `swdsl editor` from the grammar. Do not edit.

;;; Code:
(defconst swdsl-declarations '({declarations}))
(defconst swdsl-words '({others}))

(defvar swdsl-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\\n ">" table)
    (modify-syntax-entry ?_ "w" table)
    table))

(define-derived-mode swdsl-mode prog-mode "swdsl"
  "Rules of swdsl."
  :syntax-table swdsl-mode-syntax-table
  (setq-local comment-start "# ")
  (setq-local indent-tabs-mode nil)
  (setq-local font-lock-defaults
              `(((,(concat "^" (regexp-opt swdsl-declarations 'words)) . font-lock-type-face)
                 (,(regexp-opt swdsl-words 'words) . font-lock-keyword-face)
                 ("\\\\_<[0-9]+\\\\_>" . font-lock-constant-face)))))

(add-to-list 'auto-mode-alist '("\\\\.sw\\\\'" . swdsl-mode))

(defgroup swdsl nil "Rules of swdsl." :group 'languages)
(defcustom swdsl-command '("swdsl" "lsp")
  "How the language server is started."
  :type '(repeat string))
(defcustom swdsl-language "en"
  "The language of sentences on hover: en, fr, it or ru."
  :type 'string)

(defun swdsl-contact (&rest _)
  "Return what eglot starts, as it is set now."
  (append swdsl-command (list :initializationOptions (list :language swdsl-language))))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(swdsl-mode . swdsl-contact)))

(provide 'swdsl-mode)
;;; swdsl-mode.el ends here
"""


def _any(known: Iterable[str], *, vim: bool = False) -> str:
    return (r"\|" if vim else "|").join(known)


def _vim_words(group: str, known: Iterable[str]) -> Iterable[str]:
    """Yield lines of keywords, short enough to be read."""
    line = ""
    for word in known:
        if len(line) + len(word) > 90:
            yield f"syntax keyword {group}{line}"
            line = ""
        line += f" {word}"
    yield f"syntax keyword {group}{line}"
