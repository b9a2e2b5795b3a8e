"""What a language must bring for newcomers: what this site is, where to begin, a first game step by step."""

from dataclasses import dataclass
from typing import Final

from swdsl.languages import in_each_language
from swdsl.reference.words.rows import rows_in


@dataclass(frozen=True, slots=True)
class BeginningWords:
    """`what` is filled with the names of sets; `steps` lead through a first game, each with its chapter."""

    what: str
    begin: str
    title: str
    lead: str
    table: str
    steps: tuple[tuple[str, str], ...]
    onward: str
    look_up: str
    look_up_lead: str
    decimal: str = ","


def _read(text: str) -> tuple[tuple[str, str], ...]:
    """Read steps from lines `chapter | what to do`."""
    return tuple((chapter, said) for chapter, said in rows_in(text))


BEGINNING: Final = in_each_language(
    en=BeginningWords(
        what="The rules of {sets}: every race, power, relic, "
        "place and board, in sentences, pictures and worked examples. Type a question "
        "above, or begin below.",
        begin="Where to begin",
        title="Your first game",
        lead="Ten minutes to read, and you can play. This table keeps to races and powers that "
        "need no explanation.",
        table="On this table",
        steps=_read(
            """
            setup | Lay out the board and the coins. Put the neutral tokens where the board
                shows them. Each of you takes the starting coins.
            setup | Mix banners and badges separately, lay out the column of combos, and decide who
                begins.
            draft | In your first turn, take a combo: the first one is free. Banner and badge
                together say how many tokens you get.
            conquest | Enter the board: choose a region at its edge and put the tokens that its
                conquest costs into it. Two tokens take an empty plain region; each defender and each
                mountain asks for one more.
            conquest | Go on to neighbouring regions while your tokens last. If a few are missing at
                the end, name one more region and roll the die.
            redeployment | Spread your tokens over your regions as you like, at least one in each:
                what stands there defends.
            scoring | Take one coin for each of your regions, and the extra ones that banner and
                badge promise. Then it is the other player’s turn.
            turn | In later turns, pick up all tokens but one in each region and conquer on. When
                that no longer pays, spend a turn on declining and take a new combo the turn after.
            losses | When a region of yours is taken, one of its tokens is lost, and the others come
                back into your hand and then to your remaining regions.
            end | After the last round, count your coins. The richer player has won.
            """
        ),
        onward="Read on in the rulebook",
        look_up="Look up",
        look_up_lead="Everything else that answers questions at the table.",
        decimal=".",
    ),
    fr=BeginningWords(
        what="Les règles de {sets} : chaque peuple, "
        "pouvoir, relique, lieu et plateau, en phrases, en images et en exemples. Posez "
        "une question ci-dessus ou commencez ci-dessous.",
        begin="Par où commencer",
        title="Votre première partie",
        lead="Dix minutes de lecture, et vous jouez. Cette table s’en tient aux peuples et aux "
        "pouvoirs qui se passent d’explications.",
        table="Sur cette table",
        steps=_read(
            """
            setup | Posez le plateau et les jetons de victoire. Placez les pions neutres
                là où le plateau les montre. Chacun prend ses jetons de départ.
            setup | Mélangez à part tuiles de peuple et tuiles de pouvoir, formez la colonne des
                combinaisons et décidez qui commence.
            draft | À votre premier tour, prenez une combinaison : la première est gratuite. Les
                deux tuiles ensemble disent combien de pions vous recevez.
            conquest | Entrez en jeu : choisissez une région du bord et posez-y les pions que coûte
                sa conquête. Deux pions prennent une région vide ordinaire ; chaque défenseur et chaque
                montagne en demande un de plus.
            conquest | Passez aux régions voisines tant qu’il vous reste des pions. S’il en manque
                quelques-uns à la fin, nommez une dernière région et lancez le dé.
            redeployment | Répartissez vos pions dans vos régions à votre guise, au moins un dans
                chacune : ce qui s’y trouve la défend.
            scoring | Prenez un jeton pour chacune de vos régions, et ceux que promettent vos deux
                tuiles. C’est ensuite à l’autre joueur.
            turn | Aux tours suivants, reprenez tous vos pions sauf un par région et continuez vos
                conquêtes. Quand cela ne rapporte plus, consacrez un tour au déclin et prenez une
                nouvelle combinaison au tour d’après.
            losses | Quand on vous prend une région, un de ses pions est perdu, les autres
                reviennent dans votre main puis dans les régions qui vous restent.
            end | Après le dernier tour, comptez vos jetons. Le plus riche a gagné.
            """
        ),
        onward="La suite dans le livret de règles",
        look_up="Consulter",
        look_up_lead="Tout ce qui répond encore aux questions autour de la table.",
    ),
    it=BeginningWords(
        what="Le regole di {sets}: ogni Razza, Potere, "
        "Reliquia, Luogo mitico e mappa, in frasi, figure ed esempi. Scrivete una domanda qui "
        "sopra o cominciate qui sotto.",
        begin="Da dove cominciare",
        title="La vostra prima partita",
        lead="Dieci minuti di lettura e si gioca. Questo tavolo si limita a Razze e Poteri che "
        "non hanno bisogno di spiegazioni.",
        table="Su questo tavolo",
        steps=_read(
            """
            setup | Disponete la mappa e le Monete. Mettete i segnalini neutrali dove la
                mappa li mostra. Ognuno prende le Monete iniziali.
            setup | Mescolate separatamente vessilli e tasselli, formate la fila delle
                combinazioni e decidete chi comincia.
            draft | Nel primo turno prendete una combinazione: la prima è gratuita. Vessillo e
                tassello insieme dicono quanti segnalini ricevete.
            conquest | Entrate in gioco: scegliete una Regione al bordo e metteteci i segnalini che
                costa conquistarla. Due segnalini prendono una Regione vuota qualsiasi; ogni difensore e
                ogni montagna ne chiede uno in più.
            conquest | Passate alle Regioni vicine finché avete segnalini. Se alla fine ne manca
                qualcuno, nominate ancora una Regione e lanciate il dado.
            redeployment | Disponete i segnalini nelle vostre Regioni come volete, almeno uno in
                ognuna: ciò che vi sta la difende.
            scoring | Prendete una Moneta per ogni vostra Regione e quelle aggiuntive promesse da
                vessillo e tassello. Poi tocca all’altro giocatore.
            turn | Nei turni seguenti riprendete tutti i segnalini tranne uno per Regione e
                conquistate ancora. Quando non conviene più, usate un turno per andare in Declino e
                prendete una nuova combinazione in quello dopo.
            losses | Quando vi prendono una Regione, un suo segnalino è perso; gli altri tornano
                nella vostra mano e poi nelle Regioni che vi restano.
            end | Dopo l’ultimo giro contate le Monete. Vince il più ricco.
            """
        ),
        onward="Continuate nel regolamento",
        look_up="Consultare",
        look_up_lead="Tutto il resto che risponde alle domande attorno al tavolo.",
    ),
    ru=BeginningWords(
        what="Правила {sets}: каждый народ, способность, "
        "реликвия, достопримечательность и поле — фразами, картинками и примерами. "
        "Задайте вопрос в строке поиска или начните отсюда.",
        begin="С чего начать",
        title="Ваша первая игра",
        lead="Десять минут чтения — и можно играть. За этим столом только те народы и "
        "способности, которые понятны без объяснений.",
        table="На этом столе",
        steps=_read(
            """
            setup | Разложите поле и монеты. Поставьте нейтральные жетоны туда, где их
                показывает поле. Каждый берёт начальные монеты.
            setup | Перемешайте отдельно знамёна и жетоны способностей, выложите ряд комбинаций и
                решите, кто начинает.
            draft | В первый ход возьмите комбинацию: первая достаётся бесплатно. Знамя и жетон
                способности вместе говорят, сколько жетонов вы получаете.
            conquest | Войдите на поле: выберите регион на краю и положите туда жетоны, которых
                стоит его захват. Пустой обычный регион берут двумя; за каждого защитника и за гору
                нужен ещё один.
            conquest | Идите в соседние регионы, пока хватает жетонов. Если в конце не хватает
                совсем немного, назовите ещё один регион и бросьте кубик.
            redeployment | Разместите жетоны в своих регионах как угодно, хотя бы по одному в
                каждом: всё, что там стоит, обороняет регион.
            scoring | Возьмите по монете за каждый свой регион и дополнительные, которые обещают
                знамя и способность. Затем ходит соперник.
            turn | В следующие ходы забирайте из регионов все жетоны, кроме одного, и захватывайте
                дальше. Когда это перестанет окупаться, потратьте ход на упадок, а в следующий возьмите
                новую комбинацию.
            losses | Когда у вас отбирают регион, один его жетон потерян, остальные возвращаются вам
                на руку, а потом в оставшиеся регионы.
            end | После последнего раунда сосчитайте монеты. Побеждает тот, кто богаче.
            """
        ),
        onward="Дальше — в книге правил",
        look_up="Справочник",
        look_up_lead="Всё остальное, что отвечает на вопросы за столом.",
    ),
)
