import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isOtherLanguage } from 'contract/language';
import { readLocalPath } from 'contract/languages';
import { findOwnedPath, isEntryPage } from 'contract/site-paths';
import 'shared-ui/theme/tokens.css';
import 'shared-ui/theme/base.css';
import { AfterHydration } from './deferred-hydration/after-hydration';
import { carryTypedValues } from './deferred-hydration/carry-typed';
import { printAllPictures } from './layout/print-pictures';
import { registerServiceWorker } from './register-service-worker';
import { avoidVersion, chooseVersion } from './remotes/choose-version';
import { loadContainer } from './remotes/load-container';
import { fetchRegistry, readInlinedRegistry } from './remotes/read-registry';
import { createReleaseRecovery } from './remotes/release-recovery';
import { createRemoteLoader } from './remotes/remote-loader';
import { RemotesContext } from './remotes/remotes-context';
import { reportFault } from './remotes/report-fault';
import { isSavingData, prefetchLinks } from './navigation/prefetch-links';
import { Site } from './router/site';
import { createSiteNavigation } from './navigation/site-navigation';
import type { FullPageLoads } from './navigation/site-navigation';
import { createSitePages } from './router/site-pages';

const registry = readInlinedRegistry();

const loader = createRemoteLoader({
  registry,
  fetchRegistry,
  loadContainer,
  chooseVersion,
  onLost: (remote, version) => reportFault({ remote, version, kind: 'remote-lost' }),
  createCacheBuster: () => String(Date.now()),
});

const pages = createSitePages(loader, logRemoteFailure);

/** A visitor's console is the only log that a page has; the message names a remote and a file, never a person. */
function logRemoteFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that logs this
  console.error(error);
}

const firstPathname = location.pathname;
const firstPath = readLocalPath(firstPathname).path;

const isConsole = (pathname: string) => findOwnedPath(pathname)?.owner === 'admin-console';
const documents: FullPageLoads = {
  areNewer: offersNextVisit() ? registerServiceWorker() : () => false,
  isNeededFor: (pathname) =>
    isOtherLanguage(pathname) || (isConsole(pathname) && !isConsole(firstPathname)),
  load: (href) => location.assign(href),
};
const wasPrerendered = document.documentElement.dataset['prerendered'] !== undefined;

// What the server has said of an address at which there may be a page is not asked again.
if (isPageOfMissing()) pages.setMissing(firstPathname);

// Nothing is touched before the page's remote is here: until then the server's rendering stands.
setTimeout(() => void Promise.resolve(pages.prepare(firstPathname)).then(show));

function show(): void {
  // A step back, which start-late.ts answers, has come first.
  if (document.documentElement.dataset['left'] !== undefined) return;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const rendered = wasPrerendered
    ? [...(document.getElementById('main')?.childNodes ?? [])]
    : undefined;
  const putBack = isAsRendered() ? () => undefined : carryTypedValues(root);
  const navigation = createSiteNavigation(pages.prepare, documents);
  const recover = createReleaseRecovery({
    loader,
    avoidVersion,
    report: reportFault,
    async restart(remote) {
      await pages.replace(remote, navigation.shown().location.pathname);
      await navigation.reload();
    },
  });
  const app = (
    <RemotesContext
      value={{
        isLoaded: loader.isLoaded,
        loadedVersion: loader.loadedVersion,
        prerenderedPage: (path) => (path === firstPath ? rendered : undefined),
        recover,
      }}
    >
      <AfterHydration putBack={putBack}>
        <Site navigation={navigation} pages={pages} />
      </AfterHydration>
    </RemotesContext>
  );
  // A transition lets the browser answer the visitor between two pieces of the work.
  if (wasPrerendered && isAsRendered()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  printAllPictures();
  prefetchLinks({
    prefetch: pages.prefetch,
    isElsewhere: documents.isNeededFor,
    subscribe: navigation.subscribe,
    // Staff stay where they are.
    isEager: !isConsole(firstPathname) && !isSavingData(),
  });
}

/** A visitor who gets another release than the one that rendered the page, or none of its page, gets another rendering. */
function isAsRendered(): boolean {
  const owner = findOwnedPath(firstPathname)?.owner;
  if (!owner || pages.isMissing(firstPathname)) return true;
  return loader.loadedVersion(owner) === registry[owner].stable && !pages.isLost(firstPathname);
}

/** Whether the document is the one of the 404. A page at such an address says under which it is known. */
function isPageOfMissing(): boolean {
  const page = findOwnedPath(firstPathname);
  const isAtAddress = wasPrerendered && page !== undefined && isEntryPage(page);
  return isAtAddress && document.head.querySelector('link[rel=canonical]') === null;
}

/** In watch mode every page is new. Staff are never shown what is kept. */
function offersNextVisit(): boolean {
  return process.env['NODE_ENV'] === 'production' && !isConsole(firstPathname);
}
