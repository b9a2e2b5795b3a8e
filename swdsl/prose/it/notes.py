"""The fixed sentences of Italian."""

from typing import Final

from swdsl.prose.tables.notes import Notes

NOTES: Final = Notes(
    active="Una regola che non parla di Declino vale solo per una Razza attiva.",
    place="Qui «voi» è il giocatore la cui Razza occupa la Regione di questo Luogo mitico.",
    relic="Qui «voi» è il giocatore la cui Razza attiva tiene la Regione di questa Reliquia.",
    turn=(
        "I giocatori si alternano in senso orario; quando tutti hanno giocato, un giro è finito.",
        "Se non avete una Razza attiva, il turno comincia con la scelta di una combinazione.",
        (
            "Se ne avete una, radunate le truppe, lasciando almeno un segnalino in ogni Regione da "
            "tenere e riprendendo in mano gli altri, oppure mandatela in Declino."
        ),
        (
            "Un turno di espansione prosegue con le conquiste, la ridistribuzione e il conteggio, in "
            "quest'ordine; un turno di Declino passa subito al conteggio."
        ),
        "Al conteggio entrambe le vostre Razze fruttano Monete.",
    ),
    power_kept="Il tassello di questo Potere resta quindi accanto alla Razza in Declino.",
    occupied_scored=(
        "Quindi queste Regioni valgono anche al conteggio, e non dovete abbandonarle alla ridistribuzione."
    ),
)
