import type * as english from 'api/questions/report/report.texts';
import { readyQuestionTexts } from '../../../contract/questions/ready-question.texts';

const locale = 'de-AT';
const formatDay = (day: Date) =>
  day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
const count = (amount: number) => amount.toLocaleString(locale, { maximumFractionDigits: 1 });

export const reportTexts: typeof english.reportTexts = {
  ...readyQuestionTexts,
  month: (month) =>
    month.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  title: (month) => `Monatsbericht: ${month}`,
  note: (day, fewer, smallNumber) =>
    `Vom ${formatDay(day)}. Gezählt ist, was seine Leserin oder sein Leser sehen darf. Niemand wird genannt. Angaben, die weniger als ${smallNumber}-mal vorkommen, sind zusammengezählt, und für eine kleine Zahl aus einem vertraulichen Bereich steht „${fewer}“. Wurde ein Formular zweimal gesendet, zählen beide.`,
  amounts: {
    count,
    euros: (amount) => amount.toLocaleString(locale, { style: 'currency', currency: 'EUR' }),
    hours: (hours) => (hours < 48 ? `${count(hours)} Stunden` : `${count(hours / 24)} Tage`),
  },
  fewer: (smallNumber) => `weniger als ${smallNumber}`,
  tooFew: (smallNumber) => `Weniger als ${smallNumber}, daher nicht gezeigt`,
  none: 'Keine',
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
