"""Italian answers to what players ask most."""

from typing import Final

from swdsl.reference.words.asked import AskedWords, read

ASKED: Final = AskedWords(
    title="Domande frequenti",
    lead="Brevi risposte a ciò che ci si chiede a ogni tavolo.",
    rows=read(
        """
        own_declined | conquest | Posso attaccare la mia stessa Razza in Declino? | Sì. Le sue
                Regioni si conquistano come le altre; se i suoi segnalini aumentino il costo è
                un’opzione della scatola.
        no_tokens | conquest | Che cosa succede se finisco i segnalini? | Le conquiste sono
                finite; ridistribuite e contate. Nel turno dopo riprendete tutti i segnalini tranne uno
                per Regione, o andate in Declino. | pedine finite senza
        wiped_out | turn | E se non ho più nessuna Regione sulla mappa? | Con segnalini in mano
                la Razza entra di nuovo in gioco. Se è scomparsa, potete passare o andare in Declino.
        rounds | end | Quanti turni o giri dura la partita? | Quanti ne indica la mappa per il
                vostro numero di giocatori; il regolamento li elenca alla fine. | due tre quattro cinque
                giocatori durata numero
        cost | conquest | Quanti segnalini costa una conquista? | Due, uno in più per una
                Montagna e per ogni difensore o pezzo che difende; mai meno di uno. | montagna tribù
                perduta mostro prezzo regione vuota
        end_when | end | Quando finisce la partita, e chi vince? | Dopo l’ultimo giro indicato
                dalla mappa. Vince il più ricco; a parità, chi ha più segnalini sulla mappa. | parità
                pareggio
        first | setup | Chi comincia, chi è il primo giocatore? | Chi decidete voi; gli altri
                seguono in senso orario.
        shared | conquest | Due giocatori possono stare insieme nella stessa Regione? | No. Una
                Regione appartiene a una sola Razza; chi la conquista scaccia gli altri.
        two_declined | decline | Posso tenere due Razze in Declino contemporaneamente? | No,
                quella precedente lascia la mappa, a meno che una regola non dica che resta.
        decline_twice | decline | Posso andare in Declino due volte, due turni di fila? | No.
                Dopo il Declino non avete una Razza attiva: il turno seguente comincia con una
                combinazione.
        decline_when | decline | Quando posso andare in Declino, anche dopo le conquiste? |
                All’inizio del turno, invece di espandervi; dopo le conquiste solo se una regola lo
                permette. | primo turno subito
        must_conquer | conquest | Devo per forza conquistare, o posso fermarmi? | Potete
                fermarvi quando volete, anche prima della prima conquista. | passare il turno niente
                senza conquistare
        same_player | conquest | Posso attaccare più volte lo stesso giocatore in un turno? |
                Sì, finché bastano i segnalini, a meno che una regola non lo vieti.
        leave | turn | Posso abbandonare o lasciare una mia Regione? | Sì, mentre radunate le
                truppe: riprendete tutti i suoi segnalini ed è abbandonata. | abbandonare svuotare
        defend | redeployment | Come difendo una Regione, c’è un limite di segnalini? |
                Metteteci più segnalini alla ridistribuzione: ognuno la rende più cara di uno. Non c’è
                un limite. | rinforzare massimo
        lost_tokens | losses | Quanti segnalini perdo quando mi attaccano? | Uno per ogni
                Regione persa. Gli altri tornano in mano e si ripiazzano alla fine di quel turno. |
                scacciati tornano ridistribuire uccisi
        declined_coins | scoring | Una Razza in Declino frutta ancora Monete? | Sì, una per ogni
                sua Regione. Monete aggiuntive solo se la loro regola vale in Declino.
        declined_power | decline | Razza e Potere valgono ancora in Declino? | No, a meno che la
                loro frase non dica «anche in Declino» o «in Declino».
        hidden | scoring | Posso nascondere le mie Monete, sono segrete? | Sì. Quanto avete
                resta segreto fino alla fine. | contare mostrare altri
        neutral | losses | Le Tribù perdute e i Mostri difendono, e che ne è di loro? | Ogni
                loro segnalino difende come quello di una Razza. Conquistata la Regione, lasciano il
                gioco. | tornano ritorno
        die_when | conquest | Quando posso lanciare il dado Rinforzi? | Una volta per turno, per
                l’ultima conquista, con almeno un segnalino in mano, se ne mancano pochi. Prima nominate
                la Regione. | quante volte un solo segnalino
        players | setup | Per quanti giocatori è, in quanti si gioca? | Quante sono le mappe:
                ognuna è disegnata per un numero di giocatori. | max massimo minimo numero solo due tre
                quattro cinque sei persone
        one_each | redeployment | Devo lasciare un segnalino in ogni Regione? | Sì, almeno uno
                in ogni Regione che volete tenere; una Regione senza segnalini è abbandonata. | vuota
                tutti minimo resta
        tray_empty | losses | Che fare se nel contenitore non ci sono più segnalini? | Non ne
                ricevete: una Razza non ha mai più segnalini di quanti ne tiene il suo contenitore. |
                finiti esauriti limite massimo abbastanza pedine
        relic_declined | conquest | Reliquie e Luoghi servono a una Razza in Declino? | Le
                Reliquie mai: le usa solo una Razza attiva. I Luoghi, se la loro frase dice «anche in
                Declino». | reliquia luogo declino
        relic_holder | conquest | Chi ha la Reliquia o il Luogo quando la sua Regione è
                conquistata? | Chi la conquista: Reliquie e Luoghi restano nella loro Regione e servono
                la Razza che la occupa. | perde tiene prende
        roll_fails | conquest | Che succede quando il tiro del dado Rinforzi fallisce? | La
                Regione non è conquistata. I segnalini previsti restano in mano, le conquiste sono
                finite, e ridistribuite. | fallito fallimento insufficiente sbagliato zero
        waters | conquest | Posso conquistare un Mare, un Lago o un Fiume? | Mari e Laghi solo
                con una regola che lo permette. Un Fiume si conquista di passaggio, ma nessuno vi resta
                senza una tale regola. | acqua attraversare nuotare
        passed_coins | draft | Chi prende le Monete sulle combinazioni saltate? | Chi sceglie
                più tardi quella combinazione. | passare saltare pagare paga
        entry | conquest | Da dove entra in gioco una nuova Razza? | Da una Regione al bordo
                della mappa o, se la scatola lo dice, da una costa al bordo. Alcune regole permettono di
                più. | prima regione iniziare arrivare mappa entro
        add_up | conquest | Le regole che rendono una conquista più economica si sommano? | Sì,
                tutte; ma una conquista non costa mai meno di un segnalino. | cumulano cumulare sommare
                sconto bonus
        immune_how | conquest | Si può attaccare una Regione immune? | No: né attacco, né dado,
                né sostituzione di un difensore. Se è immune agli avversari, il suo giocatore può ancora
                conquistarla. | immunità protetta
        declined_acts | decline | Una Razza in Declino può attaccare, spostarsi o ricevere
                rinforzi? | No. Resta com’è finché non è conquistata o se ne va, a meno che la sua frase
                non dica altro. | ridistribuire segnalini muovere
        decline_scores | decline | Prendo punti nel turno in cui vado in Declino? | Sì. In quel
                turno non conquistate nulla, ma tutte le vostre Regioni fruttano. | conteggio monete
                stesso
        next_race | draft | Quando prendo la mia prossima Razza? | All’inizio del turno dopo
                quello del Declino. | nuova combinazione seconda ancora
        spare | redeployment | Che ne è dei segnalini che non mi servono? | Restano in mano fino
                alla ridistribuzione; allora rinforzano le vostre Regioni. | avanzati rimasti
                inutilizzati resto
        """
    ),
)
