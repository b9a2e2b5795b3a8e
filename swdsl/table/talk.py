"""The voice of the table: names, sentences, choices and refusals of one game in one language.

Whatever it quotes is the sentence of the rules reference; the source is there for whoever asks.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from swdsl.model.clauses import Clause, Rule
from swdsl.model.content import Component
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.play.load import Clauses
from swdsl.prose.marks import capitalised
from swdsl.reference.dictionary import Named
from swdsl.reference.edition import Edition
from swdsl.runtime.describe import Told, tell
from swdsl.runtime.game import Game
from swdsl.runtime.state import State
from swdsl.runtime.terms import PermitTerm
from swdsl.runtime.why_not import Reason
from swdsl.runtime.words import ENTER, ENTER_ONLY, REACH
from swdsl.table.phases import PHASES
from swdsl.table.words import WORDS
from swdsl.words import Kind, Permission

#: Which permissions would have let an attack through that is refused for this reason.
_WAYS: Final = {
    "not_adjacent": (Permission.REACH, (REACH,)),
    "no_entry_there": (Permission.ENTER, (ENTER, ENTER_ONLY)),
}
_GROUND: Final = ("impassable", "closed_ground")
#: What a rule or an item rests on that is no clause, the likeliest first: components have clauses for that.
_THINGS: Final = (
    *(Kind.TERRAIN, Kind.SYMBOL, Kind.NEUTRAL, Kind.PIECE),
    *(Kind.RACE, Kind.POWER, Kind.RELIC, Kind.PLACE, Kind.EVENT),
)
#: What the kernel's words for an action name; a key that is not here is a region.
_TOLD: Final = {
    "race": (Kind.RACE,),
    "power": (Kind.POWER,),
    "piece": (Kind.PIECE,),
    "neutral": (Kind.NEUTRAL,),
    "marker": (Kind.RELIC, Kind.PLACE),
}


@dataclass(frozen=True, slots=True)
class Quote:
    """A rule that something rests on: whose it is, what it says, and the clause as the kernel names it."""

    owner: str
    sentence: str
    clause: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done: a sentence, and the rules that say so."""

    text: str
    quotes: tuple[Quote, ...] = ()


