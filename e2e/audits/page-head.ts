import type { Page } from '@playwright/test';

/** The head of a document before any script has run. */
export interface PageHead {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** Contents of the `meta` elements by `name` or `property`, with repetitions. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  /** The `link` elements of the site's icons. */
  readonly icons: readonly {
    readonly rel: string;
    readonly href: string;
    readonly sizes: string;
  }[];
  readonly things: readonly string[];
}

/** Parses documents as they are served, with the browser's own parser. */
export const readHeads = (page: Page, paths: readonly string[]): Promise<PageHead[]> =>
  Promise.all(
    paths.map(async (path) => {
      const answer = await page.request.get(path);
      // Parsing style elements counts as applying them, which the current page's policy forbids.
      const html = (await answer.text()).replace(/<style[^]*?<\/style>/g, '');
      const head = await page.evaluate(parseHead, html);
      return { path, status: answer.status(), ...head };
    }),
  );

/** Runs in the browser, so it must not use outer variables. */
function parseHead(text: string): Omit<PageHead, 'path' | 'status'> {
  const html = new DOMParser().parseFromString(text, 'text/html');
  const metas: Record<string, string[]> = {};
  for (const meta of html.querySelectorAll('meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    (metas[name] ??= []).push(meta.getAttribute('content') ?? '');
  }
  const links = (rel: string) => [...html.querySelectorAll(`link[rel~="${rel}"]`)];
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
  return {
    title: html.title,
    canonicals: links('canonical').map((link) => attribute(link, 'href')),
    metas,
    icons: ['icon', 'apple-touch-icon', 'manifest'].flatMap(links).map((link) => ({
      rel: attribute(link, 'rel'),
      href: attribute(link, 'href'),
      sizes: attribute(link, 'sizes'),
    })),
    things: [...html.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? '',
    ),
  };
}

/** A picture's size as the browser decodes it. */
export const measurePicture = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (src) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return `${width}x${height}`;
  }, address);
