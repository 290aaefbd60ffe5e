interface PartsTexts {
  readonly loading: string;
  /** The message for a view whose code could not be loaded. */
  readonly notLoaded: string;
  readonly tryAgain: string;
  readonly cancel: string;
  readonly saving: string;
  readonly notSaved: string;
}

export const partsTexts: PartsTexts = {
  loading: 'Loading...',
  notLoaded:
    'This part of the page could not be loaded. Please check your connection and try again. If that does not help, reload the page.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  saving: 'Saving...',
  notSaved: 'This could not be saved. Please try again.',
};
