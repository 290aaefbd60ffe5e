interface OfferedTexts {
  /** Where other programmes are offered than those that the form's own sentences name. */
  readonly others: { readonly intro: string; readonly description: string };
  /** Leads to the page that tells the vision of a programme. */
  readonly about: (name: string) => string;
  /** Where none is. */
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
