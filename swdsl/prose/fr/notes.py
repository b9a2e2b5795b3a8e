"""The fixed sentences of French."""

from typing import Final

from swdsl.prose.tables.notes import Notes

NOTES: Final = Notes(
    active="Une règle qui ne parle pas du déclin ne vaut que pour un peuple actif.",
    place="Ici, «\u00a0vous\u00a0» désigne le joueur dont le peuple occupe la région de ce lieu.",
    relic="Ici, «\u00a0vous\u00a0» désigne le joueur dont le peuple actif tient la région de cette relique.",
    turn=(
        (
            "Les joueurs jouent à tour de rôle, dans le sens horaire\u00a0; quand chacun a joué, un "
            "tour de jeu s'achève."
        ),
        "Si vous n'avez pas de peuple actif, votre tour commence par le choix d'une combinaison.",
        (
            "Si vous en avez un, préparez ses troupes en laissant au moins un pion dans chaque région à"
            " garder et en reprenant les autres en main, ou bien passez en déclin."
        ),
        (
            "Un tour d'expansion se poursuit par les conquêtes, le redéploiement et le décompte, dans "
            "cet ordre\u00a0; un tour de déclin va droit au décompte."
        ),
        "Au décompte, vos deux peuples rapportent des jetons de victoire.",
    ),
    power_kept="La tuile de ce pouvoir reste donc à côté du peuple en déclin.",
    occupied_scored=(
        "Ces régions comptent donc aussi au décompte, et vous n'avez pas à les quitter au redéploiement."
    ),
)
