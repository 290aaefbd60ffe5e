interface CorrectionTexts {
  readonly history: string;
  readonly notLoaded: string;
  /** @param by an email address; undefined if the account was removed */
  readonly corrected: (at: string, by: string | undefined) => string;
  readonly told: string;
  /** What stood there before a correction. */
  readonly before: (field: string) => string;
  readonly nothing: string;
  readonly correct: string;
  readonly title: (name: string) => string;
  readonly intro: string;
  readonly testimony: string;
  readonly loginAddress: string;
  readonly tellsSender: string;
  readonly save: string;
  readonly saving: string;
  readonly failed: string;
  readonly changed: string;
  readonly saved: (name: string) => string;
  readonly savedAndMailed: (name: string) => string;
  readonly savedNotMailed: (name: string) => string;
}

const by = (who: string | undefined) => (who === undefined ? '' : ` by ${who}`);

export const correctionTexts: CorrectionTexts = {
  history: 'What was corrected',
  notLoaded: 'What was corrected of this record could not be loaded.',
  corrected: (at, who) => `Corrected${by(who)} on ${at}`,
  told: 'The person was told by e-mail.',
  before: (field) => `${field} before`,
  nothing: 'empty',
  correct: 'Correct',
  title: (name) => `Correct ${name}`,
  intro: 'What was sent stays in the history of the record.',
  testimony: 'A testimony that the public sees must be approved again once it is corrected.',
  loginAddress: 'Once a member has a password, only the member can change this address.',
  tellsSender: 'Tell the person by e-mail that it was corrected',
  save: 'Save the correction',
  saving: 'Saving...',
  failed: 'The correction could not be saved. Please try again; what you typed stays.',
  changed:
    'This record was changed meanwhile. Your words are still here, and all else is as it is now. Please look at it again and save once more.',
  saved: (name) => `${name} is corrected.`,
  savedAndMailed: (name) => `${name} is corrected, and an e-mail is on its way.`,
  savedNotMailed: (name) => `${name} is corrected. There is no address for an e-mail.`,
};
