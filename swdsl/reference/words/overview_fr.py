"""French words for a box on one page."""

from typing import Final

from swdsl.reference.words.overview import Laid, OverviewWords, Part

OVERVIEW: Final = OverviewWords(
    title="Les règles en une page",
    lead="Un tour du début à la fin, et qui a son mot à dire à chaque moment.",
    also="Aussi",
    order_title="L’ordre des effets",
    order=(
        (
            "Qui passe d’abord",
            (
                "Le joueur dont c’est le tour, puis les autres dans le sens horaire ; chez un joueur,"
                " le peuple actif avant le peuple en déclin ; pour un peuple, les règles communes, le"
                " peuple, le pouvoir, les lieux, les reliques. Ce qui est obligatoire passe avant ce "
                "qui est proposé."
            ),
        ),
        (
            "Ce que coûte une conquête",
            (
                "D’abord le terrain, puis tout ce qui s’ajoute ou se retranche, points du dé compris "
                "; vient ensuite le coût minimal. Un prix exact l’emporte sur tout."
            ),
        ),
        (
            "Ce que rapporte un tour",
            (
                "Région par région : le jeton de la région et les jetons supplémentaires, puis ce qui"
                " double ou interdit. Ensuite les jetons qui ne tiennent à aucune région. Enfin les "
                "jetons pris aux autres."
            ),
        ),
    ),
    parts={
        Part.START: (
            "Votre tour commence",
            "",
        ),
        Part.CHOICE: (
            "Combinaison, expansion ou déclin",
            ("Sans peuple actif, prenez une combinaison. Sinon, préparez vos troupes ou passez en déclin."),
        ),
        Part.CONQUEST: (
            "Chaque conquête",
            (
                "Choisissez une région à portée et posez-y les pions qu’elle coûte. Il en manque pour"
                " la dernière ? Nommez-la et lancez le dé."
            ),
        ),
        Part.TAKEN: (
            "Une région change de mains",
            (
                "Le perdant rend un pion ; les autres reviennent en main, ou au casier si ce peuple "
                "est en déclin."
            ),
        ),
        Part.ANY_TIME: (
            "À tout moment avant le décompte",
            "",
        ),
        Part.AFTER_CONQUESTS: (
            "Après les conquêtes",
            "",
        ),
        Part.REDEPLOYMENT: (
            "Redéploiement",
            (
                "Répartissez vos pions, au moins un dans chaque région à garder. Les pions réservés à"
                " l’attaque s’en vont. Puis les pions chassés sont replacés."
            ),
        ),
        Part.BEFORE_SCORING: (
            "Avant le décompte",
            "",
        ),
        Part.SCORING: (
            "Décompte",
            "Un jeton pour chaque région de vos peuples, actif et en déclin.",
        ),
        Part.AFTER_SCORING: (
            "Après le décompte",
            "",
        ),
        Part.DECLINE: (
            "Un tour de déclin",
            (
                "L’ancien peuple en déclin s’en va. Le nouveau garde un pion par région et se "
                "retourne ; puis vient le décompte. Le tour suivant commence par une combinaison."
            ),
        ),
        Part.STANDING: (
            "En permanence",
            "",
        ),
    },
    table="La table avant le premier tour",
    laid={
        Laid.BOARD: "le plateau prévu pour votre nombre de joueurs",
        Laid.NEUTRALS: "les pions neutres dans les régions qui portent leur symbole",
        Laid.MARKER: "le marqueur de tour sur le premier tour",
        Laid.COMBOS: "la colonne des combinaisons ; à côté de chacune, son prix",
        Laid.STACKS: "les autres tuiles de peuple et de pouvoir, face cachée",
        Laid.BANK: "les jetons de victoire",
        Laid.DIE: "le dé de renforts",
        Laid.TRAY: "le casier avec les pions de tous les peuples",
        Laid.COINS: "les jetons de départ de chaque joueur",
        Laid.FINDS: "reliques et lieux, mélangés, face cachée",
    },
    signs="Signes sur les tuiles",
    signs_lead="Ce que veulent dire les signes sur les tuiles",
    sign={
        "coin": ("Jetons de victoire", "en rapporte ou en prend"),
        "tokens": ("Pions", "en apporte, ou dit combien peuvent se tenir quelque part"),
        "attack": ("Conquêtes", "change le coût de vos conquêtes, ou en permet d’autres"),
        "defence": ("Défense", "rend vos régions plus chères à conquérir"),
        "immunity": ("Imprenable", "une région qui ne peut pas être conquise"),
        "march": ("Portée", "permet d’entrer ou d’aller là où d’autres ne peuvent pas"),
        "piece": ("Pièces", "des pièces propres sont placées, déplacées ou retirées"),
        "die": ("Dé", "vous pouvez lancer le dé"),
        "decline": ("Déclin", "concerne le passage en déclin, ou agit en déclin"),
        "link": ("Adjacence", "des régions sans frontière commune comptent comme adjacentes"),
        "swap": ("Échange", "quelque chose est échangé ou remplacé"),
        "find": ("Découverte", "quelque chose est révélé"),
        "loss": ("Pertes", "dit ce qui est perdu ou quitte le plateau"),
        "return": ("Retour", "des pions ou des pièces reviennent"),
        "peace": ("Paix", "quelqu’un ne peut pas attaquer, ou une tuile est sans effet"),
        "breach": ("Brèche", "les défenseurs ou les aides sont ignorés"),
        "hand": ("Choix", "vous choisissez un joueur, ou utilisez une tuile qui n’est pas à vous"),
    },
    all_examples="Les {count} exemples",
)
