"""The sentence to write instead: every finding about a line that cannot be read or played ends with one.

Sentences are offered by `syntax/` and by `neighbours`, nearest first; `trial` has them resolved and lowered
where the author's line stands, and the first that passes is shown.
"""

from swdsl.advice.advise import advised

__all__ = ["advised"]
