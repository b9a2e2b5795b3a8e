"""What a method calls the parties and regions of its clause."""

from swdsl.generate.naming import SLOT, STATE
from swdsl.generate.python import Attribute, Expression, Name
from swdsl.record import record


@record
class Voice:
    """The region of the moment, and the race on its other side."""

    there: Expression = Name("there")
    they: Expression = Name("they")


EVENT = Voice()
OF_ANYONE = Voice(they=SLOT)
IN_ONE_REGION = Voice(there=Name("r"))
BY_SOMEBODY = Voice(they=Name("by"))
IN_A_PROGRAM = Voice(Attribute(STATE, "there"), Attribute(STATE, "they"))
IN_A_PROGRAM_OF_ANYONE = Voice(Attribute(STATE, "there"), SLOT)
# What defends is asked on behalf of the race that acts.
AGAINST_ATTACKER = Voice(they=Attribute(STATE, "slot"))
AGAINST_ATTACKER_THERE = Voice(there=Name("r"), they=Attribute(STATE, "slot"))
