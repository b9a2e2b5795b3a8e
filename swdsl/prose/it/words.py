"""Italian words: the nouns of the game."""

from typing import Final

from swdsl.prose.it.grammar import feminine, masculine
from swdsl.prose.tables.words import Nouns
from swdsl.words import CardKind, Life, Tally

NOUNS: Final = Nouns(
    token=masculine("segnalino", "segnalini"),
    coin=feminine("Moneta", "Monete"),
    extra_coin=feminine("Moneta aggiuntiva", "Monete aggiuntive"),
    defender=masculine("difensore", "difensori"),
    enemy_defender=masculine("difensore nemico", "difensori nemici"),
    neutral=masculine("segnalino neutrale", "segnalini neutrali"),
    piece=feminine("pedina", "pedine"),
    opponent=masculine("avversario", "avversari"),
    player=masculine("giocatore", "giocatori"),
    region=feminine("Regione", "Regioni"),
    round=masculine("giro", "giri"),
    turn=masculine("turno", "turni"),
    group=masculine("gruppo", "gruppi"),
    terrain=masculine("tipo di terreno", "tipi di terreno"),
    border=masculine("confine", "confini"),
    point=masculine("punto", "punti"),
    step=masculine("passo", "passi"),
    tile=feminine("tessera", "tessere"),
    event=masculine("evento", "eventi"),
    cards={
        CardKind.RACE: feminine("Razza", "Razze"),
        CardKind.POWER: masculine("Potere speciale", "Poteri speciali"),
        CardKind.RELIC: feminine("Reliquia", "Reliquie"),
        CardKind.PLACE: masculine("Luogo mitico", "Luoghi mitici"),
        CardKind.MARKER: feminine("tessera di Reliquia o Luogo mitico", "tessere di Reliquia o Luogo mitico"),
        CardKind.COMBO: feminine("combinazione", "combinazioni"),
    },
    tallies={
        Tally.TOKEN_LOST: masculine("segnalino perso", "segnalini persi"),
        Tally.TOKEN_THAT_STOOD_THERE: masculine(
            "segnalino che vi si trovava", "segnalini che vi si trovavano"
        ),
        Tally.COIN_PAID: feminine("Moneta pagata per la combinazione", "Monete pagate per la combinazione"),
        Tally.COIN_THAT_LAY_THERE: feminine(
            "Moneta che era sulla combinazione", "Monete che erano sulla combinazione"
        ),
        Tally.PIP: masculine("punto del dado", "punti del dado"),
        Tally.ROUND: masculine("giro iniziato", "giri iniziati"),
        Tally.PAID: feminine("unità pagata", "unità pagate"),
        Tally.ROUND_LEFT: masculine("giro ancora da giocare", "giri ancora da giocare"),
        Tally.TURN_PLAYED: masculine("turno giocato da questa Razza", "turni giocati da questa Razza"),
        Tally.TURN_IN_DECLINE: masculine("turno passato in Declino", "turni passati in Declino"),
    },
)

RACES: Final = {
    Life.ACTIVE: feminine("Razza attiva", "Razze attive"),
    Life.DECLINED: feminine("Razza in Declino", "Razze in Declino"),
    Life.OTHER: feminine("altra Razza", "altre Razze"),
}
