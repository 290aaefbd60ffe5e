/** A node of a page. */
interface PageNode {
  readonly textContent: string | null;
  readonly firstChild: PageNode | null;
}

/** As much of a browser's document as is read here: this package is also the server's. */
export interface PagePart extends PageNode {
  readonly childNodes: Iterable<{ readonly textContent: string | null }>;
  getAttribute(name: string): string | null;
  querySelector(selector: string): PagePart | null;
}

interface ShownPage {
  querySelector(selector: string): PagePart | null;
  querySelectorAll(selector: string): Iterable<PagePart>;
}

/** The page that a browser shows; undefined on a server. */
export const shownPage = (): ShownPage | undefined =>
  (globalThis as { readonly document?: ShownPage }).document;
