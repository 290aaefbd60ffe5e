import { prefix } from 'contract/language';
import { readLocalPath } from 'contract/languages';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/**
 * The routes that an address of the browser leads through, outermost first. Almost all of the site's have a plain path,
 * and are found by it: React Router ranks all routes at each question, which takes a slow phone 60 ms.
 */
export const findRoutes = (routes: readonly RouteObject[], pathname: string): RouteObject[] =>
  findPlain(routes, plain(pathname)) ??
  matchRoutes([...routes], pathname, prefix)?.map(({ route }) => route) ??
  [];

/** The same as a tree to be rendered, for a path that a plain route has: that route wins over all others. */
export function findPlainTree(
  routes: readonly RouteObject[],
  pathname: string,
): readonly RouteObject[] | undefined {
  const [innermost, ...around] = findPlain(routes, plain(pathname))?.reverse() ?? [];
  return (
    innermost && [
      around.reduce((inner, route) => ({ ...route, children: [inner] }) as RouteObject, innermost),
    ]
  );
}

function findPlain(routes: readonly RouteObject[], path: string): RouteObject[] | undefined {
  for (const route of routes) {
    const inside = route.children && findPlain(route.children, path);
    if (inside) return [route, ...inside];
    if (!route.children && route.path !== undefined && plain(route.path) === path) return [route];
  }
  return undefined;
}

/** React Router makes nothing of a final slash and of capitals. */
function plain(pathname: string): string {
  const { path } = readLocalPath(pathname);
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}
