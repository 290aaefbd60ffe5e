interface OfferedTexts {
  /** Used if other programmes are offered than those in the form's own texts. */
  readonly others: { readonly intro: string; readonly description: string };
  /** Label of the link to a programme's vision. */
  readonly about: (name: string) => string;
  /** Shown if no programme is open for registration. */
  readonly none: { readonly note: string; readonly contact: string };
}

export const offeredTexts: OfferedTexts = {
  others: {
    intro: 'Register here for one of our programmes.',
    description: 'Register for one of the programmes of the church.',
  },
  about: (name) => `About ${name}`,
  none: {
    note: 'Just now there is no programme to register for. Write to us, and we will tell you about the next one.',
    contact: 'Write to us',
  },
};
