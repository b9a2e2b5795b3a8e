"""English answers to what players ask most."""

from typing import Final

from swdsl.reference.words.asked import AskedWords, read

ASKED: Final = AskedWords(
    title="Questions players ask",
    lead="Short answers to what comes up at every table.",
    rows=read(
        """
        own_declined | conquest | May I attack my own declined race? | Yes. Its regions are
                conquered like all others; whether its tokens raise the cost is an option of the box. |
                my own region tokens
        no_tokens | conquest | What happens when I run out of tokens? | Your conquests are over;
                redeploy and score. Next turn, take all tokens but one of each region in hand again, or
                go into decline.
        wiped_out | turn | What if all my tokens are gone and I have no region left? | With
                tokens in hand your race enters the board again. If the whole race is gone, you may pass
                or go into decline.
        rounds | end | How many rounds or turns does the game last? | As many as the board for
                your number of players shows; the rulebook lists them at the end. | two three four five
                players long duration
        cost | conquest | How many tokens does a conquest cost? | Two, one more for a mountain
                and for each defender or defending piece; never less than one. | mountain lost tribe
                monster price empty region
        end_when | end | When does the game end, who wins, what about a tie? | After the last
                round that the board shows. The richest player wins; among equals, whoever has more race
                tokens on the board. | tiebreaker equal coins draw
        first | setup | Who goes first, who is the starting player? | Whoever you agree on; the
                others follow clockwise.
        shared | conquest | Can two players be in the same region together? | No. A region
                belongs to one race; whoever conquers it drives the others out. | same region
        two_declined | decline | Can I keep two declined races at the same time? | No, the one
                declined before leaves the board, unless a rule says that it stays.
        decline_twice | decline | Can I go into decline twice in a row, two turns running? | No.
                After declining you have no active race, so your next turn begins with a new combo.
        decline_when | decline | When may I go into decline, also after conquering? | At the
                beginning of your turn, instead of expanding; after conquests only if a rule allows it.
                | first turn immediately straight away
        must_conquer | conquest | Must I conquer, or may I stop early and skip? | You may stop
                whenever you like, even before the first conquest. | pass the turn nothing without
                conquering obliged
        same_player | conquest | May I attack the same player several times in one turn? | Yes,
                as often as your tokens allow, unless a rule forbids it.
        leave | turn | May I leave or give up a region of mine? | Yes, while you ready your
                troops: take all its tokens in hand, and it is abandoned. | abandon empty
        defend | redeployment | How do I defend a region, is there a limit of tokens? | Put more
                tokens there when you redeploy: each makes it one token dearer. There is no limit. |
                stack max reinforce
        lost_tokens | losses | How many tokens do I lose when I am attacked? | One for each
                region you lose. The others come back into your hand and are set down at the end of that
                turn. | driven out redeploy return killed
        declined_coins | scoring | Does a declined race still bring coins? | Yes, one for each
                of its regions. Extra coins only if their rule works in decline.
        declined_power | decline | Do race and power still work in decline? | No, unless their
                sentence says “even in decline” or “in decline”.
        hidden | scoring | May I hide my coins, are they secret? | Yes. How much you own is your
                secret until the end. | count look show others see secret
        neutral | losses | Do Lost Tribes and Monsters defend, and what becomes of them? | Each
                of their tokens defends like one of a race. When the region is conquered they leave the
                game. | come back return again
        die_when | conquest | When may I roll the reinforcement die? | Once a turn, for your
                last conquest, with at least one token in hand, if only a few are missing. Name the
                region first. | one token left how often times twice
        players | setup | For how many players is it, how many people can play? | As many as
                there are boards: each board is drawn for one number of players. | max maximum minimum
                number solo alone two three four five six
        one_each | redeployment | Must I leave a token in every region? | Yes, at least one in
                each region you want to keep; a region without tokens is abandoned. | one each empty all
                keep minimum stay behind
        tray_empty | losses | What if no token is left in the tray? | Then you get none: a race
                never has more tokens than lie in its tray. | run out supply limit maximum enough gain
        relic_declined | conquest | Do relics and places work for a declined race? | Relics
                never: only an active race uses them. Places do where their sentence says “even in
                decline”. | relic place decline
        relic_holder | conquest | Who has a relic or a place when its region is conquered? |
                Whoever conquers it: relics and places stay in their region and serve the race that
                holds it. | lose keep take over
        roll_fails | conquest | What happens when the roll of the reinforcement die fails? | The
                region is not conquered. The tokens meant for it stay in your hand, your conquests are
                over, and you redeploy. | failed not enough miss insufficient blank zero
        waters | conquest | May I conquer a sea, a lake or a river? | Seas and lakes only with a
                rule that allows it. Rivers may be conquered on the way, but nobody stays there without
                such a rule. | water cross swim
        passed_coins | draft | Who gets the coins on combos that were passed over? | Whoever
                takes that combo later. | skip skipped pay paid bonus whom
        entry | conquest | Where does a new race enter the board? | In a region at the edge of
                the board or, where the box says so, on a coast there. Some rules allow more. | first
                region start begin conquest new map
        add_up | conquest | Do several rules that make a conquest cheaper add up? | Yes, all of
                them; but a conquest never costs less than one token. | stack cumulative discount
                reduction bonus
        immune_how | conquest | Can anything attack an immune region? | No: neither an attack
                nor the die nor replacing a defender. Where it is immune to opponents, its own player
                may still conquer it. | immunity safe protected
        declined_acts | decline | Can a declined race attack, move or be reinforced? | No. It
                stays as it is until it is conquered or leaves, unless its sentence says otherwise. |
                redeploy tokens add
        decline_scores | decline | Do I score in the turn in which I decline? | Yes. You conquer
                nothing in that turn, but all your regions bring their coins. | coins points same
        next_race | draft | When do I take my next race? | At the beginning of the turn after
                the one in which you declined. | new combo second again
        spare | redeployment | What becomes of tokens that I do not need? | They stay in your
                hand until you redeploy; then they reinforce your regions. | left over remaining unused
                hand rest
        """
    ),
)
