import type * as english from 'admin-console/records/questions/question.texts';

export const questionTexts: typeof english.questionTexts = {
  name: 'Fragen',
  intro: 'Die Zahlen einer Zeit aus den Bereichen, die du sehen darfst.',
  period: 'Zeit',
  compare: 'Mit der Zeit davor vergleichen',
  comparedWith: (days) => `verglichen mit ${days}`,
  showTables: 'Als Tabellen zeigen',
  showPictures: 'Als Bilder zeigen',
  print: 'Drucken',
  printed: (when, who) => `Gedruckt am ${when}${who && ` von ${who}`}`,
  notLoaded: 'Die Antworten konnten nicht geladen werden.',
  noQuestions: 'Keine Frage betrifft einen Bereich, den du sehen darfst.',
  changes: {
    count: {
      more: (by, before) => `${by} mehr als davor (${before})`,
      less: (by, before) => `${by} weniger als davor (${before})`,
      same: 'So viele wie davor',
    },
    euros: {
      more: (by, before) => `${by} mehr als davor (${before})`,
      less: (by, before) => `${by} weniger als davor (${before})`,
      same: 'So viel wie davor',
    },
    hours: {
      more: (by, before) => `${by} länger als davor (${before})`,
      less: (by, before) => `${by} schneller als davor (${before})`,
      same: 'So schnell wie davor',
    },
  },
  noneBefore: 'Davor keine',
  noAnswer: 'Noch keine',
  most: (amount) => `Höchstwert: ${amount}`,
  afterDays: (days, count) => (count > 1 ? `${days} oder kürzer bei der Hälfte` : `${days} später`),
  answered: (answered, count, day, twoDays) =>
    answered === 0
      ? `Von ${count} bekam noch niemand Antwort.`
      : `${answered} von ${count} bekamen Antwort, ${day} binnen eines Tages, ${twoDays} binnen zwei Tagen.`,
  pledges: (count, average, largest) =>
    count === 1
      ? `Eine Zusage über ${largest}.`
      : `${count} Zusagen, im Schnitt ${average}; die größte ist ${largest}.`,
  paidUnknown: 'Was bezahlt wurde, ist hier nicht bekannt.',
  others: (count) => `${count} mit einer anderen Antwort.`,
  listsPeople:
    'Jede Antwort führt zu ihren Personen. Die Zahlen zählen, was diese geschickt haben.',
  notContacted: 'Personen zeigen, die noch niemand kontaktiert hat',
  showList: 'Liste zeigen',
  listOf: (question) => `Liste zeigen: ${question}`,
  table: {
    month: 'Monat',
    count: 'Anzahl',
    sum: 'Summe',
    value: 'Antwort',
    section: 'Bereich',
    step: 'Schritt',
    share: 'Anteil',
    after: 'Zeit seit dem ersten Besuch',
  },
};
