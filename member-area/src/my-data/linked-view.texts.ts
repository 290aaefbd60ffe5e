interface LinkedViewTexts {
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly title: string;
  readonly none: string;
  readonly choose: string;
  readonly entry: (kind: string, day: string) => string;
  /** Shown if there may be more records. */
  readonly cut: string;
  readonly back: string;
}

export const linkedViewTexts: LinkedViewTexts = {
  loading: 'Looking...',
  failed: 'We could not look it up just now. Please try again in a minute.',
  again: 'Try again',
  title: 'What you sent us with this address',
  none: 'There is nothing to show any more.',
  choose: 'Choose what you want to see, correct or have erased.',
  entry: (kind, day) => `${kind}, ${day}`,
  cut: 'There may be more than is shown here. Please write to us about the rest.',
  back: 'Back to the list',
};
