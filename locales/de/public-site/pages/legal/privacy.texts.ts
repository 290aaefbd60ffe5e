import { keptBackups, lifetimes } from 'contract/lifetimes';
import { getEmails, shownChurch } from 'contract/shown-church';
import { unbrokenAddress, unbrokenPhone } from '../../../contract/site/unbroken';
import type * as english from 'public-site/pages/legal/privacy.texts';

const minutesOf = (milliseconds: number) => `${milliseconds / 60_000}\u00a0Minuten`;
const hoursOf = (milliseconds: number) => `${milliseconds / 3_600_000}\u00a0Stunden`;
const daysOf = (milliseconds: number) => `${milliseconds / 86_400_000}\u00a0Tage`;

/** The information of Art. 13 GDPR in plain language. A lawyer must confirm it before a church goes live. */
export const privacy: typeof english.privacy = {
  title: 'Datenschutz',
  description:
    'Welche personenbezogenen Daten die Gemeinde speichert, wozu und wie lange, und welche Rechte du hast.',
  lists: {
    purpose: (purposes, categories) => `Wozu: ${purposes}. Was darin vorkommen kann: ${categories}`,
    consented: (time, withConsent) => `${time}; mit deiner Einwilligung ${withConsent}`,
    locked: (time) =>
      `${time}, wie es das Gesetz verlangt; bittest du uns vorher um Löschung, sperren wir es bis dahin für den Alltag`,
    encrypted: (kinds) =>
      `Einiges speichern wir verschlüsselt, und der Schlüssel liegt woanders, damit eine gestohlene Kopie unserer Daten es nicht verrät: was du uns in diesen Bereichen schreibst (${kinds}), alle Notizen unseres Teams und die E-Mails zwischen ihm und dir.`,
  },
  chapters: {
    responsible: {
      title: 'Wer verantwortlich ist',
      get paragraphs() {
        const church = shownChurch();
        const office = `${getEmails(church)[0]} oder ${unbrokenPhone()}`;
        return [
          `${church.name}, ${unbrokenAddress()}. Wenn du Fragen zu deinen Daten hast, schreib uns oder ruf an: ${office}.`,
        ];
      },
    },
    kept: {
      title: 'Was wir speichern und wozu',
      paragraphs: [
        'Wenn du ein Formular abschickst, speichern wir, was du eingetragen hast und wann es bei uns angekommen ist. Ein Formular, das aussieht, als hätte es ein Roboter abgeschickt, legen wir beiseite, wo nur unser Team es sieht. Wenn du mit einem Häkchen mehr erlaubst als die Antwort, speichern wir auch, was du erlaubt hast und wann.',
        'Wenn du ein Profil anlegst, speichern wir, was du ausgefüllt hast, dein Bild, falls du eines hinzufügst, die Sprache, in der wir dir schreiben, und dein Passwort. Das Passwort machen wir so unkenntlich, dass niemand es lesen kann, auch wir nicht.',
        'Ein Zeugnis, das du uns schickst, können auf dieser Website alle lesen: unter dem Namen, den du angegeben hast, oder als „Anonym“. Wenn es dort nicht mehr stehen soll, schreib uns, und wir nehmen es von der Seite.',
      ],
    },
    basis: {
      title: 'Auf welcher Rechtsgrundlage',
    },
    readers: {
      title: 'Wer es sieht',
      paragraphs: [
        'Alle in unserem Team, die einen eigenen Zugang haben. Sie können lesen, was abgeschickt wurde, Notizen dazu schreiben, dir schreiben, mehrere Einträge derselben Person zusammenführen und Listen als Dateien speichern. Was sie dir schreiben und was du antwortest, bleibt beim Eintrag und wird mit ihm gelöscht. Damit niemand in Not wartet, sucht ein Programm auf unserem eigenen Server in dem, was abgeschickt wird, nach Wörtern, die von Gefahr sprechen, und schlägt unserem Team vor, das zuerst zu lesen; es entscheidet nichts. Ein Protokoll hält fest, wer welche Einträge geändert oder gespeichert hat, und lässt sich nicht unbemerkt verändern. Es enthält die Nummern der Einträge und kein Wort von dir. Wo wir Einträge vertraulich behandeln, hält es auch fest, wer aus unserem Team sie wann gelesen hat. Aus diesem Protokoll wird nichts automatisch gelöscht.',
        'Die Daten liegen auf dem Server dieser Website. Die Website lädt nichts von anderen Firmen und gibt nichts an Werbefirmen weiter. E-Mails an dich gehen über einen E-Mail-Anbieter. Links zu unseren Videos führen auf eine andere Website, die ihre eigenen Regeln hat.',
      ],
    },
    retention: {
      title: 'Wie lange',
      paragraphs: [
        'Ist die Frist um, löscht die Website deine Daten von selbst, außer sie werden für einen Streitfall gebraucht oder gerade bearbeitet. Bevor sie sehr viel auf einmal löscht, fragt sie unser Team, und über jedes Profil entscheidet unser Team selbst. Du kannst uns bitten, etwas früher zu löschen.',
      ],
    },
    duration: {
      title: 'Kopien, und was von selbst endet',
      paragraphs: [
        `Jeden Tag kopiert die Website ihre Datenbank, für den Fall, dass etwas kaputtgeht, und behält die letzten ${keptBackups}\u00a0Kopien. Was wir löschen, steht in den älteren noch, bis neuere an ihre Stelle getreten sind. Gelöschtes kann auch auf der Festplatte des Servers zurückbleiben, wo es keine Seite und keine Suche mehr findet, bis der Platz wieder gebraucht wird.`,
        `Manches endet von selbst. Nach ${hoursOf(lifetimes.memberSession.idle)} ohne Besuch wirst du ausgeloggt, spätestens aber nach ${daysOf(lifetimes.memberSession.absolute)}n. Ein Link, mit dem du dein Passwort neu setzt, gilt ${minutesOf(lifetimes.resetLink)}, einer, mit dem du siehst, was du uns geschickt hast, ${minutesOf(lifetimes.sentLink)}, und einer, mit dem du deine E-Mail-Adresse bestätigst, ${hoursOf(lifetimes.confirmationLink)}. Eine E-Mail, die sich nicht verschicken lässt, wird nach ${hoursOf(lifetimes.waitingMail)} verworfen.`,
        'Die Website speichert nicht, von welcher IP-Adresse aus du sie besuchst. Damit niemand sie mit Anfragen überschwemmt oder Passwörter errät, zählt sie, wie oft aus jedem Netz etwas angefragt wird, unter einem Code, den sie aus der Adresse bildet. Jede dieser Zahlen löscht sie, sobald sie nicht mehr gebraucht wird, meist nach wenigen Stunden.',
      ],
    },
    deletion: {
      title: 'Wie du es siehst, berichtigst oder löschen lässt',
      get paragraphs() {
        return [
          'Unter „Meine Daten“ siehst du mit dem Code deines Belegs oder mit einem Link, den wir an deine E-Mail-Adresse schicken, was du geschickt hast. Du kannst es dort berichtigen, deine Einwilligung widerrufen oder uns bitten, es zu löschen. Mitglieder können das auch, wenn sie eingeloggt sind: mit allem, was mit ihrer bestätigten E-Mail-Adresse geschickt wurde. Ihr Profil sehen und berichtigen sie dort ebenfalls.',
          `Oder schreib an ${getEmails(shownChurch())[0]}, oder ruf ${unbrokenPhone()} an, und sag uns, worum es geht und woran wir erkennen, dass es von dir ist. Wir sorgen dafür, dass es gelöscht wird, und sagen dir, sobald es geschehen ist, spätestens innerhalb eines Monats.`,
        ];
      },
    },
    storage: {
      title: 'Cookies und was dein Browser speichert',
      paragraphs: [
        'Diese Website verfolgt dich nicht, und wer sie nur liest, bekommt kein Cookie. Es gibt also nichts, dem du zustimmen müsstest, und darum auch kein Banner.',
        'Was du in ein Formular tippst, behält dein Browser in diesem Tab, bis du es abgeschickt oder den Tab geschlossen hast. Seiten, die du gelesen hast, hebt er vielleicht auf, damit sie sich schnell und auch ohne Verbindung öffnen. Solange du eingeloggt bist, merkt er sich, wer du bist. Wenn du helle oder dunkle Farben oder eine Sprache wählst, merkt er sich das auf diesem Gerät.',
        `Hast du dich einmal eingeloggt, behält er außerdem ein Cookie für höchstens ${daysOf(lifetimes.knownDevice)}. Es sagt uns, dass dieser Browser in deinem Konto schon eingeloggt war. So kommst du auch dann hinein, wenn jemand anderer gerade versucht, dein Passwort zu erraten.`,
        `Wenn du ein Formular ohne JavaScript abschickst, bringt ein Cookie den Code deines Belegs auf die Seite, die ihn zeigt, ${minutesOf(lifetimes.receiptCookie)} lang.`,
      ],
    },
    rights: {
      title: 'Deine Rechte',
    },
  },
};
