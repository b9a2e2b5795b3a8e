"""The fixed sentences of Italian."""

from typing import Final

from swdsl.prose.notes import Notes

NOTES: Final = Notes(
    active="Una regola che non parla di Declino vale solo per una Razza attiva.",
    place="Qui «voi» è il giocatore la cui Razza occupa la Regione di questo Luogo.",
    relic="Qui «voi» è il giocatore la cui Razza attiva tiene la Regione di questa Reliquia.",
    turn=(
        "I giocatori si alternano in senso orario; quando tutti hanno giocato, un giro è finito.",
        (
            "Chi non ha una Razza attiva sceglie anzitutto una combinazione della colonna, con le Monete "
            "che vi si trovano sopra, e ne prende in mano i segnalini."
        ),
        (
            "Chi ne ha già una raduna le truppe, lasciando almeno un segnalino in ogni Regione che vuole "
            "tenere, oppure la manda in Declino e passa subito al conteggio."
        ),
        (
            "Seguono le conquiste, una Regione dopo l'altra: ognuna si paga con segnalini della mano, che "
            "restano dove sono stati spesi."
        ),
        (
            "Durante la ridistribuzione i segnalini della Razza attiva si dispongono da capo tra le sue "
            "Regioni, senza lasciarne vuota nessuna."
        ),
        "Al conteggio entrambe le Razze del giocatore fruttano Monete.",
        (
            "Dopo l'ultimo giro vince chi possiede più Monete; in caso di parità, chi tra i pari ha più "
            "segnalini sulla mappa."
        ),
    ),
    power_kept="Quindi il suo tassello resta accanto alla Razza in Declino.",
    occupied_scored=(
        "Quindi queste Regioni valgono anche al conteggio e non si abbandonano durante la ridistribuzione."
    ),
)
