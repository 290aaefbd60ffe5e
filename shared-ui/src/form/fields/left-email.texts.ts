interface EmailTexts {
  readonly meant: string;
  /** Label of the button that applies the suggestion. */
  readonly take: (email: string) => string;
}

export const emailTexts: EmailTexts = {
  meant: 'Did you mean',
  take: (email) => `${email}?`,
};
