import fastifyStatic from '@fastify/static';
import { findOwnedPath } from 'contract/site-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from '../../http/errors/http-error';
import { consolePolicy, pagePolicy } from '../../http/responses/add-headers';
import { chooseEncoding } from '../../http/responses/compression';
import { forOtherSites } from '../../http/responses/for-other-sites';
import { notFound } from '../../http/errors/http-error';
import { isApi, routedPath } from '../../http/requests/routed-path';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { TestimonyRepository } from '../testimonies/testimony-repository';
import { FreshTestimonies } from './fresh-testimonies';
import { SiteInlineParts } from './inline-parts';
import { LivePages } from './live-pages';
import { NextServicePage } from './next-service-page';
import type { PageEncodings } from './page-encodings';
import { SiteRedirects } from './redirects';
import { isSharedFile } from './shared-file';
import { findSiteFile } from './site-file';

interface SiteOptions {
  readonly siteDir: string;
  /** What is said under /api, where no page ever is. */
  readonly refuse: (request: FastifyRequest) => HttpError;
  readonly database: Database;
  readonly now: Clock;
}

/** Serves the assembled site for every address that no other route takes (requirements 10.10: one origin). */
export async function registerSite(
  app: FastifyInstance,
  { siteDir, refuse, database, now }: SiteOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  const inlineParts = new SiteInlineParts(siteDir);
  const livePages = new LivePages(siteDir)
    .add(new FreshTestimonies(new TestimonyRepository(database, now)))
    .add(new NextServicePage(now));
  const redirects = new SiteRedirects(siteDir);
  const options = { config: { access: 'public' }, onSend: nameFeedType } as const;
  app.get('/*', options, async (request, reply) => {
    const pathname = routedPath(request);
    if (isApi(pathname)) throw refuse(request);
    const file = await findSiteFile(siteDir, pathname);
    if (file === undefined) throw notFound();
    const logFault = (error: unknown) => request.log.error({ err: error });
    const moved = await redirects.find(file.path, pathname).catch(logFault);
    // It may be given to another page one day, so browsers ask each time.
    if (typeof moved === 'string')
      return reply.header('cache-control', 'no-cache').redirect(moved, 301);
    // A page as it was assembled, with the strict policy, is better than none.
    const parts = await inlineParts.of(file.path).catch(logFault);
    const isConsole = findOwnedPath(pathname)?.owner === 'admin-console';
    const policy = (isConsole ? consolePolicy : pagePolicy)(parts ?? noParts);
    reply.header('content-security-policy', policy);
    reply.code(file.status).header('cache-control', file.cacheControl);
    if (file.status === 200 && isSharedFile(pathname)) reply.headers(forOtherSites);
    const live = await livePages.fill(file.path, request.query).catch(logFault);
    return live ? sendPage(reply, live.page, live.encodings) : reply.sendFile(file.path);
  });
}

/** Podcast apps and readers of news go by a type that the ending does not say (docs/nginx.conf says the same). */
async function nameFeedType(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isXml = String(reply.getHeader('content-type')).startsWith('application/xml');
  if (isXml && /\/(?:blog|podcast)\.xml$/.test(routedPath(request)))
    reply.type('application/rss+xml; charset=utf-8');
}

const noParts = { scripts: [], styles: [] };

async function sendPage(reply: FastifyReply, page: string, encodings: PageEncodings) {
  const { headers } = reply.request;
  const encoding = chooseEncoding(headers['accept-encoding']);
  const { bytes, tag } = await encodings.encode(page, encoding);
  reply.type('text/html; charset=utf-8').header('etag', tag);
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  // Whole, so that its memory is counted (http/answers/buffered-answers.ts).
  return reply.send(bytes);
}
