import type * as english from 'public-site/pages/payment/payment.texts';

/** The labels are those of Austrian banks. */
export const paymentTexts: typeof english.paymentTexts = {
  title: 'Jetzt spenden',
  description:
    'Die Bankkonten der Gemeinde in Euro und in Naira, und wohin du einen Scheck schickst.',
  euro: 'Euro-Konto',
  naira: 'Naira-Konto',
  fields: {
    holder: 'Kontowortlaut',
    bank: 'Bank',
    iban: 'IBAN',
    bic: 'BIC',
    accountNumber: 'Kontonummer',
    sortCode: 'Bankleitzahl',
  },
  copyButton: { copy: 'Kopieren', copied: 'Kopiert', byHand: 'Bitte von Hand kopieren' },
  code: {
    name: 'QR-Code des Euro-Kontos für deine Banking-App',
    help: 'Scanne den Code mit deiner Banking-App und gib dort den Betrag ein.',
  },
  cheque: { title: 'Mit Scheck' },
};
