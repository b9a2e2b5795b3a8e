"""Italian words: the nouns and verbs of the game."""

from typing import Final

from swdsl.prose.it.grammar import feminine, masculine
from swdsl.prose.tables.words import Deeds, Nouns, act, verb
from swdsl.words import CardKind, CardVerb, PlainVerb, RegionVerb, Tally, ThingVerb, Until

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
    group=masculine("gruppo", "gruppi"),
    terrain=masculine("tipo di terreno", "tipi di terreno"),
    border=masculine("confine", "confini"),
    point=masculine("punto", "punti"),
    step=masculine("passo", "passi"),
    tile=feminine("tessera", "tessere"),
    cards={
        CardKind.RACE: feminine("Razza", "Razze"),
        CardKind.POWER: masculine("Potere speciale", "Poteri speciali"),
        CardKind.RELIC: feminine("Reliquia", "Reliquie"),
        CardKind.PLACE: masculine("Luogo mitico", "Luoghi mitici"),
        CardKind.MARKER: feminine("Reliquia o Luogo mitico", "Reliquie e Luoghi mitici"),
        CardKind.COMBO: feminine("combinazione", "combinazioni"),
    },
    tallies={
        Tally.TOKEN_LOST: masculine("segnalino perso", "segnalini persi"),
        Tally.TOKEN_THAT_STOOD_THERE: masculine(
            "segnalino che vi si trovava", "segnalini che vi si trovavano"
        ),
        Tally.COIN_PAID: feminine("Moneta pagata per la combinazione", "Monete pagate per la combinazione"),
        Tally.PIP: masculine("punto del dado", "punti del dado"),
        Tally.ROUND: masculine("giro iniziato", "giri iniziati"),
        Tally.PAID: feminine("unità pagata", "unità pagate"),
        Tally.ROUND_LEFT: masculine("giro ancora da giocare", "giri ancora da giocare"),
    },
)

_GAIN = "ottenete | ottenere | ottiene | ottengono"
_TAKE = "prendete | prendere | prende | prendono"
_PAY = "pagate | pagare | paga | pagano"
_PLACE = "piazzate | piazzare | piazza | piazzano"
_MOVE = "spostate | spostare | sposta | spostano"
_REMOVE = "rimuovete | rimuovere | rimuove | rimuovono"
_REPLACE = "sostituite | sostituire | sostituisce | sostituiscono"
_USE = "usate | usare | usa | usano"
_DISCOVER = "scoprite | scoprire | scopre | scoprono"
_CHOOSE = "scegliete | scegliere | sceglie | scelgono"
_PASS = "saltate | saltare | salta | saltano"
_LOSE = "perdete | perdere | perde | perdono"

DEEDS: Final = Deeds(
    may="{who} {potete|può|possono} {verb} {rest} {until}",
    your_conquests_end="le vostre conquiste terminano",
    attack_fails="l'attacco fallisce",
    silenced="{tile:the} {owner:di} non ha effetto {until}",
    longer="la partita dura {rounds} in più",
    shorter="la partita dura {rounds} in meno",
    until={
        Until.MY_NEXT_TURN: "fino al vostro prossimo turno",
        Until.TURN_END: "fino alla fine del turno",
        Until.GAME_END: "fino alla fine della partita",
    },
    regions={
        RegionVerb.ATTACK: act("attaccate | attaccare | attacca | attaccano", "{regions}"),
        RegionVerb.CONQUER: act("conquistate | conquistare | conquista | conquistano", "{regions}"),
        RegionVerb.OCCUPY: act("occupate | occupare | occupa | occupano", "{regions}"),
        RegionVerb.LEAVE: act("abbandonate | abbandonare | abbandona | abbandonano", "{regions}"),
        RegionVerb.ENTER: act("entrate | entrare | entra | entrano", "in gioco {regions:da}"),
        RegionVerb.SCORE: act(_GAIN, "Monete per {regions}"),
    },
    plain={
        PlainVerb.DECLINE: act("andate | andare | va | vanno", "in Declino"),
        PlainVerb.FADE: act("scomparite | scomparire | scompare | scompaiono", "dalla mappa"),
        PlainVerb.EXPAND: act("fate | fare | fa | fanno", "conquiste"),
        PlainVerb.REDEPLOY: act(
            "ridistribuite | ridistribuire | ridistribuisce | ridistribuiscono", "le truppe"
        ),
        PlainVerb.CONQUER_ANOTHER_ROUND: act("fate | fare | fa | fanno", "un secondo giro di conquiste"),
        PlainVerb.PLAY_ANOTHER_TURN: act(
            "giocate | giocare | gioca | giocano", "un altro turno subito dopo questo"
        ),
        PlainVerb.REVIVE: act("uscite | uscire | esce | escono", "dal Declino"),
        PlainVerb.ROLL: act("lanciate | lanciare | lancia | lanciano", "il dado Rinforzi"),
        PlainVerb.REPEL: act("respingete | respingere | respinge | respingono", "l'attacco"),
        PlainVerb.STOP: act("terminate | terminare | termina | terminano", "le conquiste"),
    },
    cards={
        CardVerb.PICK: verb(_CHOOSE),
        CardVerb.PASS: verb(_PASS),
        CardVerb.DISCOVER: verb(_DISCOVER),
        CardVerb.USE: verb(_USE),
    },
    things={
        ThingVerb.GAIN: verb(_GAIN),
        ThingVerb.PAY: verb(_PAY),
        ThingVerb.LOSE: verb(_LOSE),
        ThingVerb.PLACE: verb(_PLACE),
        ThingVerb.MOVE: verb(_MOVE),
        ThingVerb.REMOVE: verb(_REMOVE),
    },
    gain=act(_GAIN, "{what} {whence}"),
    gain_extra=act(_GAIN, "{what}"),
    take=act(_TAKE, "{what} {whence}"),
    take_each=act(_TAKE, "{what} {whence}"),
    take_from_you=act("vi prendete | prendervi | vi prende | vi prendono", "{what}"),
    pay=act(_PAY, "{what} {to:a}"),
    pay_you=act("vi pagate | pagarvi | vi paga | vi pagano", "{what}"),
    pay_bank=act(_PAY, "{what} alla riserva"),
    place=act(_PLACE, "{what} {whence} {where}"),
    move=act(_MOVE, "{what} {whence} {where}"),
    take_back=act("riprendete | riprendere | riprende | riprendono", "in mano {what} {whence}"),
    remove=act(_REMOVE, "{what} {whence}"),
    replace=act(_REPLACE, "{what} {where} con {by} {whence}"),
    replace_in_many=act(_REPLACE, "{what} {where} con {by} per Regione, {whence}"),
    replace_by_number=act(_REPLACE, "{what} {where} con {by} per Regione, {whence}"),
    swap=act("scambiate | scambiare | scambia | scambiano", "{given} con {taken}"),
    use_as=act(_USE, "{piece} come copia {card:di}"),
    discover=act(_DISCOVER, "{card} in quella Regione"),
    choose=act(_CHOOSE, "{party}"),
    choose_own=act(_CHOOSE, "una delle sue Regioni"),
    lose=act(_LOSE, "{what}"),
)
