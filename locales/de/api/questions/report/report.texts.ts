import type * as english from 'api/questions/report/report.texts';

const locale = 'de-AT';
const formatDay = (day: Date) =>
  day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
const count = (amount: number) => amount.toLocaleString(locale, { maximumFractionDigits: 1 });

export const reportTexts: typeof english.reportTexts = {
  month: (month) =>
    month.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  title: (month) => `Monatsbericht: ${month}`,
  note: (day, fewer, smallNumber) =>
    `Vom ${formatDay(day)}. Gezählt ist, was seine Leserin oder sein Leser sehen darf. Niemand wird genannt. Angaben, die weniger als ${smallNumber}-mal vorkommen, sind zusammengezählt, und für eine kleine Zahl aus einem vertraulichen Bereich steht „${fewer}“. Wurde ein Formular zweimal gesendet, zählen beide.`,
  questions: {
    firstTimers: {
      heading: 'Zum ersten Mal da',
      explanation: 'Menschen, die zum ersten Mal bei uns waren und es uns gesagt haben.',
    },
    journey: {
      heading: 'Vom ersten Besuch zum Mitglied',
      explanation:
        'Wer in diesem Monat zum ersten Mal da war, jede Person einmal gezählt, und wie weit sie seither gekommen sind.',
    },
    neverContacted: {
      heading: 'Nie kontaktiert',
      explanation:
        'Was uns je geschickt wurde und noch offen ist, ohne dass jemand die Person angerufen, getroffen oder ihr geschrieben hat.',
    },
    answeredWithin: {
      heading: 'Zeit bis zur ersten Antwort',
      explanation: 'Die Hälfte derer, die eine Antwort bekamen, wartete höchstens so lange.',
    },
    pledges: { heading: 'Zusagen', explanation: 'Was zugesagt wurde.' },
    partnerships: {
      heading: 'Partnerschaften',
      explanation: 'Wie oft jemand Partnerin oder Partner wurde.',
    },
    registrations: {
      heading: 'Anmeldungen zu Veranstaltungen',
      explanation: 'Wie viele Anmeldungen eingelangt sind, nach Veranstaltung.',
    },
    testimonies: { heading: 'Zeugnisse', explanation: 'Wie viele Zeugnisse uns geschickt wurden.' },
    heardFrom: {
      heading: 'Durch jemanden von uns gehört',
      explanation: 'Wie viele in ihrem Profil angeben, wer ihnen von der Gemeinde erzählt hat.',
    },
    countries: {
      heading: 'Länder',
      explanation: 'Woher die Menschen kommen, die es angegeben haben.',
    },
    languages: { heading: 'Sprachen', explanation: 'In welcher Sprache man uns geschrieben hat.' },
    openByAssignee: {
      heading: 'Offene Arbeit',
      explanation: 'Was am Tag dieses Berichts noch offen ist, egal seit wann.',
    },
  },
  amounts: {
    count,
    euros: (amount) => amount.toLocaleString(locale, { style: 'currency', currency: 'EUR' }),
    hours: (hours) => (hours < 48 ? `${count(hours)} Stunden` : `${count(hours / 24)} Tage`),
  },
  fewer: (smallNumber) => `weniger als ${smallNumber}`,
  tooFew: (smallNumber) => `Weniger als ${smallNumber}, daher nicht gezeigt`,
  none: 'Keine',
  steps: {
    firstVisit: 'Erster Besuch',
    secondVisit: 'Zweiter Besuch',
    newBeliever: 'Neu im Glauben',
    member: 'Mitglied',
  },
  stepDays: (step, days) =>
    `${step}: die Hälfte innerhalb von ${count(days)} Tagen nach dem ersten Besuch.`,
  others: 'Andere',
  inMonth: (month, value) => `${month}: ${value}.`,
  counted: (number) => `Wie viele: ${count(number)}.`,
  average: (value) => `Im Durchschnitt: ${value}.`,
  largest: (value) => `Die größte: ${value}.`,
  answered: (answered, withinDay, withinTwoDays) =>
    `Beantwortet: ${count(answered)}; innerhalb eines Tages ${count(withinDay)}, innerhalb von zwei Tagen ${count(withinTwoDays)}.`,
  bar: (label, value) => `${label}: ${value}`,
  mail: (title, note, parts) => ({
    subject: `{church}: ${title}`,
    paragraphs: (link) => [
      note,
      ...parts,
      'Hier sind dieselben Zahlen zum Drucken, und die Fragen zu jeder anderen Zeit:',
      link,
      'Unter „Mein Konto“ wählst du, ob du diesen Bericht bekommst.',
    ],
    action: 'Bericht öffnen',
  }),
};
