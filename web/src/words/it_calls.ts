// Italian: being called to the table, and the same seat on another device.
import type { calls as english } from './en_calls';

export const calls: typeof english = {
    yourTurn: 'Tocca a te',
    yourTurnAt: 'Tocca a te: {game}.',
    setting: 'Avvisami quando tocca a me',
    blocked: 'Il browser blocca le notifiche di questo sito. Puoi consentirle nelle sue impostazioni.',
    insecure: 'Le notifiche richiedono un indirizzo sicuro (https). La scheda e un suono ti avvisano comunque.',
    missing: 'Questo browser non ha notifiche. La scheda e un suono ti avvisano comunque.',
    ask: 'Ti avvisiamo quando tocca a te, anche se sei in un’altra scheda?',
    callMe: 'Avvisami',
    notNow: 'Non ora',
    watches: '(guarda)',
    among: 'Lo legge solo chi guarda. I giocatori potranno leggerlo dopo la partita.',
    device: {
        move: 'Continua su un altro dispositivo',
        text: 'Inquadra qui con l’altro dispositivo, oppure aprici {place} e scrivi il codice.',
        qr: 'Codice QR del link che porta il tuo posto su un altro dispositivo',
        left: 'Vale una volta sola, ancora per {time}.',
        over: 'Questo codice è scaduto.',
        again: 'Nuovo codice',
        stops: 'Questo dispositivo si ferma appena l’altro comincia a giocare.',
        bring: 'Continua qui',
        code: 'Codice dell’altro dispositivo',
        moved: 'Ora giochi sull’altro dispositivo',
        movedText: 'Il tuo posto e le tue carte sono passati di là. Su questo schermo non ne resta nulla.',
        watch: 'Guarda da qui',
        back: 'Riporta qui il posto',
        backText: 'Chiedi un codice sull’altro dispositivo.',
        failed: 'Il posto non è arrivato fin qui',
        failedText:
            'Un codice vale una volta sola, per cinque minuti. Chiedine uno nuovo sul dispositivo da cui giochi.',
    },
};
