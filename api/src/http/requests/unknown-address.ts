import type { FastifyInstance, FastifyRequest } from 'fastify';
import { methodNotAllowed, notFound } from '../errors/http-error';
import type { HttpError } from '../errors/http-error';
import { isApi, routedPath } from './routed-path';

/**
 * Refuses requests without a route before a byte of their body is read: 405 where other methods exist, else 404.
 * Register it before the routes, whose addresses it collects.
 */
export function refuseUnknownAddresses(
  app: FastifyInstance,
): (request: FastifyRequest) => HttpError {
  const methodsOf = new Map<string, Set<string>>();
  let patterns: ReadonlyMap<string, RegExp> | undefined;
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsOf.set(url, methods);
    patterns = undefined;
  });
  const findPatterns = (path: string) => {
    // The patterns are made at their first use, to keep the start quick.
    patterns ??= makePatterns([...methodsOf.keys()]);
    return [...patterns].filter(([, pattern]) => pattern.test(path)).map(([url]) => url);
  };
  const findMethods = (path: string): ReadonlySet<string> => {
    // An address may contain the text of a route's parameter.
    const own = path.includes(':') || !methodsOf.has(path) ? [] : [path];
    const urls = [...own, ...findPatterns(path)];
    const routes = urls.length === 0 && !isApi(path) ? ['/*'] : urls;
    return new Set(routes.flatMap((url) => [...(methodsOf.get(url) ?? [])]));
  };
  const refuse = (request: FastifyRequest) => {
    const methods = findMethods(routedPath(request));
    const isTaken = methods.size === 0 || methods.has(request.method);
    return isTaken ? notFound() : methodNotAllowed([...methods].join(', '));
  };
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? refuse(request) : undefined);
  });
  return refuse;
}

const makePatterns = (urls: readonly string[]): ReadonlyMap<string, RegExp> =>
  new Map(urls.filter((url) => url.includes(':')).map((url) => [url, toPattern(url)]));

/** Builds the pattern of a route whose parameters have a `(...)` expression. */
const toPattern = (url: string) => new RegExp(`^${url.replace(/:\w+\((.*?)\)/g, '(?:$1)')}$`);
