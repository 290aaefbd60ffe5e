/** A page of the booklet between its covers. */
export interface Page {
  readonly heading: string;
  /** Which hero picture's glass runs along the head of the page. */
  readonly glass: string;
  readonly body: readonly Block[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'subhead'; readonly text: string }
  /** Words of Scripture with their place. */
  | { readonly kind: 'verse'; readonly text: string; readonly place: string }
  /** Two columns: what, and when or how. */
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
  /** What the cover shows, for those who hear the page. */
  readonly coverAlt: string;
  readonly pages: readonly Page[];
  readonly closing: {
    readonly heading: string;
    readonly lines: readonly string[];
    readonly amen: string;
  };
  readonly contact: string;
  /** Where the church is, in the booklet's language. */
  readonly country: string;
}
