import type { MovingPeriod } from 'contract/periods';

interface PeriodTexts {
  readonly moving: Readonly<Record<MovingPeriod, string>>;
  /** @param last the last day, which is part of it */
  readonly range: (first: string, last: string) => string;
  /** What can be chosen instead of a moving one. */
  readonly oneMonth: string;
  readonly twoDays: string;
  readonly from: string;
  readonly to: string;
  readonly wrongRange: string;
}

export const periodTexts: PeriodTexts = {
  moving: {
    'this-month': 'This month',
    'last-month': 'Last month',
    'this-year': 'This year',
    'last-year': 'Last year',
    'last-7-days': 'Last 7 days',
    'last-90-days': 'Last 90 days',
    all: 'All time',
  },
  range: (first, last) => `${first} to ${last}`,
  oneMonth: 'One month',
  twoDays: 'From … to …',
  from: 'From',
  to: 'To',
  wrongRange: 'Choose two days, the earlier one first.',
};
