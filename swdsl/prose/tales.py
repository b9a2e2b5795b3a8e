"""Worked examples told as sentences: what all languages have in common.

A language brings its verbs, its frames for whole sentences, and a grammar: how a thing, a region or a player
is said in the part it plays.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, assert_never

from swdsl.model import scenarios as model
from swdsl.model.names import Ref
from swdsl.prose.marks import capitalised
from swdsl.prose.names import Name, Names
from swdsl.words import Common, Kind, Value, Verb


class Role(Enum):
    """The part that somebody or something plays in a sentence."""

    SUBJECT = "subject"
    OBJECT = "object"
    WITH = "with"
    AS = "as"
    IN = "in"
    TO = "to"
    FROM = "from"
    BY = "by"
    ABILITY = "ability"


@dataclass(frozen=True, slots=True)
class Deed:
    """A verb: of one, of many, and after `may`."""

    one: str
    many: str
    infinitive: str


@dataclass(frozen=True, slots=True)
class Frames:
    """Whole sentences with gaps, none of them with its full stop."""

    plays: str
    declined: str
    bringing: str
    in_hand: str
    of_owner: str
    has: str
    has_nothing: str
    used: str
    lies: str
    empty: str
    carries: str
    column: str
    price: str
    stack: str
    turn: str
    turn_of: str
    rolls: str
    rolled: str
    rolled_any: str
    values: Mapping[Value, str]
    refused: str
    accepted: str
    may: str
    cannot: str
    holds: str
    sees: str
    cannot_see: str
    coins_of: str
    wins: str
    win: str
    scoring: str
    title: str
    because: str


def deeds(text: str) -> Mapping[Verb, Deed]:
    """Read verbs from lines `verb: of one | of many | infinitive`."""
    lines = (line.strip().partition(": ") for line in text.strip().splitlines())
    return {Verb(name): Deed(*forms.split(" | ")) for name, _, forms in lines}


class Grammar(Protocol):
    """How a language bends what a sentence names."""

    def person(self, name: str, role: Role) -> str:
        """Return a player in a part."""

    def region(self, name: str, role: Role) -> str:
        """Return a region in a part, with its preposition."""

    def known(self, name: Name, role: Role) -> str:
        """Return a thing of which there is one, or a whole race, in a part."""

    def so_many(self, number: int, name: Name, role: Role) -> str:
        """Return so many pieces or neutral tokens in a part."""

    def tokens(self, number: int, race: Name | None, role: Role) -> str:
        """Return so many tokens, of a race if it is known."""

    def coins(self, number: int, role: Role) -> str:
        """Return so many coins."""

    def combo(self, race: Name | None, power: Name | None, role: Role) -> str:
        """Return a race and its power as one."""

    def listed(self, parts: Sequence[str]) -> str:
        """Join phrases."""


#: Where a thing goes for these verbs; elsewhere `in` says where something happens.
_PUTTING = (Verb.PUT, Verb.PLACE, Verb.MOVE, Verb.REDEPLOY)
_ROLES = {"with": Role.WITH, "as": Role.AS, "from": Role.FROM, "to": Role.TO, "for": Role.OBJECT}


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language that can tell examples."""

    deeds: Mapping[Verb, Deed]
    frames: Frames
    grammar: Grammar


