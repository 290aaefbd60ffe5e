interface PaymentTexts {
  readonly title: string;
  readonly description: string;
  readonly euro: string;
  readonly naira: string;
  readonly fields: Readonly<
    Record<'holder' | 'bank' | 'iban' | 'bic' | 'accountNumber' | 'sortCode', string>
  >;
  readonly copyButton: { readonly copy: string; readonly copied: string; readonly byHand: string };
  readonly code: { readonly name: string; readonly help: string };
  readonly cheque: { readonly title: string };
}

export const paymentTexts: PaymentTexts = {
  title: 'Give Now',
  description: 'The bank accounts of the church in euros and naira, and where to send a cheque.',
  euro: 'Euro account',
  naira: 'Naira account',
  fields: {
    holder: 'Account holder',
    bank: 'Bank',
    iban: 'IBAN',
    bic: 'BIC',
    accountNumber: 'Account number',
    sortCode: 'Sort code',
  },
  copyButton: { copy: 'Copy', copied: 'Copied', byHand: 'Please copy it by hand' },
  code: {
    name: 'QR code of the euro account for your banking app',
    help: 'Scan it with your banking app and choose the amount there.',
  },
  cheque: { title: 'By cheque' },
};
