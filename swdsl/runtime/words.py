"""The numbers the kernel speaks in: states, moments, events, limits, aids, verbs.

Generated modules import these names; nothing else in the project gives them values.
"""

from typing import Final

# ---- for which kernel modules are printed --------------------------------------------------------
API_VERSION: Final = 1  # raised when generated modules must be printed anew

# ---- states of a race ----------------------------------------------------------------------------
ACTIVE: Final = 1
DECLINED: Final = 2
BOTH: Final = 3

# ---- moments of a turn, in order, and events: what a clause waits for ----------------------------
TURN_START: Final = 0
BEFORE_ATTACK: Final = 1
ANY_TIME: Final = 2
AFTER_CONQUESTS: Final = 3
AT_REDEPLOYMENT: Final = 4
BEFORE_SCORING: Final = 5
AFTER_SCORING: Final = 6
ATTACKS: Final = 7
ATTACKED: Final = 8
CONQUERS: Final = 9
LOSES: Final = 10
OCCUPIES: Final = 11
LEAVES: Final = 12
DECLINES: Final = 13
FADES: Final = 14
PICKS: Final = 15
DISCOVERS: Final = 16
USES: Final = 17
ROLLS: Final = 18
SCORES: Final = 19
TURN_END: Final = 20
SETUP: Final = 21
ROUND_START: Final = 22
READY: Final = 23
GAME_END: Final = 24
FINDS: Final = 25  # I discover any marker
IN_CONQUESTS: Final = 26  # until redeployment begins
PASSES: Final = 27  # somebody passes a combo of the column on the way to another
STRIKES: Final = 28  # an attack is strong enough, and may still fail
STRUCK: Final = 29  # the same, for whoever is attacked
MOMENTS: Final = 30

# ---- whom an event must concern, seen from the holder of the clause ------------------------------
MINE: Final = 0  # the holder's own race
OURS: Final = 1  # any race of the holder's player
ANYONE: Final = 2  # everybody; the clause works without a holder
THEIRS: Final = 3  # opponents; the holder hears of it
EVERYBODY: Final = 4  # everybody, the holder included; the holder hears of it
KIN: Final = 5  # the other races of the holder's player
PASSERS: Final = 6  # whoever passes the tile while it lies in the column, where nobody holds it
FOR_ANYONE: Final = (ANYONE, EVERYBODY)
UNHELD: Final = (ANYONE, PASSERS)  # what is said without a holder
WATCHING: Final = (OURS, THEIRS, EVERYBODY, KIN)
ABOUT_SELF: Final = (OURS, EVERYBODY)  # what others do, and what the holder does as well

# ---- what is remembered of regions for a turn, see `recall` ----------------------------------------
FROM_ACTIVE: Final = 0  # conquered from an opponent's active race
FROM_DECLINED: Final = 1
FROM_NEUTRAL: Final = 2
FROM_KIN: Final = 3  # from another race of the same player
LEFT: Final = 4
ASSAILED: Final = 5  # attacked, with or without success
DECK_CELLS: Final = 3  # what is kept of the deck of events, see `deck`
KEPT: Final = 6

# ---- when a rule that lasts for a time ends ------------------------------------------------------
UNTIL_NEXT_TURN: Final = 0  # until whoever let it begin has a turn
UNTIL_TURN_END: Final = 1
UNTIL_GAME_END: Final = 2

# ---- limits --------------------------------------------------------------------------------------
UNLIMITED: Final = 0
PER_TURN: Final = 1
PER_OPPONENT: Final = 2  # per turn and opponent
PER_LIFE: Final = 3
PER_GAME: Final = 4

# ---- kinds of permission -------------------------------------------------------------------------
REACH: Final = 0  # attack there although not adjacent
ENTER: Final = 1  # come onto the board there
ENTER_ONLY: Final = 2  # come onto the board nowhere else
OCCUPY: Final = 3  # hold that class of ground: closed ground opens, transit ground is kept
PASS: Final = 4  # cross it without holding it
PERMISSIONS: Final = 5

# ---- kinds of aid a ward may suppress ------------------------------------------------------------
A_DISCOUNT: Final = 1
A_REACH: Final = 2
A_ENTRY: Final = 4
A_REPLACE: Final = 8  # substitution, and a cost that is set
A_FIGURE: Final = 16
A_ROLL: Final = 32  # any roll but the frame's last attempt
A_TROOPS: Final = 64  # pieces that fight
A_EXPANSION: Final = 128  # a declined race that expands
A_ALL: Final = 255

# ---- how an attack replaces its defender ---------------------------------------------------------
FROM_TRAY: Final = 1
FROM_TRAY_OR_HAND: Final = 2

# ---- where the pieces come from that a help takes ------------------------------------------------
FROM_SUPPLY: Final = 0
FROM_KIT: Final = 1
FROM_ANYWHERE: Final = 2

# ---- where survivors go, how many tokens stay ----------------------------------------------------
UNSAID: Final = -1
ALL: Final = 9_999  # more than any number in rules, and than any stack
TO_HAND: Final = 1
TO_TRAY: Final = 0

