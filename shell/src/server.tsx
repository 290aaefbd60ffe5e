import { renderToString } from 'react-dom/server';
import type { Registry } from 'contract/registry';
import { registryElementId } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import { StaticRouter, matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { RemotesContext } from './remotes/remotes-context';
import type { RemoteModule } from './remotes/remote-module';
import { createRoutes, siteRoutes, unknownRoute } from './router/routes';
import { Pages } from './router/site';
import { findUnloaded, loadPage } from './router/site-pages';
import { PageLoading } from './layout/page-loading';

export interface RenderOptions {
  /** The page's address. Its host does not matter. */
  readonly path: string;
  readonly remotes: Partial<Record<RemoteName, RemoteModule>>;
  readonly registry: Registry;
  /** The shell's script, then the stylesheets in the order in which they apply. */
  readonly script: string;
  readonly styles: readonly string[];
}

export interface RenderedPage {
  readonly html: string;
  /** Whether some route claimed the address; a page without one is the 404. */
  readonly found: boolean;
}

/** Renders a page as the browser will: the same routes, the same components, no data of anybody. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { path, remotes } = options;
  const routes = createRoutes(
    Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, remote.routes])),
  );
  await Promise.all(findUnloaded(routes, path).map(loadPage));
  const markup = renderToString(
    <RemotesContext
      value={{ isLoaded: (name) => remotes[name] !== undefined, prerenderedPage: () => undefined }}
    >
      <StaticRouter location={path}>
        <Pages routes={routes} />
      </StaticRouter>
    </RemotesContext>,
  );
  const found = !matchRoutes(routes, path)?.some(({ route }) => route.id === unknownRoute);
  return { html: documentOf(markup, options, true), found };
}

/** The frame for pages that cannot be rendered ahead: header, footer and a word that the page is coming. */
export async function renderFrame(
  options: Omit<RenderOptions, 'path' | 'remotes'>,
): Promise<string> {
  const frame: RouteObject[] = siteRoutes([{ path: '*', Component: PageLoading }]);
  const markup = renderToString(
    <StaticRouter location="/loading">
      <Pages routes={frame} />
    </StaticRouter>,
  );
  return documentOf(markup, options, false);
}

/** React puts what belongs in the head at the front of a fragment's markup. */
const hoisted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/;

function documentOf(
  markup: string,
  { registry, script, styles }: Pick<RenderOptions, 'registry' | 'script' | 'styles'>,
  prerendered: boolean,
): string {
  const head = hoisted.exec(markup)?.[0] ?? '';
  return `<!doctype html>
<html lang="en"${prerendered ? ' data-prerendered' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${headLinks}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="application/json" id="${registryElementId}">${escapeForScript(registry)}</script>
<script src="${script}" defer></script>
</head>
<body><div id="root">${markup.slice(head.length)}</div></body>
</html>
`;
}

/** The mark of the site, and the two fonts that every page is set in: found late in the stylesheet, wanted at once. */
const headLinks = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<link rel="preload" href="/fonts/cormorant.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/fonts/source-sans.woff2" as="font" type="font/woff2" crossorigin>`;

/** JSON inside a script element must not be able to end it. */
const escapeForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
