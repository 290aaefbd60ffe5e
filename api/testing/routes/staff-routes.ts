import { collectRoutes, routesByKind } from './collect-routes';
import type { Access } from 'contract/access';
import type { Method } from '../people/staff';
import { makeApp } from '../test-app';

/** A route only for staff, as the server declares it. */
export interface StaffRoute {
  readonly method: Method;
  /** The URL with its parameters, as `:id([0-9a-f-]{36})`. */
  readonly url: string;
  readonly access: Exclude<Access, 'public' | 'by-handler' | 'own-profile'>;
}

/** Returns every route only for staff, without the HEAD of GET routes. */
export async function collectStaffRoutes(): Promise<StaffRoute[]> {
  const routes = await collectRoutes(async () => (await makeApp()).remove());
  return routes.flatMap(({ config, method, url }) => {
    const access = config?.access;
    if (access !== 'staff' && typeof access !== 'object') return [];
    const methods = [method].flat().filter((name) => name !== 'HEAD') as Method[];
    return routesByKind(url).flatMap((one) =>
      methods.map((name) => ({ method: name, url: one, access })),
    );
  });
}

/** Returns a URL of the route with the first of some choices, or the id of an entry that does not exist. */
export const addressOf = ({ url }: StaffRoute): string =>
  url.replaceAll(/:\w+\(([^)]+)\)/g, (_parameter, pattern: string) => {
    const [first, ...others] = pattern.split('|');
    return first !== undefined && others.length > 0 ? first : '0'.repeat(36);
  });
