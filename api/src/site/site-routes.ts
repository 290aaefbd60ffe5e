import fastifyStatic from '@fastify/static';
import { findOwnedPath } from 'contract/site-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Refusal } from '../http/refusal';
import { consolePolicy, pagePolicy } from '../http/add-headers';
import { notFound } from '../http/refusal';
import { isApi } from '../http/unknown-address';
import { SiteInlineParts } from './inline-parts';
import { findSiteFile } from './site-file';

/**
 * Serves the assembled site for every address that no other route takes (DESIGN 4: one origin).
 * @param refuse what is said under /api, where no page ever is
 */
export async function registerSite(
  app: FastifyInstance,
  siteDir: string,
  refuse: (request: FastifyRequest) => Refusal,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  const inlineParts = new SiteInlineParts(siteDir);
  app.get('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (isApi(pathname)) throw refuse(request);
    if (findOwnedPath(pathname)?.owner === 'admin-console') {
      reply.header('content-security-policy', consolePolicy);
    }
    const file = await findSiteFile(siteDir, pathname);
    if (file === undefined) throw notFound();
    const parts = await inlineParts.of(file.path);
    if (parts) reply.header('content-security-policy', pagePolicy(parts));
    return reply.code(file.status).header('cache-control', file.cacheControl).sendFile(file.path);
  });
}
