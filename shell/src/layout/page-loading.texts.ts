interface PageLoadingTexts {
  readonly loading: string;
  /** Shown where the page cannot be built because scripts are disabled. */
  readonly needsScript: {
    readonly title: string;
    readonly note: string;
    readonly help: string;
  };
}

export const pageLoadingTexts: PageLoadingTexts = {
  loading: 'Loading...',
  needsScript: {
    title: 'This page needs JavaScript',
    note: 'It is built in your browser, because it shows what only you may see. Please switch JavaScript on for this site, then load the page again.',
    help: 'The public pages, their forms and the menu work without it. The church office can help you too: its phone number and e-mail addresses are at the foot of this page.',
  },
};
