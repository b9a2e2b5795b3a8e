"""The fixed sentences of French."""

from typing import Final

from swdsl.prose.notes import Notes

NOTES: Final = Notes(
    active="Une règle qui ne parle pas du déclin ne vaut que pour un peuple actif.",
    place="Ici, «\u00a0vous\u00a0» désigne le joueur dont le peuple occupe la région de ce lieu.",
    relic="Ici, «\u00a0vous\u00a0» désigne le joueur dont le peuple actif tient la région de cette relique.",
    turn=(
        (
            "Les joueurs jouent à tour de rôle, dans le sens horaire\u00a0; quand chacun a joué, un tour "
            "de jeu s'achève."
        ),
        (
            "Un joueur sans peuple actif commence par choisir une combinaison de la colonne, avec les "
            "jetons de victoire posés dessus, et prend ses pions en main."
        ),
        (
            "Un joueur qui a un peuple actif prépare ses troupes, en laissant au moins un pion dans "
            "chaque région qu'il veut garder, ou bien passe en déclin et va droit au décompte."
        ),
        (
            "Viennent ensuite les conquêtes, région après région\u00a0: chacune se paie en pions de la "
            "main, qui restent sur place."
        ),
        (
            "Au redéploiement, les pions du peuple actif se répartissent à nouveau entre ses régions, "
            "sans en laisser aucune vide."
        ),
        "Au décompte, les deux peuples du joueur rapportent des jetons de victoire.",
        (
            "Après le dernier tour de jeu, gagne qui possède le plus de jetons de victoire\u00a0; à "
            "égalité, celui des ex æquo qui garde le plus de pions sur le plateau."
        ),
    ),
    power_kept="Sa tuile reste donc à côté du peuple en déclin.",
    occupied_scored="Ces régions comptent donc aussi au décompte, et on ne les quitte pas au redéploiement.",
)
