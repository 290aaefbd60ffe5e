import type { FastifyInstance, FastifyRequest } from 'fastify';
import { methodNotAllowed, notFound } from './refusal';
import type { Refusal } from './refusal';

/**
 * Refuses what no route takes before a byte of its body is read: 405 where other methods are taken, else
 * 404. Register it before the routes, whose addresses it collects.
 */
export function refuseUnknownAddresses(app: FastifyInstance): (request: FastifyRequest) => Refusal {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsOf.set(url, methods);
  });
  const refuse = (request: FastifyRequest) => {
    const pathname = request.url.split('?', 1)[0] ?? '';
    const methods = methodsOf.get(pathname) ?? (isApi(pathname) ? undefined : methodsOf.get('/*'));
    const isTaken = methods === undefined || methods.has(request.method);
    return isTaken ? notFound() : methodNotAllowed([...methods].join(', '));
  };
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? refuse(request) : undefined);
  });
  return refuse;
}

/** Whether an address belongs to the api, existing or not. */
export const isApi = (pathname: string): boolean =>
  pathname === '/api' || pathname.startsWith('/api/');
