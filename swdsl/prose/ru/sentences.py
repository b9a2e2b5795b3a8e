"""Russian frames: effects, moments, whole sentences, and what stands beside the clauses."""

from typing import Final

from swdsl.prose.forms import Polar
from swdsl.prose.ru.frames import CONDITIONS, COUNTS, PARTIES, REGIONS, THINGS
from swdsl.prose.ru.words import DEEDS, NOUNS
from swdsl.prose.tables import Tables
from swdsl.prose.tables.sentences import Effects, Facts, Moments, Sentences, timed
from swdsl.words import Modal, Operator, Period, Permission, Step, Store, Value

EFFECTS: Final = Effects(
    if_you_wish="по вашему желанию {effect}",
    may_keep="вы можете оставить {change}",
    may_conquer="захват {regions:gen} по вашему желанию {change}",
    ignore="не учитывайте {what}",
    may_ignore="вы можете не учитывать {what}",
    ignored_help=(
        "ничего из того, чем нападающему помогают народы, способности, реликвии и достопримечательности"
    ),
    ignored_defenders="защитников",
    ignored_cards="то, чем нападающему помогают {cards:many}",
    ignored_thing="то, что добавляет {thing}",
    survivors={
        Store.TRAY: "уцелевшие жетоны возвращаются в контейнер",
        Store.HAND: "уцелевшие жетоны возвращаются владельцу на руку",
        Store.BANK: "уцелевшие жетоны уходят в банк",
        Store.ASIDE: "уцелевшие жетоны откладываются в сторону",
        Store.SUPPLY: "уцелевшие жетоны уходят в запас",
        Store.STACK: "уцелевшие жетоны уходят в стопку",
    },
    survivors_to_you="уцелевшие жетоны возвращаются вам на руку",
    adjacent="для вас {regions:nom} {считается смежным|считаются смежными} {others:с}",
    adjacent_to_each_other="для вас {regions:nom} считаются смежными друг с другом",
    garrison="{regions:nom} всегда {держит|держат} {number:acc} {каждый/каждая/каждое}",
    garrison_there="{regions:nom} {держит|держат} {number:acc}",
    immune="{regions:nom} {неуязвим|неуязвимы} для {party:gen}",
    reaches_there="вы можете сделать это, не соседствуя с ним",
    conquer_one="захватить",
    wherever="{place}, смежный с вашими или нет",
    never_fades="этот народ не исчезает с поля, когда другой ваш народ приходит в упадок",
    permissions={
        Permission.ATTACK: ("нападать", "на {regions:acc}"),
        Permission.ENTER: ("входить на поле", "через {regions:acc}"),
        Permission.REACH: ("захватывать", "{regions:acc}"),
        Permission.OCCUPY: ("занимать", "{regions:acc}"),
        Permission.PASS: ("проходить", "через {regions:acc}"),
        Permission.FADE: ("исчезать с поля", "{regions:acc}"),
        Permission.REDEPLOY: ("перераспределять жетоны", "{regions:acc}"),
        Permission.DECLINE: ("приводить народ в упадок", "{regions:acc}"),
        Permission.USE_POWER_HERE: ("использовать способность, лежащую", "на {this:pre}"),
    },
    modals={
        Modal.MAY: "{who} {можете|может|могут} {verb} {place}",
        Modal.CANNOT: "{who} не {можете|может|могут} {verb} {place}",
        Modal.MAY_ONLY: "{who} {можете|может|могут} {verb} только {place}",
    },
    only_this="{who} {можете|может|могут} только {verb}",
    nobody_may="никто не может {verb} {place}",
    bearers={
        Value.COST: Polar("захват {change}", "захват ничего не стоит {always}"),
        Value.COINS: Polar("регион приносит {change}", "регион не приносит монет {always}"),
        Value.PRICE: Polar("комбинация {change}", "комбинация ничего не стоит {always}"),
        Value.LOSSES: Polar("защитник теряет {change}", "защитник не теряет жетонов {always}"),
        Value.ROLL: Polar("результат броска {change}", "бросок не даёт очков {always}"),
        Value.KEPT: Polar("вы оставляете {change}", "вы не оставляете на поле ни одного жетона {always}"),
    },
    your_losses=Polar("вы теряете {change}", "вы не теряете жетонов {always}"),
    passing=Polar("такой пропуск {change}", "такой пропуск ничего не стоит {always}"),
    changes={
        Operator.MORE: "на {number:acc} больше {place} {per}",
        Operator.LESS: "на {number:acc} меньше {place} {per}",
        Operator.IS: "{number:acc} {place} {per}",
        Operator.EXACTLY: "ровно {number:acc} {place} {per} {always}",
        Operator.AT_LEAST: "не менее {number:gen} {place} {per}",
        Operator.AT_MOST: "не более {number:gen} {place} {per}",
        Operator.DOUBLE: "вдвое больше {unit:gen many} {place}",
        Operator.HALVE: "вдвое меньше {unit:gen many} {place}",
    },
    prices={
        Operator.MORE: "обходится {you:dat} на {number:acc} дороже {per}",
        Operator.LESS: "обходится {you:dat} на {number:acc} дешевле {per}",
        Operator.IS: "стоит {you:dat} {number:acc} {per}",
        Operator.EXACTLY: "стоит {you:dat} ровно {number:acc} {per} {always}",
        Operator.AT_LEAST: "стоит {you:dat} не менее {number:gen} {per}",
        Operator.AT_MOST: "стоит {you:dat} не более {number:gen} {per}",
        Operator.DOUBLE: "обходится {you:dat} вдвое дороже",
        Operator.HALVE: "обходится {you:dat} вдвое дешевле",
    },
    exactly_none="{always}",
    always="независимо от всех прочих правил",
    keeps_all="все свои {unit:acc many}",
    in_each_region="в каждом регионе",
    each_conquest=Polar("каждый захват {change}", ""),
    conquering=Polar("захват {regions:gen} {change}", "захват {regions:gen} вам ничего не стоит {always}"),
    conquering_by=Polar(
        "захват {regions:gen} {change}", "захват {regions:gen} {to:dat} ничего не стоит {always}"
    ),
    brings="{each:nom} приносит вам {what:acc}",
    bringing=Polar(
        "{regions:nom} {приносит|приносят} {change}",
        "{regions:nom} не {приносит|приносят} монет {always}",
    ),
    lasting="{until} {said}",
    place_first=(
        "поместите {what:acc} {whence} в {первый/первую/первое} {noun:acc one},"
        " {захваченный/захваченную/захваченное} этим народом"
    ),
    place_firsts=(
        "поместите {what:acc} {whence} в {каждый/каждую/каждое} из первых {number} {noun:gen many},"
        " захваченных этим народом"
    ),
    given={
        False: Polar(", затем, если {condition}, ", ", затем, кроме случая, когда {condition}, "),
        True: Polar("; иначе, если {condition}, ", "; иначе, кроме случая, когда {condition}, "),
    },
    otherwise="; иначе ",
    then=", затем ",
    if_you_do="; в этом случае ",
    in_order_to=", чтобы ",
    at_once=", а ",
    moreover="; ",
    less_per_pip=": каждое выпавшее очко экономит вам 1 жетон",
)

