"""Italian words for a box on one page."""

from typing import Final

from swdsl.reference.words.overview import Laid, OverviewWords, Part

OVERVIEW: Final = OverviewWords(
    title="Le regole in una pagina",
    lead="Un turno dall’inizio alla fine, e chi ha qualcosa da dire in ogni momento.",
    also="Anche",
    order_title="L’ordine degli effetti",
    order=(
        (
            "Chi viene prima",
            (
                "Il giocatore di turno, poi gli altri in senso orario; di un giocatore prima la Razza"
                " attiva, poi quella in Declino; di una Razza prima le regole per tutti, poi Razza, "
                "Potere, Luoghi mitici e Reliquie. Ciò che è obbligatorio precede ciò che è offerto."
            ),
        ),
        (
            "Quanto costa una conquista",
            (
                "Prima il terreno, poi tutto ciò che si aggiunge o si toglie, compresi i punti del "
                "dado; poi vale il costo minimo. Un prezzo esatto prevale su tutto."
            ),
        ),
        (
            "Quanto frutta un turno",
            (
                "Regione per Regione: la Moneta della Regione e quelle aggiuntive, poi ciò che "
                "raddoppia o vieta. Poi le Monete che non spettano a nessuna Regione. Infine le "
                "Monete prese agli altri."
            ),
        ),
    ),
    parts={
        Part.START: (
            "Comincia il vostro turno",
            "",
        ),
        Part.CHOICE: (
            "Combinazione, espansione o Declino",
            (
                "Senza Razza attiva, prendete una combinazione. Altrimenti radunate le truppe o "
                "andate in Declino."
            ),
        ),
        Part.CONQUEST: (
            "Ogni conquista",
            (
                "Scegliete una Regione raggiungibile e metteteci i segnalini che costa. Non bastano "
                "per l’ultima? Nominatela e lanciate il dado."
            ),
        ),
        Part.TAKEN: (
            "Una Regione passa di mano",
            (
                "Chi la perde rinuncia a un segnalino; gli altri tornano in mano, o nel contenitore "
                "se la Razza è in Declino."
            ),
        ),
        Part.ANY_TIME: (
            "In qualsiasi momento prima del conteggio",
            "",
        ),
        Part.AFTER_CONQUESTS: (
            "Dopo le conquiste",
            "",
        ),
        Part.REDEPLOYMENT: (
            "Ridistribuzione",
            (
                "Disponete i segnalini, almeno uno in ogni Regione da tenere. Quelli solo per "
                "l’attacco se ne vanno. Poi si ripiazzano i segnalini scacciati."
            ),
        ),
        Part.BEFORE_SCORING: (
            "Prima del conteggio",
            "",
        ),
        Part.SCORING: (
            "Conteggio",
            "Una Moneta per ogni Regione delle vostre Razze, attiva e in Declino.",
        ),
        Part.AFTER_SCORING: (
            "Dopo il conteggio",
            "",
        ),
        Part.DECLINE: (
            "Un turno di Declino",
            (
                "La precedente Razza in Declino se ne va. La nuova conserva un segnalino per Regione "
                "e si gira; poi si contano le Monete. Il turno dopo comincia con una combinazione."
            ),
        ),
        Part.STANDING: (
            "Sempre",
            "",
        ),
    },
    table="Il tavolo prima del primo turno",
    laid={
        Laid.BOARD: "la mappa per il vostro numero di giocatori",
        Laid.NEUTRALS: "i segnalini neutrali nelle Regioni con il loro simbolo",
        Laid.MARKER: "il segnaturno sul primo giro",
        Laid.COMBOS: "la fila delle combinazioni; accanto a ognuna, il suo prezzo",
        Laid.STACKS: "gli altri vessilli e tasselli, a faccia in giù",
        Laid.BANK: "le Monete",
        Laid.DIE: "il dado Rinforzi",
        Laid.TRAY: "il contenitore con i segnalini di tutte le Razze",
        Laid.COINS: "le Monete iniziali di ogni giocatore",
        Laid.FINDS: "Reliquie e Luoghi mitici, mescolati, a faccia in giù",
    },
    signs="Segni sulle tessere",
    signs_lead="Che cosa significano i segni sulle tessere",
    sign={
        "coin": ("Monete", "ne frutta o ne prende"),
        "tokens": ("Segnalini", "ne porta, o dice quanti possono stare in un posto"),
        "attack": ("Conquiste", "cambia il costo delle vostre conquiste, o ne permette altre"),
        "defence": ("Difesa", "rende più care da conquistare le vostre Regioni"),
        "immunity": ("Immunità", "una Regione che non può essere conquistata"),
        "march": ("Portata", "permette di entrare o arrivare dove altri non possono"),
        "piece": ("Pezzi", "pezzi propri vengono piazzati, spostati o rimossi"),
        "die": ("Dado", "potete lanciare il dado"),
        "decline": ("Declino", "riguarda l’andare in Declino, o vale in Declino"),
        "link": ("Adiacenza", "contano come adiacenti Regioni senza confine comune"),
        "swap": ("Scambio", "qualcosa viene scambiato o sostituito"),
        "find": ("Scoperta", "qualcosa viene scoperto"),
        "loss": ("Perdite", "dice che cosa si perde o lascia la mappa"),
        "return": ("Ritorno", "segnalini o pezzi tornano indietro"),
        "peace": ("Pace", "qualcuno non può attaccare, o una tessera è senza effetto"),
        "breach": ("Breccia", "si ignorano i difensori o gli aiuti altrui"),
        "hand": ("Scelta", "scegliete un giocatore, o usate una tessera che non è vostra"),
    },
    all_examples="Tutti i {count} esempi",
)
