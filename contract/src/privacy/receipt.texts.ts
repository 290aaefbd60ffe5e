interface ReceiptWords {
  readonly title: string;
  /** What the code is good for; the link follows. */
  readonly use: string;
  /** Stands before the link to the page that emails a link; senders without an email address use the code. */
  readonly byMail: string;
  /** Label of the button that opens the record with the code. */
  readonly useCode: string;
  /** On the page that follows a form without JavaScript, which does not show the code: how long it can be fetched. */
  readonly waits: (minutes: number) => string;
  readonly show: string;
  readonly copy: string;
  readonly copied: string;
  readonly byHand: string;
  readonly save: string;
  readonly fileName: string;
  /** The labels of the lines in the file. */
  readonly form: string;
  readonly sent: string;
  readonly code: string;
  readonly seeIt: string;
  readonly noConsent: string;
  /** Stands before the text of the notice. */
  readonly consent: (version: string) => string;
}

/** The receipt that the sender of a form gets. */
export const receiptWords: ReceiptWords = {
  title: 'Your receipt',
  use: 'With this code you can see and correct what you sent, withdraw your consent or ask to have it erased. Keep it for yourself: whoever has it can do so too. Use it under',
  byMail:
    'You can see and correct what you sent, withdraw your consent or ask to have it erased. If you gave an e-mail address, you can have a link sent to it under',
  useCode: 'Use a code instead',
  waits: (minutes) =>
    `What you sent has a receipt with a code. With it you can see and correct what you sent, withdraw your consent or ask to have it erased. In this browser you can get it for ${minutes} minutes.`,
  show: 'Show the receipt',
  copy: 'Copy the code',
  copied: 'Copied.',
  byHand: 'Please mark the code and copy it.',
  save: 'Save the receipt',
  fileName: 'receipt.txt',
  form: 'Form',
  sent: 'Sent',
  code: 'Code',
  seeIt: 'See or take back',
  noConsent: 'You agreed to nothing beyond the answer.',
  consent: (version) => `You agreed to this (notice ${version}):`,
};
