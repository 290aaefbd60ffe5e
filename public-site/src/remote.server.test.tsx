/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { remoteContract } from 'contract/remote';
import { ownedPaths } from 'contract/site-paths';
import { contract, routes } from './remote';

const ownPaths = ownedPaths.filter(({ owner }) => owner === 'public-site').map(({ path }) => path);

async function renderAhead(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://site.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
}

const countOf = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length;

it('agrees with the shell on the contract', () => {
  expect(contract).toBe(remoteContract);
});

it('has a route for each of its paths, and no other', () => {
  const paths = (route: RouteObject): string[] => [
    ...(route.path ? [route.path] : []),
    ...(route.children ?? []).flatMap(paths),
  ];
  expect(routes.flatMap(paths).sort()).toEqual([...ownPaths].sort());
});

it('names its routes, so that the page rendered ahead is taken over', () => {
  const ids = routes.map(({ id }) => id);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Pages of entries depend on the content. */
const fixedPaths = ownPaths.filter((path) => !path.includes(':'));

describe.each(fixedPaths)('%s', (path) => {
  it('renders ahead with one h1, a title, a description and no main of its own', async () => {
    const markup = await renderAhead(path);
    expect(countOf(markup, /<h1\b/g)).toBe(1);
    expect(countOf(markup, /<title>[^<]+ · [^<]+<\/title>/g)).toBe(1);
    expect(countOf(markup, /<meta name="description" content="[^"]{10,}"/g)).toBe(1);
    expect(countOf(markup, /<(main|header|footer)\b/g)).toBe(0);
  });
});
