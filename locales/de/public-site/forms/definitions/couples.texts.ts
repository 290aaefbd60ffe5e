import type * as english from 'public-site/forms/definitions/couples.texts';

export const labels: typeof english.labels = {
  title: 'Trauung',
  intro:
    'Ihr wollt vor Gott Ja zueinander sagen. Meldet euch früh, damit genug Zeit bleibt, nicht nur eure Hochzeit gut vorzubereiten, sondern auch eure Ehe.',
  description: 'Ihr wollt heiraten? Meldet euch hier zur Ehevorbereitung und zur Trauung an.',
  fields: {
    partner1Name: {
      label: 'Dein Vor- und Nachname',
      whenEmpty: 'Gib deinen Vor- und Nachnamen ein.',
    },
    partner2Name: {
      label: 'Vor- und Nachname der Person, die du heiratest',
      whenEmpty: 'Gib den Vor- und Nachnamen der Person ein, die du heiratest.',
    },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    weddingDate: { label: 'Tag der Hochzeit', whenEmpty: 'Gib den Tag der Hochzeit ein.' },
    address: { label: 'Adresse', whenEmpty: 'Gib deine Adresse ein.' },
    churchAffiliation: {
      label: 'Gemeinde oder Kirche',
      hint: 'Falls ihr in einer anderen Gemeinde daheim seid.',
    },
    pastor: { label: 'Pastor oder Pastorin', hint: 'Wer soll euch trauen?' },
  },
  submit: 'Trauung anmelden',
  success: 'Danke, eure Anmeldung ist gut bei uns angekommen!',
  next: {
    text: 'Jemand aus dem Pastorenteam ruft euch innerhalb einer Woche an, um mit euch beiden ein erstes Gespräch auszumachen.',
    links: {
      '/help/enquiries': 'Stellt uns eine Frage',
      '/help/request': 'Schickt uns ein Gebetsanliegen',
    },
  },
  failure: 'Das Absenden hat nicht geklappt. Bitte versucht es noch einmal.',
};
