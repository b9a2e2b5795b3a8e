"""Italian words of the reference."""

from typing import Final

from swdsl.reference.words.examples_it import EXAMPLES
from swdsl.reference.words.finding import FINDING
from swdsl.reference.words.pairs import PAIRS
from swdsl.reference.words.table import Chapter, Counted, Passage, Words
from swdsl.words import Kind

ITALIAN: Final = Words(
    language="it",
    own_name="Italiano",
    plural=lambda number: 0 if number == 1 else 1,
    counted={
        Counted.RACE: ("razza", "razze"),
        Counted.POWER: ("potere", "poteri"),
        Counted.RELIC: ("reliquia", "reliquie"),
        Counted.PLACE: ("luogo", "luoghi"),
        Counted.PIECE: ("pezzo", "pezzi"),
        Counted.MAP: ("mappa", "mappe"),
        Counted.REGION: ("regione", "regioni"),
        Counted.BORDER: ("confine", "confini"),
        Counted.PLAYER: ("giocatore", "giocatori"),
        Counted.TURN: ("turno", "turni"),
        Counted.TOKEN: ("segnalino", "segnalini"),
    },
    kinds={
        Kind.SET: "Scatola",
        Kind.TERRAIN: "Terreno",
        Kind.SYMBOL: "Simbolo",
        Kind.NEUTRAL: "Segnalini neutrali",
        Kind.PIECE: "Pezzo",
        Kind.TERM: "Termine",
        Kind.OPTION: "Opzione",
        Kind.RACE: "Razza",
        Kind.POWER: "Potere",
        Kind.RELIC: "Reliquia",
        Kind.PLACE: "Luogo",
        Kind.MAP: "Mappa",
        Kind.GAME: "Partita",
    },
    many={
        Kind.SET: "Scatole",
        Kind.TERRAIN: "Terreni",
        Kind.SYMBOL: "Simboli",
        Kind.NEUTRAL: "Segnalini neutrali",
        Kind.PIECE: "Pezzi",
        Kind.TERM: "Termini",
        Kind.OPTION: "Opzioni",
        Kind.RACE: "Razze",
        Kind.POWER: "Poteri",
        Kind.RELIC: "Reliquie",
        Kind.PLACE: "Luoghi",
        Kind.MAP: "Mappe",
        Kind.GAME: "Partite",
    },
    passages={
        Chapter.NEEDED: Passage("Che cosa serve"),
        Chapter.SETUP: Passage(
            "Preparazione",
            (
                (
                    "Scegliete la mappa adatta al numero di giocatori e mettete il segnalino dei turni "
                    "sulla sua prima casella."
                ),
                (
                    "Mescolate i vessilli delle razze, poi i tasselli dei poteri. Un vessillo accanto a un "
                    "tassello è una combinazione; le combinazioni disponibili formano una colonna e il "
                    "resto attende in due pile."
                ),
            ),
        ),
        Chapter.TURN: Passage("Il turno"),
        Chapter.DRAFT: Passage(
            "Prendere una combinazione",
            (
                "Le Monete che si trovano sulla combinazione scelta sono vostre.",
                (
                    "Ricevete tanti segnalini quanti ne indicano insieme vessillo e tassello. Altri "
                    "arrivano solo dalle regole che li concedono, e finché il contenitore ne ha."
                ),
                "Le combinazioni che seguono salgono di un posto e una nuova appare in fondo alla colonna.",
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
            ),
        ),
        Chapter.LOSSES: Passage(
            "Perdere una Regione",
            (
                (
                    "I segnalini superstiti in mano tornano alla fine del turno dell’attaccante, in "
                    "Regioni dove la loro Razza è ancora presente; se non ce ne sono, attendono il turno "
                    "seguente del proprietario."
                ),
            ),
        ),
        Chapter.MARKERS: Passage(
            "Reliquie e luoghi",
            (
                (
                    "Prima della partita si mescolano reliquie e luoghi a faccia in giù. La pila ne "
                    "contiene uno per ogni Regione che comincia con segnalini neutrali; nessuno guarda gli "
                    "altri."
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
            "Il conteggio", ("Quante Monete possedete resta un segreto fino alla fine.",)
        ),
        Chapter.DECLINE: Passage(
            "Il Declino",
            (
                (
                    "Il Declino prende il posto dell’espansione: in questo turno non conquistate nulla, "
                    "contate le Monete, e nel turno seguente prenderete una nuova combinazione."
                ),
                "Il tassello del potere si scarta, a meno che non dica qualcosa sul Declino.",
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
    },
    examples=EXAMPLES,
    finding=FINDING["it"],
    pairs=PAIRS["it"],
    colon=": ",
    title="Guida alle regole",
    lead="Ogni regola di ogni razza, potere, reliquia e luogo, ricavata da un’unica fonte e sempre "
    "aggiornata.",
    skip="Vai al contenuto",
    menu="Menu",
    main_menu="Menu principale",
    breadcrumbs="Sei qui",
    home="Inizio",
    search="Ricerca",
    search_hint="Cerca nelle regole (tasto /)",
    search_none="Nessun risultato",
    search_some="Risultati: {count}",
    language_switch="Lingua",
    theme="Chiaro o scuro",
    generated="Pagina ricavata dalle regole: cambiate una regola e la pagina la seguirà.",
    choose_language="Scegliete la lingua",
    top="Torna su",
    browse="Sfoglia",
    contents="Indice",
    glossary="Glossario",
    rulings="Chiarimenti",
    rulebook="Regolamento",
    components="Componenti",
    games_none="Nessuna partita è ancora composta: ogni scatola si gioca sulle proprie mappe.",
    rulings_lead="I punti che i regolamenti lasciano aperti o su cui si contraddicono, e le regole che li "
    "risolvono.",
    glossary_lead="Terreni, simboli e parole di cui le regole si servono, e tutto ciò che ne parla.",
    pieces_lead="Tutto ciò che si mette sulla mappa oltre ai segnalini Razza.",
    options_lead="I punti su cui i tavoli differiscono. Vale la prima risposta, se la partita non dice "
    "altro.",
    maps_lead="I tabelloni con le loro regioni, disegnati in modo che due regioni si tocchino solo e "
    "sempre quando confinano.",
    games_lead="Tavoli composti di mappe e scatole.",
    tile="Tessera",
    active_side="Attiva",
    decline_side="In Declino",
    rules="Regole",
    facts="In breve",
    plain="Nient’altro di speciale: valgono le regole comuni.",
    source="Fonte",
    source_lead="Così è scritto nelle regole; tutto in questa pagina deriva da queste righe.",
    permalink="Collegamento a questa regola",
    handwritten="formulata dall’autore",
    based_on="Si fonda su",
    named_by="Nominato da",
    names_these="Vedi anche",
    legal_in="Si può giocare in",
    fits_maps="Mappe della sua scatola",
    tokens="Segnalini",
    in_tray="Nel contenitore",
    attack_only="Solo per attaccare",
    supply="Nella scatola",
    previous="Precedente",
    following="Successivo",
    tile_alt="Tessera: {name}",
    region="Regione",
    terrain="Terreno",
    symbols="Simboli",
    edge="Bordo",
    neighbours="Confinanti",
    degree="Confini",
    distance="Distanza media",
    yes="sì",
    map_facts="La forma della mappa",
    regions="Regioni",
    borders="Confini",
    at_edge="Sul bordo",
    chokes="Strettoie: senza di esse le terre si dividono",
    no_chokes="Nessuna strettoia: nessuna regione da sola divide in due le terre.",
    central="La più centrale",
    connected_most="Più confinanti",
    players="Giocatori",
    turns="Turni",
    map_alt="Mappa {name}: {regions}, {borders}. Tutte le regioni sono nella tabella qui sotto.",
    download="Immagine in SVG",
    undrawn="Questa mappa non si può disegnare in piano; si veda la tabella.",
    default="predefinita",
    instead="Altri tavoli giocano così",
    used_by="Ricorre in",
    ruling="Chiarimento",
    rule="Regola",
    why="Perché",
    everybody="Regole per tutti",
    frame_of="Regole comuni ({set})",
    lacking="manca: {things}",
    by_choice="escluso per scelta",
    guests="{neutral}: {tokens} in ciascuna di {regions} regioni contrassegnate da «{symbol}»",
    guests_apart=", mai confinanti tra loro",
    on_table="Sul tavolo",
    off_table="Non sul tavolo",
    teams="Squadre da {size}, compagni a {apart} posti di distanza: per le regole non sono avversari",
    team_coins="le monete si contano insieme",
    team_peace="nessuno attacca una regione di un compagno",
    player_aid="Promemoria",
    cut_here="Stampate al 100 %. Ritagliate lungo i segni.",
)
