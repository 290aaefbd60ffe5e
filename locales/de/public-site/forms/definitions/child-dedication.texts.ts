import type * as english from 'public-site/forms/definitions/child-dedication.texts';

export const labels: typeof english.labels = {
  title: 'Kindersegnung',
  intro:
    'Bring dein Kind zum Herrn, so wie Hanna ihren Samuel zu ihm brachte. Wir rufen dich an und bereiten den Tag gemeinsam vor.',
  description: 'Melde dein Kind zur Segnung in einem Gottesdienst unserer Gemeinde an.',
  fields: {
    childName: { label: 'Name des Kindes', whenEmpty: 'Gib den Namen des Kindes ein.' },
    dateOfBirth: { label: 'Geburtsdatum', whenEmpty: 'Gib das Geburtsdatum des Kindes ein.' },
    parentsNames: { label: 'Namen der Eltern', whenEmpty: 'Gib die Namen der Eltern ein.' },
    contactEmail: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    dedicationDate: {
      label: 'Tag der Segnung',
      hint: 'Ein Sonntag, der für eure Familie passt.',
      whenEmpty: 'Gib den Sonntag ein, den ihr euch wünscht.',
    },
    message: { label: 'Sollten wir noch etwas wissen?' },
  },
  submit: 'Kindersegnung anmelden',
  submitting: 'Wird gesendet …',
  success: 'Danke, deine Anmeldung zur Kindersegnung ist bei uns angekommen.',
  next: {
    text: 'Wir rufen dich innerhalb einer Woche an, um den Termin auszumachen und den Tag vorzubereiten.',
    links: {
      '/help/enquiries': 'Stell uns eine Frage',
      '/more/departments': 'Lern unsere Dienste kennen',
    },
  },
  failure: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
};
