"""Italian text of the rulebook: what connects the rules, chapter by chapter."""

from typing import Final

from swdsl.reference.words.table import Chapter, Passage

PASSAGES: Final = {
    Chapter.GOAL: Passage(
        "Lo scopo",
        (
            (
                "Ogni giocatore guida una Razza dopo l’altra in un mondo troppo piccolo per tutte. Alla "
                "fine del vostro turno le vostre Regioni fruttano Monete; vince chi ne possiede di più "
                "quando finisce l’ultimo giro."
            ),
            (
                "Nessuna Razza resta forte a lungo. Quando la vostra si è estesa troppo, mandatela in "
                "Declino: frutterà ancora per un po’, e voi ricomincerete con un’altra."
            ),
        ),
    ),
    Chapter.NEEDED: Passage(
        "Che cosa serve",
        (
            (
                "A portata di mano stanno la mappa, le Monete come riserva, la fila delle "
                "combinazioni, un contenitore con i segnalini di ogni Razza, il dado Rinforzi e il "
                "segnalino dei turni. Le pedine di una Razza, di un Potere o di un Luogo mitico attendono "
                "accanto alla sua tessera che qualcuno la giochi."
            ),
        ),
    ),
    Chapter.SETUP: Passage(
        "Preparazione",
        (
            (
                "Scegliete la mappa adatta al numero di giocatori e mettete il segnalino dei turni sulla "
                "sua prima casella."
            ),
            (
                "Mescolate i vessilli delle razze, poi i tasselli dei poteri. Un vessillo accanto a un "
                "tassello è una combinazione; le combinazioni disponibili formano una fila e il resto "
                "attende in due pile."
            ),
            "Decidete chi comincia; gli altri seguono in senso orario.",
        ),
    ),
    Chapter.TURN: Passage(
        "Il turno",
        (
            (
                "Radunando le truppe potete svuotare del tutto una Regione: è abbandonata e non è più "
                "vostra. Una Razza che non sta più da nessuna parte entra di nuovo in gioco, come una "
                "Razza nuova."
            ),
        ),
    ),
    Chapter.DRAFT: Passage(
        "Prendere una combinazione",
        (
            ("La prima combinazione della fila è gratuita; per un’altra si paga ognuna di quelle saltate."),
            "Le Monete che si trovano sulla combinazione scelta sono vostre.",
            (
                "Ricevete tanti segnalini quanti ne indicano insieme vessillo e tassello. Altri arrivano "
                "solo dalle regole che li concedono, e finché il contenitore ne ha."
            ),
            ("Le combinazioni che seguono salgono di un posto e una nuova appare in fondo alla fila."),
        ),
    ),
    Chapter.CONQUEST: Passage(
        "Le conquiste",
        (
            (
                "Una conquista comincia con almeno un segnalino in mano. I segnalini che costa vanno "
                "nella Regione e vi restano fino alla ridistribuzione."
            ),
            "Continuate finché potete e volete.",
            (
                "Una Razza senza Regioni deve prima entrare in gioco: la prima conquista segue le regole "
                "d’entrata, tutte le altre quelle delle Regioni raggiungibili."
            ),
            (
                "Dite il nome della Regione prima di lanciare il dado per il tentativo finale. Se "
                "segnalini e punti insieme non bastano, nulla è conquistato, i segnalini restano in mano "
                "fino alla ridistribuzione e le conquiste sono finite."
            ),
            (
                "Segnalini e pedine che servono solo per l’attacco conquistano come gli altri e si "
                "riprendono alla ridistribuzione; una Regione in cui non resta altro è allora "
                "abbandonata."
            ),
            (
                "Una pedina lascia la sua Regione quando questa è conquistata, e la mappa quando la sua "
                "Razza va in Declino o scompare, a meno che la sua regola non dica che resta."
            ),
        ),
    ),
    Chapter.LOSSES: Passage(
        "Perdere una Regione",
        (
            (
                "I segnalini superstiti in mano tornano alla fine del turno dell’attaccante, in Regioni "
                "dove la loro Razza è ancora presente; se non ce ne sono, attendono il turno seguente "
                "del proprietario."
            ),
        ),
    ),
    Chapter.MARKERS: Passage(
        "Reliquie e luoghi",
        (
            (
                "Prima della partita si mescolano reliquie e luoghi a faccia in giù. La pila ne contiene "
                "uno per ogni Regione che comincia con segnalini neutrali; nessuno guarda gli altri."
            ),
            "Una reliquia o un luogo serve a chi occupa la sua Regione e passa di mano con essa.",
        ),
    ),
    Chapter.REDEPLOYMENT: Passage(
        "La ridistribuzione",
        (
            (
                "Finite le conquiste, disponete come volete i segnalini della Razza attiva nelle sue "
                "Regioni, almeno uno per Regione."
            ),
        ),
    ),
    Chapter.SCORING: Passage(
        "Il conteggio",
        ("Quante Monete possedete resta un segreto fino alla fine.",),
    ),
    Chapter.DECLINE: Passage(
        "Il Declino",
        (
            (
                "Il Declino prende il posto dell’espansione: in questo turno non conquistate nulla, "
                "contate le Monete, e nel turno seguente prenderete una nuova combinazione."
            ),
            "Il tassello del potere si scarta, a meno che non dica qualcosa sul Declino.",
            (
                "Girate il vessillo e con esso i segnalini. Potete avere una sola Razza in Declino: la "
                "precedente lascia la mappa, il suo vessillo va sotto la pila e il tassello del suo "
                "Potere tra gli scarti."
            ),
        ),
    ),
    Chapter.END: Passage(
        "La fine",
        (
            (
                "La partita termina quando l’ultimo giro della mappa è stato giocato per intero. Vince "
                "il più ricco; a parità, chi ha più segnalini Razza sulla mappa, attivi e in Declino."
            ),
        ),
    ),
    Chapter.MIXING: Passage(
        "Mescolare le scatole",
        (
            (
                "Più scatole possono dividersi un tavolo. Razze, Poteri, Reliquie e Luoghi mitici si "
                "mescolano, e la mappa decide che cosa significano le loro parole: ciò che non ha, lo "
                "sostituisce con ciò che vale lo stesso."
            ),
            (
                "Un elemento a cui serve qualcosa che la mappa non offre resta nella scatola. La pagina "
                "di ogni partita dice che cosa c’è sul suo tavolo."
            ),
        ),
    ),
}

#: What a board takes for what, filled with the names.
COUNTS_AS: Final = "Valgono lo stesso: {things}."
