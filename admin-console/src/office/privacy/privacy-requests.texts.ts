interface PrivacyRequestTexts {
  readonly title: string;
  readonly intro: string;
  readonly unreadable: string;
  readonly none: string;
  readonly erasure: string;
  readonly asked: (at: string) => string;
  readonly due: (day: string) => string;
  readonly overdue: (day: string) => string;
  readonly record: string;
  readonly done: string;
  readonly doneQuestion: string;
  readonly met: (count: number) => string;
}

/** Texts for the requests that people make on the page of their receipt. */
export const privacyRequestTexts: PrivacyRequestTexts = {
  title: 'Asked for by their receipt',
  intro:
    'Who sent a form can ask for it to be erased, with the code of the receipt. We have a month for each.',
  unreadable: 'What was asked for could not be loaded.',
  none: 'Nobody is waiting.',
  erasure: 'Please erase what I sent',
  asked: (at) => `Asked on ${at}`,
  due: (day) => `to be met by ${day}`,
  overdue: (day) => `should have been met by ${day}`,
  record: 'Open the record',
  done: 'It is met',
  doneQuestion:
    'Say this once the record is erased, or once you have told the person why it is not.',
  met: (count) => (count === 1 ? '1 request was met' : `${count} requests were met`),
};