class Talk:
    """Speaks about one game."""

    def __init__(
        self, library: Library, language: str, game: Game, clauses: Clauses, edition: Edition | None = None
    ) -> None:
        """Speak of a game of this library; whoever has an edition of it in the language already lends it."""
        self.words = WORDS[language]
        self.edition = edition or Edition(library, language)
        self._game = game
        self._sources = clauses
        self._board = next((each for each in library.boards if each.id == game.board.name), None)

    # ---- names -------------------------------------------------------------------------------------

    def name(self, identifier: str, *kinds: Kind) -> str:
        """Return what something is called; `kinds` says what it is, for two kinds may share an id."""
        known = self._named(identifier, *kinds)
        return known or identifier.rpartition(".")[2].replace("_", " ").title()

    def ground(self, identifier: str) -> str:
        """Return what a terrain or a symbol is called."""
        return self.name(identifier, Kind.TERRAIN, Kind.SYMBOL)

    def marker(self, identifier: str) -> str:
        """Return what a relic or a place is called."""
        return self.name(identifier, Kind.RELIC, Kind.PLACE)

    def _named(self, identifier: str, *kinds: Kind) -> str:
        thing = self._thing(identifier, *kinds)
        return self._regions.get(identifier, "") if thing is None else self.edition.names.of(thing)

    def _thing(self, identifier: str, *kinds: Kind) -> Named | None:
        scope, _, id_ = identifier.rpartition(".")
        found = (self.edition.things.get(Ref(kind, scope, id_)) for kind in kinds or _THINGS)
        return next((each for each in found if each is not None), None)

    @cached_property
    def _regions(self) -> Mapping[str, str]:
        board, dictionary = self._board, self.edition.names
        return {each.id: dictionary.region(board, each) for each in board.regions} if board else {}

    def region(self, number: int) -> str:
        """Return the name of a region of the board."""
        name = self._game.board.regions[number].name
        return self._regions.get(name) or self.name(name)

    def player(self, number: int) -> str:
        """Return what a player is called; players are counted from one."""
        return self.words.player.format(number=number + 1)

    def combo(self, race: str, power: str) -> str:
        """Return what a race and its power are called together."""
        who = self.name(race, Kind.RACE)
        return self.words.combo.format(race=who, power=self.name(power, Kind.POWER)) if power else who

    def tokens(self, number: int) -> str:
        """Return a number of tokens."""
        return self.words.counted(number, self.words.tokens)

    def coins(self, number: int) -> str:
        """Return a number of coins."""
        return self.words.counted(number, self.words.coins)

    def coins_moved(self, number: int) -> str:
        """Return a number of coins that somebody gains or pays."""
        return self.words.counted(number, self.words.coins_moved)

    # ---- rules -------------------------------------------------------------------------------------

    @cached_property
    def _clauses(self) -> Mapping[str, tuple[Ref, Clause]]:
        return {
            f"{owner.scope}.{clause.id}": (owner, clause) for owner, clause in self.edition.library.clauses()
        }

    @cached_property
    def _components(self) -> Mapping[Ref, Component]:
        return {each.ref: each for each in self.edition.library.components()}

    def owner(self, identifier: str) -> str:
        """Return whose rule this is: the name of a component or piece; nothing for a rule of everybody."""
        known = self._named(identifier)
        if known:
            return known
        found = self._clauses.get(identifier)
        if found is None or found[0] not in self._components:
            return ""
        return self.name(str(found[0]), found[0].kind)

    def label(self, identifier: str) -> str:
        """Return a few words for a rule: whose it is, or what its author called it."""
        return self.owner(identifier) or identifier.rpartition(".")[2].replace("_", " ")

    def sentence(self, identifier: str) -> str:
        """Return a rule as the reference says it, or what the glossary says of a thing, if anything."""
        found = self._clauses.get(identifier)
        if found is not None:
            owner, clause = found
            return self.edition.speaker.clause(clause, self._components.get(owner, owner.kind)).text
        thing = self._thing(identifier)
        said = None if thing is None else self.edition.said_of(thing)
        return "" if said is None else said.text

    def source(self, identifier: str) -> str:
        """Return the line of the rules that a clause stands on, as its author wrote it."""
        file, line, text = self._sources.get(identifier, ("", 0, ""))
        return f"{text}  ({file}:{line})" if file else ""

    def quote(self, identifier: str) -> Quote:
        """Return a rule with its owner."""
        return Quote(self.owner(identifier), self.sentence(identifier), identifier)

    def abilities(self, component: Component) -> tuple[str, ...]:
        """Return the sentences of a component that hold at this table, without the number of its tokens."""
        shared = self.edition.speaker.shared(component)
        numbers = len(self.edition.speaker.component(component))
        numbers -= len(component.clauses) + len(component.pieces) + len(shared)
        return self.rules(component)[numbers:]

    def rules(self, component: Component) -> tuple[str, ...]:
        """Return the sentences of a component that hold at this table."""
        said = self.edition.speaker.component(component)
        first = len(said) - len(component.clauses)
        held = (
            sentence
            for clause, sentence in zip(component.clauses, said[first:], strict=True)
            if self.edition.customs.holds(clause, self._chosen)
        )
        return tuple(each.text for each in (*said[:first], *held))

    @cached_property
    def _chosen(self) -> Mapping[Ref, str]:
        options = (option for each in self.edition.library.sets for option in each.options)
        answers = ((option.ref, self._game.options.get(str(option.ref))) for option in options)
        return {ref: answer for ref, answer in answers if answer is not None}

    def component(self, kind: Kind, identifier: str) -> Component | None:
        """Return a component of the game by the kernel's name of it."""
        scope, _, id_ = identifier.rpartition(".")
        return self._components.get(Ref(kind, scope, id_))

    # ---- choices -----------------------------------------------------------------------------------

    def question(self, s: State) -> str:
        """Say what is asked at this moment."""
        return self.words.questions[PHASES[s.phase]]

    def choice(self, s: State, action: int) -> str:
        """Say what an action does."""
        return self.told(tell(s, action))

    def told(self, told: Told) -> str:
        """Say what an action does, or did."""
        given = dict(told.arguments)
        gaps: dict[str, str | int] = {}
        for key, value in given.items():
            if key == "clause":
                gaps[key] = capitalised(self.label(str(value)))
            elif key == "cost":
                gaps[key] = self.tokens(int(value))
            elif key in ("price", "coins"):
                gaps[key] = self.coins_moved(int(value))
            elif key == "player":
                gaps[key] = self.player(int(value))
            else:
                gaps[key] = self.name(value, *_TOLD.get(key, ())) if isinstance(value, str) else value
        if "power" in given:
            gaps["combo"] = self.combo(str(given["race"]), str(given["power"]))
        key = "put_one" if told.key == "put_rest" and given["number"] == 1 else told.key
        return self.words.choices[key].format(**gaps)

    # ---- refusals ----------------------------------------------------------------------------------

    def refusal(self, s: State, reason: Reason) -> Refusal:
        """Say why something is refused, with the rules that it rests on."""
        text = self.words.refusals[reason.key]
        if reason.need:
            count = self.coins if reason.key == "too_dear" else self.tokens
            text += " " + self.words.shortage.format(have=count(reason.have), need=count(reason.need))
        quotes = (self.quote(each) for each in dict.fromkeys(self._grounds_of(s, reason)))
        return Refusal(text, tuple(each for each in quotes if each.sentence))

    def no_conquest(self, s: State, reason: Reason, region: int) -> Refusal:
        """Say that a region cannot be conquered, and why."""
        refusal = self.refusal(s, reason)
        lead = self.words.no_conquest.format(region=self.region(region))
        return Refusal(f"{lead} {refusal.text}", refusal.quotes)

    def _grounds_of(self, s: State, reason: Reason) -> Iterator[str]:
        yield from reason.clauses
        if reason.key in _GROUND:
            yield s.board.regions[reason.region].terrain
        ways = _WAYS.get(reason.key)
        if ways is not None and self._board is not None:
            wanted, kinds = ways
            frame = self.edition.library.set(self._board.uses).frame
            for _, clauses in frame.clauses:
                for clause in clauses:
                    if any(isinstance(each, Rule) and each.permission is wanted for each in clause.effects):
                        yield f"{self._board.uses}.{clause.id}"
            for part in s.combo[s.slot].parts:
                for term in part.component.terms:
                    if isinstance(term, PermitTerm) and term.kind in kinds:
                        yield term.name
            yield from (each.name for each in s.combo[s.slot].permissions if each.kind in kinds)
