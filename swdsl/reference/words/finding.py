"""What a language must bring for finding: idle words of questions, and words that mean the same."""

from dataclasses import dataclass
from typing import Final

from swdsl.languages import in_each_language


@dataclass(frozen=True, slots=True)
class FindingWords:
    """`idle` words are left out of a question, `plain` ones name nothing; rows of `alike` mean the same.

    `counting` words ask for numbers.
    """

    idle: str
    plain: str
    alike: tuple[str, ...]
    counting: str


FINDING: Final = in_each_language(
    en=FindingWords(
        idle="a an and are at be by can could did do does for from get gets give has have her how i "
        "if in into is it its may me much must my of on or our shall should so someone than "
        "that the their them then there they this to us we what when where which while who whom "
        "whose why will with would you your use happens happen many ability abilities same work "
        "works mean means am "
        "any about still other another after before vs versus against",
        plain="token region race power coin defender two many",
        alike=(
            "start starts starting begin begins beginning",
            "tie tied draw tiebreak tiebreaker richest wins",
            "win wins winner winning richest victory",
            "dice die roll rolls reinforcement pips pip",
            "money coin coins gold pay pays",
            "attack attacks attacking conquer conquers conquest conquests take takes capture",
            "abandon abandons abandoned leave leaves left",
            "abandon abandons abandoned give giving given",
            "price cost costs cheaper discount less expensive",
            "end ends over finish finished last",
            "decline declined declining declines",
            "elf elves",
            "dwarf dwarves dwarfs",
            "water sea seas lake lakes river rivers",
            "edge border board enter entering",
            "protect protected protection safe immune immunity",
            "unit units troop troops token tokens soldiers men",
            "tile region regions territory space area land",
            "setup prepare preparing setting",
            "combo combos combination pick choose picking taking",
            "lose loses losing lost loss dies die killed kill kills",
            "steal steals theft rob",
            "stack combine together both",
            "turns rounds round turn",
            "no none without",
            "player players people persons",
            "fail fails failed insufficient miss",
            "move moves moving",
            "redeploy redeploys redeployment redeployed",
            "peace truce",
            "bonus extra additional",
            "see look show secret hide hidden",
            "tray supply reserve stock",
            "own my mine",
        ),
        counting="many number max maximum amount limit",
    ),
    fr=FindingWords(
        idle="a ai ait au aux avec ce ces cet cette combien comment même capacité d dans de des "
        "du elle elles en "
        "est et être il ils j je l la le les leur leurs ma mes mon ne nous on ou où par pas "
        "peut peuvent peux plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s "
        "sa se ses si son sont sur ta tes ton tu un une vos votre vous y partie jeu faut fait "
        "font t deviennent devient mes veut dire signifie contre",
        plain="pion région peuple pouvoir jeton défenseur deux grand perdu",
        alike=(
            "commence commencer début débute départ",
            "égalité égal départage riche gagne",
            "gagner gagne gagnant vainqueur riche victoire",
            "dé dés jet lancer renfort",
            "argent pièce pièces or jeton jetons",
            "attaquer attaque conquérir conquiert conquête prendre prend",
            "abandonner abandonnée quitter laisser",
            "prix coût coûte moins réduction",
            "fin finir terminée dernier",
            "eau mer lac rivière",
            "bord entrer entrée",
            "protégé protection immunisée immunité",
            "unité troupe pion pions",
            "case région territoire",
            "préparation mise installer",
            "combinaison combinaisons choisir choix prendre prend",
            "perdre perd perte pertes perdu perdent",
            "joueur joueurs personnes",
            "échoue échec raté insuffisant",
            "sans aucun",
            "redéployer redéploiement redéploie",
            "propre propres",
            "bonus supplémentaire supplémentaires",
            "voir montrer cacher secret secrets",
            "casier réserve stock",
            "paix trêve",
        ),
        counting="combien nombre max maximum limite",
    ),
    it=FindingWords(
        idle="a ai al all dall nell partita gioco alla alle che chi ci come con cosa da dal dalla "
        "degli dei del della delle di dove e è gli ha hanno ho i il in io la le lo loro ma mi "
        "mia mie miei mio nei nel nella non o per perché più posso può possono quale quali "
        "quando quanti quante quanto quanta se stessa stesso stessi abilità si sono su sua sul "
        "sulla suo tra un una uno vi "
        "vostra vostre vostri vostro deve devo succede miei va serve servono vuol dire significa contro",
        plain="segnalino regione razza potere moneta difensore",
        alike=(
            "inizia inizio cominciare comincia iniziare",
            "pareggio parità pari ricco vince",
            "vincere vince vincitore ricco vittoria",
            "dado dadi tiro lancio rinforzi",
            "soldi moneta monete denaro",
            "attaccare attacca conquistare conquista prendere prende",
            "abbandonare abbandonata lasciare",
            "prezzo costo costa meno sconto",
            "fine finisce termina ultimo",
            "acqua mare lago fiume",
            "bordo entrare entra",
            "protetta protezione immune immuni",
            "unità truppa truppe segnalino segnalini",
            "casella regione regioni territorio",
            "preparazione preparare",
            "combinazione combinazioni scegliere scelta prendere prende",
            "perdere perde perdita perdono perso",
            "giocatore giocatori persone",
            "fallisce fallito insufficiente",
            "pedina pedine segnalino segnalini",
            "senza nessun nessuna",
            "ridistribuire ridistribuzione ridistribuite",
            "bonus aggiuntiva aggiuntive extra",
            "vedere mostrare nascondere segreto segrete",
            "contenitore riserva scorta",
        ),
        counting="quanti quante quanto quanta numero max massimo limite",
    ),
    ru=FindingWords(
        idle="а игры игра игре партии бы быть в вам вас ваш во вы где да для до его ее если есть "
        "еще же за и из или им их к как какие какой когда кого кто ли мне мои мой моя мы на над "
        "нам не него нее но о об он она они от по под при раз с сколько со та так то тот у уже "
        "чего чей что чтобы эта эти это этот я можно может нужно такое такой значит означает против",
        plain="жетон регион народ способность монета защитник",
        alike=(
            "начало начинать начинает начале старт",
            "ничья ничьей поровну равенство богатый побеждает",
            "победа победить побеждает победитель богатый",
            "кубик кости бросок подкреплений",
            "деньги монета монет монеты",
            "атаковать атака напасть нападать нападение захватить захват захватывать взять",
            "оставить оставленный покинуть бросить",
            "цена стоимость стоит дешевле скидка",
            "конец кончается последний",
            "вода море озеро река",
            "край войти входит",
            "защищен защита неуязвим неуязвимы",
            "отряд войска жетон жетоны фишка",
            "клетка регион регионы территория",
            "подготовка расстановка",
            "упадок упадке приводите привести прийти",
            "перераспределение перераспределения распределите расставьте",
            "потерять теряет потери теряют",
            "игрок игроков игроки человек",
            "нет нету без",
            "пас пасовать спасовать пропустить",
            "бонус дополнительную дополнительные",
            "видеть показать скрыть тайна секрет",
            "контейнер контейнера контейнере лоток запас",
            "свой свои своих своего собственный собственного",
            "неудача неудачный недостаточный",
        ),
        counting="сколько число максимум предел",
    ),
)
