interface PaymentTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly verse: { readonly words: string; readonly place: string };
  readonly euro: string;
  readonly naira: string;
  readonly fields: Readonly<
    Record<'holder' | 'bank' | 'iban' | 'bic' | 'accountNumber' | 'sortCode', string>
  >;
  readonly copyButton: { readonly copy: string; readonly copied: string; readonly byHand: string };
  readonly code: { readonly name: string; readonly help: string; readonly remittance: string };
  readonly cheque: { readonly title: string; readonly text: string };
}

export const paymentTexts: PaymentTexts = {
  title: 'Give Now',
  description: 'The bank accounts of the church in euros and naira, and where to send a cheque.',
  intro:
    'Thank you for giving. Every gift pays for something you could touch: heating, bread, a bus ticket, a roof.',
  verse: {
    words:
      'Every man according as he purposeth in his heart, so let him give; not grudgingly, or of necessity: for God loveth a cheerful giver.',
    place: '2 Corinthians 9:7',
  },
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
    remittance: 'Donation',
  },
  cheque: {
    title: 'By cheque',
    text: 'Make it out to the church and send it to this address:',
  },
};
