import type { NumberGroup } from 'contract/today-numbers-requests';

interface NumberTexts {
  readonly title: string;
  readonly showTable: string;
  readonly showPictures: string;
  readonly notLoaded: string;
  readonly groups: Readonly<Record<NumberGroup, string>>;
  readonly arrivals: (total: number, thisWeek: number) => string;
  readonly nothingIn: (groups: string) => string;
  readonly picture: (group: string, most: number) => string;
  readonly weekOf: (day: string) => string;
  readonly weeksAgo: (count: number) => string;
  readonly most: (count: number) => string;
  readonly thisWeek: string;
  readonly hours: (hours: string) => string;
  readonly days: (days: string) => string;
  readonly facts: {
    readonly firstTimers: string;
    readonly ofFirstTimers: (inTime: number, total: number) => string;
    readonly answers: string;
    readonly helpAnswers: string;
    readonly answered: (answered: number, total: number) => string;
    readonly noAnswer: string;
  };
  readonly table: {
    readonly caption: string;
    readonly week: string;
    readonly total: string;
  };
}

export const numberTexts: NumberTexts = {
  title: 'The last twelve weeks',
  showTable: 'Show as a table',
  showPictures: 'Show as pictures',
  notLoaded: 'The numbers could not be loaded.',
  groups: {
    guests: 'Guests',
    help: 'Requests for help',
    messages: 'Messages',
    celebrations: 'Families and celebrations',
    programmes: 'Programmes',
    giving: 'Giving',
    members: 'Members',
  },
  arrivals: (total, thisWeek) => `${total} in twelve weeks, ${thisWeek} of them this week`,
  nothingIn: (groups) => `Nothing came in: ${groups}.`,
  picture: (group, most) =>
    `${group}: a bar for each of twelve weeks, the highest stands for ${most}`,
  weekOf: (day) => `Week of ${day}`,
  weeksAgo: (count) => `${count} weeks ago`,
  most: (count) => `most: ${count}`,
  thisWeek: 'this week',
  hours: (hours) => `${hours} ${hours === '1' ? 'hour' : 'hours'}`,
  days: (days) => `${days} ${days === '1' ? 'day' : 'days'}`,
  facts: {
    firstTimers: 'First timers reached within two days',
    ofFirstTimers: (inTime, total) => `${inTime} of ${total} reached in time`,
    answers: 'Time to the first answer',
    helpAnswers: 'Time to the first answer to a request for help',
    answered: (answered, total) =>
      `${answered} of ${total} answered${answered > 1 ? '; half of them in this time or less' : ''}`,
    noAnswer: 'None yet',
  },
  table: {
    caption: 'What came in, by week',
    week: 'Week of',
    total: 'Together',
  },
};