class Tale:
    """Tells one example. `regions` are the names of its regions, `reason` says why something is refused."""

    def __init__(
        self,
        tongue: Tongue,
        names: Names,
        scenario: model.Scenario,
        regions: Mapping[str, str],
        reason: Callable[[str], str | None],
    ) -> None:
        self._deeds, self._frames, self._grammar = tongue.deeds, tongue.frames, tongue.grammar
        self._names, self._scenario = names, scenario
        self._regions, self._reason = regions, reason

    # -- what is, and what comes of it --------------------------------------------------------------

    def given(self, fact: model.Given) -> str:
        """Say what is so at the beginning."""
        if not isinstance(fact, model.Used):
            return self.fact(fact)
        used = [
            self._grammar.known(self._names.of(each), Role.SUBJECT) for each in dict.fromkeys(fact.things)
        ]
        who = self._grammar.person(fact.person, Role.SUBJECT)
        return self._frames.used.format(who=who, what=self._grammar.listed(used))

    def fact(self, fact: model.Position) -> str:
        """Say what is so."""
        frames, grammar = self._frames, self._grammar
        match fact:
            case model.Plays(person=person, race=race, power=power, holdings=holdings, declined=declined):
                combo = self._combo(race, power, Role.OBJECT)
                head = frames.plays.format(who=self._person(person), combo=combo)
                said = head + (frames.declined if declined else "")
                bringing = frames.bringing.format(said=said, what=self._holdings(holdings))
                return bringing if holdings else said
            case model.Has(person=person, holdings=holdings):
                frame = frames.has if holdings else frames.has_nothing
                who, whose = self._person(person), grammar.person(person, Role.FROM)
                return frame.format(who=who, whose=whose, what=self._holdings(holdings))
            case model.Lies(region=region, holdings=()):
                return frames.empty.format(where=grammar.region(self._regions[region], Role.SUBJECT))
            case model.Lies(region=region, holdings=holdings):
                where = grammar.region(self._regions[region], Role.IN)
                return frames.lies.format(where=where, what=self._holdings(holdings))
            case model.Carries(marker=marker, power=power):
                on, what = (grammar.known(self._names.of(each), Role.SUBJECT) for each in (marker, power))
                return frames.carries.format(where=on, what=what)
            case model.Column(offers=offers):
                return frames.column.format(what=grammar.listed([self._offer(each) for each in offers]))
            case model.Stack(things=things):
                named = [grammar.known(self._names.of(each), Role.SUBJECT) for each in things]
                return frames.stack.format(what=grammar.listed(named))
            case model.Turn(number=number, person=whose_turn):
                frame = frames.turn_of if whose_turn else frames.turn
                return frame.format(number=number, who=self._person(whose_turn or ""))
            case _:
                assert_never(fact)

    def outcome(self, outcome: model.Outcome) -> str:
        """Say what came of it."""
        frames, grammar = self._frames, self._grammar
        match outcome:
            case model.ValueIs(value=value, number=number):
                what = (grammar.coins if value is not Value.COST else self._tokens)(number, Role.SUBJECT)
                return frames.values[value].format(number=what)
            case model.Refused(reasons=reasons):
                return self._because(frames.refused, reasons)
            case model.Accepted():
                return frames.accepted
            case model.Happens(action=action):
                return self.deed(action)
            case model.May(action=action, possible=possible, reasons=reasons):
                frame = frames.may if possible else frames.cannot
                deed = f"{self._deeds[action.verb].infinitive} {self._done(action)}".rstrip()
                return self._because(frame.format(who=self._actor(action.actor), deed=deed), reasons)
            case model.Holds(person=person, regions=regions):
                held = [grammar.region(self._regions[each], Role.OBJECT) for each in regions]
                return frames.holds.format(who=self._person(person), what=grammar.listed(held))
            case model.Sees(person=person, sights=sights, visible=visible):
                frame = frames.sees if visible else frames.cannot_see
                what = grammar.listed([self._sight(each) for each in sights])
                return frame.format(who=self._person(person), what=what)
            case model.Wins(persons=persons):
                winners = grammar.listed([self._person(each) for each in persons])
                return (frames.win if len(persons) > 1 else frames.wins).format(who=winners)
            case _:
                return self.fact(outcome)

    def rolled(self, faces: Sequence[int], outcome: model.Outcome) -> str:
        """Say what comes of it when the die shows one of these faces, or any face at all."""
        frame = self._frames.rolled if faces else self._frames.rolled_any
        numbers = ", ".join(str(each) for each in faces)
        return frame.format(numbers=numbers, outcome=self.outcome(outcome))

    # -- what is done -------------------------------------------------------------------------------

    def deed(self, event: model.Event) -> str:
        """Say what somebody does, or what the die shows."""
        if isinstance(event, model.Rolls):
            return self._frames.rolls.format(
                numbers=self._grammar.listed([str(each) for each in event.numbers])
            )
        verb = self._deeds[event.verb].one
        return f"{self._actor(event.actor)} {verb} {self._done(event)}".rstrip()

    def _done(self, action: model.Action) -> str:
        return self._grammar.listed([self._part(action.verb, part) for part in action.parts])

    def _part(self, verb: Verb, part: model.Part) -> str:
        said = [self._item(part.item, Role.OBJECT)]
        for word, items in part.phrases:
            inside = Role.TO if verb in _PUTTING else Role.IN
            role = _ROLES.get(word, inside)
            said.append(self._grammar.listed([self._item(each, self._help(each, role)) for each in items]))
        return " ".join(each for each in said if each)

    def _help(self, item: model.Item, role: Role) -> Role:
        """A race that helps an attack lends its ability, unless it has declined and comes with its tokens."""
        if role is not Role.WITH or not any(
            isinstance(each, Ref) and each in self._active for each in item.things
        ):
            return role
        return Role.ABILITY

    @property
    def _active(self) -> set[Ref]:
        events = (event for scene in self._scenario.scenes for event in scene.events)
        if any(isinstance(event, model.Action) and event.verb is Verb.DECLINE for event in events):
            return set()
        played = [each for each in self._scenario.given if isinstance(each, model.Plays)]
        return {each.race for each in played if not each.declined}

    def _actor(self, actor: str | Ref) -> str:
        if isinstance(actor, str):
            return self._person(actor)
        return self._grammar.known(self._names.of(actor), Role.SUBJECT)

    # -- titles -------------------------------------------------------------------------------------

    def title(self) -> str:
        """Say in a sentence what the example shows: who does what, and what comes of it."""
        scene = self._scenario.scenes[-1]
        outcomes = scene.every_outcome()
        acting = [each for each in scene.events if isinstance(each, model.Action)]
        if not acting:
            return capitalised(self.outcome(outcomes[0]) if outcomes else self._frames.accepted)
        action = acting[-1]
        score = _own_score(action, outcomes)
        if score is not None:
            return capitalised(self._frames.scoring.format(deed=f"{self._who(score)} {self._done(score)}"))
        came = self.outcome(outcomes[0]) if outcomes else self._frames.accepted
        deed = f"{self._who(action)} {self._done(action)}".rstrip() + self._foes(action)
        return capitalised(self._frames.title.format(deed=deed, outcome=came))

    def _who(self, action: model.Action) -> str:
        """Return who acts, with the verb: the race rather than its player, where the example tells."""
        verb = self._deeds[action.verb]
        played = [each for each in self._scenario.given if isinstance(each, model.Plays)]
        own = sorted((each for each in played if each.person == action.actor), key=lambda each: each.declined)
        if not own:
            return f"{self._actor(action.actor)} {verb.one}"
        return f"{self._combo(own[0].race, own[0].power, Role.SUBJECT)} {verb.many}"

    def _foes(self, action: model.Action) -> str:
        """Return whom an attack meets, where nothing else stands between the region and its holder."""
        if action.verb is not Verb.ATTACK or any(part.phrases for part in action.parts):
            return ""
        given = self._scenario.given
        attacked = [thing for part in action.parts for thing in part.item.things]
        own = {each.race for each in given if isinstance(each, model.Plays) and each.person == action.actor}
        met = [each for each in given if isinstance(each, model.Lies) and model.Spot(each.region) in attacked]
        things = [thing for fact in met for held in fact.holdings for thing in held.item.things]
        foes = [
            each for each in things if isinstance(each, Ref) and each.kind is Kind.RACE and each not in own
        ]
        return self._grammar.known(self._names.of(foes[0]), Role.BY) if foes else ""

    # -- things -------------------------------------------------------------------------------------

    def _person(self, name: str) -> str:
        return self._grammar.person(name, Role.SUBJECT)

    def _tokens(self, number: int, role: Role) -> str:
        return self._grammar.tokens(number, None, role)

    def _combo(self, race: Ref | None, power: Ref | None, role: Role) -> str:
        first, second = (None if each is None else self._names.of(each) for each in (race, power))
        return self._grammar.combo(first, second, role)

    def _offer(self, offer: model.Offer) -> str:
        combo = self._combo(offer.race, offer.power, Role.SUBJECT)
        coins = self._grammar.coins(offer.coins, Role.SUBJECT)
        return self._frames.price.format(combo=combo, coins=coins) if offer.coins else combo

    def _holdings(self, holdings: Iterable[model.Holding]) -> str:
        return self._grammar.listed([self._holding(each) for each in holdings])

    def _holding(self, holding: model.Holding) -> str:
        said = self._item(holding.item, Role.SUBJECT)
        if holding.in_hand:
            said = self._frames.in_hand.format(what=said)
        if holding.owner is not None:
            said = self._frames.of_owner.format(what=said, who=self._grammar.person(holding.owner, Role.FROM))
        return said

    def _item(self, item: model.Item, role: Role) -> str:
        refs = [each for each in item.things if isinstance(each, Ref)]
        if len(refs) > 1:
            race = next((each for each in refs if each.kind is Kind.RACE), None)
            power = next((each for each in refs if each.kind is Kind.POWER), None)
            return self._combo(race, power, role)
        if not item.things:
            return "" if item.number is None else self._tokens(item.number, role)
        return self._thing(item.number, item.things[0], role)

    def _thing(self, number: int | None, thing: model.Thing, role: Role) -> str:
        grammar = self._grammar
        match thing:
            case model.Spot(id=region):
                return grammar.region(self._regions.get(region, region), role)
            case model.Person(name=name):
                return grammar.person(name, role)
            case Common.COINS:
                return grammar.coins(number or 0, role)
            case Common.TOKENS:
                return grammar.tokens(number or 0, None, role)
            case Ref():
                called = self._names.of(thing)
                if number is None:
                    return grammar.known(called, role)
                counted = grammar.tokens if thing.kind is Kind.RACE else grammar.so_many
                return counted(number, called, role)
            case _:
                assert_never(thing)

    def _sight(self, sight: Ref | model.Person) -> str:
        if isinstance(sight, model.Person):
            return self._frames.coins_of.format(who=self._grammar.person(sight.name, Role.FROM))
        return self._grammar.known(self._names.of(sight), Role.OBJECT)

    def _because(self, head: str, codes: Iterable[str]) -> str:
        said = [each for each in map(self._reason, codes) if each is not None]
        return self._frames.because.format(head=head, why=", ".join(said)) if said else head


def _own_score(action: model.Action, outcomes: Sequence[model.Outcome]) -> model.Action | None:
    """Return what a scoring brings to whoever scores, where an example is about that."""
    first = outcomes[0] if outcomes and action.verb is Verb.SCORE else None
    return first.action if isinstance(first, model.Happens) and first.action.actor == action.actor else None