MOMENTS: Final = Moments(
    # `turn`: whose turn; `whose` and `by`: somebody else's, in two cases.
    steps={
        Step.SETUP: timed("при подготовке к игре", "перед подготовкой к игре", "после подготовки к игре"),
        Step.ROUND_START: timed("в начале раунда", "перед началом раунда", "после начала раунда"),
        Step.TURN_START: timed("в начале {turn}", "перед началом {turn}", "после начала {turn}"),
        Step.READY: timed(
            "при подготовке войск {whose}",
            "перед подготовкой войск {whose}",
            "после подготовки войск {whose}",
        ),
        Step.ATTACK: timed(
            "во время каждого нападения {whose}",
            "перед каждым нападением {whose}",
            "после каждого нападения {whose}",
        ),
        Step.ANY_TIME: timed(
            "в любой момент {turn}", "перед любым моментом {turn}", "после любого момента {turn}"
        ),
        Step.CONQUESTS: timed(
            "во время захватов {whose}", "перед захватами {whose}", "после захватов {whose}"
        ),
        Step.REDEPLOYMENT: timed(
            "при перераспределении войск {whose}",
            "перед перераспределением войск {whose}",
            "после перераспределения войск {whose}",
        ),
        Step.SCORING: timed(
            "при получении монет {by}", "перед получением монет {by}", "после получения монет {by}"
        ),
        Step.TURN_END: timed("в конце {turn}", "перед концом {turn}", "после конца {turn}"),
        Step.GAME_END: timed("в конце игры", "перед концом игры", "после конца игры"),
    },
    yours={"turn": "вашего хода", "whose": "", "by": ""},
    theirs={"turn": "хода {owner:gen}", "whose": "{owner:gen}", "by": "{owner:ins}"},
    event=", когда {who} {verb} {rest},",
    on_thing="{thing:acc}",
    on_card="{card:acc}",
    on_card_in="{card:acc} {regions:в}",
    rolled=Polar("и выпадает {range}", "и не выпадает {range}"),
    periods={
        Period.TURN: "в ход",
        Period.LIFE: "за всю жизнь этого народа",
        Period.GAME: "за игру",
    },
    at_any_time="в любой момент",
    per_opponent="против каждого соперника",
    first_conquest="когда этот народ захватывает свой первый регион,",
    first_conquests="когда этот народ захватывает каждый из своих первых {number} регионов,",
)

