"""English words of the table."""

from typing import Final

from swdsl.table.words import TableWords, rows

ENGLISH: Final = TableWords(
    choices=rows(
        """
        conquer: conquer {region} with {cost}
        replace: take over {region}
        roll_for: roll for {region}
        attempt: make the last attempt on {region}, {short} short
        arm: use {clause} in the next attack
        use: use {clause}
        abandon: abandon {region}
        stop: stop conquering
        expand: expand
        decline: go into decline
        pick: pick {combo} for {price}
        yes: {clause}: yes
        pass: {clause}: pass
        choose_region: {clause}: {region}
        choose_player: {clause}: {player}
        choose_combo: {clause}: the combo of {race}
        choose_marker: {clause}: {marker}
        face: the die shows {pips}
        put_one: put 1 in {region}
        put_rest: put all {number} in {region}
        give_up: give up {region}
        settle: put {number} × {neutral} in {region}
        """
    ),
    refusals=rows(
        """
        abandoned_this_turn: You gave this region up this turn, and cannot come back before the next one.
        attack_failed_there: An attack on this region has failed this turn; try again in the next one.
        aid_does_not_work_there: The help you chose does not work in this region.
        aid_works_nowhere: There is no region in which this help would work now.
        already_held: You hold this region already.
        armed_aid_needs_target: You have chosen a help: choose the region it is for.
        armed_in_order: Helps are chosen in their order; this one comes before one you have chosen.
        attempt_needs_shortage: You have enough tokens: the last attempt is for those who lack some.
        banned: A rule of its holder forbids it.
        borders_guests: It borders a region where some of them stand already.
        closed_ground: Your race cannot enter this kind of ground.
        die_already_used: You have rolled for a last region this turn already.
        forbidden: A rule of your own forbids it.
        game_is_over: The game is over.
        help_is_warded: You could only go there with help that its defender ignores.
        helps_do_not_join: The helps you chose cannot be used together.
        immune: The region is immune.
        impassable: Nobody can ever be in this region.
        leaves_too_little_room: The others would find no room.
        garrison_too_small: Too few tokens in hand for the garrison that must stand there.
        needs_foothold: Your race must hold a region first.
        no_entry_there: Your race is not on the board yet, and cannot enter there.
        no_guests_there: No such token can stand there.
        no_such_aid: There is no such help.
        no_such_combo: There is no such combo in the column.
        no_token_in_hand: You have no token left in hand.
        not_adjacent: It borders no region you hold.
        not_enough_tokens: You do not have enough tokens.
        not_now: This is not its moment.
        not_offered: It is not on offer.
        team_mate: A team-mate of yours holds it.
        too_dear: You do not have enough coins.
        tray_is_empty: No token is left in the tray.
        used_up: It is used up.
        """
    ),
    tokens=("token", "tokens"),
    coins=("coin", "coins"),
    plural=lambda number: int(number != 1),
    player="player {number}",
    in_decline="in decline",
    shortage="You have {have}; it takes {need}.",
    no_conquest="You cannot conquer {region} now.",
    combo="{power} {race}",
)
