import { collectRoutes, routesByKind } from './collect-routes';
import type { Method } from '../people/staff';
import { makeApp } from '../test-app';

/** A call as a table of a test names it. */
export type NamedCall = readonly [method: Method, address: string];

/** A route that only staff may call. */
interface StaffRoute {
  readonly method: string;
  /** With its parameters, as `:id([0-9a-f-]{36})`. */
  readonly url: string;
}

/** Every route of the server that only staff may call, without the HEAD of what is read. */
export async function collectStaffRoutes(): Promise<StaffRoute[]> {
  const routes = await collectRoutes(async () => (await makeApp()).remove());
  return routes
    .filter(({ config }) => config?.access === 'staff' || typeof config?.access === 'object')
    .flatMap(({ method, url }) =>
      routesByKind(url).flatMap((one) =>
        [method].flat().map((name) => ({ method: name, url: one })),
      ),
    )
    .filter(({ method }) => method !== 'HEAD');
}

/** Those of the server's routes for staff that no call of a table reaches. */
export async function findUnnamedRoutes(named: readonly NamedCall[]): Promise<string[]> {
  const isNamed = ({ method, url }: StaffRoute) => {
    const pattern = new RegExp(`^${url.replace(/:id\(([^)]+)\)/g, '$1')}$`);
    return named.some(
      ([by, address]) => by === method && pattern.test(address.split('?')[0] ?? ''),
    );
  };
  const routes = await collectStaffRoutes();
  return routes.filter((route) => !isNamed(route)).map(({ method, url }) => `${method} ${url}`);
}
