interface LazyPartTexts {
  readonly lost: string;
  readonly tryAgain: string;
  readonly trying: string;
}

/** In the place of a part of a page that could not be loaded. */
export const lazyPartTexts: LazyPartTexts = {
  lost: 'This part of the page could not be loaded. Please check your connection and try again. If that does not help, reload the page.',
  tryAgain: 'Try again',
  trying: 'Loading...',
};
