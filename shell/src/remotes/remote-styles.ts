import { inlinedStylesAttribute } from 'contract/inline-parts';
import type { PinnedFile } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import { loadPinned } from './load-pinned';

const stylesheetsOf = (name: RemoteName) =>
  document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="/assets/${name}/"]`);

/** What a prerendered page has brought of the stable release's: no more than the page itself uses. */
const inlinedOf = (name: RemoteName) =>
  document.querySelectorAll<HTMLStyleElement>(`style[${inlinedStylesAttribute}="${name}"]`);

/**
 * Gives a release of a remote its stylesheets.
 *
 * @returns what takes away all others, those in the page too: two releases name their classes alike.
 */
export async function addStyles(
  name: RemoteName,
  styles: readonly PinnedFile[],
  suffix: string,
): Promise<() => void> {
  const present = [...stylesheetsOf(name)].filter((link) => link.sheet);
  const wanted = await Promise.all(
    styles.map(
      async (style) =>
        present.find((link) => link.getAttribute('href') === style.href) ??
        loadPinned('link', style, suffix),
    ),
  );
  return () => {
    for (const link of stylesheetsOf(name)) if (!wanted.includes(link)) link.remove();
    for (const style of inlinedOf(name)) style.remove();
  };
}
