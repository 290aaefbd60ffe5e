import type { ContactOutcome, ContactWay } from 'contract/contact-history-requests';

interface FollowUpTexts {
  readonly name: string;
  readonly intro: string;
  readonly lists: {
    readonly name: string;
    readonly due: (count: number) => string;
    readonly never: (count: number) => string;
  };
  readonly whose: string;
  readonly choices: Readonly<Record<'mine' | 'nobodys' | 'all', (count: number) => string>>;
  readonly none: string;
  readonly notLoaded: string;
  readonly due: (day: number, date: string) => string;
  readonly late: (day: number, date: string) => string;
  readonly againToday: string;
  readonly againLate: (date: string) => string;
  readonly nobody: string;
  readonly forms: (count: number) => string;
  readonly tried: (times: number) => string;
  readonly last: (what: string, when: string) => string;
  readonly lastWays: Readonly<Record<Exclude<ContactWay, 'hand'> | ContactOutcome, string>>;
  readonly gone: string;
  readonly coming: (count: number, date: string) => string;
  readonly resting: (count: number) => string;
  readonly isCut: string;
  readonly ways: Readonly<Record<'call' | 'whatsApp' | 'mail' | 'wrongNumber', string>>;
  readonly outcomes: {
    readonly group: (name: string) => string;
    readonly names: Readonly<Record<ContactOutcome, string>>;
    readonly saved: Readonly<
      Record<Exclude<ContactOutcome, 'try-again'>, (name: string) => string>
    > & {
      readonly 'try-again': (name: string, day: string) => string;
    };
    readonly failed: (name: string) => string;
    readonly takenBack: (name: string) => string;
    readonly notTakenBack: (name: string) => string;
    readonly written: (name: string) => string;
    readonly inDays: (count: number) => string;
    readonly day: string;
    readonly saveDay: string;
    readonly wrongDay: (most: number) => string;
  };
  readonly never: {
    readonly intro: string;
    readonly order: string;
    readonly orders: Readonly<Record<'oldest' | 'newest', string>>;
    readonly came: (when: string) => string;
    readonly pages: string;
    readonly where: (first: number, last: number, total: number) => string;
    readonly previous: string;
    readonly next: string;
  };
  readonly keysHint: string;
  readonly keys: {
    readonly title: string;
    readonly intro: string;
    readonly list: readonly (readonly [keys: string, effect: string])[];
  };
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
    'First timers whom somebody should reach today. What became due last is first, what has waited for long is last. They stay here until they were reached, or their record is done. Whom you did not reach is back tomorrow, whom you wrote to in three days.',
  lists: {
    name: 'List',
    due: (count) => `To contact today (${count})`,
    never: (count) => `Never contacted (${count})`,
  },
  whose: 'Whose',
  choices: {
    mine: (count) => `Mine (${count})`,
    nobodys: (count) => `Nobody’s (${count})`,
    all: (count) => `All (${count})`,
  },
  none: 'Nobody is waiting here.',
  notLoaded: 'It could not be loaded who is to be contacted.',
  due: (day, date) => `Day ${day}, due today, ${date}`,
  late: (day, date) => `Day ${day}, since ${date}`,
  againToday: 'To be tried again today',
  againLate: (date) => `To be tried again since ${date}`,
  nobody: 'Assigned to nobody',
  forms: (count) => `${count} forms of this person`,
  tried: (times) => (times === 1 ? 'Tried once' : `Tried ${times} times`),
  last: (what, when) => `last: ${what}, ${when}`,
  lastWays: {
    mail: 'e-mail',
    whatsapp: 'WhatsApp',
    reached: 'reached',
    'not-reached': 'not reached',
    'wrong-number': 'wrong number',
    'try-again': 'try again later',
  },
  gone: 'A colleague has taken care of this meanwhile.',
  coming: (count, date) =>
    count === 1
      ? `1 more person came lately and is due on ${date}.`
      : `${count} more people came lately. The first of them are due on ${date}.`,
  resting: (count) =>
    count === 1
      ? '1 more person was tried lately and is due again later.'
      : `${count} more people were tried lately and are due again later.`,
  isCut: 'There are more than are shown here. They follow once these are taken care of.',
  ways: { call: 'Call', whatsApp: 'WhatsApp', mail: 'E-mail', wrongNumber: '(wrong number)' },
  outcomes: {
    group: (name) => `What came of it: ${name}`,
    names: {
      reached: 'Reached',
      'not-reached': 'Not reached',
      'wrong-number': 'Wrong number',
      'try-again': 'Try again on ...',
    },
    saved: {
      reached: (name) => `${name}: reached.`,
      'not-reached': (name) => `${name}: not reached, to be tried again tomorrow.`,
      'wrong-number': (name) => `${name}: wrong number. An e-mail may still arrive.`,
      'try-again': (name, day) => `${name}: to be tried again on ${day}.`,
    },
    failed: (name) => `${name}: this could not be noted. Please try again.`,
    takenBack: (name) => `${name}: taken back.`,
    notTakenBack: (name) => `${name}: this could not be taken back. It stands in the record.`,
    written: (name) => `${name}: the message is noted as a try.`,
    inDays: (count) => (count === 1 ? 'Tomorrow' : `In ${count} days`),
    day: 'Try again on',
    saveDay: 'Try again on this day',
    wrongDay: (most) => `Please choose a day from tomorrow on, at most ${most} days ahead.`,
  },
  never: {
    intro:
      'All first timers with an open record whom nobody has called or written to so far, nor tried to, however long ago they came.',
    order: 'Order',
    orders: { newest: 'Newest first', oldest: 'Oldest first' },
    came: (when) => `Came ${when}`,
    pages: 'Pages',
    where: (first, last, total) => `${first} to ${last} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
  },
  keysHint: 'By keyboard: j and k go through the cards, 1 to 4 note what came of a call.',
  keys: {
    title: 'All keys',
    intro: '1 to 4, e and w are about the card that you are on. No key works while you are typing.',
    list: [
      ['j', 'next card'],
      ['k', 'previous card'],
      ['1', 'reached'],
      ['2', 'not reached'],
      ['3', 'wrong number'],
      ['4', 'try again on a day'],
      ['e', 'write an e-mail'],
      ['w', 'write by WhatsApp'],
      ['p', 'everything about the person'],
      ['u', 'undo, while the message offers it'],
      ['?', 'this list'],
    ],
  },
  days: {
    title: 'On which days people are due',
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
