interface ReceiptWords {
  readonly title: string;
  /** What the code is good for; the link follows. */
  readonly use: string;
  /** Before the link to the page that sends a link by e-mail; the code is the way for a sender without an address. */
  readonly byMail: string;
  /** Opens the code. */
  readonly useCode: string;
  /** On the page that follows a form without JavaScript, where the code is not: how long it can be got. */
  readonly waits: (minutes: number) => string;
  readonly show: string;
  readonly copy: string;
  readonly copied: string;
  readonly byHand: string;
  readonly save: string;
  readonly fileName: string;
  /** The lines of the file, by what they name. */
  readonly form: string;
  readonly sent: string;
  readonly code: string;
  readonly seeIt: string;
  readonly noConsent: string;
  /** Before the words of the notice. */
  readonly consent: (version: string) => string;
}

/** What the sender of a form gets back. */
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
