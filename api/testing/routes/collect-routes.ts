import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Collects every route that a server declares. */
export async function collectRoutes(makeServer: () => Promise<void>): Promise<RouteOptions[]> {
  const routes: RouteOptions[] = [];
  const collect = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      routes.push(route);
    });
  diagnostics.subscribe('fastify.initialization', collect);
  await makeServer();
  diagnostics.unsubscribe('fastify.initialization', collect);
  return routes;
}

/** Splits a route for several kinds, as `/api/admin/reviews/:kind(pledge|contact)`, into one URL per kind. */
export const routesByKind = (url: string): readonly string[] => {
  const [parameter = '', kinds] = /:kind\(([a-z|-]+)\)/i.exec(url) ?? [];
  return kinds?.split('|').map((kind) => url.replace(parameter, kind)) ?? [url];
};
