"""French answers to what players ask most."""

from typing import Final

from swdsl.reference.words.asked import AskedWords, read

ASKED: Final = AskedWords(
    title="Questions fréquentes",
    lead="De brèves réponses à ce qu’on se demande à chaque table.",
    rows=read(
        """
        own_declined | conquest | Puis-je attaquer mon propre peuple en déclin ? | Oui. Ses
                régions se conquièrent comme les autres ; que ses pions augmentent ou non le coût est
                une option de la boîte.
        no_tokens | conquest | Que se passe-t-il quand je n’ai plus de pions, sans pions en main
                ? | Vos conquêtes sont finies ; redéployez et comptez. Au tour suivant, reprenez tous
                vos pions sauf un par région, ou passez en déclin.
        wiped_out | turn | Et si je n’ai plus aucune région sur le plateau ? | Avec des pions en
                main, votre peuple entre de nouveau en jeu. S’il a disparu, vous pouvez passer ou aller
                en déclin. | plus de région anéanti
        rounds | end | Combien de tours dure la partie ? | Autant que l’indique le plateau pour
                votre nombre de joueurs ; le livret les énumère à la fin. | deux trois quatre cinq
                joueurs durée nombre longueur
        cost | conquest | Combien de pions coûte une conquête ? | Deux, un de plus pour une
                montagne et pour chaque défenseur ou pièce qui défend ; jamais moins d’un. | montagne
                tribu oubliée monstre prix région vide
        end_when | end | Quand finit la partie, et qui gagne ? | Après le dernier tour indiqué
                par le plateau. Le plus riche gagne ; à égalité, celui qui a le plus de pions sur le
                plateau. | égalité départage
        first | setup | Qui commence, qui est le premier joueur ? | Celui que vous désignez ;
                les autres suivent dans le sens horaire.
        shared | conquest | Deux joueurs peuvent-ils être ensemble dans la même région ? | Non.
                Une région appartient à un seul peuple ; qui la conquiert en chasse les autres.
        two_declined | decline | Puis-je garder deux peuples en déclin en même temps ? | Non,
                l’ancien peuple en déclin quitte le plateau, sauf si une règle dit qu’il reste.
        decline_twice | decline | Puis-je passer en déclin deux fois, deux tours de suite ? |
                Non. Après le déclin vous n’avez plus de peuple actif : le tour suivant commence par une
                combinaison.
        decline_when | decline | Quand puis-je passer en déclin, même après des conquêtes ? | Au
                début du tour, au lieu de conquérir ; après des conquêtes, seulement si une règle le
                permet. | premier tour tout de suite
        must_conquer | conquest | Suis-je obligé de conquérir, ou puis-je m’arrêter ? | Vous
                pouvez vous arrêter quand vous voulez, même avant la première conquête. | passer son
                tour rien sans conquérir
        same_player | conquest | Puis-je attaquer plusieurs fois le même joueur dans un tour ? |
                Oui, autant que vos pions le permettent, sauf si une règle l’interdit.
        leave | turn | Puis-je abandonner ou quitter une de mes régions ? | Oui, en préparant
                vos troupes : reprenez tous ses pions, et elle est abandonnée. | abandonner vider
        defend | redeployment | Comment défendre une région, y a-t-il une limite de pions ? |
                Mettez-y plus de pions au redéploiement : chacun la rend plus chère d’un pion. Il n’y a
                pas de limite. | renforcer maximum empiler
        lost_tokens | losses | Combien de pions est-ce que je perds quand on m’attaque ? | Un
                par région perdue. Les autres reviennent en main et se replacent à la fin de ce tour. |
                chassés reviennent redéployer tués
        declined_coins | scoring | Un peuple en déclin rapporte-t-il encore des jetons ? | Oui,
                un par région. Des jetons supplémentaires seulement si leur règle agit en déclin.
        declined_power | decline | Le peuple et le pouvoir agissent-ils encore en déclin ? |
                Non, sauf si leur phrase dit « même en déclin » ou « en déclin ».
        hidden | scoring | Puis-je cacher mes jetons de victoire, sont-ils secrets ? | Oui.
                Votre fortune reste secrète jusqu’à la fin. | compter montrer autres
        neutral | losses | Les Tribus oubliées et les Monstres défendent-ils, et que
                deviennent-ils ? | Chacun de leurs pions défend comme celui d’un peuple. Une fois la
                région conquise, ils quittent le jeu. | reviennent retour
        die_when | conquest | Quand puis-je lancer le dé de renforts ? | Une fois par tour, pour
                la dernière conquête, avec au moins un pion en main, s’il en manque peu. Nommez d’abord
                la région. | combien de fois un seul pion deux fois
        players | setup | Pour combien de joueurs, à combien peut-on jouer ? | Autant qu’il y a
                de plateaux : chacun est dessiné pour un nombre de joueurs. | max maximum minimum nombre
                seul deux trois quatre cinq six personnes
        one_each | redeployment | Dois-je laisser un pion dans chaque région ? | Oui, au moins
                un dans chaque région à garder ; une région sans pion est abandonnée. | vide tous
                minimum reste obligé
        tray_empty | losses | Que faire s’il n’y a plus de pion dans le casier ? | Vous n’en
                recevez pas : un peuple n’a jamais plus de pions que son casier n’en contient. | réserve
                épuisé limite maximum assez manque
        relic_declined | conquest | Reliques et lieux servent-ils à un peuple en déclin ? | Les
                reliques jamais : seul un peuple actif s’en sert. Les lieux, quand leur phrase dit «
                même en déclin ». | relique lieu déclin
        relic_holder | conquest | Qui a la relique ou le lieu quand sa région est conquise ? |
                Celui qui la conquiert : reliques et lieux restent dans leur région et servent au peuple
                qui l’occupe. | perd garde prend
        roll_fails | conquest | Que se passe-t-il quand le dé de renforts échoue ? | La région
                n’est pas conquise. Les pions prévus restent en main, vos conquêtes sont finies, et vous
                redéployez. | raté échec insuffisant manqué zéro jet
        waters | conquest | Puis-je conquérir une mer, un lac ou une rivière ? | Mers et lacs
                seulement si une règle le permet. Une rivière se conquiert en passant, mais nul n’y
                reste sans une telle règle. | eau traverser nager
        passed_coins | draft | Qui prend les jetons posés sur les combinaisons sautées ? | Celui
                qui choisit cette combinaison plus tard. | passer sauter payer paie qui pièces
        entry | conquest | Où un nouveau peuple entre-t-il en jeu ? | Dans une région au bord du
                plateau ou, si la boîte le dit, sur une côte au bord. Certaines règles permettent
                davantage. | première région commencer arriver plateau carte
        add_up | conquest | Les règles qui rendent une conquête moins chère se cumulent-elles ?
                | Oui, toutes ; mais une conquête ne coûte jamais moins d’un pion. | cumul cumuler
                additionner réduction bonus
        immune_how | conquest | Peut-on attaquer une région imprenable ? | Non : ni attaque, ni
                dé, ni remplacement d’un défenseur. Imprenable pour les adversaires, elle reste prenable
                par son propre joueur. | immunisée protégée
        declined_acts | decline | Un peuple en déclin peut-il attaquer, se déplacer ou être
                renforcé ? | Non. Il reste tel quel jusqu’à ce qu’il soit conquis ou parte, sauf si sa
                phrase dit le contraire. | redéployer pions bouger
        decline_scores | decline | Est-ce que je marque des points le tour où je passe en déclin
                ? | Oui. Vous ne conquérez rien ce tour-là, mais toutes vos régions rapportent. | score
                jetons même
        next_race | draft | Quand est-ce que je prends mon peuple suivant ? | Au début du tour
                qui suit celui de votre déclin. | nouveau combinaison second encore
        spare | redeployment | Que deviennent les pions dont je n’ai pas besoin ? | Ils restent
                en main jusqu’au redéploiement ; ils renforcent alors vos régions. | reste restants
                surplus inutilisés
        """
    ),
)
