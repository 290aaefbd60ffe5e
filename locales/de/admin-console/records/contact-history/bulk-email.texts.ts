import type * as english from 'admin-console/records/contact-history/bulk-email.texts';

const peopleCount = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);

export const bulkEmailTexts: typeof english.bulkEmailTexts = {
  title: (people) => `E-Mail an ${peopleCount(people)}`,
  recipients: (people) => `An ${peopleCount(people)}`,
  hint: 'Jede Person bekommt eine eigene E-Mail. Sie beginnt mit einer Anrede mit dem Namen und endet mit deinem Namen, wenn dein Konto einen hat, und dem der Gemeinde: Schreib nur, was dazwischen steht. Strg+Enter sendet.',
  language: 'Sprache von Anrede und Gruß',
  ownLanguage: 'Die der jeweiligen Person',
  withoutAddress: (names) => `Ohne E-Mail-Adresse, deshalb nicht dabei: ${names}`,
  tooMany: (most) =>
    `Eine E-Mail geht an höchstens ${most} Personen auf einmal. Bitte wähl weniger aus.`,
  question: (people) => `Diese E-Mail an ${peopleCount(people)} senden?`,
  perHousehold: 'Eine E-Mail für jeden Haushalt',
  perHouseholdHint: (households) => `Sie grüßt alle und geht an die erste Adresse: ${households}`,
  questionPerHousehold: (people, emails) =>
    `${emails === 1 ? '1 E-Mail' : `${emails} E-Mails`} an ${peopleCount(people)} senden?`,
  sendToAll: (people) => `Ja, an ${peopleCount(people)} senden`,
  sent: (count) => (count === 1 ? '1 E-Mail ist unterwegs.' : `${count} E-Mails sind unterwegs.`),
  sentTo: (name) => `${name}: Die E-Mail ist unterwegs.`,
  refusals: {
    'no-record': 'ist nicht mehr hier',
    'record-merged': 'wurde mit einem anderen Eintrag zusammengeführt',
    'record-changed': 'hat inzwischen eine andere Adresse',
    'same-address': 'hat sie schon bekommen',
    'same-household': 'hat sie mit dem Haushalt bekommen',
    'no-right': 'du darfst in diesem Bereich nicht schreiben',
    'too-many-mails':
      'nicht gesendet, weil es in kurzer Zeit viele E-Mails waren. Bitte versuch es später.',
  },
};
