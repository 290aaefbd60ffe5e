import type { Release, PinnedFile } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import { loadPinned } from './load-pinned';
import type { RemoteModule } from './remote-module';
import { inlinedStylesAttribute } from 'contract/inline-parts';

/** The module federation container that a remote's entry script defines. */
interface Container {
  init(shareScope: unknown): Promise<unknown>;
  get(expose: './remote'): Promise<() => RemoteModule>;
}

// webpack substitutes these with the shell's own.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/**
 * Loads a release as a plain webpack container and passes it the shell's shared modules. The federation runtime's
 * loader is not used: it adds manifests, snapshots, other module systems and cached failures, and has no integrity
 * checks (decision 18).
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
  // The container is a global variable, and a package name is no JavaScript identifier.
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
/** Styles of the stable release inlined in a prerendered page: only those that the page uses. */
const inlinedOf = (name: RemoteName) =>
  document.querySelectorAll<HTMLStyleElement>(`style[${inlinedStylesAttribute}="${name}"]`);
/**
 * Adds a release's stylesheets.
 * @returns removes all other stylesheets of the remote, inlined ones too, because two releases use the same class names
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
