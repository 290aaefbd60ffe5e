import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { findOwnedPath } from 'contract/site-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from '../http/errors/http-error';
import { consolePolicy, pagePolicy } from '../http/answers/add-headers';
import { chooseEncoding, compress } from '../http/answers/compression';
import type { ContentEncoding, Effort } from '../http/answers/compression';
import { notFound } from '../http/errors/http-error';
import { isApi, routedPath } from '../http/requests/routed-path';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';
import { TestimonyRepository } from '../testimonies/testimony-repository';
import { FreshTestimonies } from './fresh-testimonies';
import { SiteInlineParts } from './inline-parts';
import { loadOnce } from '../load-once';
import { NextServicePages } from './next-service-pages';
import { SiteRedirects } from './redirects';
import { findSiteFile } from './site-file';

interface SiteOptions {
  readonly siteDir: string;
  /** What is said under /api, where no page ever is. */
  readonly refuse: (request: FastifyRequest) => HttpError;
  readonly database: Database;
  readonly now: Clock;
}

/** Serves the assembled site for every address that no other route takes (DESIGN 4: one origin). */
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
  const pageBytes = new PageEncodings('quick');
  const homeBytes = new PageEncodings('thorough');
  const freshTestimonies = new FreshTestimonies(siteDir, new TestimonyRepository(database, now));
  const redirects = new SiteRedirects(siteDir);
  const nextService = new NextServicePages(siteDir, now);
  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
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
    const page = await freshTestimonies.fill(file.path, request.query).catch(logFault);
    if (typeof page === 'string') return sendPage(reply, page, pageBytes);
    const home = await nextService.fill(file.path).catch(logFault);
    return typeof home === 'string' ? sendPage(reply, home, homeBytes) : reply.sendFile(file.path);
  });
}

const noParts = { scripts: [], styles: [] };

async function sendPage(reply: FastifyReply, page: string, pageBytes: PageEncodings) {
  const { headers } = reply.request;
  const encoding = chooseEncoding(headers['accept-encoding']);
  const { bytes, tag } = await pageBytes.encode(page, encoding);
  reply.type('text/html; charset=utf-8').header('etag', tag);
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  // Whole, so that its memory is counted (http/answers/buffered-answers.ts).
  return reply.send(bytes);
}

/** A page as it is sent, and what a browser asks with whether its copy is still good. */
interface EncodedPage {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** The bytes of a page that is made anew for each visitor and is mostly the same: its readers share one copy. */
export class PageEncodings {
  #page = '';
  readonly #effort: Effort;
  readonly #encoded = new Map<ContentEncoding | undefined, Promise<EncodedPage>>();

  /** @param effort `thorough` for a page that changes a few times a week */
  constructor(effort: Effort) {
    this.#effort = effort;
  }

  encode(page: string, encoding: ContentEncoding | undefined): Promise<EncodedPage> {
    if (page !== this.#page) this.#encoded.clear();
    this.#page = page;
    return loadOnce(this.#encoded, encoding, async () => {
      const bytes = await compress(page, encoding, this.#effort);
      return { bytes, tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"` };
    });
  }
}
