"""The studio: a request in, a reply out. It holds files and games in memory and touches nothing else."""

import json
from collections.abc import Iterable, Mapping
from typing import Final

from swdsl.internal import Confess, in_a_sentence
from swdsl.limits import LARGEST_PROJECT
from swdsl.reference.pictures import Pictures
from swdsl.source import SourceFile
from swdsl.studio import files, findings, playing, showing, writing
from swdsl.studio.games import OpenGame
from swdsl.studio.known import NOTHING_KNOWN, Known
from swdsl.studio.message import Handler, Refusal, Reply, decoded
from swdsl.studio.project import Project

VERSION: Final = 1
"""Raised when a field of a reply is removed or changes its meaning; fields may be added without."""

LARGEST_REQUEST: Final = 2 * LARGEST_PROJECT
"""Characters of a request as text: a project at its largest, with every line feed written as two."""

HANDLERS: Final[Mapping[str, Handler]] = {
    each.name: each
    for family in (
        files.HANDLERS,
        findings.HANDLERS,
        writing.HANDLERS,
        showing.HANDLERS,
        playing.HANDLERS,
    )
    for each in family
}
"""Everything that can be asked, by the word in the field `do`."""


class Studio:
    """One author's project and the games on their table."""

    def __init__(
        self,
        known: Known = NOTHING_KNOWN,
        own: Iterable[SourceFile] = (),
        pictures: Pictures | None = None,
        confess: Confess = in_a_sentence,
    ) -> None:
        """Open a studio. Maps are drawn by `pictures`; those that are known are not drawn again."""
        self._confess = confess
        self.project = Project(known, own)
        self.pictures = pictures or Pictures(recall=known.pictures.get)
        self.games: dict[str, OpenGame] = {}
        self._numbered = 0

    def new_id(self) -> str:
        """Return a name that no game has had."""
        self._numbered += 1
        return f"g{self._numbered}"

    def answer(self, request: object) -> Reply:
        """Answer a request; what cannot be answered is refused with a code and a sentence."""
        if not isinstance(request, dict):
            return _refused(None, Refusal("bad-request", "A request is an object with a field `do`."))
        fields = dict(request)
        mark = fields.pop("id", None)
        if not isinstance(mark, int | str | None):
            return _refused(None, Refusal("bad-request", "The field `id` should be a number or a text."))
        try:
            handler = HANDLERS.get(str(fields.pop("do", "")))
            if handler is None:
                raise Refusal("no-such-request", f"The field `do` is one of {', '.join(HANDLERS)}.")
            return {"id": mark, "ok": True, "answer": handler.answer(self, decoded(handler.request, fields))}
        except Refusal as refusal:
            return _refused(mark, refusal)

    def answer_text(self, text: str) -> str:
        """Answer a request that came as JSON: the door for hosts. Not even our mistakes pass it."""
        if len(text) > LARGEST_REQUEST:
            return _written(_refused(None, Refusal("too-large", f"At most {LARGEST_REQUEST:,} characters.")))
        try:
            request = json.loads(text)
        except (ValueError, RecursionError):
            return _written(_refused(None, Refusal("bad-request", "This is not JSON.")))
        try:
            return _written(self.answer(request))
        except Exception as error:  # noqa: BLE001 - one bad answer must not end everybody's session
            return _written(_refused(None, Refusal("our-mistake", self._confess(error))))


def _refused(mark: int | str | None, refusal: Refusal) -> Reply:
    return {"id": mark, "ok": False, "error": {"code": refusal.code, "message": refusal.message}}


def _written(reply: Reply) -> str:
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
