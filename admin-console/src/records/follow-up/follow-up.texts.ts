interface FollowUpTexts {
  readonly name: string;
  readonly intro: string;
  readonly whose: string;
  readonly choices: Readonly<Record<'mine' | 'nobodys' | 'all', (count: number) => string>>;
  readonly none: string;
  readonly notLoaded: string;
  readonly nameless: string;
  readonly due: (day: number, date: string) => string;
  readonly late: (day: number, date: string) => string;
  readonly assigned: (email: string) => string;
  readonly nobody: string;
  readonly somebody: string;
  readonly isCut: string;
  readonly days: {
    readonly title: string;
    readonly now: (days: string) => string;
    readonly off: string;
    readonly label: string;
    readonly hint: string;
    readonly wrong: string;
    readonly save: string;
    readonly saving: string;
    readonly saved: string;
    readonly failed: string;
  };
}

export const followUpTexts: FollowUpTexts = {
  name: 'To contact',
  intro:
    'First timers whom somebody should reach today. They leave this list once a contact is noted in their record, or the record is done.',
  whose: 'Whose',
  choices: {
    mine: (count) => `Mine (${count})`,
    nobodys: (count) => `Nobody’s (${count})`,
    all: (count) => `All (${count})`,
  },
  none: 'Nobody is waiting here.',
  notLoaded: 'It could not be loaded who is to be contacted.',
  nameless: 'Record without a name',
  due: (day, date) => `Day ${day}, due today, ${date}`,
  late: (day, date) => `Day ${day}, since ${date}`,
  assigned: (email) => `Assigned to ${email}`,
  nobody: 'Assigned to nobody',
  somebody: 'Assigned to somebody who has left',
  isCut: 'There are more than are shown here.',
  days: {
    title: 'On which days',
    now: (days) => `Days after a first timer came: ${days}.`,
    off: 'Nobody is reminded.',
    label: 'Days after the first visit',
    hint: 'Up to 8 days from 1 to 180, with commas between them. Left empty, nobody is reminded.',
    wrong: 'Please write up to 8 different days from 1 to 180, with commas between them.',
    save: 'Save the days',
    saving: 'Saving...',
    saved: 'The days are saved and hold from now on.',
    failed: 'The days could not be saved. Please try again.',
  },
};
