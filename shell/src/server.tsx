import { renderToString } from 'react-dom/server';
import { church } from 'contract/church';
import { churchOf } from 'contract/church-of';
import { localPath, prefix } from 'contract/language';
import type { PinnedFile, Registry } from 'contract/registry';
import { provideChurch, shownChurch } from 'contract/shown-church';
import { provideServices } from 'contract/shown-services';
import { starterIdentity } from 'contract/starter-church';
import type { RemoteName } from 'contract/site-paths';
import type { PageMetadata } from 'contract/structured-data';
import { StaticRouter } from 'react-router-dom';
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
import { findRoutes } from './router/find-routes';
import { createRoutes, siteRoutes, unknownRouteId } from './router/routes';
import { Pages } from './router/site';
import { findUnloaded, loadPage } from './router/site-pages';

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
  await Promise.all(findUnloaded(routes, pathname).map(loadPage));
  provideFrame(options.content);
  const markup = renderToString(
    <RemotesContext value={{ ...noRemotes, isLoaded: (name) => remotes[name] !== undefined }}>
      <StaticRouter basename={prefix} location={pathname}>
        <Pages routes={routes} />
      </StaticRouter>
    </RemotesContext>,
  );
  const page = splitHead(markup);
  const facts = writeDocumentMetadata(page, options);
  const found = !findRoutes(routes, pathname).some(({ id }) => id === unknownRouteId);
  return { html: writeDocument({ ...options, ...page, facts, prerendered: true }), found };
}

/** The frame for pages that cannot be rendered ahead: header, footer and a word that the page is coming. */
export async function renderFrame(
  options: Omit<RenderOptions, 'path' | 'remotes'>,
): Promise<string> {
  const path = '/loading';
  provideFrame(options.content);
  const frame: RouteObject[] = siteRoutes([{ path: '*', Component: PageLoading }]);
  const body = renderToString(
    <StaticRouter basename={prefix} location={localPath(path)}>
      <Pages routes={frame} />
    </StaticRouter>,
  );
  const head = `<title>${shownChurch().name}</title>`;
  const facts = writeCanonicalLink(path, options.origin);
  return writeDocument({ ...options, head, body, facts, prerendered: false });
}

/** What header and footer tell; of a site from before it was content, what the shell came with. */
function provideFrame({ services = [], identity = starterIdentity }: Partial<ShownContent> = {}) {
  provideServices(services.length > 0 ? services : church.serviceTimes);
  provideChurch(churchOf(identity));
}
