/**
 * What a page tells a new worker about files that it loaded before the worker was active, so that the next visit works
 * offline.
 */
export interface PageVisit {
  readonly page: string;
  readonly pinned: readonly { readonly url: string; readonly integrity: string }[];
  /** All other files that the page has loaded; the worker selects those that it caches. */
  readonly loaded: readonly string[];
}
