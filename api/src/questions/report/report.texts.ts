import type { JourneyStep, QuestionAnswer, QuestionKey } from 'contract/question-requests';
import type { MailWords } from '../../mail/mail.texts';

interface ReportTexts {
  /** @param month the first moment of the month in UTC */
  readonly month: (month: Date) => string;
  readonly title: (month: string) => string;
  /** @param day when the report was made, in Innsbruck @param fewer the text below */
  readonly note: (day: Date, fewer: string, smallNumber: number) => string;
  readonly questions: Readonly<
    Record<QuestionKey, { readonly heading: string; readonly explanation: string }>
  >;
  readonly amounts: Readonly<Record<QuestionAnswer['unit'], (amount: number) => string>>;
  /** Stands for a number of a confidential section that is too small. */
  readonly fewer: (smallNumber: number) => string;
  /** Stands for a sum or a time of so few records. */
  readonly tooFew: (smallNumber: number) => string;
  readonly none: string;
  readonly steps: Readonly<Record<JourneyStep, string>>;
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
  month: (month) =>
    month.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  title: (month) => `Monthly report: ${month}`,
  note: (day, fewer, smallNumber) =>
    `Made on ${formatDay(day)}. It counts what its reader may see. No person is named. Answers that were given less than ${smallNumber} times are counted together, and a small number of a confidential section is said as “${fewer}”. Of a form that was sent twice, both count.`,
  questions: {
    firstTimers: {
      heading: 'First timers',
      explanation: 'People who were with us for the first time and told us so.',
    },
    journey: {
      heading: 'From the first visit to a member',
      explanation:
        'The first timers of this month, each person once, and how far they have come since.',
    },
    neverContacted: {
      heading: 'Never contacted',
      explanation:
        'Of all time: who wrote to us, is not done, and was not called, met or written to by anybody.',
    },
    answeredWithin: {
      heading: 'Time to the first answer',
      explanation: 'Half of those who were answered waited for this time or less.',
    },
    pledges: { heading: 'Pledges', explanation: 'What was pledged.' },
    partnerships: { heading: 'Partnerships', explanation: 'How often somebody became a partner.' },
    registrations: {
      heading: 'Registrations for programmes',
      explanation: 'How many registrations came in, by programme.',
    },
    testimonies: { heading: 'Testimonies', explanation: 'How many testimonies were sent to us.' },
    heardFrom: {
      heading: 'Heard of us from somebody',
      explanation: 'Profiles that say who told them about the church.',
    },
    countries: { heading: 'Countries', explanation: 'Where the people are from who said so.' },
    languages: { heading: 'Languages', explanation: 'In which language people wrote to us.' },
    openByAssignee: {
      heading: 'Open work',
      explanation: 'What is not done on the day of this report, whenever it came in.',
    },
  },
  amounts: {
    count,
    euros: (amount) => amount.toLocaleString(locale, { style: 'currency', currency: 'EUR' }),
    hours: (hours) => (hours < 48 ? `${count(hours)} hours` : `${count(hours / 24)} days`),
  },
  fewer: (smallNumber) => `fewer than ${smallNumber}`,
  tooFew: (smallNumber) => `Fewer than ${smallNumber}, so not shown`,
  none: 'None',
  steps: {
    firstVisit: 'First visit',
    secondVisit: 'Second visit',
    newBeliever: 'New believer',
    member: 'Member',
  },
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
