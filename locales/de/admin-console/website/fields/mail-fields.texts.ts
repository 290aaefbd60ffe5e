import type * as english from 'admin-console/website/fields/mail-fields.texts';

export const mailFieldTexts: typeof english.mailFieldTexts = {
  mails: {
    received: {
      label: 'Ein Formular ist angekommen',
      hint: 'An alle, die eines mit einer Adresse senden.',
    },
    sentLink: {
      label: 'Sehen, was ich geschickt habe',
      hint: 'An alle, die auf der Seite zum Datenschutz darum bitten.',
    },
    registered: { label: 'Neues Profil', hint: 'Bittet, die Adresse zu bestätigen.' },
    changed: { label: 'Neue Adresse', hint: 'Bittet, sie zu bestätigen.' },
    taken: { label: 'Neue Adresse, zu der es schon ein Profil gibt' },
    notice: { label: 'Eine neue Adresse ist gewünscht', hint: 'An die alte.' },
    password: { label: 'Das Passwort ist geändert' },
    reset: { label: 'Neues Passwort', hint: 'An alle, die es vergessen haben.' },
    invited: {
      label: 'Einladung zu einem Profil',
      hint: 'An Mitglieder, deren Profil das Team angelegt hat.',
    },
    end: {
      label: 'Ein Profil endet',
      hint: 'An Mitglieder, die seit Jahren nicht eingeloggt waren.',
    },
    welcome: { label: 'Willkommen' },
    checkIn: { label: 'Wie geht es dir?' },
    invitation: { label: 'Einladung' },
    answer: { label: 'Antwort' },
    missed: { label: 'Nicht erreicht' },
  },
  subject: (mail) => `${mail}: Betreff`,
  placeholders: {
    church: 'der Name der Gemeinde',
    office: 'die E-Mail-Adresse des Büros',
    phone: 'die Telefonnummer',
    address: 'wo die Gemeinde zu finden ist',
    link: 'die Schaltfläche',
    understood: 'was im Formular steht',
    minutes: 'wie lange der Link gilt',
    hours: 'wie lange der Link gilt',
    days: 'wie viele Tage es noch bleibt',
    introduction: 'wer schreibt',
  },
  mayName: (known) => `Wird beim Senden ausgefüllt: ${known}.`,
  lines: 'Jede Zeile ist ein Absatz.',
  keep: (needed) => `Muss bleiben, und zwar in einer eigenen Zeile: ${needed}.`,
};
