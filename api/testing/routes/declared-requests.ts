import type { DeclaredRequest } from 'contract/request';
import { makeApp } from '../test-app';
import { collectRoutes } from './collect-routes';

/** Returns every declared request that the server serves, by path and method. */
export async function collectRequests(): Promise<DeclaredRequest[]> {
  const routes = await collectRoutes(async () => (await makeApp()).remove());
  const requests = routes.flatMap(({ config }) => config?.request ?? []);
  const byName = new Map(requests.map((request) => [nameOf(request), request]));
  return [...byName.values()].toSorted((one, other) =>
    `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1,
  );
}

export const nameOf = ({ method, path }: DeclaredRequest) => `${method} ${path}`;

/** Returns parameters that fit the path of a request: the first choice, or the id of nothing that exists. */
export const sampleParams = ({ path, params = {} }: DeclaredRequest) =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
      const schema = params[name] as { readonly enum?: readonly string[] } | undefined;
      return [name, schema?.enum?.[0] ?? '0'.repeat(36)];
    }),
  );
