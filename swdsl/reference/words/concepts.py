"""Terms of art: words that the rules use in a sense of their own, explained once in every language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from swdsl.languages import in_each_language
from swdsl.reference.words.rows import rows_in


@dataclass(frozen=True, slots=True)
class Concept:
    """A term with its definition. `forms` are the beginnings by which sentences are known to use it."""

    id: str
    name: str
    forms: tuple[str, ...]
    definition: str


def place_of(concept: Concept) -> str:
    """Return the place of a term in the glossary."""
    return f"concept-{concept.id}"


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Return what finds terms: each form at the beginning of a word, with whatever ends it."""
    groups = (f"(?P<{each.id}>{'|'.join(map(re.escape, each.forms))})" for each in CONCEPTS.get(language, ()))
    return re.compile(rf"(?<!\w)(?:{'|'.join(groups)})\w*", re.IGNORECASE)


def terms_in(text: str, language: str) -> Iterator[tuple[int, int, Concept]]:
    """Yield where a text uses terms, and which."""
    known = {each.id: each for each in CONCEPTS[language]}
    for match in _pattern(language).finditer(text):
        assert match.lastgroup is not None
        yield match.start(), match.end(), known[match.lastgroup]


def _read(text: str) -> tuple[Concept, ...]:
    """Read concepts from lines `id | name | forms | definition`."""
    return tuple(
        Concept(id_, name, tuple(forms.split(", ")), said) for id_, name, forms, said in rows_in(text)
    )


