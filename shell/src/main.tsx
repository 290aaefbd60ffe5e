import { createRoot, hydrateRoot } from 'react-dom/client';
import { registryElementId, registryPath } from 'contract/registry';
import type { Registry } from 'contract/registry';
import { findOwnedPath } from 'contract/site-paths';
import 'shared-ui/theme/tokens.css';
import 'shared-ui/theme/base.css';
import { createFederation } from './remotes/federation-runtime';
import { createRemoteLoader } from './remotes/remote-loader';
import { RemotesContext } from './remotes/remotes-context';
import { Site } from './router/site';
import { createSiteNavigation } from './router/site-navigation';
import type { OtherDocuments } from './router/site-navigation';
import { createSitePages } from './router/site-pages';

const loader = createRemoteLoader({
  registry: readRegistry(),
  federation: createFederation(),
  fetchRegistry,
  createCacheBuster: () => String(Date.now()),
});

const pages = createSitePages(loader, logRemoteFailure);

/** A visitor's console is the only log that a page has; the message names a remote and a file, never a person. */
function logRemoteFailure(error: unknown): void {
  // eslint-disable-next-line no-console
  console.error(error);
}

const firstPathname = location.pathname;

const isConsole = (pathname: string) => findOwnedPath(pathname)?.owner === 'admin-console';
const documents: OtherDocuments = {
  isNeededFor: (pathname) => isConsole(pathname) && !isConsole(firstPathname),
  load: (href) => location.assign(href),
};
const wasPrerendered = document.documentElement.dataset['prerendered'] !== undefined;

// Nothing is touched before the page's remote is here: until then the server's rendering stands.
void Promise.resolve(pages.prepare(firstPathname)).then(show);

function show(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const owner = findOwnedPath(firstPathname)?.owner;
  const isComplete = !owner || loader.isLoaded(owner);
  const rendered = wasPrerendered
    ? [...(document.getElementById('main')?.childNodes ?? [])]
    : undefined;
  const app = (
    <RemotesContext
      value={{
        isLoaded: loader.isLoaded,
        prerenderedPage: (pathname) => (pathname === firstPathname ? rendered : undefined),
      }}
    >
      <Site navigation={createSiteNavigation(pages.prepare, documents)} pages={pages} />
    </RemotesContext>
  );
  if (wasPrerendered && isComplete) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

function readRegistry(): Registry {
  const text = document.getElementById(registryElementId)?.textContent;
  if (!text) throw new Error('The page carries no registry.');
  return JSON.parse(text) as Registry;
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(registryPath, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return (await response.json()) as Registry;
}
