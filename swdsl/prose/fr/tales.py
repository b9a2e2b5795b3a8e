"""French sentences for worked examples."""

from collections.abc import Sequence
from typing import Final

from swdsl.prose.fr import words
from swdsl.prose.names import Name
from swdsl.prose.tales import Frames, Role, Tongue, deeds
from swdsl.words import Kind, Value

_PREPOSITIONS: Final = {
    Role.SUBJECT: "",
    Role.OBJECT: "",
    Role.WITH: "avec ",
    Role.AS: "comme ",
    Role.IN: "dans ",
    Role.TO: "dans ",
    Role.BY: ", tenue par ",
}


def _playing(role: Role, phrase: str) -> str:
    if role is Role.ABILITY:
        return f"avec l'aptitude {words.of(phrase)}"
    return words.of(phrase) if role is Role.FROM else f"{_PREPOSITIONS[role]}{phrase}"


class French:
    """French melts articles into prepositions; a region is named between guillemets."""

    def person(self, name: str, role: Role) -> str:
        """Return a player in a part."""
        return _playing(role, name)

    def region(self, name: str, role: Role) -> str:
        """Return a region in a part."""
        return _playing(role, f"«\u00a0{name}\u00a0»")

    def known(self, name: Name, role: Role) -> str:
        """Return one known thing in a part."""
        if name.ref.kind is Kind.POWER:
            return _playing(role, f"le pouvoir «\u00a0{name.plain()}\u00a0»")
        several = name.ref.kind in (Kind.PIECE, Kind.NEUTRAL) and not name.unique
        return _playing(role, words.a(words.noun(name)) if several else words.the_name(name))

    def so_many(self, number: int, name: Name, role: Role) -> str:
        """Return so many pieces."""
        return _playing(role, f"{number} {words.noun(name).number(plural=number > 1)}")

    def tokens(self, number: int, race: Name | None, role: Role) -> str:
        """Return so many tokens."""
        counted = f"{number} {words.TOKEN.number(plural=number > 1)}"
        return _playing(role, counted + (f" {words.of(words.the_name(race))}" if race else ""))

    def coins(self, number: int, role: Role) -> str:
        """Return so many coins."""
        return _playing(role, f"{number} {words.COIN.number(plural=number > 1)}")

    def combo(self, race: Name | None, power: Name | None, role: Role) -> str:
        """Return a combo: `les Nains Volants`; the power agrees with its race."""
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
        attack: attaque | attaquent | attaquer
        conquer: conquiert | conquièrent | conquérir
        pick: choisit | choisissent | choisir
        decline: passe en déclin | passent en déclin | passer en déclin
        expand: poursuit ses conquêtes | poursuivent leurs conquêtes | poursuivre ses conquêtes
        pass: passe | passent | passer
        stop: arrête les conquêtes | arrêtent les conquêtes | arrêter les conquêtes
        abandon: abandonne | abandonnent | abandonner
        redeploy: redéploie | redéploient | redéployer
        put: pose | posent | poser
        place: place | placent | placer
        move: déplace | déplacent | déplacer
        remove: retire | retirent | retirer
        choose: choisit | choisissent | choisir
        use: utilise | utilisent | utiliser
        swap: échange son pouvoir contre | échangent leur pouvoir contre | échanger son pouvoir contre
        roll: lance le dé | lancent le dé | lancer le dé
        gain: gagne | gagnent | gagner
        pay: paie | paient | payer
        lose: perd | perdent | perdre
        keep: garde | gardent | garder
        score: compte ses points | comptent leurs points | compter ses points
        """
    ),
    Frames(
        plays="{who} joue {combo}",
        declined=" (en déclin)",
        bringing="{said}\u00a0: {what}",
        in_hand="{what} en main",
        of_owner="{what} {who}",
        has="{who} a {what}",
        has_nothing="{who} n'a rien",
        used="Déjà employé par {who} : {what}",
        lies="{where}\u00a0: {what}",
        empty="{where} est vide",
        carries="sur {where} repose {what}",
        column="combinaisons offertes\u00a0: {what}",
        price="{combo} ({coins})",
        stack="prochaines tuiles de la pile\u00a0: {what}",
        turn="tour {number}",
        turn_of="tour {number}, c'est à {who} de jouer",
        rolls="le dé donne {numbers}",
        rolled="si le dé donne {numbers}, {outcome}",
        rolled_any="quel que soit le dé, {outcome}",
        values={
            Value.COST: "le coût est de {number}",
            Value.COINS: "cela rapporte {number}",
            Value.PRICE: "le prix est de {number}",
        },
        refused="c'est refusé",
        accepted="c'est permis",
        may="{who} peut {deed}",
        cannot="{who} ne peut pas {deed}",
        holds="{who} occupe {what}",
        sees="{who} voit {what}",
        cannot_see="{who} ne voit pas {what}",
        coins_of="les jetons de victoire {who}",
        wins="{who} gagne la partie",
        win="{who} partagent la victoire",
        scoring="{deed} au décompte",
        title="{deed} – {outcome}",
        because="{head}\u00a0: {why}",
    ),
    French(),
)
