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
import { createRoutes, siteRoutes, unknownRouteId } from './router/routes';

export { remoteContract as contract } from 'contract/remote';
export { ownedPaths as paths } from 'contract/site-paths';
export { writeMovedPage } from './page-head/moved-page';
export { writeWebManifest } from './page-head/web-manifest';

export interface RenderOptions {
  /** As requirements 2.1 has it: the page's language is that of this build. */
  readonly path: string;
  /** As their server builds offer them. */
  readonly remotes: Partial<Record<RemoteName, RemoteModule & Partial<PageMetadata>>>;
  /** Where visitors find the site, without a final slash. */
  readonly origin: string;
  readonly registry: Registry;
  /** The shell's script, then the stylesheets in the order in which they apply. */
  readonly script: PinnedFile;
  readonly styles: readonly PinnedFile[];
  /** What the church says on the site, where a remote has its pages say it (decision 53). */
  readonly content?: ShownContent;
  /** Called when the page is rendered, to name what the shell's script will ask for to take it over. */
  readonly preloads: () => readonly PinnedFile[];
}

export interface RenderedPage {
  readonly html: string;
  /** Whether some route claimed the address; a page without one is the 404. */
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
        routesAtAddress(remote.routes, pathname),
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

/** The frame for pages that cannot be rendered ahead: header, footer and a word that the page is coming. */
export async function renderFrame(
  options: Omit<RenderOptions, 'path' | 'remotes'>,
): Promise<string> {
  const path = '/loading';
  provideFrame(options.content);
  const frame: RouteObject[] = siteRoutes([{ path: '*', Component: PageLoading }]);
  const { site } = await openSite(frame, localPath(path));
  const body = renderToString(site);
  const head = `<title>${shownChurch().name}</title>`;
  const facts = writeCanonicalLink(path, options.origin);
  return writeDocument({ ...options, head, body, facts, prerendered: false });
}

/** The site at an address, with its page loaded. */
async function openSite(routes: RouteObject[], pathname: string) {
  const { query, dataRoutes } = createStaticHandler(routes, { basename: prefix });
  const context = await query(new Request(new URL(pathname, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`The page of ${pathname} is elsewhere.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(dataRoutes, context);
  const site = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return { site, matches: context.matches };
}

/** What header and footer tell; of a site from before it was content, what the shell came with. */
function provideFrame({ services = [], identity = starterIdentity }: Partial<ShownContent> = {}) {
  provideServices(services.length > 0 ? services : church.serviceTimes);
  provideChurch(toShownChurch(identity));
}
