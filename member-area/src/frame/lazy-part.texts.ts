interface LazyPartTexts {
  readonly lost: string;
  readonly tryAgain: string;
}

/** Replaces a part of a page that could not be loaded. */
export const lazyPartTexts: LazyPartTexts = {
  lost: 'This part of the page could not be loaded.',
  tryAgain: 'Try again',
};
