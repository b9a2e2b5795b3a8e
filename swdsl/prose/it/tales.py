"""Italian sentences for worked examples."""

from collections.abc import Sequence
from typing import Final

from swdsl.prose.it import words
from swdsl.prose.names import Name
from swdsl.prose.tales import Frames, Role, Tongue, deeds
from swdsl.words import Kind, Value

_PREPOSITIONS: Final = {
    Role.SUBJECT: "",
    Role.OBJECT: "",
    Role.WITH: "con ",
    Role.AS: "come ",
}
_MELTING: Final = {Role.IN: "in", Role.TO: "in", Role.FROM: "di"}


def _playing(role: Role, phrase: str) -> str:
    if role is Role.ABILITY:
        return f"con l'abilità {words.of(phrase)}"
    if role is Role.BY:
        return f", tenuta {words.by(phrase)}"
    if role in _MELTING:
        return words.contracted(_MELTING[role], phrase)
    return f"{_PREPOSITIONS[role]}{phrase}"


class Italian:
    """Italian melts articles into prepositions; a region is named between guillemets."""

    def person(self, name: str, role: Role) -> str:
        """Return a player in a part."""
        return _playing(role, name)

    def region(self, name: str, role: Role) -> str:
        """Return a region in a part."""
        return f"da «{name}»" if role is Role.FROM else _playing(role, f"«{name}»")

    def known(self, name: Name, role: Role) -> str:
        """Return one known thing in a part."""
        if name.ref.kind is Kind.POWER:
            return _playing(role, f"il Potere «{name.plain()}»")
        several = name.ref.kind in (Kind.PIECE, Kind.NEUTRAL) and not name.unique
        return _playing(role, words.a(words.noun(name)) if several else words.the_name(name))

    def so_many(self, number: int, name: Name, role: Role) -> str:
        """Return so many pieces."""
        return _playing(role, f"{number} {words.noun(name).number(plural=number != 1)}")

    def tokens(self, number: int, race: Name | None, role: Role) -> str:
        """Return so many tokens."""
        counted = f"{number} {words.TOKEN.number(plural=number != 1)}"
        return _playing(role, counted + (f" {words.of(words.the_name(race))}" if race else ""))

    def coins(self, number: int, role: Role) -> str:
        """Return so many coins."""
        return _playing(role, f"{number} {words.COIN.number(plural=number != 1)}")

    def combo(self, race: Name | None, power: Name | None, role: Role) -> str:
        """Return a combo: `i Nani Volanti`; the power agrees with its race."""
        if race is None or power is None:
            alone = race or power
            return "" if alone is None else self.known(alone, role)
        agreeing = race.flag("feminine") and power.forms.get("feminine") is not None
        said = power.form("feminine") if agreeing else power.plain()
        if power.flag("invariable"):
            said = said.replace(power.text, power.text[:1].lower() + power.text[1:])
        return _playing(role, f"{words.the_name(race)} {said}")

    def listed(self, parts: Sequence[str]) -> str:
        """Join phrases."""
        return words.listed(parts)


TONGUE: Final = Tongue(
    deeds(
        """
        attack: attacca | attaccano | attaccare
        conquer: conquista | conquistano | conquistare
        pick: sceglie | scelgono | scegliere
        decline: va in Declino | vanno in Declino | andare in Declino
        expand: prosegue le conquiste | proseguono le conquiste | proseguire le conquiste
        pass: passa | passano | passare
        stop: termina le conquiste | terminano le conquiste | terminare le conquiste
        abandon: abbandona | abbandonano | abbandonare
        redeploy: ridistribuisce le truppe | ridistribuiscono le truppe | ridistribuire le truppe
        put: mette | mettono | mettere
        place: piazza | piazzano | piazzare
        move: sposta | spostano | spostare
        remove: rimuove | rimuovono | rimuovere
        choose: sceglie | scelgono | scegliere
        use: usa | usano | usare
        swap: cambia il Potere con | cambiano il Potere con | cambiare il Potere con
        roll: lancia il dado | lanciano il dado | lanciare il dado
        gain: ottiene | ottengono | ottenere
        pay: paga | pagano | pagare
        lose: perde | perdono | perdere
        keep: tiene | tengono | tenere
        score: conta i punti | contano i punti | contare i punti
        """
    ),
    Frames(
        plays="{who} gioca {combo}",
        declined=" (in Declino)",
        bringing="{said}: {what}",
        in_hand="{what} in mano",
        of_owner="{what} {who}",
        has="{who} ha {what}",
        has_nothing="{who} non ha nulla",
        used="Già usato da {who}: {what}",
        lies="{where}: {what}",
        empty="{where} è vuota",
        carries="su {where} si trova {what}",
        column="combinazioni disponibili: {what}",
        price="{combo} ({coins})",
        stack="prossime tessere della pila: {what}",
        turn="turno {number}",
        turn_of="turno {number}, tocca a {who}",
        rolls="il dado mostra {numbers}",
        rolled="se il dado mostra {numbers}, {outcome}",
        rolled_any="qualunque cosa mostri il dado, {outcome}",
        values={
            Value.COST: "il costo è di {number}",
            Value.COINS: "ciò frutta {number}",
            Value.PRICE: "il prezzo è di {number}",
        },
        refused="non è permesso",
        accepted="è permesso",
        may="{who} può {deed}",
        cannot="{who} non può {deed}",
        holds="{who} occupa {what}",
        sees="{who} vede {what}",
        cannot_see="{who} non vede {what}",
        coins_of="le Monete {who}",
        wins="{who} vince la partita",
        win="{who} condividono la vittoria",
        scoring="{deed} al conteggio",
        title="{deed} – {outcome}",
        because="{head}: {why}",
    ),
    Italian(),
)
