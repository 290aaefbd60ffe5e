import type * as english from 'public-site/forms/definitions/second-timer.texts';

export const labels: typeof english.labels = {
  title: 'Schön, dich wiederzusehen',
  intro:
    'Du bist wiedergekommen, und das freut uns sehr. Ein paar Zeilen genügen, und wir helfen dir, deinen Platz bei uns zu finden.',
  description:
    'Du warst zum zweiten Mal bei uns? Schön, dass du wiedergekommen bist! Trag deinen Besuch hier ein.',
  fields: {
    name: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    phone: { label: 'Telefon' },
    email: { label: 'E-Mail' },
    previousVisitDate: {
      label: 'Wann warst du zuletzt bei uns?',
      hint: 'Ungefähr genügt.',
      whenEmpty: 'Gib ein, wann du zuletzt bei uns warst.',
    },
    message: { label: 'Möchtest du uns noch etwas sagen?' },
  },
  submit: 'Besuch eintragen',
  success: 'Danke, dass du wiedergekommen bist! Wir freuen uns sehr, dass du wieder bei uns bist.',
  next: {
    text: 'Jemand aus unserem Team ruft dich innerhalb einer Woche an und hilft dir, deinen Platz bei uns zu finden.',
    links: {
      '/more/departments': 'Lern unsere Dienste kennen',
      '/join-us/create-profile': 'Leg dein Profil an',
    },
  },
  failure: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
};