# ---- what one step of a program asks for ---------------------------------------------------------
NOTHING: Final = 0  # acts at once
CONFIRM: Final = 1  # yes, or pass
REGION: Final = 2
PLAYER: Final = 3
COMBO: Final = 4  # a place in the column
MARKER: Final = 5  # a place or relic on the board
DIE: Final = 6  # chance
SPREAD: Final = 7  # distribute `units` over regions, as short choices in region order
DRAWN: Final = 8  # chance: which kind a piece is that lay face down

# ---- immunity of a piece's region, what scoring there becomes ------------------------------------
NOT_IMMUNE: Final = 0
FROM_OPPONENTS: Final = 1
FROM_EVERYONE: Final = 2
TIMES: Final = 1  # coins of the region are multiplied
EXACTLY: Final = 2  # coins of the region are replaced
AT_MOST: Final = 3
AT_LEAST: Final = 4
HALF: Final = 5  # rounded down
MORE: Final = 6
LESS: Final = 7  # but never below nothing

# ---- kinds of component --------------------------------------------------------------------------
FRAME: Final = 0
RACE: Final = 1
POWER: Final = 2
PLACE: Final = 3
RELIC: Final = 4
EVENT: Final = 5

# ---- tiles of a combo that have no effect for a time ------------------------------------------------
SILENT_RACE: Final = 1
SILENT_POWER: Final = 2

# ---- who holds a region when no race does; who decides when nobody does; a race without a badge ---
EMPTY: Final = -1
NEUTRAL: Final = -2
CHANCE: Final = -1
NOBODY: Final = -1
NO_POWER: Final = -1
ABSENT: Final = -2  # a tile that is not at the table

# ---- actions: verb + argument; the argument is a region, a player, a place in a list, a face -----
ARGUMENT: Final = 1023
V_CONQUER: Final = 0 * 1024
V_TRY: Final = 1 * 1024  # the last attempt: needs the die
V_ARM: Final = 2 * 1024
V_USE: Final = 3 * 1024
V_ABANDON: Final = 4 * 1024
V_STOP: Final = 5 * 1024
V_EXPAND: Final = 6 * 1024
V_DECLINE: Final = 7 * 1024
V_PICK: Final = 8 * 1024
V_CHOOSE: Final = 9 * 1024
V_PASS: Final = 10 * 1024
V_FACE: Final = 11 * 1024
V_PUT_ONE: Final = 12 * 1024
V_PUT_REST: Final = 13 * 1024
V_GIVE_UP: Final = 14 * 1024
V_SETTLE: Final = 15 * 1024  # where guests stand, before the first turn
V_DRAW: Final = 16 * 1024  # which kind of piece chance brings

# ---- phases: what is asked now -------------------------------------------------------------------
P_CHOICE: Final = 0
P_PICK: Final = 1
P_ATTACK: Final = 2
P_DIE: Final = 3
P_TASK: Final = 4
P_SPREAD: Final = 5
P_DEPLOY: Final = 6
P_GIVE_UP: Final = 7
P_KEEP: Final = 8
P_OVER: Final = 9
P_GUESTS: Final = 10
P_DRAW: Final = 11

# ---- stages: where in the turn we are ------------------------------------------------------------
S_START: Final = 0
S_CHOICE: Final = 1
S_PICKED: Final = 2
S_READY: Final = 3
S_ACTOR: Final = 4
S_ATTACK: Final = 5
S_MUSTER: Final = 6
S_REST: Final = 7
S_LEAVE: Final = 8
S_DEPLOY: Final = 9
S_FREE: Final = 10
S_BEFORE: Final = 11
S_SCORE: Final = 12
S_AFTER: Final = 13
S_VICTIMS: Final = 14
S_END: Final = 15
S_OVER: Final = 16
S_GUESTS: Final = 17
S_WAKE: Final = 18

# ---- what a player has done this turn ------------------------------------------------------------
QUEUE_BITS: Final = 8  # of one slot among those that are about to decline
QUEUE_MASK: Final = 255
D_DECLINED: Final = 1
D_EXPANDED: Final = 2
D_ROLLED: Final = 4
D_AGAIN: Final = 16  # the race that acts conquers in its second round
D_ENCORE: Final = 32  # the player has another turn when this one is over
D_EXTRA: Final = 64  # this turn is another one
D_MUSTERED: Final = 8  # the race whose conquests are over was asked what it still does before redeployment
D_ENDED: Final = 128  # the end of the turn was announced

ASKED_BEFORE: Final = (ATTACKS, ATTACKED)
"""What waits for an attack: whether it fits is asked before the region changes hands."""
TOO_LATE: Final = (S_FREE, S_BEFORE, S_SCORE, S_AFTER, S_END)
"""After redeployment: whoever gains tokens then sets them down when the turn ends."""
CLOSING: Final = 1 << ANY_TIME | 1 << BEFORE_SCORING | 1 << SCORES | 1 << AFTER_SCORING
"""What may happen between redeployment and the end of a turn."""

# ---- what the cost of an attack is, beyond what the survey's table says --------------------------
NOT_PLAIN: Final = 0  # it must be worked out
BY_TOKENS: Final = 1  # nothing
WITH_DISCOUNTS: Final = 2  # discounts that never change

OFFSET: Final = 8  # `at_most[k + OFFSET]`: regions whose plain cost is at most k, for k from -OFFSET
ANY_SHORTAGE: Final = 1 << 60  # more than all numbers that rules can hold come to: nothing costs as much
TABLE_END: Final = 72  # no table is longer: what costs still more is listed region by region
