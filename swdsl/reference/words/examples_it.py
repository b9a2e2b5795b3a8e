"""Italian words of worked examples."""

from typing import Final

from swdsl.reference.words.examples import ExampleWords, reasons

EXAMPLES: Final = ExampleWords(
    title="Esempi",
    one="Esempio",
    lead="Posizioni giocate dal motore; ogni numero è scomposto nelle regole da cui viene.",
    assumes="A questo tavolo",
    position="Posizione",
    happens="Che cosa succede",
    result="Che cosa ne viene",
    reasons=reasons(
        """
        abandoned_this_turn: la Regione è stata abbandonata in questo turno
        attack_failed_there: un attacco alla Regione è fallito in questo turno
        aid_does_not_work_there: l’aiuto lì non funziona
        aid_works_nowhere: l’aiuto non funziona in nessun luogo
        already_held: la Regione è già occupata
        armed_aid_needs_target: l’aiuto richiede prima un bersaglio
        armed_in_order: gli aiuti vanno nel loro ordine
        attempt_needs_shortage: l’ultimo tentativo richiede che manchino segnalini
        banned: una regola lo vieta
        borders_guests: confina con una regione dove ce ne sono già
        closed_ground: il terreno è chiuso
        die_already_used: il dado è già stato usato
        game_is_over: la partita è finita
        help_is_warded: il difensore ignora l’aiuto
        helps_do_not_join: questi aiuti non si combinano
        immune: la Regione è immune
        impassable: nessuno può starci
        leaves_too_little_room: gli altri non troverebbero più posto
        garrison_too_small: la guarnigione sarebbe troppo piccola
        needs_foothold: la razza deve prima occupare una regione
        no_entry_there: da lì non si entra nella mappa
        no_guests_there: lì questi segnalini non possono stare
        no_such_aid: non c’è un tale aiuto
        no_such_combo: non c’è una tale combinazione
        no_token_in_hand: nessun segnalino in mano
        not_adjacent: la Regione non è adiacente
        not_enough_tokens: i segnalini non bastano
        not_now: non in questo momento
        not_offered: non è disponibile
        team_mate: la occupa un compagno di squadra
        too_dear: è troppo caro
        tray_is_empty: nel contenitore non restano segnalini
        used_up: è esaurito
        """
    ),
)
