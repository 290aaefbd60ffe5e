import type { Release } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import { loadPinned } from './load-pinned';
import type { RemoteModule } from './remote-module';
import { addStyles } from './remote-styles';

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
