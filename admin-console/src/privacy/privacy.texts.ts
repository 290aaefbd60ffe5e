import type { BreachStep } from 'contract/breaches';

interface PrivacyTexts {
  readonly name: string;
  readonly intro: string;
  readonly failed: string;
  readonly saving: string;
  readonly saved: string;
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

/** What staff read who look after personal data (Art. 12 to 34 GDPR). */
export const privacyTexts: PrivacyTexts = {
  name: 'Privacy requests',
  intro: 'What people ask us to do with their data, and what the law asks of us.',
  failed: 'That could not be saved. Please try again.',
  saving: 'Saving…',
  saved: 'Saved.',
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
