import type * as english from 'api/submissions/receipts/receipt-page.texts';
import { lifetimes } from 'contract/lifetimes';

const minutes = lifetimes.receiptCookie / 60_000;

export const receiptPage: typeof english.receiptPage = {
  noneTitle: 'Hier gibt es keinen Beleg',
  none: `Den Beleg eines Formulars zeigen wir hier ${minutes}\u00a0Minuten lang nach dem Absenden, und nur in dem Browser, mit dem es abgeschickt wurde.`,
  haveCode: 'Wenn du den Code deines Belegs noch hast, verwende ihn unter',
  home: 'Zurück zu unserer Website',
};
