/** A page of the booklet between its covers. */
export interface Page {
  readonly heading: string;
  /** Hero picture whose glass runs along the head of the page. */
  readonly glass: string;
  readonly body: readonly Block[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'subhead'; readonly text: string }
  /** A Bible verse with its reference. */
  | { readonly kind: 'verse'; readonly text: string; readonly place: string }
  /** Two columns: the event or item, and when or how. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'prayer'; readonly lines: readonly string[] };

export interface Booklet {
  readonly language: 'en-GB' | 'de-AT';
  readonly file: string;
  readonly title: string;
  readonly subtitle: readonly string[];
  readonly subject: string;
  readonly keywords: readonly string[];
  /** Alternative text of the cover. */
  readonly coverAlt: string;
  readonly pages: readonly Page[];
  readonly closing: {
    readonly heading: string;
    readonly lines: readonly string[];
    readonly amen: string;
  };
  readonly contact: string;
  /** The church's country, in the booklet's language. */
  readonly country: string;
}
