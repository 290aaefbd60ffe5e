import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { isOtherLanguage } from 'contract/language';
import { readLocalPath } from 'contract/languages';
import { findOwnedPath, isEntryPage } from 'contract/site-paths';
import { RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import 'shared-ui/theme/tokens.css';
import 'shared-ui/theme/base.css';
import { AfterHydration } from './deferred-hydration/after-hydration';
import { carryTypedValues } from './deferred-hydration/carry-typed';
import { printAllPictures } from './layout/print-pictures';
import { registerServiceWorker } from './register-service-worker';
import { fetchOpenPreviews, toReleases } from './previews/open-previews';
import type { Previews } from './previews/open-previews';
import { showPreviewBanner } from './previews/preview-banner';
import { avoidVersion, chooseVersion } from './remotes/choose-version';
import { createClientReports } from './remotes/client-reports';
import { loadContainer } from './remotes/load-container';
import { fetchRegistry, parseInlinedRegistry } from './remotes/read-registry';
import { createReleaseRecovery } from './remotes/release-recovery';
import { createRemoteLoader } from './remotes/remote-loader';
import { RemotesContext } from './remotes/remotes-context';
import { isSavingData, prefetchLinks } from './navigation/prefetch-links';
import { lostPage } from './remotes/recoverable-route';
import { reloadForNewRelease } from './navigation/newer-pages';
import { isMissingPage } from './not-found/missing-page';
import { missingRoute } from './router/address-routes';
import { createRemoteRoutes } from './router/remote-routes';
import type { RemoteRoutes } from './router/routes';
import { createSiteRouter } from './router/site-router';

const registry = parseInlinedRegistry();

// webpack substitutes the folder of the shell's files, which contains its version.
declare const __webpack_public_path__: string;
const [, shellVersion = 'development'] =
  /\/assets\/shell\/([^/]+)/.exec(__webpack_public_path__) ?? [];

const reports = createClientReports(shellVersion);
// The last event that every browser sends to a page that is being left.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') reports.reportVisits();
});

let previews: Previews = {};

const loader = createRemoteLoader({
  registry,
  fetchRegistry,
  loadContainer,
  chooseVersion,
  findPreview: (name) => previews[name],
  onLoaded: reports.noteLoaded,
  onLost: (remote, version) => reports.reportError({ remote, version, kind: 'remote-lost' }),
  createCacheBuster: () => String(Date.now()),
});

const remoteRoutes = createRemoteRoutes(loader, logRemoteFailure);

/** The console is the only log that a page has; the message names a remote and a file, never a person. */
function logRemoteFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that logs this
  console.error(error);
}

const firstPathname = location.pathname;
const firstPath = readLocalPath(firstPathname).path;
const firstOwner = findOwnedPath(firstPathname)?.owner;

const isConsole = (pathname: string) => findOwnedPath(pathname)?.owner === 'admin-console';
/** Tells whether another document must show an address, because it has another policy or language. */
const isElsewhere = (pathname: string) =>
  isOtherLanguage(pathname) || (isConsole(pathname) && !isConsole(firstPathname));
const loadDocument = (href: string) => location.assign(href);
if (offersNextVisit()) reloadForNewRelease(registerServiceWorker());
const wasPrerendered = document.documentElement.dataset['prerendered'] !== undefined;

// The server's rendering stays untouched until the page's remote is loaded.
setTimeout(() => void loadFirstPage().then(show));

async function loadFirstPage(): Promise<RemoteRoutes> {
  await openPreviews();
  // The server has already said that this page does not exist, so the remote is not asked again.
  if (firstOwner && isPageOfMissing()) return { [firstOwner]: [missingRoute(firstPathname)] };
  return remoteRoutes.loadPage(firstPathname);
}

/** Without an answer the page shows what is released. */
async function openPreviews(): Promise<void> {
  try {
    const found = await fetchOpenPreviews();
    previews = toReleases(found);
    showPreviewBanner(found);
  } catch (error) {
    logRemoteFailure(error);
  }
}

const openRouter = (known: RemoteRoutes) =>
  createSiteRouter({ known, discover: remoteRoutes.discover, isElsewhere, loadDocument });

function show(known: RemoteRoutes): void {
  // The visitor has already gone back, which start-late.ts handles.
  if (document.documentElement.dataset['left'] !== undefined) return;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const rendered = wasPrerendered
    ? [...(document.getElementById('main')?.childNodes ?? [])]
    : undefined;
  let router = openRouter(known);
  let restarts = 0;
  const isTakenOver = isAsRendered(router.state.matches.map(({ route }) => route));
  const putBack = isTakenOver ? () => undefined : carryTypedValues(root);
  const recover = createReleaseRecovery({
    loader,
    avoidVersion,
    report: reports.reportError,
    async restart() {
      const next = openRouter(await remoteRoutes.loadPage(location.pathname));
      router.dispose();
      router = next;
      restarts += 1;
      router.subscribe(watchLinks);
      shown?.render(site());
    },
  });
  const remotes = {
    isLoaded: loader.isLoaded,
    prerenderedPage: (path: string) => (path === firstPath ? rendered : undefined),
    recover,
  };
  const site = () => (
    <RemotesContext value={remotes}>
      <AfterHydration putBack={putBack}>
        {/* React's transitions are disabled, because they would delay the response to a click. */}
        <RouterProvider key={restarts} router={router} useTransitions={false} />
      </AfterHydration>
    </RemotesContext>
  );
  let shown: Root | undefined;
  // A transition lets the browser respond to the visitor between two units of work.
  if (wasPrerendered && isTakenOver)
    startTransition(() => void (shown = hydrateRoot(root, site())));
  else (shown = createRoot(root)).render(site());
  printAllPictures();
  const watchLinks = prefetchLinks({
    prefetch: remoteRoutes.prefetch,
    isElsewhere,
    // Staff rarely leave the console, so its links are not prefetched.
    isEager: !isConsole(firstPathname) && !isSavingData(),
  });
  router.subscribe(watchLinks);
}

/**
 * Tells whether hydration is possible: a visitor who gets another release than the prerendered one, or no page from it,
 * needs a new rendering.
 */
function isAsRendered(routes: readonly RouteObject[]): boolean {
  if (!firstOwner || routes.some(isMissingPage)) return true;
  const isStable = loader.loadedVersion(firstOwner) === registry[firstOwner].stable;
  return isStable && !routes.some(({ handle }) => handle === lostPage);
}

/** Tells whether the document is the 404 page. A page of an entry has a canonical link. */
function isPageOfMissing(): boolean {
  const page = findOwnedPath(firstPathname);
  const isAtAddress = wasPrerendered && page !== undefined && isEntryPage(page);
  return isAtAddress && document.head.querySelector('link[rel=canonical]') === null;
}

/** Tells whether to register the worker: in watch mode every page is new, and the console is never cached. */
function offersNextVisit(): boolean {
  return process.env['NODE_ENV'] === 'production' && !isConsole(firstPathname);
}
