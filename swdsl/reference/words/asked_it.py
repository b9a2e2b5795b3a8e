"""Italian answers to what players ask most."""

from typing import Final

from swdsl.reference.words.asked import AskedWords, read

ASKED: Final = AskedWords(
    title="Domande frequenti",
    lead="Brevi risposte a ciò che ci si chiede a ogni tavolo.",
    rows=read(
        """
        own_declined | conquest | Posso attaccare la mia stessa Razza in Declino? | Sì. Le sue Regioni
                si conquistano come le altre; se i suoi segnalini aumentino il costo è un’opzione della
                scatola.
        no_tokens | conquest | Che cosa succede se finisco i segnalini? | Le conquiste sono finite;
                ridistribuite e contate. Nel turno dopo riprendete tutti i segnalini tranne uno per
                Regione, o andate in Declino.
        wiped_out | turn | E se non ho più nessuna Regione sulla mappa? | Con segnalini in mano la Razza
                entra di nuovo in gioco. Se è scomparsa, potete passare o andare in Declino.
        rounds | end | Quanti turni o giri dura la partita? | Quanti ne indica la mappa per il vostro
                numero di giocatori; il regolamento li elenca alla fine.
        cost | conquest | Quanti segnalini costa una conquista? | Due, uno in più per una Montagna e per
                ogni difensore o pezzo che difende; mai meno di uno.
        end_when | end | Quando finisce la partita, e chi vince? | Dopo l’ultimo giro indicato dalla
                mappa. Vince il più ricco; a parità, chi ha più segnalini sulla mappa.
        first | setup | Chi comincia, chi è il primo giocatore? | Chi decidete voi; gli altri seguono in
                senso orario.
        shared | conquest | Due giocatori possono stare insieme nella stessa Regione? | No. Una Regione
                appartiene a una sola Razza; chi la conquista scaccia gli altri.
        two_declined | decline | Posso tenere due Razze in Declino contemporaneamente? | No, quella
                precedente lascia la mappa, a meno che una regola non dica che resta.
        decline_twice | decline | Posso andare in Declino due volte, due turni di fila? | No. Dopo il
                Declino non avete una Razza attiva: il turno seguente comincia con una combinazione.
        decline_when | decline | Quando posso andare in Declino, anche dopo le conquiste? | All’inizio
                del turno, invece di espandervi; dopo le conquiste solo se una regola lo permette.
        must_conquer | conquest | Devo per forza conquistare, o posso fermarmi? | Potete fermarvi quando
                volete, anche prima della prima conquista.
        same_player | conquest | Posso attaccare più volte lo stesso giocatore in un turno? | Sì, finché
                bastano i segnalini, a meno che una regola non lo vieti.
        leave | turn | Posso abbandonare o lasciare una mia Regione? | Sì, mentre radunate le truppe:
                riprendete tutti i suoi segnalini ed è abbandonata.
        defend | redeployment | Come difendo una Regione, c’è un limite di segnalini? | Metteteci più
                segnalini alla ridistribuzione: ognuno la rende più cara di uno. Non c’è un limite.
        lost_tokens | losses | Quanti segnalini perdo quando mi attaccano? | Uno per ogni Regione persa.
                Gli altri tornano in mano e si ripiazzano alla fine di quel turno.
        declined_coins | scoring | Una Razza in Declino frutta ancora Monete? | Sì, una per ogni sua
                Regione. Monete aggiuntive solo se la loro regola vale in Declino.
        declined_power | decline | Razza e Potere valgono ancora in Declino? | No, a meno che la loro
                frase non dica «anche in Declino» o «in Declino».
        hidden | scoring | Posso nascondere le mie Monete, sono segrete? | Sì. Quanto avete resta
                segreto fino alla fine.
        neutral | losses | Le Tribù perdute e i Mostri difendono, e che ne è di loro? | Ogni loro
                segnalino difende come quello di una Razza. Conquistata la Regione, lasciano il gioco.
        die_when | conquest | Quando posso lanciare il dado Rinforzi? | Una volta per turno, per
                l’ultima conquista, con almeno un segnalino in mano, se ne mancano pochi. Prima nominate
                la Regione.
        """
    ),
)
