import type { BreachStep } from 'contract/breach-requests';
import type { RetentionQuestion } from 'contract/retention-requests';

interface PrivacyTexts {
  readonly name: string;
  readonly intro: string;
  readonly failed: string;
  readonly saving: string;
  readonly saved: string;
  readonly retention: {
    readonly title: string;
    readonly intro: string;
    readonly unreadable: string;
    readonly none: string;
    readonly lookedAt: (at: string) => string;
    readonly counts: (due: number, soon: number) => string;
    readonly mailed: string;
    /** @param records the number of records as text */
    readonly asked: Readonly<Record<RetentionQuestion['reason'], (records: string) => string>>;
    readonly agreed: string;
    readonly agree: string;
    readonly question: (records: number) => string;
    readonly soon: (count: number) => string;
    readonly goes: (day: string) => string;
    readonly isOver: (day: string) => string;
    readonly hold: {
      readonly open: string;
      readonly reason: string;
      readonly until: string;
      readonly save: string;
      readonly noDay: string;
      readonly noReason: string;
    };
    readonly held: (count: number) => string;
    readonly heldUntil: (day: string, reason: string) => string;
    readonly release: string;
    readonly releaseQuestion: string;
  };
  readonly record: {
    readonly title: string;
    readonly intro: string;
    readonly show: string;
    readonly print: string;
    readonly caption: (day: string) => string;
    readonly headers: Readonly<
      Record<'activity' | 'purposes' | 'grounds' | 'categories' | 'retention' | 'readers', string>
    >;
    readonly consented: (retention: string) => string;
    readonly readers: string;
    readonly mails: string;
    readonly mailReaders: string;
  };
  readonly breaches: {
    readonly title: string;
    readonly intro: string;
    readonly unreadable: string;
    readonly none: string;
    readonly noticed: (at: string) => string;
    readonly hoursLeft: (hours: number) => string;
    readonly overdue: (due: string) => string;
    readonly told: string;
    readonly closed: (at: string) => string;
    readonly steps: Readonly<Record<BreachStep, string>>;
    readonly todo: string;
    readonly doneAt: (at: string) => string;
    readonly note: string;
    readonly noteHint: string;
    readonly isClosed: string;
    readonly save: string;
    readonly add: {
      readonly title: string;
      readonly noticedAt: string;
      readonly noticedHint: string;
      readonly noMoment: string;
      readonly submit: string;
      readonly done: string;
    };
  };
}

/** Texts for staff who look after personal data (Art. 12 to 34 GDPR). */
export const privacyTexts: PrivacyTexts = {
  name: 'Privacy desk',
  intro: 'What people ask us to do with their data, and what the law asks of us.',
  failed: 'That could not be saved. Please try again.',
  saving: 'Saving…',
  saved: 'Saved.',
  retention: {
    title: 'What is removed',
    intro:
      'Each day the site removes what need not be kept any longer. Here is what goes within a week. Hold what somebody still needs, as in a dispute.',
    unreadable: 'What is removed could not be loaded.',
    none: 'Nothing is to be removed within a week.',
    lookedAt: (at) => `Last looked at on ${at}.`,
    counts: (due, soon) => `${due} now, ${soon} more within seven days`,
    mailed: 'Each member was told by mail 30 days before, and has not logged in since.',
    asked: {
      first: (records) =>
        `It has not run for two weeks or more, so nothing is removed before you agree. It is about ${records}.`,
      many: (records) =>
        `That is more than usual, so nothing is removed before you agree. It is about ${records}.`,
    },
    agreed: 'You agreed. They are being removed.',
    agree: 'Agree to remove them',
    question: (records) =>
      records === 1
        ? '1 record will be removed for good, with its notes.'
        : `${records} records will be removed for good, with their notes.`,
    soon: (count) => (count === 1 ? 'Show 1 record' : `Show ${count} records`),
    goes: (day) => `goes on ${day}`,
    isOver: (day) => `its time was over on ${day}`,
    hold: {
      open: 'Hold it',
      reason: 'Why must it stay?',
      until: 'Until which day?',
      save: 'Hold it',
      noDay: 'Enter the last day on which it must stay.',
      noReason: 'Say why it must stay.',
    },
    held: (count) => (count === 1 ? '1 record is held' : `${count} records are held`),
    heldUntil: (day, reason) => `until ${day}: ${reason}`,
    release: 'Hold it no longer',
    releaseQuestion: 'It is then removed when its time is over.',
  },
  record: {
    title: 'Record of processing',
    intro:
      'What the law asks a church to write down (Art. 30 GDPR): what we keep, why, and how long. The site follows exactly this.',
    show: 'Show it',
    print: 'Print it',
    caption: (day) => `Record of processing activities (Art. 30 GDPR), ${day}`,
    headers: {
      activity: 'What',
      purposes: 'What for',
      grounds: 'Legal ground',
      categories: 'May say something about',
      retention: 'How long',
      readers: 'Who sees it',
    },
    consented: (retention) => `with consent ${retention}`,
    readers: 'Staff with the right to read this section',
    mails: 'E-mails that the site sends',
    mailReaders: 'The recipient, and the mail provider on the way',
  },
  breaches: {
    title: 'If data got into wrong hands',
    intro:
      'A lost phone, a mail to the wrong person, a list that others could see: note it here at once. From then on we have 72 hours to tell the Data Protection Authority, if people may be harmed by it.',
    unreadable: 'What was noted could not be loaded.',
    none: 'Nothing has been noted.',
    noticed: (at) => `Noticed on ${at}`,
    hoursLeft: (hours) =>
      hours === 1
        ? '1 hour left to tell the authority'
        : `${hours} hours left to tell the authority`,
    overdue: (due) =>
      `The authority should have known by ${due}. Tell it now, and say why it is late.`,
    told: 'The authority has been told, or need not be',
    closed: (at) => `Closed on ${at}`,
    steps: {
      stop: 'Stop it: change passwords, end sessions, ask for what was sent by mistake to be deleted',
      assess: 'Find out whose data it is, how many people it concerns, and what may happen to them',
      authority:
        'Tell the Data Protection Authority (dsb.gv.at), unless nobody can be harmed by it; then note below why not',
      people: 'Tell the people themselves, in plain words, where it may harm them seriously',
      learn: 'Change what made it possible',
    },
    todo: 'What is to be done',
    doneAt: (at) => `done on ${at}`,
    note: 'What happened, what follows from it, and what we did',
    noteHint: 'Do not name the people it concerns.',
    isClosed: 'All is done: close it',
    save: 'Save',
    add: {
      title: 'Note a new one',
      noticedAt: 'When did you notice it?',
      noticedHint: 'By Innsbruck’s clock. The 72 hours are counted from then.',
      noMoment: 'Enter a day and a time that is not in the future.',
      submit: 'Note it',
      done: 'It is noted. The steps are above.',
    },
  },
};
