import type { QuestionAnswer } from 'contract/question-requests';
import { readyQuestionTexts } from 'contract/questions/ready-question.texts';
import type { ReadyQuestionTexts } from 'contract/questions/ready-question.texts';
import type { MailWords } from '../../mail/mail.texts';

interface ReportTexts extends ReadyQuestionTexts {
  /** @param month the first moment of the month in UTC */
  readonly month: (month: Date) => string;
  readonly title: (month: string) => string;
  /** @param day when the report was made, in Innsbruck @param fewer the text below */
  readonly note: (day: Date, fewer: string, smallNumber: number) => string;
  readonly amounts: Readonly<Record<QuestionAnswer['unit'], (amount: number) => string>>;
  /** Stands for a number of a confidential section that is too small. */
  readonly fewer: (smallNumber: number) => string;
  /** Stands for a sum or a time of so few records. */
  readonly tooFew: (smallNumber: number) => string;
  readonly none: string;
  /** @param days half of those who came needed at most so many */
  readonly stepDays: (step: string, days: number) => string;
  readonly others: string;
  readonly inMonth: (month: string, value: string) => string;
  readonly counted: (count: number) => string;
  readonly average: (value: string) => string;
  readonly largest: (value: string) => string;
  readonly answered: (answered: number, withinDay: number, withinTwoDays: number) => string;
  /** A bar in a program that shows no HTML. */
  readonly bar: (label: string, value: string) => string;
  readonly mail: (title: string, note: string, parts: readonly string[]) => MailWords;
}

const locale = 'en-GB';
const formatDay = (day: Date) =>
  day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
const count = (amount: number) => amount.toLocaleString(locale, { maximumFractionDigits: 1 });

/** The words of the monthly report, in the mail and on paper. */
export const reportTexts: ReportTexts = {
  ...readyQuestionTexts,
  month: (month) =>
    month.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  title: (month) => `Monthly report: ${month}`,
  note: (day, fewer, smallNumber) =>
    `Made on ${formatDay(day)}. It counts what its reader may see. No person is named. Answers that were given less than ${smallNumber} times are counted together, and a small number of a confidential section is said as “${fewer}”. Of a form that was sent twice, both count.`,
  amounts: {
    count,
    euros: (amount) => amount.toLocaleString(locale, { style: 'currency', currency: 'EUR' }),
    hours: (hours) => (hours < 48 ? `${count(hours)} hours` : `${count(hours / 24)} days`),
  },
  fewer: (smallNumber) => `fewer than ${smallNumber}`,
  tooFew: (smallNumber) => `Fewer than ${smallNumber}, so not shown`,
  none: 'None',
  stepDays: (step, days) => `${step}: half within ${count(days)} days of the first visit.`,
  others: 'Others',
  inMonth: (month, value) => `${month}: ${value}.`,
  counted: (number) => `How many: ${count(number)}.`,
  average: (value) => `On average: ${value}.`,
  largest: (value) => `The largest: ${value}.`,
  answered: (answered, withinDay, withinTwoDays) =>
    `Answered: ${count(answered)}; within a day ${count(withinDay)}, within two days ${count(withinTwoDays)}.`,
  bar: (label, value) => `${label}: ${value}`,
  mail: (title, note, parts) => ({
    subject: `{church}: ${title}`,
    paragraphs: (link) => [
      note,
      ...parts,
      'Here are the same numbers to print, and the questions of any other time:',
      link,
      'Under “My account” you choose whether you get this report.',
    ],
    action: 'Open the report',
  }),
};
