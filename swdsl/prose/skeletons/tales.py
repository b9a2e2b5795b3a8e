"""Worked examples told as sentences: what all languages have in common.

A language brings its verbs and its frames for whole sentences; the cast says a thing, a region or a player in
the part it plays.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from swdsl.model import scenarios as model
from swdsl.model.names import Ref
from swdsl.prose.language import Language
from swdsl.prose.marks import capitalised
from swdsl.prose.names import Names
from swdsl.prose.skeletons.cast import Cast
from swdsl.prose.tables.tales import Role
from swdsl.words import Common, Kind, Value
from swdsl.words_of_examples import Verb

#: Where a thing goes for these verbs; elsewhere `in` says where something happens.
_PUTTING = (Verb.PUT, Verb.PLACE, Verb.MOVE, Verb.REDEPLOY)
_ROLES = {"with": Role.WITH, "as": Role.AS, "from": Role.FROM, "to": Role.TO, "for": Role.OBJECT}


class Tale:
    """Tells one example. `regions` are the names of its regions, `reason` says why something is refused."""

    def __init__(
        self,
        language: Language,
        names: Names,
        scenario: model.Scenario,
        regions: Mapping[str, str],
        reason: Callable[[str], str | None],
    ) -> None:
        self._deeds, self._frames = language.tongue.deeds, language.tongue.frames
        self._cast = Cast(language)
        self._names, self._scenario = names, scenario
        self._regions, self._reason = regions, reason

    # -- what is, and what comes of it --------------------------------------------------------------

    def given(self, fact: model.Given) -> str:
        """Say what is so at the beginning."""
        if not isinstance(fact, model.Used):
            return self.fact(fact)
        used = [self._cast.known(self._names.of(each), Role.SUBJECT) for each in dict.fromkeys(fact.things)]
        who = self._cast.person(fact.person, Role.SUBJECT)
        return self._frames.used.format(who=who, what=self._cast.listed(used))

    def fact(self, fact: model.Position) -> str:
        """Say what is so."""
        frames, cast = self._frames, self._cast
        match fact:
            case model.Plays(person=person, race=race, power=power, holdings=holdings, declined=declined):
                combo = self._combo(race, power, Role.OBJECT)
                head = frames.plays.format(who=self._person(person), combo=combo)
                said = head + (frames.declined if declined else "")
                bringing = frames.bringing.format(said=said, what=self._holdings(holdings))
                return bringing if holdings else said
            case model.Has(person=person, holdings=holdings):
                frame = self._having(holdings)
                who, whose = self._person(person), cast.person(person, Role.FROM)
                return frame.format(who=who, whose=whose, what=self._holdings(holdings))
            case model.Lies(region=region, holdings=()):
                return frames.empty.format(where=cast.region(self._regions[region], Role.SUBJECT))
            case model.Lies(
                region=region, holdings=(model.Holding(item=model.Item(number=0, things=(Ref() as thing,))),)
            ) if thing.kind is not Kind.RACE:
                where = cast.region(self._regions[region], Role.IN)
                return frames.lacks.format(where=where, what=cast.none(self._names.of(thing)))
            case model.Lies(region=region, holdings=holdings):
                where = cast.region(self._regions[region], Role.IN)
                return frames.lies.format(
                    where=where, what=cast.listed([self._lying(each) for each in holdings])
                )
            case model.Carries(marker=marker, power=power):
                on = cast.known(self._names.of(marker), Role.ON)
                what = cast.known(self._names.of(power), Role.SUBJECT)
                return frames.carries.format(where=on, what=what)
            case model.Column(offers=offers):
                return frames.column.format(what=cast.listed([self._offer(each) for each in offers]))
            case model.Stack(things=things):
                named = [cast.known(self._names.of(each), Role.SUBJECT) for each in things]
                return frames.stack.format(what=cast.listed(named))
            case model.Turn(number=number, person=whose_turn):
                frame = frames.turn_of if whose_turn else frames.turn
                return frame.format(number=number, who=self._person(whose_turn or ""))
            case model.InForce(now=now, coming=coming):
                frame = frames.events if coming else frames.event
                both = [cast.known(self._names.of(each), Role.SUBJECT) for each in (now, coming or now)]
                return frame.format(what=both[0], next=both[1])
            case _:
                assert_never(fact)

    def outcome(self, outcome: model.Outcome) -> str:
        """Say what came of it."""
        frames, cast = self._frames, self._cast
        match outcome:
            case model.ValueIs(value=value, number=0):
                return frames.naught[value]
            case model.ValueIs(value=value, number=number):
                what = (cast.coins if value is not Value.COST else self._tokens)(number, Role.SUBJECT)
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
                held = [cast.region(self._regions[each], Role.OBJECT) for each in regions]
                return frames.holds.format(who=self._person(person), what=cast.listed(held))
            case model.Sees(person=person, sights=sights, visible=visible):
                frame = frames.sees if visible else frames.cannot_see
                what = cast.listed([self._sight(each) for each in sights])
                return frame.format(who=self._person(person), what=what)
            case model.Wins(persons=persons):
                winners = cast.listed([self._person(each) for each in persons])
                return (frames.win if len(persons) > 1 else frames.wins).format(who=winners)
            case _:
                return self.fact(outcome)

    def rolled(self, faces: Sequence[int], outcome: model.Outcome) -> str:
        """Say what comes of it when the die shows one of these faces, or any face at all."""
        frame = self._frames.rolled if faces else self._frames.rolled_any
        numbers = self._cast.either([str(each) for each in faces])
        return frame.format(numbers=numbers, outcome=self.outcome(outcome))

    # -- what is done -------------------------------------------------------------------------------

    def deed(self, event: model.Event) -> str:
        """Say what somebody does, or what the die shows."""
        if isinstance(event, model.Rolls):
            return self._frames.rolls.format(numbers=self._cast.listed([str(each) for each in event.numbers]))
        if isinstance(event, model.Draws):
            kinds = [self._cast.known(self._names.of(each), Role.SUBJECT) for each in event.pieces]
            return self._frames.draws.format(what=self._cast.listed(kinds))
        verb = self._denied(event, self._deeds[event.verb].one)
        return f"{self._actor(event.actor)} {verb} {self._done(event)}".rstrip()

    def _denied(self, action: model.Action, verb: str) -> str:
        """Return a verb as it stands before `no token`, where it brings or takes nothing else."""
        numbers = [part.item.number for part in action.parts]
        return self._frames.denied.format(verb=verb) if numbers and not any(_some(numbers)) else verb

    def _done(self, action: model.Action) -> str:
        return self._cast.listed([self._part(action.verb, part) for part in action.parts])

    def _part(self, verb: Verb, part: model.Part) -> str:
        said = [self._item(part.item, Role.OBJECT)]
        for word, items in part.phrases:
            inside = Role.INTO if verb in _PUTTING else Role.IN
            role = _ROLES.get(word, inside)
            said.append(self._cast.listed([self._item(each, self._help(each, role)) for each in items]))
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
        return self._cast.known(self._names.of(actor), Role.SUBJECT)

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
            deed = f"{self._who(score)} {self._done(score)}"
            scored = model.is_about_coins(score)  # tokens that a scoring shows come at redeployment
            return capitalised(self._frames.scoring.format(deed=deed) if scored else deed)
        came = self.outcome(outcomes[0]) if outcomes else self._frames.accepted
        deed = f"{self._who(action)} {self._done(self._told(action))}".rstrip() + self._foes(action)
        return capitalised(self._frames.title.format(deed=deed, outcome=came))

    def _who(self, action: model.Action) -> str:
        """Return who acts, with the verb: the race rather than its player, where the example tells."""
        verb = self._deeds[action.verb]
        played = [each for each in self._scenario.given if isinstance(each, model.Plays)]
        sent = self._sent(action)
        own = sorted(
            (each for each in played if each.person == action.actor),
            key=lambda each: (each.race not in sent, each.declined),
        )
        if not own:
            return f"{self._actor(action.actor)} {self._denied(action, verb.one)}"
        combo = self._combo(own[0].race, own[0].power, Role.SUBJECT)
        return f"{combo} {self._denied(action, verb.many)}"

    def _sent(self, action: model.Action) -> set[Ref]:
        """Return the races in decline that a player sends into an attack."""
        played = [each for each in self._scenario.given if isinstance(each, model.Plays)]
        own = {each.race for each in played if each.person == action.actor and each.declined}
        helps = (items for part in action.parts for word, items in part.phrases if word == "with")
        return {thing for items in helps for each in items for thing in each.things if thing in own}

    def _told(self, action: model.Action) -> model.Action:
        """Return an attack without the race that a title names as the attacker."""
        sent = self._sent(action)

        def kept(items: tuple[model.Item, ...]) -> tuple[model.Item, ...]:
            return tuple(each for each in items if not sent.intersection(each.things))

        parts = tuple(
            replace(
                part, phrases=tuple((word, left) for word, items in part.phrases if (left := kept(items)))
            )
            for part in action.parts
        )
        return replace(action, parts=parts) if sent else action

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
        return self._cast.known(self._names.of(foes[0]), Role.BY) if foes else ""

    # -- things -------------------------------------------------------------------------------------

    def _person(self, name: str) -> str:
        return self._cast.person(name, Role.SUBJECT)

    def _tokens(self, number: int, role: Role) -> str:
        return self._cast.tokens(number, None, role)

    def _combo(self, race: Ref | None, power: Ref | None, role: Role) -> str:
        first, second = (None if each is None else self._names.of(each) for each in (race, power))
        return self._cast.combo(first, second, role)

    def _offer(self, offer: model.Offer) -> str:
        combo = self._combo(offer.race, offer.power, Role.SUBJECT)
        coins = self._cast.coins(offer.coins, Role.SUBJECT)
        return self._frames.price.format(combo=combo, coins=coins) if offer.coins else combo

    def _holdings(self, holdings: Iterable[model.Holding]) -> str:
        return self._cast.listed([self._holding(each) for each in holdings])

    def _having(self, holdings: Sequence[model.Holding]) -> str:
        if not holdings:
            return self._frames.has_nothing
        numbers = [each.item.number for each in holdings]
        return self._frames.has if any(_some(numbers)) else self._frames.has_none

    def _lying(self, holding: model.Holding) -> str:
        match holding.item:
            case model.Item(number=0, things=(Ref() as thing,)) if thing.kind is not Kind.RACE:
                return self._cast.not_one(self._names.of(thing))
            case _:
                return self._holding(holding)

    def _holding(self, holding: model.Holding) -> str:
        said = self._item(holding.item, Role.SUBJECT)
        if holding.in_hand:
            said = self._frames.in_hand.format(what=said)
        if holding.owner is not None:
            said = self._frames.of_owner.format(what=said, who=self._cast.person(holding.owner, Role.FROM))
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
        cast = self._cast
        match thing:
            case model.Spot(id=region):
                return cast.region(self._regions.get(region, region), role)
            case model.Person(name=name):
                return cast.person(name, role)
            case Common.COINS:
                return cast.coins(number or 0, role)
            case Common.TOKENS:
                return cast.tokens(number or 0, None, role)
            case Ref():
                called = self._names.of(thing)
                if number is None:
                    return cast.known(called, role)
                counted = cast.tokens if thing.kind is Kind.RACE else cast.so_many
                return counted(number, called, role)
            case _:
                assert_never(thing)

    def _sight(self, sight: Ref | model.Person) -> str:
        if isinstance(sight, model.Person):
            return self._frames.coins_of.format(who=self._cast.person(sight.name, Role.FROM))
        return self._cast.known(self._names.of(sight), Role.OBJECT)

    def _because(self, head: str, codes: Iterable[str]) -> str:
        said = [each for each in map(self._reason, codes) if each is not None]
        why, *whose = said or [""]
        if whose:
            why = self._frames.by_whom.format(why=why, whose=", ".join(whose))
        return self._frames.because.format(head=head, why=why) if why else head


def _some(numbers: Iterable[int | None]) -> Iterator[bool]:
    """Tell of each whether it is more than nothing; what has no number is there."""
    return (number is None or number > 0 for number in numbers)


def _own_score(action: model.Action, outcomes: Sequence[model.Outcome]) -> model.Action | None:
    """Return what a scoring brings to whoever scores, where an example is about that."""
    first = outcomes[0] if outcomes and action.verb is Verb.SCORE else None
    return first.action if isinstance(first, model.Happens) and first.action.actor == action.actor else None
