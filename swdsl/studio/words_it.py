"""Italian words of the table."""

from typing import Final

from swdsl.studio.words import TableWords, rows

ITALIAN: Final = TableWords(
    choices=rows(
        """
        conquer: Conquista {region} con {tokens}
        replace: Prendi il posto dell’avversario: {region}
        roll_for: Tira il dado: {region}
        attempt: Ultimo tentativo: {region} (mancano {short})
        arm: Usa nel prossimo attacco: {clause}
        use: Usa: {clause}
        abandon: Abbandona {region}
        stop: Ferma le conquiste
        expand: Continua l’espansione
        decline: Vai in declino
        pick: Scegli {race} {power} per {price}, con {coins} sopra
        yes: {clause}: sì
        pass: {clause}: no
        choose_region: {clause}: {region}
        choose_player: {clause}: {player}
        choose_combo: {clause}: il distintivo di {race}
        choose_marker: {clause}: {marker}
        face: Il dado mostra {pips}
        put_one: Metti 1 segnalino: {region}
        put_rest: Mettili tutti ({number}): {region}
        give_up: Cedi {region}
        settle: Metti {neutral}: {region} ({number})
        """
    ),
    questions=rows(
        """
        choice: Espandersi o andare in declino?
        pick: Quale combinazione scegli?
        attack: Che cosa conquisti?
        die: Si tira il dado
        task: Che cosa scegli?
        spread: Dove vanno?
        deploy: Dove vanno i tuoi segnalini?
        give_up: Quale regione cedi?
        keep: Tieni questi segnalini?
        over: La partita è finita
        guests: Dove si mettono?
        """
    ),
    coins=("moneta", "monete"),
    player="Giocatore {number}",
    chance="Il caso",
    gains="{who} guadagna {coins}: {items}",
    pays="{who} paga {coins}: {items}",
    have_need="ne hai {have}, ne servono {need}",
    refused="Ora non si può: {reason}.",
    price_need="hai {have}, costa {need}",
    always_allowed="Non c’è nulla da dire: qui è sempre permesso.",
)
