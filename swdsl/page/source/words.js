// Words of the page itself. Sentences of rules, choices and refusals come from the studio.

const ROWS = `
source | Source | Source | Sorgente | Исходник
sentences | Sentences | Phrases | Frasi | Фразы
tile | Tile | Tuile | Tessera | Плашка
where | Where it plays | Où jouer | Dove si gioca | Где играть
scenarios | Scenarios | Scénarios | Scenari | Примеры
table | Table | Table | Tavolo | Стол
language | Language | Langue | Lingua | Язык
file | File | Fichier | File | Файл
new_file | New file | Nouveau fichier | Nuovo file | Новый файл
file_name | Name of the file | Nom du fichier | Nome del file | Имя файла
save | Save | Enregistrer | Salva | Сохранить
saved | Saved. | Enregistré. | Salvato. | Сохранено.
unsaved | not saved | non enregistré | non salvato | не сохранено
format | Tidy | Mettre en forme | Riordina | Упорядочить
share | Share | Partager | Condividi | Поделиться
link_copied | The link is copied. It holds the whole text; nothing was sent anywhere. | Le lien est copié. Il contient tout le texte ; rien n’a été envoyé. | Il link è copiato. Contiene tutto il testo; nulla è stato inviato. | Ссылка скопирована. В ней весь текст; ничего никуда не отправлено.
link_here | This link holds the whole text; nothing was sent anywhere: | Ce lien contient tout le texte ; rien n’a été envoyé : | Questo link contiene tutto il testo; nulla è stato inviato: | В этой ссылке весь текст; ничего никуда не отправлено:
link_local | This link opens on this machine only. For others, send the file, or put what follows # behind the address of a studio on the web. | Ce lien ne s’ouvre que sur cette machine. Pour d’autres, envoyez le fichier, ou mettez ce qui suit # derrière l’adresse d’un studio sur le web. | Questo link si apre solo su questa macchina. Per altri, invia il file, o metti ciò che segue # dopo l’indirizzo di uno studio sul web. | Эта ссылка откроется только на этом компьютере. Другим отправьте файл или допишите то, что после #, к адресу студии в сети.
link_large | This is too much for a link. Send the file instead. | C’est trop pour un lien. Envoyez plutôt le fichier. | È troppo per un link. Invia il file. | Для ссылки это слишком много. Отправьте файл.
save_file | Download | Télécharger | Scarica | Скачать
open_file | Open a file | Ouvrir un fichier | Apri un file | Открыть файл
link_bad | This link cannot be read: it is damaged or not ours. | Ce lien est illisible : il est abîmé ou n’est pas des nôtres. | Questo link non si legge: è rovinato o non è nostro. | Эту ссылку нельзя прочитать: она повреждена или не наша.
link_huge | This link holds more than a pack may. | Ce lien contient plus qu’un paquet ne peut. | Questo link contiene più di quanto un pacchetto possa. | В этой ссылке больше, чем может быть в наборе.
opened_link | Opened from a link. | Ouvert depuis un lien. | Aperto da un link. | Открыто по ссылке.
loading | Loading the rules … | Chargement des règles … | Caricamento delle regole … | Загрузка правил …
nothing_found | Nothing to mend. | Rien à corriger. | Niente da correggere. | Исправлять нечего.
findings | Findings | Remarques | Osservazioni | Замечания
error | Error | Erreur | Errore | Ошибка
warning | Warning | Avertissement | Avviso | Предупреждение
info | Note | Note | Nota | Заметка
fix | Put right | Corriger | Correggi | Исправить
nothing_here | Nothing is declared in this file yet. | Rien n’est déclaré dans ce fichier. | In questo file non è dichiarato ancora nulla. | В этом файле пока ничего не объявлено.
unread | This line could not be read yet. | Cette ligne n’a pas pu être lue. | Questa riga non si è potuta leggere. | Эту строку не удалось прочитать.
instead | Tables may play instead: | Certaines tables jouent plutôt : | Alcuni tavoli giocano invece: | За иными столами играют так:
declined_side | In decline | En déclin | In declino | В упадке
plays_in | It can be played in: | Jouable dans : | Si può giocare in: | Можно играть в:
not_in | Not in: | Pas dans : | Non in: | Нельзя в:
play_here | Play | Jouer | Gioca | Играть
run_all | Run all | Tout lancer | Esegui tutti | Запустить все
run | Run | Lancer | Esegui | Запустить
passed | holds | vrai | vale | верно
failed | fails | faux | non vale | неверно
no_scenarios | There is no scenario in these files. | Il n’y a pas de scénario dans ces fichiers. | In questi file non c’è nessuno scenario. | В этих файлах нет примеров.
wrong_rules | Mend the errors first; then it can be played. | Corrigez d’abord les erreurs ; on jouera ensuite. | Prima si correggono gli errori, poi si gioca. | Сначала исправьте ошибки, потом можно играть.
game | Game | Partie | Partita | Партия
along | Add to it | Y ajouter | Aggiungi | Добавить
seats | Seats | Places | Posti | Места
seat | Seat {n} | Place {n} | Posto {n} | Место {n}
human | a person | une personne | una persona | человек
random | random bot | robot au hasard | bot a caso | случайный бот
greedy | greedy bot | robot avide | bot avido | жадный бот
planner | planning bot | robot réfléchi | bot che pianifica | думающий бот
begin | Begin | Commencer | Comincia | Начать
leave | New game | Nouvelle partie | Nuova partita | Новая партия
load_game | Load a game | Charger une partie | Carica una partita | Загрузить партию
save_game | Save the game | Enregistrer la partie | Salva la partita | Сохранить партию
undo | Undo | Annuler | Annulla | Отменить
back_here | Back to here | Revenir ici | Torna qui | Вернуться сюда
pause | Pause of bots | Pause des robots | Pausa dei bot | Пауза ботов
no_pause | none | aucune | nessuna | нет
short_pause | short | courte | breve | короткая
long_pause | long | longue | lunga | длинная
turn_of | Turn {turn} of {turns}: {who} | Tour {turn} sur {turns} : {who} | Turno {turn} di {turns}: {who} | Ход {turn} из {turns}: {who}
over | The game is over. | La partie est finie. | La partita è finita. | Партия окончена.
wins | {who} wins. | Gagne : {who}. | Vince: {who}. | Побеждает {who}.
win | {who} win. | Gagnent : {who}. | Vincono: {who}. | Побеждают {who}.
tokens_left | {tokens} tokens on the board | {tokens} pions sur le plateau | {tokens} segnalini sulla mappa | жетонов на поле: {tokens}
bots_turn | {who} is thinking … | {who} réfléchit … | {who} sta pensando … | {who} думает …
die | The die is rolled … | Le dé roule … | Si tira il dado … | Бросается кубик …
column | Combos | Combinaisons | Combinazioni | Ряд
event_now | Event of this round | Événement de ce tour | Evento di questo turno | Событие раунда
event_next | Next event | Prochain événement | Prossimo evento | Следующее событие
players | Players | Joueurs | Giocatori | Игроки
coins | coins | jetons | monete | монеты
hidden | hidden | cachés | nascoste | скрыты
tokens | tokens | pions | segnalini | жетоны
price | price | prix | prezzo | цена
coins_on_it | coins on it | jetons dessus | monete sopra | монет на нём
take | Take | Prendre | Prendi | Взять
in_hand | in hand | en main | in mano | на руке
in_regions | regions | régions | regioni | регионы
would_score | Would score now | Marquerait maintenant | Segnerebbe ora | Получит сейчас
log | What happened | Déroulement | Che cosa è successo | Что было
cost | cost | coût | costo | цена
nobody | Nobody is here. | Personne ici. | Non c’è nessuno. | Никого нет.
tap_again | Choose the region again to do it. | Choisissez encore la région pour le faire. | Scegliete di nuovo la Regione per farlo. | Выберите регион ещё раз, чтобы сделать это.
board | Board | Plateau | Mappa | Поле
declined | in decline | en déclin | in declino | в упадке
lost | The program behind this page has stopped. | Le programme derrière cette page s’est arrêté. | Il programma dietro questa pagina si è fermato. | Программа, которая стоит за страницей, остановилась.
on_disk | {file} has changed on the disk, and here. | {file} a changé sur le disque et ici. | {file} è cambiato sul disco e qui. | {file} изменился на диске и здесь.
take_disk | Take the file | Prendre le fichier | Prendi il file | Взять с диска
keep_mine | Keep mine | Garder le mien | Tieni il mio | Оставить моё
no_map | This board cannot be drawn; its regions are listed. | Ce plateau ne se dessine pas ; voici ses régions. | Questa mappa non si disegna; ecco le regioni. | Это поле нельзя нарисовать; вот его регионы.
close | Close | Fermer | Chiudi | Закрыть
unknown | Something went wrong: | Quelque chose a échoué : | Qualcosa è andato storto: | Что-то пошло не так:
lead | {what}: | {what} : | {what}: | {what}:
rules_changed | The rules have changed since: this game cannot go on. | Les règles ont changé depuis : cette partie ne peut pas continuer. | Le regole sono cambiate: questa partita non può continuare. | Правила с тех пор изменились: эту партию нельзя продолжить.
completions | What could stand here | Ce qui pourrait suivre | Che cosa può stare qui | Что здесь может стоять
tabs | What it means | Ce que cela veut dire | Che cosa significa | Что это значит
earlier | Earlier | Plus tôt | Prima | Раньше
standing | Final standing | Classement final | Classifica finale | Итог
simulate | Let bots play 20 games | Faire jouer 20 parties aux robots | Fai giocare 20 partite ai bot | Пусть боты сыграют 20 партий
simulating | The bots are playing … | Les robots jouent … | I bot stanno giocando … | Боты играют …
put_away | The game was put away. | La partie a été rangée. | La partita è stata messa via. | Партия убрана со стола.
take_up | Go on with it | La reprendre | Riprendila | Продолжить её
again | Try again | Réessayer | Riprova | Попробовать снова
working | One moment … | Un instant … | Un momento … | Минуту …
bad_path | A file has a path of names and slashes that ends in .sw: | Un chemin de fichier est fait de noms et de barres, et finit par .sw : | Il percorso di un file è fatto di nomi e barre, e finisce in .sw: | Путь файла состоит из имён и косых черт и кончается на .sw:
remove_file | Remove this file | Retirer ce fichier | Togli questo file | Убрать этот файл
removed | {file} was removed. | {file} a été retiré. | {file} è stato tolto. | Файл {file} убран.
put_back | Put it back | Le remettre | Rimettilo | Вернуть
simulated | {bot}: {wins} won, {coins} coins on average | {bot} : {wins} gagnées, {coins} jetons en moyenne | {bot}: {wins} vinte, {coins} monete in media | {bot}: побед {wins}, в среднем монет {coins}
`;

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", ru: "Русский" };
const COLUMNS = Object.keys(LANGUAGES);
const TABLE = Object.fromEntries(ROWS.trim().split("\n").map((row) => {
  const [key, ...texts] = row.split(" | ");
  return [key, texts];
}));

let column = 0;

export function speak(language) {
  column = Math.max(0, COLUMNS.indexOf(language));
}

export function language() {
  return COLUMNS[column];
}

// What stands before its explanation, with the colon that the language writes.
export function lead(what) {
  return `${w("lead", { what })} `;
}

export function w(key, gaps = {}) {
  return TABLE[key][column].replace(/\{(\w+)\}/g, (_, name) => gaps[name]);
}
