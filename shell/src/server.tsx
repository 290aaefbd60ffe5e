import { renderToString } from 'react-dom/server';
import { church } from 'contract/church';
import { toShownChurch } from 'contract/church-of';
import { localPath, prefix } from 'contract/language';
import type { PinnedFile, Registry } from 'contract/registry';
import { provideChurch, shownChurch } from 'contract/shown-church';
import { provideServices } from 'contract/shown-services';
import { starterIdentity } from 'contract/starter-church';
import type { RemoteName } from 'contract/site-paths';
import type { PageMetadata } from 'contract/structured-data';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageLoading } from './layout/page-loading';
import { writeDocument } from './page-head/document';
import type { ShownContent } from './page-head/document';
import { writeDocumentMetadata } from './page-head/document-metadata';
import { writeCanonicalLink } from './page-head/page-metadata';
import { splitHead } from './page-head/rendered-head';
import { RemotesContext, noRemotes } from './remotes/remotes-context';
import type { RemoteModule } from './remotes/remote-module';
import { routesAtAddress } from './router/address-routes';
import { createRoutes, wrapInSiteRoute, unknownRouteId } from './router/routes';

export { remoteContract as contract } from 'contract/remote';
export { ownedPaths as paths } from 'contract/site-paths';
export { writeMovedPage } from './page-head/moved-page';
export { writeWebManifest } from './page-head/web-manifest';

export interface RenderOptions {
  /** Path as in requirements 2.1; the language is that of this build. */
  readonly path: string;
  /** The remotes' server builds. */
  readonly remotes: Partial<Record<RemoteName, RemoteModule & Partial<PageMetadata>>>;
  /** Public origin of the site, without a final slash. */
  readonly origin: string;
  readonly registry: Registry;
  /** The shell's script, and its stylesheets in cascade order. */
  readonly script: PinnedFile;
  readonly styles: readonly PinnedFile[];
  /** The church's content, where a remote provides it (decision 53). */
  readonly content?: ShownContent;
  /** Called after the rendering; lists the files that the shell's script will request for hydration. */
  readonly preloads: () => readonly PinnedFile[];
}

export interface RenderedPage {
  readonly html: string;
  /** Whether a route matches the address; otherwise the page is the 404. */
  readonly found: boolean;
}

/** Renders a page as the browser will: the same routes, the same components, no personal data. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { path, remotes } = options;
  const pathname = localPath(path);
  const routes = createRoutes(
    Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [
        name,
        routesAtAddress(remote.routes, pathname).filter((route) => mayMatch(route, path)),
      ]),
    ),
  );
  const { site, matches } = await openSite(routes, pathname);
  provideFrame(options.content);
  const markup = renderToString(
    <RemotesContext value={{ ...noRemotes, isLoaded: (name) => remotes[name] !== undefined }}>
      {site}
    </RemotesContext>,
  );
  const page = splitHead(markup);
  const facts = writeDocumentMetadata(page, options);
  const found = !matches.some(({ route }) => route.id === unknownRouteId);
  return { html: writeDocument({ ...options, ...page, facts, prerendered: true }), found };
}

/** Excludes most routes of other pages, because React Router prepares and ranks for each page all that it is given. */
const mayMatch = (route: RouteObject, path: string): boolean =>
  path.startsWith((route.path ?? '').replace(/[:*].*/, ''));

/** Renders the frame for pages that cannot be prerendered: header, footer and a loading message. */
export async function renderFrame(
  options: Omit<RenderOptions, 'path' | 'remotes'>,
): Promise<string> {
  const path = '/loading';
  provideFrame(options.content);
  const frame: RouteObject[] = wrapInSiteRoute([{ path: '*', Component: PageLoading }]);
  const { site } = await openSite(frame, localPath(path));
  const body = renderToString(site);
  const head = `<title>${shownChurch().name}</title>`;
  const facts = writeCanonicalLink(path, options.origin);
  return writeDocument({ ...options, head, body, facts, prerendered: false });
}

/** Creates the site at an address, with its page loaded. */
async function openSite(routes: RouteObject[], pathname: string) {
  const { query } = createStaticHandler(routes, { basename: prefix });
  const context = await query(new Request(new URL(pathname, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`The page of ${pathname} is elsewhere.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  // The context has the routes of the page. Preparing the others again would take longer than finding the page.
  const router = createStaticRouter([], context);
  const site = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return { site, matches: context.matches };
}

/** Provides the content of header and footer. Releases without content use the shell's built-in starter content. */
function provideFrame({ services = [], identity = starterIdentity }: Partial<ShownContent> = {}) {
  provideServices(services.length > 0 ? services : church.serviceTimes);
  provideChurch(toShownChurch(identity));
}
