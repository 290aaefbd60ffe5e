import fastifyStatic from '@fastify/static';
import { findOwnedPath } from 'contract/site-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../http/refusal';
import { consolePolicy, pagePolicy } from '../http/add-headers';
import { chooseEncoding, makeCompressor } from '../http/compression';
import { notFound } from '../http/refusal';
import { isApi } from '../http/unknown-address';
import { FreshTestimonies } from './fresh-testimonies';
import type { TestimonySource } from './fresh-testimonies';
import { SiteInlineParts } from './inline-parts';
import { findSiteFile } from './site-file';

interface SiteOptions {
  readonly siteDir: string;
  /** What is said under /api, where no page ever is. */
  readonly refuse: (request: FastifyRequest) => Refusal;
  readonly testimonies: TestimonySource;
}

/** Serves the assembled site for every address that no other route takes (DESIGN 4: one origin). */
export async function registerSite(
  app: FastifyInstance,
  { siteDir, refuse, testimonies }: SiteOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  const inlineParts = new SiteInlineParts(siteDir);
  const freshTestimonies = new FreshTestimonies(siteDir, testimonies);
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
    reply.code(file.status).header('cache-control', file.cacheControl);
    const page = await freshTestimonies.fill(file.path);
    return page === undefined ? reply.sendFile(file.path) : sendPage(reply, page);
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  reply.type('text/html; charset=utf-8');
  const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(page);
  const compressor = makeCompressor(encoding);
  compressor.end(page);
  return reply.header('content-encoding', encoding).send(compressor);
}
