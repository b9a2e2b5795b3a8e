"""French answers to what players ask most."""

from typing import Final

from swdsl.reference.words.asked import AskedWords, read

ASKED: Final = AskedWords(
    title="Questions fréquentes",
    lead="De brèves réponses à ce qu’on se demande à chaque table.",
    rows=read(
        """
        own_declined | conquest | Puis-je attaquer mon propre peuple en déclin ? | Oui. Ses régions se
                conquièrent comme les autres ; que ses pions augmentent ou non le coût est une option de
                la boîte.
        no_tokens | conquest | Que se passe-t-il quand je n’ai plus de pions, sans pions en main ? | Vos
                conquêtes sont finies ; redéployez et comptez. Au tour suivant, reprenez tous vos pions
                sauf un par région, ou passez en déclin.
        wiped_out | turn | Et si je n’ai plus aucune région sur le plateau ? | Avec des pions en main,
                votre peuple entre de nouveau en jeu. S’il a disparu, vous pouvez passer ou aller en
                déclin.
        rounds | end | Combien de tours dure la partie ? | Autant que l’indique le plateau pour votre
                nombre de joueurs ; le livret les énumère à la fin.
        cost | conquest | Combien de pions coûte une conquête ? | Deux, un de plus pour une montagne et
                pour chaque défenseur ou pièce qui défend ; jamais moins d’un.
        end_when | end | Quand finit la partie, et qui gagne ? | Après le dernier tour indiqué par le
                plateau. Le plus riche gagne ; à égalité, celui qui a le plus de pions sur le plateau.
        first | setup | Qui commence, qui est le premier joueur ? | Celui que vous désignez ; les autres
                suivent dans le sens horaire.
        shared | conquest | Deux joueurs peuvent-ils être ensemble dans la même région ? | Non. Une
                région appartient à un seul peuple ; qui la conquiert en chasse les autres.
        two_declined | decline | Puis-je garder deux peuples en déclin en même temps ? | Non, l’ancien
                peuple en déclin quitte le plateau, sauf si une règle dit qu’il reste.
        decline_twice | decline | Puis-je passer en déclin deux fois, deux tours de suite ? | Non. Après
                le déclin vous n’avez plus de peuple actif : le tour suivant commence par une
                combinaison.
        decline_when | decline | Quand puis-je passer en déclin, même après des conquêtes ? | Au début
                du tour, au lieu de conquérir ; après des conquêtes, seulement si une règle le permet.
        must_conquer | conquest | Suis-je obligé de conquérir, ou puis-je m’arrêter ? | Vous pouvez vous
                arrêter quand vous voulez, même avant la première conquête.
        same_player | conquest | Puis-je attaquer plusieurs fois le même joueur dans un tour ? | Oui,
                autant que vos pions le permettent, sauf si une règle l’interdit.
        leave | turn | Puis-je abandonner ou quitter une de mes régions ? | Oui, en préparant vos
                troupes : reprenez tous ses pions, et elle est abandonnée.
        defend | redeployment | Comment défendre une région, y a-t-il une limite de pions ? | Mettez-y
                plus de pions au redéploiement : chacun la rend plus chère d’un pion. Il n’y a pas de
                limite.
        lost_tokens | losses | Combien de pions est-ce que je perds quand on m’attaque ? | Un par région
                perdue. Les autres reviennent en main et se replacent à la fin de ce tour.
        declined_coins | scoring | Un peuple en déclin rapporte-t-il encore des jetons ? | Oui, un par
                région. Des jetons supplémentaires seulement si leur règle agit en déclin.
        declined_power | decline | Le peuple et le pouvoir agissent-ils encore en déclin ? | Non, sauf
                si leur phrase dit « même en déclin » ou « en déclin ».
        hidden | scoring | Puis-je cacher mes jetons de victoire, sont-ils secrets ? | Oui. Votre
                fortune reste secrète jusqu’à la fin.
        neutral | losses | Les Tribus oubliées et les Monstres défendent-ils, et que deviennent-ils ? |
                Chacun de leurs pions défend comme celui d’un peuple. Une fois la région conquise, ils
                quittent le jeu.
        die_when | conquest | Quand puis-je lancer le dé de renforts ? | Une fois par tour, pour la
                dernière conquête, avec au moins un pion en main, s’il en manque peu. Nommez d’abord la
                région.
        """
    ),
)
