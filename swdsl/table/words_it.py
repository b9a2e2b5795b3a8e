"""Italian words of the table."""

from typing import Final

from swdsl.table.words import TableWords, rows

ITALIAN: Final = TableWords(
    choices=rows(
        """
        conquer: conquistare {region} con {cost}
        replace: prendere {region}
        roll_for: tirare il dado per {region}
        attempt: ultimo tentativo: {region} (mancano {short})
        arm: {clause}: usare nel prossimo attacco
        use: {clause}: usare
        abandon: abbandonare {region}
        stop: terminare le conquiste
        expand: espandersi
        decline: andare in Declino
        pick: prendere {combo} per {price}
        yes: {clause}: sì
        pass: {clause}: passare
        choose_region: {clause}: {region}
        choose_player: {clause}: {player}
        choose_combo: {clause}: la combinazione di {race}
        choose_marker: {clause}: {marker}
        face: il dado mostra {pips}
        put_one: mettere 1 segnalino: {region}
        put_rest: metterli tutti ({number}): {region}
        give_up: cedere {region}
        settle: mettere {number} × {neutral}: {region}
        """
    ),
    refusals=rows(
        """
        abandoned_this_turn: Avete abbandonato questa Regione in questo turno; potrete tornarci dal prossimo.
        attack_failed_there: Un attacco a questa Regione è fallito in questo turno; riprovate nel prossimo.
        aid_does_not_work_there: L’aiuto scelto non funziona in questa Regione.
        aid_works_nowhere: Questo aiuto ora non funzionerebbe in nessuna Regione.
        already_held: Occupate già questa Regione.
        armed_aid_needs_target: Avete scelto un aiuto: scegliete la Regione a cui serve.
        armed_in_order: Gli aiuti si scelgono nel loro ordine; questo viene prima.
        attempt_needs_shortage: Avete abbastanza segnalini: l’ultimo tentativo è per chi non ne ha.
        banned: Una regola di chi la occupa lo vieta.
        borders_guests: Confina con una Regione dove ce ne sono già.
        closed_ground: La vostra Razza non può entrare in questo terreno.
        die_already_used: In questo turno avete già tirato il dado per un’ultima Regione.
        forbidden: Una vostra regola lo vieta.
        game_is_over: La partita è finita.
        help_is_warded: Ci vorrebbe un aiuto che il difensore ignora.
        helps_do_not_join: Gli aiuti scelti non si combinano.
        immune: La Regione è immune.
        impassable: Nessuno può mai stare in questa Regione.
        leaves_too_little_room: Gli altri non troverebbero più posto.
        garrison_too_small: Troppo pochi segnalini in mano per la guarnigione che deve starci.
        needs_foothold: La vostra Razza deve prima occupare una Regione.
        no_entry_there: La vostra Razza non è ancora sulla mappa e non può entrare da lì.
        no_guests_there: Lì questi segnalini non possono stare.
        no_such_aid: Non c’è un tale aiuto.
        no_such_combo: Nella fila non c’è una tale combinazione.
        no_token_in_hand: Non avete più segnalini in mano.
        not_adjacent: Non confina con nessuna delle vostre Regioni.
        not_enough_tokens: Non avete abbastanza segnalini.
        not_now: Non è il momento.
        not_offered: Non è disponibile.
        team_mate: La occupa un vostro compagno di squadra.
        too_dear: Non avete abbastanza Monete.
        tray_is_empty: Nel contenitore non restano segnalini.
        used_up: È esaurito.
        """
    ),
    tokens=("segnalino", "segnalini"),
    coins=("Moneta", "Monete"),
    plural=lambda number: int(number != 1),
    player="giocatore {number}",
    in_decline="in Declino",
    shortage="Avete: {have}; servono: {need}.",
    no_conquest="Ora non potete conquistare {region}.",
    combo="{race} ({power})",
)
