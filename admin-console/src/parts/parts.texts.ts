interface PartsTexts {
  readonly loading: string;
  readonly tryAgain: string;
  readonly cancel: string;
  readonly saving: string;
}

export const partsTexts: PartsTexts = {
  loading: 'Loading...',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  saving: 'Saving...',
};
