"""Rules, sentences and games for programs: a request in, a reply out, both JSON (`docs/studio-protocol.md`).

Pure: no disk, no printing, no server. Language server, pages and tables are hosts of this room.
"""

from swdsl.studio.known import Known, known_as_text, known_from_text, known_of
from swdsl.studio.studio import HANDLERS, VERSION, Studio

__all__ = ["HANDLERS", "VERSION", "Known", "Studio", "known_as_text", "known_from_text", "known_of"]
