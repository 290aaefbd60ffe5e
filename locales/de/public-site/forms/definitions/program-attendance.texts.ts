import type * as english from 'public-site/forms/definitions/program-attendance.texts';

export const labels: typeof english.labels = {
  title: 'Melde dich für eine Veranstaltung an',
  intro:
    'Hier meldest du dich für Innsbruck City Praise oder das Geistliche Erwachen in Innsbruck an.',
  description: 'Anmeldung für Innsbruck City Praise oder für das Geistliche Erwachen in Innsbruck.',
  fields: {
    fullName: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    program: {
      label: 'Veranstaltung',
      whenEmpty: 'Wähle eine Veranstaltung.',
    },
    minister: {
      label: 'Bist du im geistlichen Dienst?',
      hint: 'Geistliche sitzen gemeinsam in den vorderen Reihen.',
      whenEmpty: 'Wähle Ja oder Nein.',
      choices: {
        Yes: 'Ja',
        No: 'Nein',
      },
    },
  },
  submit: 'Anmelden',
  success: 'Danke für deine Anmeldung!',
  next: {
    text: 'Dein Name steht auf unserer Liste. Wenn es etwas Neues gibt, schreiben wir an die E-Mail-Adresse, die du angegeben hast.',
    links: {},
  },
  failure: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
};
