interface MovedPageTexts {
  readonly title: string;
  /** The link to where it is now. */
  readonly link: string;
}

export const movedPageTexts: MovedPageTexts = {
  title: 'This page has moved',
  link: 'Go to the page',
};
