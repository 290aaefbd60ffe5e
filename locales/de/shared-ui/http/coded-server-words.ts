import { readCodedWords } from 'contract/coded-words';
import { locale } from '../../contract/site/language.texts';

/** As the forms write them: four digits stand together. */
const digits = (amount: number) => amount.toLocaleString(locale, { useGrouping: 'min2' });

/** Rounded up, so that trying again is not in vain. */
function wait(seconds: number): string {
  if (seconds <= 10) return 'in ein paar Sekunden';
  if (seconds <= 30) return 'in einer halben Minute';
  if (seconds <= 60) return 'in einer Minute';
  if (seconds <= 3600) return `in ${Math.ceil(seconds / 60)}\u00a0Minuten`;
  return `in ${Math.ceil(seconds / 3600)}\u00a0Stunden`;
}

const notArrived =
  'Das ist bei uns nicht richtig angekommen. Bitte lade die Seite neu und versuch es noch einmal.';
const otherPicture = 'Bitte wähle ein anderes oder lass es weg.';

/**
 * What the server says in English, by its codes. Pages load it with the first refusal, and the server has it for its
 * answers without JavaScript: so it takes nothing but what lies in this folder, and `contract`.
 */
export const readCodedServerWords = readCodedWords({
  checkField: 'Bitte sieh dir dieses Feld noch einmal an.',
  words: {
    'unreadable-request': notArrived,
    'unsupported-media-type': notArrived,
    'empty-body': 'Bitte fülle das Formular aus.',
    'invalid-body': 'Bitte sieh dir deine Angaben noch einmal an.',
    'missing-fields': 'Bitte fülle alle Felder aus.',
    'wrong-login': 'E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfe beides.',
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
    'incomplete-upload':
      'Das Formular ist nicht vollständig angekommen. Bitte schick es noch einmal ab.',
    'key-used': 'Das ist nicht angekommen. Bitte schick das Formular noch einmal ab.',
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
    'wrong-picture-type': 'Bitte wähle ein Bild im Format JPEG, PNG oder WebP.',
    'picture-too-large': (megabytes) =>
      `Bitte wähle ein Bild mit höchstens ${digits(megabytes)}\u00a0MB oder lass es weg.`,
    'too-many-pixels': 'Dieses Bild hat zu viele Pixel. Bitte wähle ein kleineres.',
    'picture-too-slow': `Dieses Bild lässt sich nicht schnell genug verarbeiten. ${otherPicture}`,
    'damaged-picture': `Dieses Bild lässt sich nicht lesen. ${otherPicture}`,
    'rights-changed':
      'Deine Rechte wurden inzwischen geändert, deshalb ist das nicht geschehen. Bitte lade die Seite neu.',
    'changed-meanwhile':
      'Das hat inzwischen jemand anderes geändert. Deine Änderung ist nicht gespeichert: Bitte sieh es dir noch einmal an.',
    'last-owner':
      'Dieses Konto ist das letzte mit der Rolle „Owner“. Bitte gib zuerst jemand anderem diese Rolle.',
    'beyond-own-rights':
      'Du kannst nur Rechte vergeben, die du selbst hast. Wer Konten verwalten darf, bestimmen allein die mit der Rolle „Owner“.',
    'owners-only': 'Das kann nur jemand mit der Rolle „Owner“ ändern.',
    'own-account': 'Das ist dein eigenes Konto. Bitte jemand anderen darum, der das darf.',
    'own-factors':
      'Das ist dein eigenes Konto. Seine zweiten Faktoren findest du unter „Mein Konto“.',
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
      'Eine dieser Rollen wurde inzwischen entfernt. Bitte sieh sie dir noch einmal an.',
    'role-in-use':
      'Jemand hat diese Rolle oder ist dafür eingeladen. Bitte gib der Person zuerst eine andere Rolle oder zieh die Einladung zurück.',
    'role-name-taken': 'Eine Rolle mit diesem Namen gibt es schon. Bitte wähle einen anderen.',
    'too-many-roles':
      'Es gibt schon so viele Rollen wie möglich. Bitte ändere eine oder entferne eine, die niemand hat.',
    'wrong-code':
      'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte gib den ein, den deine App gerade zeigt, oder einen Wiederherstellungscode, den du noch nicht verwendet hast.',
    'wrong-app-code': 'Dieser Code stimmt nicht. Bitte gib den ein, den deine App gerade zeigt.',
    'wrong-passkey':
      'Dieser Passkey wurde nicht angenommen. Bitte versuch es noch einmal oder wähle einen anderen Weg.',
    'wrong-proof':
      'Das Passwort oder der zweite Faktor stimmt nicht, oder der Code wurde schon verwendet. Bitte prüfe beides.',
    'wrong-too-often':
      'Das war zu oft falsch. Bitte warte ein paar Minuten und versuch es dann noch einmal.',
    'took-too-long': 'Das hat zu lange gedauert. Bitte fang noch einmal an.',
    'last-factor':
      'Deine Rolle braucht einen zweiten Faktor, und das ist dein letzter. Bitte füge zuerst einen anderen hinzu.',
    'known-passkey': 'Diesen Passkey kennen wir schon. Bitte verwende einen anderen.',
    missing: 'Bitte fülle dieses Feld aus.',
    'no-email': 'Gib eine E-Mail-Adresse wie name@example.org ein.',
    'no-phone': 'Gib eine Telefonnummer wie +43\u00a0512\u00a0000000 ein.',
    'no-date': 'Gib ein Datum ein, das es gibt, mit Tag, Monat und Jahr.',
    'no-moment': 'Gib einen Tag und eine Uhrzeit ein, die es in Innsbruck gibt.',
    'no-link': 'Gib eine Adresse ein, die mit https:// beginnt.',
    'no-rich-text':
      'Schreib den Text mit dem Editor: Er hat eine Form, ein Zeichen oder einen Link, den wir nicht nehmen.',
    'no-slug':
      'Schreib nur kleine Buchstaben von a bis z, Ziffern und einzelne Bindestriche, wie lobpreisnacht-2026.',
    'no-birth-date': 'Gib ein Datum ein, das es gibt und das nicht in der Zukunft liegt.',
    'no-number': 'Gib eine Zahl wie 25,50 ein.',
    'no-whole-number': 'Gib eine ganze Zahl ein.',
    'no-text': 'Gib hier einen Text ein.',
    'not-one-line': 'Schreib das bitte in eine einzige Zeile.',
    'not-plain-text': 'Schreib das bitte als einfachen Text, ohne Steuerzeichen.',
    'not-listed': 'Wähle bitte etwas aus der Liste.',
    'too-many-decimals': 'Gib höchstens zwei Stellen nach dem Komma ein.',
    'too-short': (limit) => `Verwende mindestens ${digits(limit)}\u00a0Zeichen.`,
    'too-long': (limit) => `Verwende höchstens ${digits(limit)}\u00a0Zeichen.`,
    'too-low': (limit) => `Gib mindestens ${digits(limit)} ein.`,
    'too-high': (limit) => `Gib höchstens ${digits(limit)} ein.`,
  },
});
