interface GivingWords {
  readonly intro: string;
  readonly verse: { readonly words: string; readonly place: string };
  /** The payment reference of a transfer. */
  readonly purpose: string;
  readonly cheque: string;
}

/** The starter texts of Give Now beside the accounts (requirements 2.5). */
export const givingWords: GivingWords = {
  intro:
    'Thank you for giving. Every gift pays for something you could touch: heating, bread, a bus ticket, a roof.',
  verse: {
    words:
      'Every man according as he purposeth in his heart, so let him give; not grudgingly, or of necessity: for God loveth a cheerful giver.',
    place: '2 Corinthians 9:7',
  },
  purpose: 'Donation',
  cheque: 'Make it out to the church and send it to this address:',
};
