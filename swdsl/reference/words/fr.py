"""French words of the reference."""

from typing import Final

from swdsl.reference.words.examples_fr import EXAMPLES
from swdsl.reference.words.finding import FINDING
from swdsl.reference.words.pairs import PAIRS
from swdsl.reference.words.table import Chapter, Counted, Passage, Words
from swdsl.words import Kind

FRENCH: Final = Words(
    language="fr",
    own_name="Français",
    plural=lambda number: 0 if number < 2 else 1,
    counted={
        Counted.RACE: ("peuple", "peuples"),
        Counted.POWER: ("pouvoir", "pouvoirs"),
        Counted.RELIC: ("relique", "reliques"),
        Counted.PLACE: ("lieu", "lieux"),
        Counted.PIECE: ("élément", "éléments"),
        Counted.MAP: ("carte", "cartes"),
        Counted.REGION: ("région", "régions"),
        Counted.BORDER: ("frontière", "frontières"),
        Counted.PLAYER: ("joueur", "joueurs"),
        Counted.TURN: ("tour", "tours"),
        Counted.TOKEN: ("pion", "pions"),
    },
    kinds={
        Kind.SET: "Boîte",
        Kind.TERRAIN: "Terrain",
        Kind.SYMBOL: "Symbole",
        Kind.NEUTRAL: "Pions neutres",
        Kind.PIECE: "Élément",
        Kind.TERM: "Terme",
        Kind.OPTION: "Option",
        Kind.RACE: "Peuple",
        Kind.POWER: "Pouvoir",
        Kind.RELIC: "Relique",
        Kind.PLACE: "Lieu",
        Kind.MAP: "Carte",
        Kind.GAME: "Partie",
    },
    many={
        Kind.SET: "Boîtes",
        Kind.TERRAIN: "Terrains",
        Kind.SYMBOL: "Symboles",
        Kind.NEUTRAL: "Pions neutres",
        Kind.PIECE: "Éléments",
        Kind.TERM: "Termes",
        Kind.OPTION: "Options",
        Kind.RACE: "Peuples",
        Kind.POWER: "Pouvoirs",
        Kind.RELIC: "Reliques",
        Kind.PLACE: "Lieux",
        Kind.MAP: "Cartes",
        Kind.GAME: "Parties",
    },
    passages={
        Chapter.NEEDED: Passage("Le matériel"),
        Chapter.SETUP: Passage(
            "La mise en place",
            (
                (
                    "Prenez la carte prévue pour votre nombre de joueurs et posez le compte-tours sur sa "
                    "première case."
                ),
                (
                    "Mélangez les tuiles de peuple, puis celles de pouvoir. Une tuile de chaque sorte côte "
                    "à côte forme une combinaison ; les combinaisons offertes constituent une colonne et "
                    "le reste attend en deux piles."
                ),
            ),
        ),
        Chapter.TURN: Passage("Le tour de jeu"),
        Chapter.DRAFT: Passage(
            "Prendre une combinaison",
            (
                "Les jetons posés sur la combinaison choisie sont à vous.",
                (
                    "Vous recevez autant de pions que l’indiquent ensemble les deux tuiles. Seule une "
                    "règle qui le dit en donne d’autres, et seulement tant qu’il en reste dans le casier."
                ),
                "Les combinaisons suivantes remontent et une nouvelle apparaît au bout de la colonne.",
            ),
        ),
        Chapter.CONQUEST: Passage(
            "Les conquêtes",
            (
                (
                    "Une conquête commence avec au moins un pion en main. Les pions qu’elle coûte vont "
                    "dans la région et y restent jusqu’au redéploiement."
                ),
                "Continuez tant que vous le pouvez et le souhaitez.",
            ),
        ),
        Chapter.LOSSES: Passage(
            "Perdre une région",
            (
                (
                    "Les pions survivants repris en main reviennent à la fin du tour de l’attaquant, dans "
                    "des régions encore occupées par leur peuple ; s’il n’y en a plus, ils attendent le "
                    "prochain tour de leur propriétaire."
                ),
            ),
        ),
        Chapter.MARKERS: Passage(
            "Les reliques et les lieux",
            (
                (
                    "Avant la partie, on mélange reliques et lieux, face cachée. La pile en compte autant "
                    "qu’il y a de régions garnies de pions neutres ; nul ne regarde les autres."
                ),
                "Une relique ou un lieu sert à celui qui occupe sa région et change de maître avec elle.",
            ),
        ),
        Chapter.REDEPLOYMENT: Passage(
            "Le redéploiement",
            (
                (
                    "Vos conquêtes terminées, répartissez à votre guise les pions du peuple actif dans ses "
                    "régions, au moins un dans chacune."
                ),
            ),
        ),
        Chapter.SCORING: Passage("Le décompte", ("Votre fortune reste secrète jusqu’à la fin.",)),
        Chapter.DECLINE: Passage(
            "Le déclin",
            (
                (
                    "Le déclin remplace l’expansion : vous ne conquérez rien ce tour-ci, vous marquez, et "
                    "vous prendrez une nouvelle combinaison à votre prochain tour."
                ),
                "La tuile de pouvoir est défaussée, sauf si elle a quelque chose à dire du déclin.",
            ),
        ),
        Chapter.END: Passage(
            "La fin",
            (
                (
                    "La partie s’arrête quand le dernier tour de jeu de la carte a été joué en entier. Le "
                    "plus riche gagne ; à égalité, celui des ex æquo qui a le plus de pions de peuple sur "
                    "le plateau, actifs et en déclin."
                ),
            ),
        ),
    },
    examples=EXAMPLES,
    finding=FINDING["fr"],
    pairs=PAIRS["fr"],
    colon="\u00a0: ",
    title="Référence des règles",
    lead="Chaque règle de chaque peuple, pouvoir, relique et lieu, tirée d’une source unique et toujours à "
    "jour.",
    skip="Aller au contenu",
    menu="Menu",
    main_menu="Menu principal",
    breadcrumbs="Vous êtes ici",
    home="Accueil",
    search="Recherche",
    search_hint="Chercher dans les règles (touche /)",
    search_none="Aucun résultat",
    search_some="Résultats : {count}",
    language_switch="Langue",
    theme="Clair ou sombre",
    generated="Page tirée des règles : changez une règle, elle suivra.",
    choose_language="Choisissez votre langue",
    top="Haut de la page",
    browse="Parcourir",
    contents="Sommaire",
    glossary="Glossaire",
    rulings="Points de règle",
    rulebook="Livret de règles",
    components="Composants",
    games_none="Aucune partie n’est encore composée : chaque boîte se joue sur ses propres cartes.",
    rulings_lead="Les points que les livrets laissent ouverts ou sur lesquels ils divergent, et les règles "
    "qui tranchent.",
    glossary_lead="Les terrains, symboles et mots dont les règles se servent, et tout ce qui en parle.",
    pieces_lead="Tout ce qui se pose sur le plateau en plus des pions de peuple.",
    options_lead="Les points sur lesquels les tables diffèrent. La première réponse vaut, sauf si la "
    "partie en décide autrement.",
    maps_lead="Les plateaux et leurs régions, dessinés de sorte que deux régions se touchent si et "
    "seulement si elles sont voisines.",
    games_lead="Des tables composées de cartes et de boîtes.",
    tile="Tuile",
    active_side="Actif",
    decline_side="En déclin",
    rules="Règles",
    facts="En bref",
    plain="Rien d’autre de particulier : les règles communes s’appliquent.",
    source="Source",
    source_lead="Voici les lignes des règles ; tout sur cette page en découle.",
    permalink="Lien vers cette règle",
    handwritten="formulé par l’auteur",
    based_on="Repose sur",
    named_by="Cité par",
    names_these="Concerne",
    legal_in="Jouable dans",
    fits_maps="Cartes de sa boîte",
    tokens="Pions",
    in_tray="Dans le casier",
    attack_only="Pour l’attaque seulement",
    supply="Dans la boîte",
    previous="Précédent",
    following="Suivant",
    tile_alt="Tuile : {name}",
    region="Région",
    terrain="Terrain",
    symbols="Symboles",
    edge="Bord",
    neighbours="Voisines",
    degree="Frontières",
    distance="Distance moyenne",
    yes="oui",
    map_facts="La forme du plateau",
    regions="Régions",
    borders="Frontières",
    at_edge="Au bord",
    chokes="Goulots : sans eux, les terres se séparent",
    no_chokes="Aucun goulot : aucune région ne coupe à elle seule les terres en deux.",
    central="La plus centrale",
    connected_most="Le plus de voisines",
    players="Joueurs",
    turns="Tours",
    map_alt="Carte {name} : {regions}, {borders}. Le tableau ci-dessous donne toutes les régions.",
    download="Image en SVG",
    undrawn="Ce plateau ne peut pas se dessiner à plat ; voyez le tableau.",
    default="par défaut",
    instead="D’autres tables jouent ainsi",
    used_by="Voir",
    ruling="Point de règle",
    rule="Règle",
    why="Car",
    everybody="Règles pour tous",
    frame_of="Règles communes ({set})",
    lacking="il manque : {things}",
    by_choice="laissé de côté par choix",
    guests="{neutral} : {tokens} dans chacune de {regions} régions marquées « {symbol} »",
    guests_apart=", sans frontière commune",
    on_table="Sur la table",
    off_table="Pas sur la table",
    teams="Équipes de {size}, les coéquipiers à {apart} places l’un de l’autre : ils ne sont pas adversaires",
    team_coins="les pièces sont comptées ensemble",
    team_peace="personne n’attaque une région d’un coéquipier",
    player_aid="Aide de jeu",
    cut_here="Imprimez à 100 %. Découpez le long des repères.",
)
