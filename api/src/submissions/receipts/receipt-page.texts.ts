import { lifetimes } from 'contract/lifetimes';

const minutes = lifetimes.receiptCookie / 60_000;

interface ReceiptPageTexts {
  readonly noneTitle: string;
  readonly none: string;
  /** The text before the link to the page on which codes are entered. */
  readonly haveCode: string;
  readonly home: string;
}

/** Texts of the page with the receipt of a form that was sent without JavaScript; the receipt's: contract/privacy. */
export const receiptPage: ReceiptPageTexts = {
  noneTitle: 'There is no receipt to show',
  none: `The receipt of a form is shown here for ${minutes} minutes after it was sent, and only in the browser that sent it.`,
  haveCode: 'If you kept the code of your receipt, use it under',
  home: 'Back to our website',
};
