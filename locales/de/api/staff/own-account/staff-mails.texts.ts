import type * as english from 'api/staff/own-account/staff-mails.texts';
import { lifetimes } from 'contract/lifetimes';

const hours = lifetimes.confirmationLink / 3_600_000;
const ifYou = 'Wenn du das warst, brauchst du nichts zu tun.';
const ifNotYou =
  'Wenn nicht, ändere bitte sofort dein Passwort und sag denen Bescheid, die die Konten verwalten.';
const action = '„Mein Konto“ öffnen';

/** The mail about an action by a person who could log in. 'event' ends with the purpose of the link. */
const notice = (subject: string, event: string) => ({
  subject,
  paragraphs: (link: string) => [event, link, `${ifYou} ${ifNotYou}`],
  action,
});

/** The mail to owners about a publication. */
const publication = (subject: string, event: string) => ({
  subject,
  paragraphs: (link: string) => [
    `${event} Wer das war, steht im Protokoll:`,
    link,
    'Wenn das niemand von euch wollte, stellt es bitte sofort unter „Website“ richtig und sperrt das Konto, von dem es kam.',
  ],
  action: 'Protokoll öffnen',
});

export const staffMails: typeof english.staffMails = {
  'staff-confirm-email': {
    subject: 'Die neue E-Mail-Adresse deines Kontos im Team von {church}',
    paragraphs: (link) => [
      `Jemand aus unserem Team möchte sich ab jetzt mit dieser E-Mail-Adresse einloggen. Wenn du das bist, öffne bitte innerhalb von ${hours}\u00a0Stunden diesen Link und drück auf „Adresse bestätigen“:`,
      link,
      'Wenn nicht, brauchst du nichts zu tun: Ohne die Bestätigung ändert sich nichts.',
    ],
    action: 'Zur Bestätigung',
  },
  'staff-email-notice': {
    subject: 'Eine Änderung an deinem Konto im Team von {church}',
    paragraphs: () => [
      'Jemand, der dein Passwort kennt, möchte für dein Konto im Team eine andere E-Mail-Adresse. Sie gilt, sobald sie bestätigt ist; bis dahin loggst du dich mit dieser hier ein.',
      `${ifYou} Wenn nicht, ändere bitte sofort dein Passwort: Dann wird aus der Änderung nichts, und alle anderen werden ausgeloggt.`,
    ],
    action,
  },
  'staff-password-notice': {
    subject: 'Das Passwort deines Kontos im Team von {church} wurde geändert',
    paragraphs: () => [
      'Jemand, der dein Passwort kannte, hat für dein Konto im Team gerade ein neues festgelegt. Auf allen anderen Geräten bist du jetzt ausgeloggt.',
      `${ifYou} Wenn nicht, sag bitte sofort denen Bescheid, die die Konten verwalten.`,
    ],
    action,
  },
  'staff-factor-notice': notice(
    'Ein zweiter Faktor deines Kontos im Team von {church} wurde geändert',
    'Ein Passkey, eine Authenticator-App oder die Wiederherstellungscodes deines Kontos im Team wurden gerade geändert. Du siehst sie auf den Seiten des Teams unter „Mein Konto“:',
  ),
  'staff-recovery-notice': notice(
    'Ein Wiederherstellungscode deines Kontos im Team von {church} wurde verwendet',
    'Gerade wurde einer der Wiederherstellungscodes deines Kontos im Team verwendet. Dieser Code gilt jetzt nicht mehr. Auf den Seiten des Teams unter „Mein Konto“ siehst du, wie viele noch übrig sind, und bekommst neue:',
  ),
  'staff-reset-notice': {
    subject: 'Die zweiten Faktoren deines Kontos im Team von {church} wurden zurückgesetzt',
    paragraphs: (link) => [
      'Alle zweiten Faktoren und Wiederherstellungscodes deines Kontos im Team wurden entfernt, und du bist auf allen Geräten ausgeloggt. Das war jemand, der die Konten verwaltet. Du loggst dich jetzt nur mit deinem Passwort ein und kannst auf den Seiten des Teams unter „Mein Konto“ einen neuen zweiten Faktor hinzufügen:',
      link,
      'Wenn du das nicht wolltest, sag bitte sofort denen Bescheid, die die Konten verwalten.',
    ],
    action,
  },
  'staff-giving-notice': publication(
    'Die Bankverbindung von {church} wurde geändert',
    'Jemand aus unserem Team hat gerade eine andere Bankverbindung auf der Website veröffentlicht.',
  ),
  'staff-identity-notice': publication(
    'Der Name oder die Adressen von {church} wurden geändert',
    'Jemand aus unserem Team hat gerade einen anderen Namen, eine andere Adresse, Telefonnummer oder E-Mail-Adresse der Gemeinde veröffentlicht. Von dieser E-Mail-Adresse kommen unsere E-Mails.',
  ),
  'staff-texts-notice': publication(
    'Die Texte von E-Mails von {church} wurden geändert',
    'Jemand aus unserem Team hat gerade andere Texte für die E-Mails an Mitglieder und Besucher veröffentlicht.',
  ),
  'staff-guessed-notice': {
    subject: 'Jemand errät gerade ein Passwort bei {church}',
    paragraphs: (link) => [
      'Heute hat jemand für ein Konto viele falsche Passwörter eingegeben. Nach jeweils ein paar davon muss man warten, deshalb kommt man mit Raten nur langsam voran. Um welches Konto es geht und von wo, steht auf dieser Seite unter „Versuche“:',
      link,
      'Frag bitte nach, ob es die Person selbst war. Wenn nicht: Ein langes Passwort und ein zweiter Faktor halten andere draußen.',
    ],
    action: 'Protokoll öffnen',
  },
};
