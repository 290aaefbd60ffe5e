let provided: string | undefined;

/** Sets the site's origin, without a final slash, when pages are prerendered. */
export function provideOrigin(origin: string): void {
  provided = origin;
}

/** In a browser the page's own attribute contains it. */
export const siteOrigin = (): string =>
  provided ??
  (typeof document === 'undefined' ? '' : (document.documentElement.dataset['origin'] ?? ''));
