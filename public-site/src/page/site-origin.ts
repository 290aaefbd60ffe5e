let provided: string | undefined;

/** Says where visitors find the site, without a final slash: in the assembly, before pages are rendered. */
export function provideOrigin(origin: string): void {
  provided = origin;
}

/** In a browser the page itself tells it. */
export const siteOrigin = (): string =>
  provided ??
  (typeof document === 'undefined' ? '' : (document.documentElement.dataset['origin'] ?? ''));
