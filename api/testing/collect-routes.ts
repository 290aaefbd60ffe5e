import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Every route that a server declares while it is made. */
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
