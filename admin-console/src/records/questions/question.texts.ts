import type { QuestionAnswer } from 'contract/question-requests';

interface ChangeTexts {
  readonly more: (by: string, before: string) => string;
  readonly less: (by: string, before: string) => string;
  readonly same: string;
}

interface QuestionTexts {
  readonly name: string;
  readonly intro: string;
  readonly period: string;
  readonly compare: string;
  readonly comparedWith: (days: string) => string;
  readonly showTables: string;
  readonly showPictures: string;
  readonly print: string;
  /** @param who '' if there is no name */
  readonly printed: (when: string, who: string) => string;
  readonly notLoaded: string;
  readonly noQuestions: string;
  readonly changes: Readonly<Record<QuestionAnswer['unit'], ChangeTexts>>;
  readonly noneBefore: string;
  readonly noAnswer: string;
  readonly most: (amount: string) => string;
  readonly afterDays: (days: string, count: number) => string;
  readonly answered: (answered: number, count: number, day: number, twoDays: number) => string;
  readonly pledges: (count: number, average: string, largest: string) => string;
  readonly paidUnknown: string;
  readonly others: (count: string) => string;
  /** The lists behind values hold people, and a person may have sent more than one thing. */
  readonly listsPeople: string;
  readonly notContacted: string;
  readonly showList: string;
  readonly listOf: (question: string) => string;
  readonly table: {
    readonly month: string;
    readonly count: string;
    readonly sum: string;
    readonly value: string;
    readonly section: string;
    readonly step: string;
    readonly share: string;
    readonly after: string;
  };
}

export const questionTexts: QuestionTexts = {
  name: 'Questions',
  intro: 'The numbers of a time, from the sections that you may see.',
  period: 'Time',
  compare: 'Compare with the time before',
  comparedWith: (days) => `compared with ${days}`,
  showTables: 'Show as tables',
  showPictures: 'Show as pictures',
  print: 'Print',
  printed: (when, who) => `Printed on ${when}${who && ` by ${who}`}`,
  notLoaded: 'The answers could not be loaded.',
  noQuestions: 'No question is about a section that you may see.',
  changes: {
    count: {
      more: (by, before) => `${by} more than before (${before})`,
      less: (by, before) => `${by} fewer than before (${before})`,
      same: 'As many as before',
    },
    euros: {
      more: (by, before) => `${by} more than before (${before})`,
      less: (by, before) => `${by} less than before (${before})`,
      same: 'As much as before',
    },
    hours: {
      more: (by, before) => `${by} longer than before (${before})`,
      less: (by, before) => `${by} sooner than before (${before})`,
      same: 'As soon as before',
    },
  },
  noneBefore: 'None before',
  noAnswer: 'None yet',
  most: (amount) => `most: ${amount}`,
  afterDays: (days, count) => (count > 1 ? `half within ${days}` : `after ${days}`),
  answered: (answered, count, day, twoDays) =>
    answered === 0
      ? `Of ${count} nobody was answered yet.`
      : `${answered} of ${count} were answered, ${day} within a day, ${twoDays} within two days.`,
  pledges: (count, average, largest) =>
    count === 1
      ? `One pledge of ${largest}.`
      : `${count} pledges, ${average} on average; the largest is ${largest}.`,
  paidUnknown: 'What was paid is not known here.',
  others: (count) => `${count} with another answer.`,
  listsPeople: 'Each answer leads to its people. The numbers count what they sent.',
  notContacted: 'Show people whom nobody has contacted',
  showList: 'Show the list',
  listOf: (question) => `Show the list: ${question}`,
  table: {
    month: 'Month',
    count: 'Number',
    sum: 'Sum',
    value: 'Answer',
    section: 'Section',
    step: 'Step',
    share: 'Share',
    after: 'Time since the first visit',
  },
};
