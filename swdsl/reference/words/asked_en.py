"""English answers to what players ask most."""

from typing import Final

from swdsl.reference.words.asked import AskedWords, read

ASKED: Final = AskedWords(
    title="Questions players ask",
    lead="Short answers to what comes up at every table.",
    rows=read(
        """
        own_declined | conquest | May I attack my own declined race? | Yes. Its regions are conquered
                like all others; whether its tokens raise the cost is an option of the box.
        no_tokens | conquest | What happens when I run out of tokens? | Your conquests are over;
                redeploy and score. Next turn, take all tokens but one of each region in hand again, or
                go into decline.
        wiped_out | turn | What if all my tokens are gone and I have no region left? | With tokens in
                hand your race enters the board again. If the whole race is gone, you may pass or go
                into decline.
        rounds | end | How many rounds or turns does the game last? | As many as the board for your
                number of players shows; the rulebook lists them at the end.
        cost | conquest | How many tokens does a conquest cost? | Two, one more for a mountain and for
                each defender or defending piece; never less than one.
        end_when | end | When does the game end, who wins, what about a tie? | After the last round that
                the board shows. The richest player wins; among equals, whoever has more race tokens on
                the board.
        first | setup | Who goes first, who is the starting player? | Whoever you agree on; the others
                follow clockwise.
        shared | conquest | Can two players be in the same region together? | No. A region belongs to
                one race; whoever conquers it drives the others out.
        two_declined | decline | Can I keep two declined races at the same time? | No, the one declined
                before leaves the board, unless a rule says that it stays.
        decline_twice | decline | Can I go into decline twice in a row, two turns running? | No. After
                declining you have no active race, so your next turn begins with a new combo.
        decline_when | decline | When may I go into decline, also after conquering? | At the beginning
                of your turn, instead of expanding; after conquests only if a rule allows it.
        must_conquer | conquest | Must I conquer, or may I stop early and skip? | You may stop whenever
                you like, even before the first conquest.
        same_player | conquest | May I attack the same player several times in one turn? | Yes, as often
                as your tokens allow, unless a rule forbids it.
        leave | turn | May I leave or give up a region of mine? | Yes, while you ready your troops: take
                all its tokens in hand, and it is abandoned.
        defend | redeployment | How do I defend a region, is there a limit of tokens? | Put more tokens
                there when you redeploy: each makes it one token dearer. There is no limit.
        lost_tokens | losses | How many tokens do I lose when I am attacked? | One for each region you
                lose. The others come back into your hand and are set down at the end of that turn.
        declined_coins | scoring | Does a declined race still bring coins? | Yes, one for each of its
                regions. Extra coins only if their rule works in decline.
        declined_power | decline | Do race and power still work in decline? | No, unless their sentence
                says “even in decline” or “in decline”.
        hidden | scoring | May I hide my coins, are they secret? | Yes. How much you own is your secret
                until the end.
        neutral | losses | Do Lost Tribes and Monsters defend, and what becomes of them? | Each of their
                tokens defends like one of a race. When the region is conquered they leave the game.
        die_when | conquest | When may I roll the reinforcement die? | Once a turn, for your last
                conquest, with at least one token in hand, if only a few are missing. Name the region
                first.
        """
    ),
)
