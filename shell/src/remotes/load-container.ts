import type { Release, PinnedFile } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import { loadPinned } from './load-pinned';
import type { RemoteModule } from './remote-module';
import { inlinedStylesAttribute } from 'contract/inline-parts';

/** What a remote's entry script leaves behind: a container of webpack's module federation. */
interface Container {
  init(shareScope: unknown): Promise<unknown>;
  get(expose: './remote'): Promise<() => RemoteModule>;
}

// webpack puts the shell's own in the place of these.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/**
 * Loads a release as what it is, a container of webpack's, and hands it the shell's copies of what is shared.
 * The federation runtime's own loading stays out: it brings manifests, snapshots, other module systems and
 * kept failures, and knows no integrity (decision 18).
 */
export async function loadContainer(
  name: RemoteName,
  { entry, styles }: Release,
  suffix: string,
): Promise<RemoteModule> {
  const [dropOtherStyles] = await Promise.all([
    addStyles(name, styles, suffix),
    loadPinned('script', entry, suffix),
  ]);
  // A package name is no JavaScript identifier, and the container is a global.
  const container = (window as unknown as Record<string, Container>)[name.replaceAll('-', '_')];
  if (!container) throw new Error(`${entry.href} leaves no container of ${name}.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const createModule = await container.get('./remote');
  const remote = createModule();
  dropOtherStyles();
  return remote;
}

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