CONCEPTS: Final = in_each_language(
    en=_read(
        """
        hold | Hold | hold | A race holds a region when at least one of its tokens stands there.
            “Regions you hold” are those of the race whose rule speaks.
        adjacent | Adjacent | adjacent | Two regions are adjacent when they share a border, or when
            a rule makes them so for you.
        bordering | Bordering | border | Two regions border each other when they share a printed
            border; no rule changes that.
        edge | Edge of the board | edge of the board | A region lies at the edge when the rim of the
            board is part of its outline.
        land | Land and water | land region, water region | Seas, lakes and rivers are water; every
            other region is land.
        enter | Enter the board | enter the board | A race enters the board with its first conquest
            while it holds no region.
        conquer | Attack and conquer | conquer, conquest, attack | You attack a region by sending
            tokens into it; if they are enough, you have conquered it. A conquest costs tokens, which
            stay in the region.
        defender | Defender | defender | Every token in a region, and every piece that counts as
            one, defends it against attacks.
        enemy | Enemy | enemy | Opponents are enemies, and so are neutral tokens. Your own other
            race is not.
        empty | Empty | empty | A region is empty when neither a token of an opponent nor a neutral
            token stands there.
        immune | Immune | immune | An immune region can be neither attacked nor conquered, nor
            touched by what others do to regions.
        neutral | Neutral tokens | neutral | Tokens that belong to nobody: they defend their region
            and bring nobody coins.
        hand | Hand | hand | Tokens in hand are those of your active race that stand in no region
            and can be used this turn or set down at redeployment.
        tray | Storage tray | storage tray | Where the tokens of a race wait that are not in play.
            They come into play only when a rule says so.
        active | Active race | active race | The race you play: it conquers, redeploys and uses its
            power.
        decline | Decline | decline, declined | A race in decline stays on the board turned over. It
            conquers nothing more and brings coins until the next race declines.
        combo | Combo | combo | A race and a power lying side by side, taken together.
        redeploy | Redeployment | redeploy | After your conquests you spread the tokens of your
            active race over its regions, at least one in each.
        scoring | Scoring | scoring, score, scored | At the end of your turn you take coins for
            regions and for what rules add.
        extra | Extra coins | extra | Coins beside the one that every region brings.
        die | Reinforcement die | die, pip | A die that shows pips or nothing. Each pip stands for
            one token of an attack.
        group | Group | group | Regions of one race that hang together: from each of them one can
            walk to every other without leaving it.
        linked | Linked | linked, connected | Regions are linked when a chain of regions you hold
            leads from one to the other.
        column | Column and stack | column, stack | Combos on offer lie in the column; banners,
            badges, relics and places that nobody sees yet wait in stacks.
        """
    ),
    fr=_read(
        """
        hold | Occuper | occup, vos régions, de vos régions | Un peuple occupe une région quand au
            moins un de ses pions s’y trouve. « Vos régions » sont celles du peuple dont parle la règle.
        adjacent | Adjacente | adjacent | Deux régions sont adjacentes quand elles ont une frontière
            commune, ou quand une règle le veut pour vous.
        bordering | Limitrophe | limitrophe, frontière | Deux régions sont limitrophes quand elles
            partagent une frontière imprimée ; aucune règle n’y change rien.
        edge | Bord du plateau | bord du plateau | Une région est au bord quand le pourtour du
            plateau la limite.
        land | Terre et eau | terrestre, aquatique | Mers, lacs et rivières sont de l’eau ; toute
            autre région est terrestre.
        enter | Entrer en jeu | entrer en jeu | Un peuple entre en jeu par sa première conquête,
            tant qu’il n’occupe aucune région.
        conquer | Attaquer et conquérir | conqu, attaqu | On attaque une région en y envoyant des
            pions ; s’ils suffisent, elle est conquise. Les pions que coûte une conquête restent dans la
            région.
        defender | Défenseur | défenseur | Chaque pion d’une région, et chaque pièce qui compte
            comme tel, la défend contre les attaques.
        enemy | Ennemi | ennemi | Les adversaires sont des ennemis, les pions neutres aussi. Votre
            autre peuple n’en est pas un.
        empty | Vide | vide | Une région est vide quand ni pion adverse ni pion neutre ne s’y trouve.
        immune | Imprenable | imprenable | Une région imprenable ne peut être ni attaquée, ni
            conquise, ni touchée par ce que d’autres font aux régions.
        neutral | Pions neutres | neutre | Des pions qui ne sont à personne : ils défendent leur
            région et ne rapportent rien.
        hand | Main | main | Les pions en main sont ceux du peuple actif qui ne sont dans aucune
            région : ils servent ce tour-ci ou se posent au redéploiement.
        tray | Casier de rangement | casier | Là attendent les pions d’un peuple qui ne sont pas en
            jeu. Ils n’y entrent que si une règle le dit.
        active | Peuple actif | actif | Le peuple que vous jouez : il conquiert, se redéploie et
            utilise son pouvoir.
        decline | Déclin | déclin | Un peuple en déclin reste retourné sur le plateau. Il ne
            conquiert plus et rapporte jusqu’au déclin suivant.
        combo | Combinaison | combinaison | Un peuple et un pouvoir posés côte à côte, que l’on
            prend ensemble.
        redeploy | Redéploiement | redéploiement | Après vos conquêtes, vous répartissez les pions
            du peuple actif dans ses régions, au moins un dans chacune.
        scoring | Décompte | décompte, marque | À la fin de votre tour, vous touchez des jetons pour
            vos régions et pour ce que les règles ajoutent.
        extra | Jetons supplémentaires | supplémentaire | Des jetons qui s’ajoutent à celui que
            rapporte chaque région.
        die | Dé de renforts | dé de renforts, point | Un dé qui montre des points ou rien. Chaque
            point remplace un pion de l’attaque.
        group | Bloc | bloc | Des régions d’un peuple qui se tiennent : de chacune on peut gagner
            toutes les autres sans en sortir.
        linked | Reliée | relié | Deux régions sont reliées quand une chaîne de vos régions mène de
            l’une à l’autre.
        column | Colonne et pile | colonne, pile | Les combinaisons offertes sont dans la colonne ;
            les tuiles que nul ne voit encore attendent en piles.
        """
    ),
    it=_read(
        """
        hold | Occupare | occup, vostre Regioni | Una Razza occupa una Regione quando almeno un suo
            segnalino vi si trova. Le «vostre Regioni» sono quelle della Razza di cui parla la regola.
        adjacent | Adiacente | adiacent | Due Regioni sono adiacenti quando hanno un confine comune,
            o quando una regola lo vuole per voi.
        bordering | Confinante | confin | Due Regioni confinano quando hanno in comune un confine
            stampato; nessuna regola lo cambia.
        edge | Bordo della mappa | bordo della mappa | Una Regione è al bordo quando il margine
            della mappa la delimita.
        land | Terra e acqua | terrestr, acquatic | Mari, laghi e fiumi sono acqua; ogni altra
            Regione è terrestre.
        enter | Entrare in gioco | entrare in gioco | Una Razza entra in gioco con la prima
            conquista, finché non occupa nessuna Regione.
        conquer | Attaccare e conquistare | conquist, attacc | Si attacca una Regione mandandovi
            segnalini; se bastano, è conquistata. I segnalini che una conquista costa restano nella
            Regione.
        defender | Difensore | difensor | Ogni segnalino in una Regione, e ogni pedina che conta
            come tale, la difende dagli attacchi.
        enemy | Nemico | nemic | Gli avversari sono nemici, e così i segnalini neutrali. La vostra
            altra Razza non lo è.
        empty | Vuota | vuot | Una Regione è vuota quando non vi sta né un segnalino avversario né
            uno neutrale.
        immune | Immune | immun | Una Regione immune non può essere attaccata né conquistata, né
            toccata da ciò che altri fanno alle Regioni.
        neutral | Segnalini neutrali | neutral | Segnalini che non sono di nessuno: difendono la
            loro Regione e non fruttano Monete.
        hand | Mano | mano | I segnalini in mano sono quelli della Razza attiva che non stanno in
            nessuna Regione: servono in questo turno o si posano alla ridistribuzione.
        tray | Contenitore | contenitore | Qui attendono i segnalini di una Razza che non sono in
            gioco. Vi entrano solo se una regola lo dice.
        active | Razza attiva | attiv | La Razza che giocate: conquista, si ridistribuisce e usa il
            suo Potere.
        decline | Declino | Declino | Una Razza in Declino resta sulla mappa, girata. Non conquista
            più e frutta Monete fino al Declino seguente.
        combo | Combinazione | combinazion | Una Razza e un Potere posti fianco a fianco, che si
            prendono insieme.
        redeploy | Ridistribuzione | ridistribu | Dopo le conquiste disponete i segnalini della
            Razza attiva nelle sue Regioni, almeno uno in ognuna.
        scoring | Conteggio | conteggio | Alla fine del turno prendete Monete per le Regioni e per
            ciò che le regole aggiungono.
        extra | Monete aggiuntive | aggiuntiv | Monete oltre a quella che ogni Regione frutta.
        die | Dado Rinforzi | dado, punto, punti | Un dado che mostra punti o nulla. Ogni punto vale
            un segnalino dell’attacco.
        group | Gruppo | gruppo | Regioni di una Razza che stanno insieme: da ognuna si può
            raggiungere ogni altra senza uscirne.
        linked | Collegata | collegat | Due Regioni sono collegate quando una catena di vostre
            Regioni porta dall’una all’altra.
        column | Fila e pila | fila, pila | Le combinazioni disponibili stanno nella fila;
            le tessere che nessuno vede ancora attendono nelle pile.
        """
    ),
    ru=_read(
        """
        hold | Занимать | занима, занят, ваш регион, ваши регион, ваших регион | Народ занимает
            регион, если там стоит хотя бы один его жетон. «Ваши регионы» — регионы того народа, о
            котором говорит правило.
        adjacent | Смежный | смежн | Два региона смежны, если у них есть общая граница или если так
            велит для вас правило.
        bordering | Граничащий | гранич, границ | Регионы граничат, если у них есть общая
            напечатанная граница; никакое правило этого не меняет.
        edge | Край поля | краю поля | Регион лежит на краю, если рамка поля — часть его контура.
        land | Суша и вода | сухопутн, на суше, водн | Моря, озёра и реки — вода; любой другой
            регион — суша.
        enter | Войти на поле | входить на поле, входит на поле | Народ входит на поле первым
            захватом, пока не занимает ни одного региона.
        conquer | Нападение и захват | захват, напада, атак | На регион нападают, посылая туда
            жетоны; если их хватает, он захвачен. Жетоны, которых стоит захват, остаются в регионе.
        defender | Защитник | защитник | Каждый жетон в регионе и каждая фишка, которая считается
            защитником, обороняют его от нападений.
        enemy | Враг | враг, вражеск | Соперники — враги, нейтральные жетоны тоже. Другой ваш народ
            — не враг.
        empty | Пустой | пуст | Регион пуст, если в нём нет ни жетонов соперника, ни нейтральных
            жетонов.
        immune | Неуязвимый | неуязвим | На неуязвимый регион нельзя напасть, его нельзя захватить,
            и ничьи действия с регионами его не касаются.
        neutral | Нейтральные жетоны | нейтральн | Жетоны, которые никому не принадлежат: они
            обороняют свой регион и никому не приносят монет.
        hand | Рука | на руку, на руке, с руки | На руке — жетоны активного народа, которые не стоят
            ни в одном регионе: их используют в этот ход или ставят при перераспределении.
        tray | Контейнер | контейнер | Там ждут жетоны народа, которых нет в игре. Они появляются,
            только если так говорит правило.
        active | Активный народ | активн | Народ, за который вы играете: он захватывает,
            перераспределяется и пользуется своей способностью.
        decline | Упадок | упад | Народ в упадке остаётся на поле перевёрнутым. Он больше не
            захватывает и приносит монеты до следующего упадка.
        combo | Комбинация | комбинаци | Народ и способность, лежащие рядом; их берут вместе.
        redeploy | Перераспределение войск | перераспредел | После захватов вы размещаете жетоны
            активного народа в его регионах, хотя бы по одному в каждом.
        scoring | Получение монет | получени, получает монеты | В конце хода вы берёте монеты за
            регионы и за то, что добавляют правила.
        extra | Дополнительные монеты | дополнительн | Монеты сверх той, что приносит каждый регион.
        die | Кубик подкреплений | кубик, очк | Кубик, на котором выпадают очки или ничего. Каждое
            очко заменяет один жетон нападения.
        group | Скопление | скоплени | Регионы одного народа, которые держатся вместе: из каждого
            можно пройти в любой другой, не выходя наружу.
        linked | Связанный | связанн | Регионы связаны, если от одного к другому ведёт цепочка ваших
            регионов.
        column | Ряд и стопка | ряда, ряду, стопк | Комбинации на выбор лежат в ряду; карточки,
            которых ещё никто не видит, ждут в стопках.
        """
    ),
)
