import type { PinnedFile } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import { loadPinned } from './load-pinned';

const stylesheetsOf = (name: RemoteName) =>
  document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="/assets/${name}/"]`);

/**
 * Gives a release of a remote its stylesheets; a prerendered page has brought those of the stable one.
 *
 * @returns what takes those of every other release away: two releases name their classes alike.
 */
export async function addStyles(
  name: RemoteName,
  styles: readonly PinnedFile[],
  suffix: string,
): Promise<() => void> {
  const present = [...stylesheetsOf(name)].filter((link) => link.sheet);
  const wanted = await Promise.all(
    styles.map(
      (style) =>
        present.find((link) => link.getAttribute('href') === style.href) ??
        loadPinned('link', style, suffix),
    ),
  );
  return () => {
    for (const link of stylesheetsOf(name)) if (!wanted.includes(link)) link.remove();
  };
}
