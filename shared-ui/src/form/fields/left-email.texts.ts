interface EmailTexts {
  readonly meant: string;
  /** A button that takes this address. */
  readonly take: (email: string) => string;
}

export const emailTexts: EmailTexts = {
  meant: 'Did you mean',
  take: (email) => `${email}?`,
};
