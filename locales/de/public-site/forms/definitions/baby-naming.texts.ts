import type * as english from 'public-site/forms/definitions/baby-naming.texts';

export const labels: typeof english.labels = {
  title: 'Namensgebung',
  intro:
    'Der Name ist das erste Geschenk, das ein Kind bekommt. In der Gemeinde stellen wir ihn gemeinsam unter den Segen Gottes.',
  description:
    'Melde dein Baby zur Namensgebung an und feiere sie im Kreis der Menschen, die du liebst.',
  fields: {
    fullName: {
      label: 'Vor- und Nachname',
      hint: 'Dein eigener – als Mutter, als Vater oder mit der Obsorge für das Kind.',
      whenEmpty: 'Gib deinen Vor- und Nachnamen ein.',
    },
    babyName: { label: 'Name des Babys', whenEmpty: 'Gib den Namen des Babys ein.' },
    dateOfBirth: { label: 'Geburtsdatum', whenEmpty: 'Gib das Geburtsdatum des Babys ein.' },
    phone: { label: 'Telefon' },
    email: { label: 'E-Mail' },
    address: { label: 'Adresse', whenEmpty: 'Gib deine Adresse ein.' },
    pastor: { label: 'Pastor oder Pastorin', hint: 'Wer soll das Kind segnen?' },
  },
  submit: 'Namensgebung anmelden',
  submitting: 'Wird gesendet …',
  success: 'Danke, deine Anmeldung ist gut bei uns angekommen!',
  next: {
    text: 'Wir rufen dich innerhalb einer Woche an und machen mit dir den Tag der Namensgebung aus.',
    links: {
      '/forms/child-dedication': 'Melde eine Kindersegnung an',
      '/help/enquiries': 'Stell uns eine Frage',
    },
  },
  failure: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
};
