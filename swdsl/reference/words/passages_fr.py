"""French text of the rulebook: what connects the rules, chapter by chapter."""

from typing import Final

from swdsl.reference.words.table import Chapter, Passage

PASSAGES: Final = {
    Chapter.GOAL: Passage(
        "Le but",
        (
            (
                "Chaque joueur mène un peuple après l’autre dans un monde trop petit pour tous. À la fin "
                "de votre tour, vos régions rapportent des jetons de victoire ; le plus riche à la fin "
                "du dernier tour de jeu l’emporte."
            ),
            (
                "Aucun peuple ne reste fort longtemps. Quand le vôtre s’est trop étendu, faites-le "
                "passer en déclin : il rapporte encore quelque temps, et vous repartez avec un autre."
            ),
        ),
    ),
    Chapter.NEEDED: Passage(
        "Le matériel",
        (
            (
                "À portée de main : le plateau, les jetons de victoire en réserve, la colonne des "
                "combinaisons, un casier avec les pions de chaque peuple, le dé de renforts et le "
                "compte-tours. Les pièces d’un peuple, d’un pouvoir ou d’un lieu attendent près de sa "
                "tuile que quelqu’un le joue."
            ),
        ),
    ),
    Chapter.SETUP: Passage(
        "La mise en place",
        (
            (
                "Prenez la carte prévue pour votre nombre de joueurs et posez le compte-tours sur sa "
                "première case."
            ),
            (
                "Mélangez les tuiles de peuple, puis celles de pouvoir. Une tuile de chaque sorte côte à "
                "côte forme une combinaison ; les combinaisons offertes constituent une colonne et le "
                "reste attend en deux piles."
            ),
            "Décidez qui commence ; les autres suivent dans le sens horaire.",
        ),
    ),
    Chapter.TURN: Passage(
        "Le tour de jeu",
        (
            (
                "En préparant vos troupes, vous pouvez vider entièrement une région : elle est "
                "abandonnée et n’est plus à vous. Un peuple qui n’est plus nulle part entre de "
                "nouveau en jeu, comme un peuple neuf."
            ),
        ),
    ),
    Chapter.DRAFT: Passage(
        "Prendre une combinaison",
        (
            (
                "La première combinaison de la colonne est gratuite ; pour une autre, on paie chacune "
                "de celles qu’on passe."
            ),
            "Les jetons posés sur la combinaison choisie sont à vous.",
            (
                "Vous recevez autant de pions que l’indiquent ensemble les deux tuiles. Seule une règle "
                "qui le dit en donne d’autres, et seulement tant qu’il en reste dans le casier."
            ),
            "Les combinaisons suivantes remontent et une nouvelle apparaît au bout de la colonne.",
        ),
    ),
    Chapter.CONQUEST: Passage(
        "Les conquêtes",
        (
            (
                "Une conquête commence avec au moins un pion en main. Les pions qu’elle coûte vont dans "
                "la région et y restent jusqu’au redéploiement."
            ),
            "Continuez tant que vous le pouvez et le souhaitez.",
            (
                "Un peuple sans région doit d’abord entrer en jeu : sa première conquête suit les règles "
                "d’entrée, les suivantes celles des régions à portée."
            ),
            (
                "Nommez la région avant de lancer le dé pour votre dernière tentative. Si pions et "
                "points ne suffisent pas ensemble, rien n’est conquis, les pions restent en main "
                "jusqu’au redéploiement, et les conquêtes s’arrêtent là."
            ),
            (
                "Pions et pièces réservés à l’attaque conquièrent comme les autres et sont repris au "
                "redéploiement ; une région où rien d’autre ne reste est alors abandonnée."
            ),
            (
                "Une pièce quitte sa région quand celle-ci est conquise, et le plateau quand son peuple "
                "décline ou disparaît, sauf si sa règle dit qu’elle reste."
            ),
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
    Chapter.SCORING: Passage(
        "Le décompte",
        ("Votre fortune reste secrète jusqu’à la fin.",),
    ),
    Chapter.DECLINE: Passage(
        "Le déclin",
        (
            (
                "Le déclin remplace l’expansion : vous ne conquérez rien ce tour-ci, vous marquez, et "
                "vous prendrez une nouvelle combinaison à votre prochain tour."
            ),
            "La tuile de pouvoir est défaussée, sauf si elle a quelque chose à dire du déclin.",
            (
                "Retournez la tuile du peuple et ses pions. Vous ne pouvez avoir qu’un peuple en déclin "
                ": l’ancien quitte le plateau, sa tuile va sous la pile et celle de son pouvoir à la "
                "défausse."
            ),
        ),
    ),
    Chapter.END: Passage(
        "La fin",
        (
            (
                "La partie s’arrête quand le dernier tour de jeu de la carte a été joué en entier. Le "
                "plus riche gagne ; à égalité, celui des ex æquo qui a le plus de pions de peuple sur le "
                "plateau, actifs et en déclin."
            ),
        ),
    ),
    Chapter.MIXING: Passage(
        "Mélanger les boîtes",
        (
            (
                "Plusieurs boîtes peuvent partager une table. Peuples, pouvoirs, reliques et lieux sont "
                "mélangés, et le plateau décide du sens de leurs mots : ce qu’il n’a pas, il le remplace "
                "par ce qui compte pour tel."
            ),
            (
                "Un élément auquel il faut quelque chose que le plateau n’offre pas reste dans la boîte. "
                "La page de chaque partie dit ce qui est sur sa table."
            ),
        ),
    ),
}

#: What a board takes for what, filled with the names.
COUNTS_AS: Final = "Comptent l’un pour l’autre : {things}."
