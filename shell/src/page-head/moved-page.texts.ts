interface MovedPageTexts {
  readonly title: string;
  /** Label of the link to the new address. */
  readonly link: string;
}

export const movedPageTexts: MovedPageTexts = {
  title: 'This page has moved',
  link: 'Go to the page',
};
