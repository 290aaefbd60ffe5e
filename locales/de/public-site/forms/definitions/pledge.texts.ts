import type * as english from 'public-site/forms/definitions/pledge.texts';

export const labels: typeof english.labels = {
  title: 'Spendenzusage',
  intro:
    'Eine Spendenzusage ist ein Versprechen zwischen dir und Gott. Nenne den Betrag, den du dir im Herzen vorgenommen hast. Hier wird kein Geld eingezogen.',
  description: 'Sag eine Spende für die Arbeit der Gemeinde zu. Online wird kein Geld eingezogen.',
  fields: {
    name: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    email: { label: 'E-Mail' },
    amount: { label: 'Betrag in Euro' },
    message: {
      label: 'Wofür soll deine Spende sein?',
      hint: 'Zum Beispiel für den Bau, die Mission oder die Kinderkirche.',
    },
  },
  submit: 'Spende zusagen',
  success: 'Danke für deine Zusage!',
  next: {
    text: 'Wir bestätigen dir deine Zusage innerhalb einer Woche per E-Mail. Es wurde kein Geld eingezogen: Gib, wann es für dich passt, auf einmal oder nach und nach.',
    links: {
      '/giving/payment': 'Zu unserem Spendenkonto',
      '/giving/partnership': 'Werde Partner oder Partnerin',
    },
  },
  failure: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
};
