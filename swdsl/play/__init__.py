"""Whole games: bots against each other, records that replay, and words for the table.

Nothing here prints or reads; the command line does.
"""

from swdsl.play.match import Match, Outcome, Violation, play_match
from swdsl.play.record import Record, UnreadableRecord, read_record, replay, write_record
from swdsl.play.simulate import Report, Series, Share, simulate

__all__ = [
    "Match",
    "Outcome",
    "Record",
    "Report",
    "Series",
    "Share",
    "UnreadableRecord",
    "Violation",
    "play_match",
    "read_record",
    "replay",
    "simulate",
    "write_record",
]
