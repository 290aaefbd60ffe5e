interface AgeTexts {
  readonly now: string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
  readonly months: (count: number) => string;
  readonly years: (count: number) => string;
  readonly received: (when: string) => string;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const ageTexts: AgeTexts = {
  now: 'now',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => counted(count, 'day'),
  months: (count) => counted(count, 'month'),
  years: (count) => counted(count, 'year'),
  received: (when) => `Received ${when}`,
};
