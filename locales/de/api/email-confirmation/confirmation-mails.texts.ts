import type * as english from 'api/email-confirmation/confirmation-mails.texts';
import { lifetimes } from 'contract/lifetimes';

const hours = lifetimes.confirmationLink / 3_600_000;
const confirm = 'Adresse bestätigen';
const choosePassword = 'Neues Passwort wählen';

export const confirmationMails: typeof english.confirmationMails = {
  registered: {
    subject: 'Dein neues Profil bei {church}',
    paragraphs: (link) => [
      `Mit dieser E-Mail-Adresse wurde ein Mitgliedsprofil angelegt. Wenn du das warst, bestätige bitte innerhalb von ${hours}\u00a0Stunden, dass die Adresse dir gehört:`,
      link,
      'Einloggen kannst du dich auch ohne das. Wenn du es nicht warst, bestätige nichts: Wer das Profil hat, würde sonst sehen, was du uns geschickt hast.',
    ],
    action: confirm,
  },
  changed: {
    subject: 'Deine neue E-Mail-Adresse bei {church}',
    paragraphs: (link) => [
      `Ein Mitglied von uns möchte sich ab jetzt mit dieser E-Mail-Adresse einloggen. Wenn du das bist, bestätige sie bitte innerhalb von ${hours}\u00a0Stunden:`,
      link,
      'Wenn nicht, bestätige nichts: Ohne die Bestätigung ändert sich nichts, und mit ihr würde jenes Mitglied sehen, was du uns geschickt hast.',
    ],
    action: confirm,
  },
  taken: {
    subject: 'Deine E-Mail-Adresse bei {church}',
    paragraphs: (link) => [
      'Ein Mitglied von uns möchte sich mit dieser E-Mail-Adresse einloggen. Sie gehört aber schon zu einem anderen Profil, deshalb wurde nichts geändert. Wenn du das warst, kannst du für jenes Profil ein neues Passwort wählen:',
      link,
      'Wenn du das nicht warst, brauchst du nichts zu tun.',
    ],
    action: choosePassword,
  },
  notice: {
    subject: 'Eine Änderung an deinem Profil bei {church}',
    paragraphs: (link) => [
      'Jemand, der dein Passwort kennt, möchte für dein Profil eine andere E-Mail-Adresse. Sie gilt, sobald sie bestätigt ist; bis dahin loggst du dich mit dieser hier ein.',
      'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, wähle bitte sofort ein neues Passwort: Dann wird aus der Änderung nichts, und alle anderen werden ausgeloggt.',
      link,
      'Wenn du dich nicht mehr einloggen kannst, schreib uns bitte an {office}.',
    ],
    action: choosePassword,
  },
};
