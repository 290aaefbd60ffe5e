interface UnavailableTexts {
  readonly title: string;
  readonly note: string;
  /** Shown above a prerendered page whose script is missing. */
  readonly incomplete: string;
  readonly tryAgain: string;
  readonly stillUnavailable: string;
}

export const unavailableTexts: UnavailableTexts = {
  title: 'This page could not be loaded',
  note: 'The rest of the site works. Please check your connection and try again.',
  incomplete: 'Part of this page could not be loaded. You can still read it and send its forms.',
  tryAgain: 'Try again',
  stillUnavailable: 'It could not be loaded this time either.',
};
