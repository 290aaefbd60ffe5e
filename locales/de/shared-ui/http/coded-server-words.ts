import { readCodedMessages } from 'contract/coded-messages';
import { fieldMessages } from './coded-field-words';
import { fileMessages } from './coded-file-words';
import { digits } from './digits';
import { wait } from './waiting-time';

const notArrived =
  'Das ist bei uns nicht richtig angekommen. Bitte lade die Seite neu und versuch es noch einmal.';
const otherPicture = 'Bitte wähle ein anderes oder lass es weg.';

/**
 * Messages for the server's codes. Pages load them with the first refusal, and the server imports them for its pages
 * without JavaScript, so this file imports only from this folder and `contract`.
 */
export const readCodedServerMessage = readCodedMessages({
  checkField: 'Bitte sieh dir dieses Feld noch einmal an.',
  words: {
    'unreadable-request': notArrived,
    'unsupported-media-type': notArrived,
    'empty-body': 'Bitte fülle das Formular aus.',
    'invalid-body': 'Bitte sieh dir deine Angaben noch einmal an.',
    'missing-fields': 'Bitte fülle alle Felder aus.',
    'wrong-login': 'E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfe beides.',
    'account-paused': 'Dein Konto ist gesperrt. Bitte frag die, die die Konten verwalten.',
    'login-needed': 'Bitte logg dich noch einmal ein.',
    'cross-site-request':
      'Das hat nicht geklappt. Bitte lade die Seite neu und versuch es noch einmal.',
    'not-found': 'Unter dieser Adresse gibt es nichts. Bitte prüfe sie.',
    'no-profile': 'Dieses Profil gibt es nicht. Bitte prüfe die Adresse.',
    'no-such-place': 'So weit reicht die Liste nicht. Bitte lade die Seite neu.',
    'method-not-allowed': 'Das geht an dieser Adresse nicht. Bitte lade die Seite neu.',
    'request-timeout':
      'Das Senden hat zu lange gedauert. Bitte schick das Formular noch einmal ab.',
    'email-taken':
      'Mit dieser E-Mail-Adresse gibt es schon ein Profil. Bitte logg dich ein oder fordere ein neues Passwort an.',
    'too-large': 'Das ist mehr, als wir auf einmal annehmen können. Bitte kürze deinen Text.',
    'incomplete-upload': 'Das Formular kam nicht vollständig an. Bitte schick es noch einmal ab.',
    'key-used': 'Das ist nicht angekommen. Bitte schick das Formular noch einmal ab.',
    'program-full':
      'Der letzte Platz ist gerade vergeben worden. Das tut uns leid; schreib uns, und wir sagen dir, wenn einer frei wird.',
    'no-receipt':
      'Hier gibt es nichts zu zeigen. Wenn du einen Code eingegeben hast, prüfe ihn bitte noch einmal; was gelöscht ist, wird nicht mehr gezeigt.',
    'sent-link-over': 'Dieser Link ist abgelaufen oder beschädigt. Bitte fordere einen neuen an.',
    'sent-held': 'Das lässt sich hier zurzeit nicht berichtigen. Bitte schreib uns.',
    'sent-merged':
      'Unser Team hat das mit etwas anderem zusammengeführt, das geschickt wurde. Deshalb lässt es sich hier nicht berichtigen. Bitte schreib uns.',
    'sent-unreadable':
      'Ein Text davon lässt sich nicht mehr entschlüsseln, deshalb kannst du das hier nicht berichtigen. Bitte schreib ihn neu, oder schreib uns.',
    'sent-program-limited':
      'Bei dieser Veranstaltung sind die Plätze begrenzt, deshalb lässt sich die Anmeldung hier nicht ändern. Bitte melde dich für die andere an und bitte uns, diese Anmeldung zu löschen.',
    'storage-full':
      'Aus deinem Netzwerk ist heute mehr gekommen, als wir aufnehmen können. Bitte versuch es morgen noch einmal oder ruf im Gemeindebüro an.',
    'server-error':
      'Bei uns ist etwas schiefgegangen. Bitte versuch es in ein paar Minuten noch einmal oder ruf im Gemeindebüro an.',
    unavailable: () =>
      'Wir können gerade nichts speichern. Bitte versuch es in ein paar Minuten noch einmal oder ruf im Gemeindebüro an.',
    busy: (seconds) =>
      `Bei uns ist gerade viel los. Bitte versuch es ${wait(seconds)} noch einmal.`,
    restarting: (seconds) =>
      `Unser Server startet gerade neu. Bitte versuch es ${wait(seconds)} noch einmal.`,
    'too-many-requests': (seconds) =>
      `Aus deinem Netzwerk kommt gerade sehr viel auf einmal. Bitte versuch es ${wait(seconds)} noch einmal.`,
    'too-many-changes': (seconds) =>
      `Das war in kurzer Zeit etwas zu oft. Bitte versuch es ${wait(seconds)} noch einmal.`,
    'too-many-passwords': (seconds) =>
      `Das Passwort war zu oft falsch. Bitte versuch es ${wait(seconds)} noch einmal.`,
    'too-many-tries': (seconds) => `Das war zu oft falsch. Bitte versuch es ${wait(seconds)}.`,
    'reset-link-needed':
      'Bitte öffne den Link in deiner E-Mail noch einmal oder fordere einen neuen an.',
    'reset-link-over':
      'Dieser Link wurde schon verwendet, ist abgelaufen oder gehört zu einer anderen E-Mail-Adresse. Bitte fordere einen neuen an.',
    'confirm-link-needed': 'Bitte öffne den Link in deiner E-Mail noch einmal.',
    'confirm-link-used':
      'Dieser Link wurde schon verwendet. Du brauchst nichts mehr zu tun: Logg dich einfach ein.',
    'confirm-link-over':
      'Dieser Link ist abgelaufen, oder es gibt schon einen neueren. Bitte logg dich mit deiner bisherigen E-Mail-Adresse ein und ändere sie noch einmal in deinem Profil.',
    'weak-password':
      'Dieses Passwort ist leicht zu erraten. Bitte wähle ein anderes, z.\u00a0B. drei Wörter.',
    'password-needed':
      'Gib bitte auch dein aktuelles Passwort ein, damit wir deine E-Mail-Adresse ändern können.',
    'wrong-password': 'Das ist nicht dein aktuelles Passwort. Bitte gib es noch einmal ein.',
    'password-changed':
      'Dein Passwort wurde gerade erst geändert, vielleicht auf einem anderen Gerät. Bitte gib hier schon das neue ein.',
    'wrong-picture-type': 'Bitte wähle ein Bild im Format JPEG, PNG, WebP oder HEIC.',
    'picture-too-large': (megabytes) =>
      `Bitte wähle ein Bild mit höchstens ${digits(megabytes)}\u00a0MB oder lass es weg.`,
    'too-many-pixels': 'Dieses Bild hat zu viele Bildpunkte. Bitte wähle ein kleineres.',
    'picture-too-slow': `Dieses Bild lässt sich nicht schnell genug verarbeiten. ${otherPicture}`,
    'damaged-picture': `Dieses Bild lässt sich nicht lesen. ${otherPicture}`,
    'rights-changed':
      'Deine Rechte wurden inzwischen geändert, deshalb hat das nicht geklappt. Bitte lade die Seite neu.',
    'changed-meanwhile':
      'Das hat inzwischen jemand anderer geändert. Deine Änderung ist nicht gespeichert: Bitte sieh es dir noch einmal an.',
    'last-owner':
      'Dieses Konto ist das letzte mit der Rolle „Owner“. Bitte gib zuerst jemand anderem diese Rolle.',
    'beyond-own-rights':
      'Du kannst nur Rechte vergeben, die du selbst hast. Wer Konten verwalten darf, bestimmen allein die mit der Rolle „Owner“.',
    'owners-only': 'Das kann nur jemand mit der Rolle „Owner“ ändern.',
    'own-account': 'Das ist dein eigenes Konto. Bitte jemand anderen darum, der das darf.',
    'own-factors': 'Das ist dein eigenes Konto. Seine zweiten Faktoren sind unter „Mein Konto“.',
    'account-closed':
      'Dieses Konto ist geschlossen. Wenn die Person zurückkommt, lade sie bitte neu ein.',
    'account-exists': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    'account-suspended':
      'Mit dieser E-Mail-Adresse gibt es ein Konto, das gesperrt ist. Bitte gib es wieder frei.',
    'invited-already':
      'Diese Person ist schon eingeladen. Du kannst die Einladung noch einmal schicken.',
    'invitation-gone':
      'Diese Einladung wurde schon angenommen oder zurückgezogen. Bitte lade die Seite neu.',
    'role-removed':
      'Eine dieser Rollen wurde inzwischen gelöscht. Bitte sieh sie dir noch einmal an.',
    'role-in-use':
      'Jemand hat diese Rolle oder ist dafür eingeladen. Bitte gib der Person zuerst eine andere Rolle oder zieh die Einladung zurück.',
    'role-name-taken': 'Eine Rolle mit diesem Namen gibt es schon. Bitte wähle einen anderen.',
    'too-many-roles':
      'Es gibt schon so viele Rollen wie möglich. Bitte ändere eine oder lösche eine, die niemand hat.',
    'wrong-code':
      'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte gib den ein, den deine App gerade zeigt, oder einen Wiederherstellungscode, den du noch nicht verwendet hast.',
    'wrong-app-code': 'Dieser Code stimmt nicht. Bitte gib den ein, den deine App gerade zeigt.',
    'wrong-passkey':
      'Dieser Passkey wurde nicht angenommen. Bitte versuch es noch einmal oder wähle einen anderen Weg.',
    'wrong-proof':
      'Das Passwort oder der zweite Faktor stimmt nicht, oder der Code wurde schon verwendet. Bitte prüfe beides.',
    'took-too-long': 'Das hat zu lange gedauert. Bitte fang noch einmal an.',
    'last-factor':
      'Deine Rolle braucht einen zweiten Faktor, und das ist dein letzter. Bitte füge zuerst einen anderen hinzu.',
    'known-passkey': 'Diesen Passkey kennen wir schon. Bitte verwende einen anderen.',
    'staff-login-needed': 'Bitte logg dich mit deinem Konto im Team ein.',
    'staff-only': 'Das ist nur für unser Team.',
    'session-over': 'Du bist nicht mehr eingeloggt. Bitte logg dich noch einmal ein.',
    'second-factor-needed': 'Bitte weise dich auch mit deinem zweiten Faktor aus.',
    'confirmation-needed': 'Bitte bestätige zuerst, dass du es bist.',
    'password-missing': 'Bitte gib dein Passwort ein.',
    'no-passkey': 'Du hast keinen Passkey. Bitte gib dein Passwort ein.',
    'no-factor': 'Wiederherstellungscodes bekommst du mit deinem ersten zweiten Faktor.',
    'too-many-factors': (limit) =>
      `Du hast schon ${digits(limit)} zweite Faktoren. Bitte entferne zuerst einen.`,
    'address-taken':
      'Diese E-Mail-Adresse gehört schon zu einem anderen Konto. Bitte nimm eine andere.',
    'mail-link-over':
      'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte fordere einen neuen an.',
    'invitation-unknown':
      'Diese Einladung wurde zurückgezogen, oder vom Link fehlt ein Stück. Bitte öffne ihn noch einmal aus der E-Mail oder melde dich bei der Person, die dich eingeladen hat.',
    'invitation-used': 'Diese Einladung wurde schon verwendet. Bitte logg dich ein.',
    'invitation-over':
      'Diese Einladung ist abgelaufen. Bitte lass sie dir von der Person, die dich eingeladen hat, noch einmal schicken.',
    'no-account': 'Dieses Konto gibt es nicht. Bitte lade die Seite neu.',
    'no-role': 'Diese Rolle gibt es nicht, vielleicht ist sie gelöscht. Bitte lade die Seite neu.',
    'read-needed':
      'Wer in einem Bereich etwas bearbeitet oder exportiert, muss ihn auch lesen können. Bitte wähle auch „Lesen“.',
    'no-record': 'Diesen Eintrag gibt es nicht. Bitte lade die Liste neu.',
    'record-twice': 'Derselbe Eintrag ist zweimal dabei. Bitte lade die Liste neu.',
    'record-changed':
      'Einer dieser Einträge wurde inzwischen geändert. Bitte lade die Liste neu und sieh ihn dir noch einmal an.',
    'record-merged':
      'Einer dieser Einträge ist schon mit einem anderen zusammengeführt. Bitte lade die Liste neu.',
    'record-unreadable':
      'Ein Text eines dieser Einträge lässt sich nicht mehr entschlüsseln. Würde er überschrieben, ginge er ganz verloren. Deshalb wurde nichts geändert.',
    'no-merge':
      'Diese Einträge sind nicht zusammengeführt, oder das wurde schon rückgängig gemacht. Bitte lade die Liste neu.',
    'unconfirmed-survivor':
      'Das Profil, das bleibt, hat eine E-Mail-Adresse, die nie bestätigt wurde. Deshalb bekommt es nichts, was ein anderes Mitglied eingegeben hat. Bitte behalte das andere Profil oder wähle nur Angaben, die es schon hat.',
    'merged-again':
      'Einer dieser Einträge wurde seither noch einmal zusammengeführt. Bitte mach zuerst das rückgängig.',
    'changed-since-merge':
      'Einer dieser Einträge wurde seither geändert. Deshalb wurde nichts rückgängig gemacht: Die Änderung ginge verloren.',
    'not-choosable': 'Was in diesem Feld steht, lässt sich nicht wählen.',
    'no-such-value': 'Das steht bei keinem dieser Einträge in diesem Feld.',
    'no-kept-pair':
      'Dass diese Einträge keine Duplikate sind, hat inzwischen jemand zurückgenommen. Bitte lade die Liste neu.',
    'no-person': 'Diese Person gibt es nicht mehr. Bitte lade die Seite neu.',
    'no-right': 'Dafür brauchst du das Recht, diese Einträge zu bearbeiten.',
    'person-twice': 'Bitte nenne jede Person nur einmal.',
    'nothing-left': 'Bei der Person muss mindestens ein Eintrag bleiben.',
    'no-colleague': 'Bitte erwähne nur Personen aus dem Team, die diesen Bereich lesen dürfen.',
    'login-address':
      'Mit dieser E-Mail-Adresse meldet sich das Mitglied an. Nur das Mitglied selbst kann sie ändern.',
    'unconfirmed-account':
      'Die E-Mail-Adresse dieses Profils hat niemand bestätigt. Das Konto kann also jemand anderem gehören. Bitte lass das Mitglied die Adresse bestätigen oder das Profil selbst berichtigen.',
    'profile-exists':
      'Es gibt schon ein Profil mit dieser E-Mail-Adresse. Bitte berichtige dieses.',
    'note-closed': 'Diese Notiz lässt sich nicht mehr ändern. Bitte schreib eine weitere.',
    'too-many-views': 'Du hast zu viele Ansichten. Bitte entferne zuerst eine.',
    'too-many-pins':
      'In der Seitenleiste sind schon 20 Ansichten. Bitte nimm zuerst eine davon heraus.',
    'too-many-notes':
      'Zu diesem Eintrag gibt es schon so viele Notizen, wie möglich sind. Es wurde nichts gespeichert.',
    'no-network': 'Schreib eine Adresse wie 192.0.2.7 oder ein Netzwerk wie 192.0.2.0/24.',
    'not-in-quarantine': 'Das liegt nicht mehr in der Quarantäne. Bitte such es in seiner Liste.',
    'review-changed':
      'Das hat inzwischen jemand anderer geändert. Bitte sieh es dir noch einmal an.',
    'no-assignee': 'Bitte wähle jemanden, der sich hier einloggen kann.',
    'too-many-tabs': 'Diese Seiten sind in zu vielen Tabs offen. Bitte schließ ein paar davon.',
    'not-searchable': (limit) =>
      `Bitte such nach mindestens ${digits(limit)}\u00a0Zeichen, und nicht nach zu vielem auf einmal.`,
    'no-entry': 'Diesen Eintrag gibt es nicht mehr. Bitte geh zurück zur Liste.',
    'entry-changed':
      'Diesen Eintrag hat inzwischen jemand anderer geändert. Bitte sieh dir beide Texte an.',
    'entry-shown': 'Dieser Eintrag steht auf der Website. Bitte nimm ihn zuerst herunter.',
    'last-entry':
      'Das ist der letzte Eintrag, der auf der Website steht, und ohne einen geht es nicht. Bitte veröffentliche zuerst einen anderen.',
    'entry-not-published':
      'Von diesem Eintrag ist nichts veröffentlicht, auf das der Entwurf zurückgesetzt werden könnte.',
    'entry-incomplete':
      'Es fehlt noch etwas, oder etwas passt nicht. Deshalb ist das nicht veröffentlicht.',
    'plan-time-skipped':
      'Diese Minute gibt es nicht: In dieser Nacht wird die Uhr eine Stunde vorgestellt. Bitte wähle eine andere Zeit.',
    'plan-time-over': 'Diese Zeit ist schon vorbei. Bitte wähle eine, die noch kommt.',
    'plan-time-none': 'Das ist kein gültiger Zeitpunkt. Bitte wähle einen Tag und eine Uhrzeit.',
    'plan-nothing-shown':
      'Dieser Eintrag steht zu dieser Zeit nicht auf der Website. Deshalb kann er dann nicht heruntergenommen werden.',
    'preview-incomplete':
      'Die Vorschau lässt sich noch nicht zeigen: Etwas fehlt oder passt nicht.',
    'preview-absent': 'Dieser Server erstellt keine Seiten, deshalb gibt es keine Vorschau.',
    'preview-failed': 'Die Seite ließ sich nicht erstellen. Bitte versuch es noch einmal.',
    'test-mail-failed':
      'Der Mailserver hat die Test-E-Mail nicht angenommen. Bitte versuch es später noch einmal, oder frag, wer den Server betreibt.',
    'entries-changed':
      'Die Liste hat inzwischen jemand anderer geändert. Bitte ordne sie noch einmal.',
    'import-unreadable':
      'Diese Datei ist keine Tabelle, die wir lesen können. Bitte speichere sie als CSV oder XLSX und wähle sie noch einmal.',
    'import-too-large':
      'Diese Datei ist zu groß. Mehr als 20\u00a0Megabyte gehen nicht auf einmal: Bitte teile sie.',
    'import-empty': 'In dieser Datei steht keine Zeile mit Daten. Bitte wähle eine andere.',
    'import-too-many-rows':
      'Diese Datei hat zu viele Zeilen. Mehr als 20.000 gehen nicht auf einmal: Bitte teile sie.',
    'import-too-many-columns':
      'Diese Datei hat zu viele Spalten. Mehr als 200 gehen nicht: Bitte lösche, was du nicht brauchst.',
    'import-running':
      'Gerade wird schon etwas importiert. Bitte versuch es in ein paar Minuten noch einmal.',
    'import-nothing':
      'In dieser Datei ist nichts, das importiert werden kann. Bitte sieh dir die Zeilen noch einmal an.',
    'import-undone': 'Dieser Import wurde schon rückgängig gemacht. Bitte lade die Liste neu.',
    'import-built-on':
      'Mit diesen Einträgen wurde seither gearbeitet. Deshalb wurde der Import nicht rückgängig gemacht: Das ginge verloren.',
    'release-refused':
      'Das ist mit dieser Version nicht möglich. Es ist alles geblieben, wie es war.',
    'no-site': 'Dieser Server hat keine Website, an der sich etwas ändern ließe.',
    'too-many-entries': (limit) =>
      `Es gibt schon ${digits(limit)} Einträge, und mehr gehen nicht. Bitte lösche einen, den es nicht mehr braucht.`,
    ...fileMessages,
    ...fieldMessages,
  },
});
