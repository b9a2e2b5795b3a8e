"""Italian sentences for worked examples."""

from typing import Final

from swdsl.prose.tables.tales import Frames, Parts, Role, Tongue, deeds
from swdsl.words import Value

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
        lacks="{where}: {what}",
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
        free="è gratuita",
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
    Parts(
        roles={
            Role.SUBJECT: "{what}",
            Role.OBJECT: "{what}",
            Role.WITH: "con {what}",
            Role.AS: "come {what}",
            Role.IN: "{what:in}",
            Role.TO: "{what:in}",
            Role.FROM: "{what:di}",
            Role.BY: ", tenuta {what:da}",
            Role.ABILITY: "con l'abilità {what:di}",
        },
        none="{none}",
        region="«{name}»",
        region_from="da {what}",
        power="il Potere «{name}»",
        tokens_of="{tokens} {race:di}",
        combo="{race} {power}",
    ),
)
