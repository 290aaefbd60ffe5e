interface PageNode {
  readonly textContent: string | null;
  readonly firstChild: PageNode | null;
}

/** The part of the DOM that this package uses; it has no DOM types, because the server uses it as well. */
export interface PagePart extends PageNode {
  readonly childNodes: Iterable<{ readonly textContent: string | null }>;
  getAttribute(name: string): string | null;
  querySelector(selector: string): PagePart | null;
}

interface ShownPage {
  querySelector(selector: string): PagePart | null;
  querySelectorAll(selector: string): Iterable<PagePart>;
}

/** The browser's document; undefined on a server. */
export const shownPage = (): ShownPage | undefined =>
  (globalThis as { readonly document?: ShownPage }).document;
