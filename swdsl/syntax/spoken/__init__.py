"""Sentences as they stand on cards and in forums, and what they mean in the words of the grammar."""

from swdsl.syntax.spoken.composed import Offer, composed, left_out_of
from swdsl.syntax.spoken.faithful import is_faithful, makes_up_a_number
from swdsl.syntax.spoken.gist import gist, knows_moment, named_piece, several, unheard
from swdsl.syntax.spoken.heard import Known
from swdsl.syntax.spoken.loosened import loosened as folded
from swdsl.syntax.spoken.sentence import Reading, is_doubtful, meant, nearest, readings, sentences
from swdsl.syntax.spoken.talk import bare as without_talk

__all__ = [
    "Known",
    "Offer",
    "Reading",
    "composed",
    "folded",
    "gist",
    "is_doubtful",
    "is_faithful",
    "knows_moment",
    "left_out_of",
    "makes_up_a_number",
    "meant",
    "named_piece",
    "nearest",
    "readings",
    "sentences",
    "several",
    "unheard",
    "without_talk",
]
