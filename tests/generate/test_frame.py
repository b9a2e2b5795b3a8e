"""A frame of its own: sentences that are numbers, sentences that are clauses, sentences nobody says."""

from swdsl.generate import generate
from swdsl.source import SourceFile
from tests.conftest import Recorded
from tests.lower.libraries import library

SMALL = """
set small "Small"
  players 2 to 3
  start_coins 3
  combos 4
  price 2
  die 0 1 2

terrain hill "Hill"
terrain bog "Bog"
symbol hut "Hut"
neutral hermit "Hermit" 4, 1 on hut

option rolling "Roll at the end": yes "yes" or no "no"
option toll "Hills cost": higher "more" or plain "the same" or lower "lower"

every race
  always, named reach: I may reach regions adjacent to a region I hold
  always, named entry: I may enter regions at the edge
  always, named hut_entry, if option rolling is no: I may enter huts
  when I attack a region, named base_cost: cost is 3
  when I attack a region, if option toll is lower, named cheap: cost is 2
  when I attack a region bordering a bog I hold, named bogged: cost 1 more
  when I attack a region, once per turn, if shortage is 1 to 2, if option rolling is yes, named attempt:
    I may roll, then cost 1 less for each pip, then stop
  when an opponent conquers a region I hold, named defeat: I lose 1 token, then survivors go to hand
  at scoring, also in decline, named region_coin: gain 2 coins for each region I hold
  at scoring, named active_coin: gain 1 coin for each region I hold
  at scoring, if option toll is higher, named hills: gain 1 coin for each hill I hold
  when I decline, if option toll is plain, named remnant: keep 2 tokens
  when I decline, if option toll is higher, named more_remnant: keep 3 tokens
"""


def test_a_frame_of_its_own_becomes_a_function(recorded: Recorded) -> None:
    made = generate(library([SourceFile("rules/small/set.sw", SMALL)]))
    frame = next(artifact for artifact in made if artifact.path == "generated/small/frame.py")
    recorded("small_frame.txt", frame.text)