SENTENCES: Final = Sentences(
    joint=" ",
    even_at_step=", в том числе в упадке,",
    even="{said} Это действует и в упадке.",
    even_after="{said}, в том числе в упадке",
    scored="{moment} {even} {often} {conditions} {deed}",
    declined="в упадке: {said}",
    when=", если {condition},",
    unless=", кроме случая, когда {condition},",
)

FACTS: Final = Facts(
    tokens="{brings:nom}, {extra}.",
    of_tray="{tokens:nom} (всего {tray})",
    attack_only=(
        "+{number} для нападения: они покидают поле при перераспределении войск"
        " и возвращаются в следующий ход"
    ),
    joint="; ",
    of_everybody="Для всех: {said}",
    only_piece="{noun} — {~единственный} в игре",
    pieces="всего {number:nom}",
    per_region="не более {number} в одном регионе",
    per_player="не более {number} у одного игрока",
    stays_in_decline="{он/она/оно|они} {остаётся|остаются} на поле в упадке",
    stays_when_conquered="{он/она/оно|они} {остаётся|остаются} на месте, когда регион захвачен",
    counts_as_defender="{он/она/оно|они} {считается защитником|считаются защитниками}",
    serves_attacks="{он/она/оно|они} {служит|служат} только для нападения",
    impassable="{noun:acc} никто не может занимать.",
    closed="{noun:acc} занимают только те, кому это разрешают их правила.",
    transit="{noun:acc} можно захватывать, но при перераспределении войск их покидают.",
    neutrals="всего {all}.",
    neutrals_by_symbol=(
        "всего {all}; при подготовке к игре поместите {share:acc} в каждый регион {symbol:с}."
    ),
    frame=(
        "В игре участвуют от {fewest} до {most} игроков.",
        "Каждый игрок начинает с {coins:ins}.",
        "В ряду открыто {combos:nom}; на каждую пропущенную игрок кладёт {price:acc}.",
        "На гранях кубика подкреплений — очки: {faces}.",
    ),
    bill_base="цена: {tokens}",
    bill_more="+{number} за {regions:acc}",
    bill_is="но {number} за {regions:acc}",
    bill_per="+{number} {per}",
    bill_least="{bill}; но не меньше {number}",
)

TABLES: Final = Tables(
    NOUNS, PARTIES, REGIONS, THINGS, COUNTS, CONDITIONS, DEEDS, EFFECTS, MOMENTS, SENTENCES, FACTS
)
