import type { SentState } from 'contract/stored-record';

interface ActionWords {
  readonly act: string;
  /** Tells the consequences before the action. */
  readonly question: string;
  readonly confirm: string;
  readonly acting: string;
  readonly done: string;
  readonly failed: string;
}

interface MyDataTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly introOfLink: string;
  readonly code: string;
  readonly codeHint: string;
  readonly noCode: string;
  readonly notice: string;
  readonly submit: string;
  readonly submitting: string;
  readonly failed: string;
  readonly found: string;
  readonly about: string;
  readonly sent: string;
  readonly state: string;
  readonly states: Readonly<Record<SentState, string>>;
  readonly consent: string;
  readonly noConsent: string;
  readonly given: (time: string) => string;
  readonly withdrawn: (time: string) => string;
  readonly erasure: string;
  /** Tells when erasure was requested, and the deadline. */
  readonly asked: (time: string, due: string) => string;
  readonly keep: string;
  /** Label of the link to the form that requests an emailed link. */
  readonly withoutCode: string;
  readonly correct: string;
  readonly withdraw: ActionWords;
  readonly erase: ActionWords;
}

export const myDataTexts: MyDataTexts = {
  title: 'What you sent us',
  description:
    'See what you sent us, with the code of your receipt or a link by e-mail. Correct it, withdraw your consent or ask to have it erased.',
  intro:
    'After you sent a form you were shown a receipt with a code. Enter the code to see what you sent, to correct it, to withdraw your consent or to ask to have it erased.',
  introOfLink:
    'The link from our e-mail opens what you sent us. You can correct it, withdraw your consent or ask to have it erased.',
  code: 'Code of your receipt',
  codeHint: '40 letters and digits. Spaces and capital letters make no difference.',
  noCode: 'Enter the code of your receipt.',
  notice: 'We use the code only to find what you sent with it.',
  submit: 'Show what I sent',
  submitting: 'Looking...',
  failed: 'We could not look it up just now. Please try again in a minute.',
  found: 'This is what you sent',
  about: 'About',
  sent: 'Sent',
  state: 'How far we are',
  states: {
    arrived: 'It has arrived.',
    'in-progress': 'We are dealing with it.',
    done: 'We have dealt with it.',
  },
  consent: 'Your consent',
  noConsent: 'You agreed to nothing beyond the answer.',
  given: (time) => `Given on ${time}.`,
  withdrawn: (time) => `Withdrawn on ${time}.`,
  erasure: 'Erasure',
  asked: (time, due) => `You asked for it on ${time}. We answer by ${due} at the latest.`,
  keep: 'No, leave it as it is',
  withoutCode: 'I have no code',
  correct: 'Correct it',
  withdraw: {
    act: 'Withdraw my consent',
    question: 'Do you want to withdraw your consent? We still answer what you sent.',
    confirm: 'Yes, withdraw it',
    acting: 'Withdrawing...',
    done: 'Your consent is withdrawn.',
    failed: 'Your consent could not be withdrawn just now. Please try again in a minute.',
  },
  erase: {
    act: 'Ask to have it erased',
    question:
      'Do you want us to erase what you sent? Our staff do so within a month. After that it is not shown any more.',
    confirm: 'Yes, ask for it',
    acting: 'Asking...',
    done: 'We have your wish, and answer it within a month.',
    failed: 'Your wish could not be taken just now. Please try again in a minute.',
  },
};
