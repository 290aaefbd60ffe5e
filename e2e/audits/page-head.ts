import type { Page } from '@playwright/test';

/** What the document at an address says of itself before any script has run. */
export interface PageHead {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** Contents of the `meta` elements by `name` or `property`, as often as each stands there. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  /** The `link` elements of the site's mark: `rel`, `href`, and `sizes` where they are said. */
  readonly icons: readonly {
    readonly rel: string;
    readonly href: string;
    readonly sizes: string;
  }[];
  /** The texts of its JSON-LD elements. */
  readonly things: readonly string[];
}

/** Reads documents as they are served, with the browser's own parser. */
export const readHeads = (page: Page, paths: readonly string[]): Promise<PageHead[]> =>
  Promise.all(
    paths.map(async (path) => {
      const answer = await page.request.get(path);
      // Parsing them counts as applying them, which the page that the parser is in does not allow.
      const html = (await answer.text()).replace(/<style[^]*?<\/style>/g, '');
      const head = await page.evaluate(parseHead, html);
      return { path, status: answer.status(), ...head };
    }),
  );

/** Runs in the browser, so it uses nothing from around it. */
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

/** The size of a picture as the browser draws it. */
export const measurePicture = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (src) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return `${width}x${height}`;
  }, address);
