/** What a page tells the worker that was not there yet when it was opened, so that the next visit can do without the network. */
export interface PageVisit {
  /** The page's own address. */
  readonly page: string;
  readonly pinned: readonly { readonly url: string; readonly integrity: string }[];
  /** Everything else that the page has loaded; the worker takes what it would have kept. */
  readonly loaded: readonly string[];
}
