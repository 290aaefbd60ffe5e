import fastifyStatic from '@fastify/static';
import { findOwnedPath } from 'contract/site-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consolePolicy, pagePolicy } from '../../http/responses/add-headers';
import { chooseEncoding } from '../../http/responses/compression';
import { crossOriginHeaders } from '../../http/responses/cross-origin-headers';
import { notFound } from '../../http/errors/http-error';
import { isApi, routedPath } from '../../http/requests/routed-path';
import { TestimonyRepository } from '../testimonies/testimony-repository';
import { FreshTestimonies } from './fresh-testimonies';
import { LivePages } from './live-pages';
import { NextServicePage } from './next-service-page';
import type { PageEncodings } from './page-encodings';
import { isSharedFile } from './shared-file';
import { findSiteFile } from './site-file';
import { join } from 'node:path';
import { inlinePartsFile } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';
import { loadOnce, readIfThere } from '../../storage/load-once';
import { redirectsFile } from 'contract/redirects';
import type { Redirects } from 'contract/redirects';

/** Serves the assembled site for every path that no other route matches (requirements 10.10: one origin). */
export async function serveSite(app: FastifyInstance, siteDir: string): Promise<void> {
  const { database, now } = app;
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
    if (isApi(pathname)) throw app.refuseUnknownAddress(request);
    const file = await findSiteFile(siteDir, pathname);
    if (file === undefined) throw notFound();
    const logError = (error: unknown) => request.log.error({ err: error });
    const moved = await redirects.find(file.path, pathname).catch(logError);
    // The address may belong to another page one day, so browsers revalidate.
    if (typeof moved === 'string')
      return reply.header('cache-control', 'no-cache').redirect(moved, 301);
    // On an error the page is still served as it was assembled, with the strict policy.
    const parts = await inlineParts.of(file.path).catch(logError);
    const isConsole = findOwnedPath(pathname)?.owner === 'admin-console';
    const policy = (isConsole ? consolePolicy : pagePolicy)(parts ?? noParts);
    reply.header('content-security-policy', policy);
    reply.code(file.status).header('cache-control', file.cacheControl);
    if (file.status === 200 && isSharedFile(pathname)) reply.headers(crossOriginHeaders);
    const live = await livePages.fill(file.path, request.query).catch(logError);
    return live ? sendPage(reply, live.page, live.encodings) : reply.sendFile(file.path);
  });
}

/** Podcast apps and feed readers need a type that the extension does not tell (docs/nginx.conf does the same). */
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
  // The body is sent as one buffer, so that its memory is counted (http/responses/buffered-answers.ts).
  return reply.send(bytes);
}

type PartsOfPages = Readonly<Record<string, InlineParts>>;
/** Caches the inline scripts and styles of pages. A set of pages never changes, so each list is read once. */
class SiteInlineParts {
  readonly #siteDir: string;
  readonly #sets = new Map<string, Promise<PartsOfPages>>();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /**
   * Gets the inline parts of a file of the site; undefined if it has none. Rejects if they cannot be read.
   * @param path below the site's folder, with the `current` link resolved
   */
  async of(path: string): Promise<InlineParts | undefined> {
    const [set, page] = path.split('/pages/', 2);
    if (set === undefined || page === undefined) return undefined;
    return (await loadOnce(this.#sets, set, () => this.#read(set)))[page];
  }

  /** A set without the list, as from an older release, gets the strict policy. */
  async #read(set: string): Promise<PartsOfPages> {
    const text = await readIfThere(join(this.#siteDir, set, inlinePartsFile));
    return text === undefined ? {} : (JSON.parse(text) as PartsOfPages);
  }
}

/** Caches the redirects of moved pages. A set of pages never changes, so each list is read once. */
class SiteRedirects {
  readonly #siteDir: string;
  readonly #sets = new Map<string, Promise<Redirects>>();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /**
   * Gets the new address of a page; undefined if it has not moved. Rejects if the list cannot be read.
   * @param path of the file, below the site's folder, with the `current` link resolved
   */
  async find(path: string, pathname: string): Promise<string | undefined> {
    const [set, page] = path.split('/pages/', 2);
    if (set === undefined || page === undefined) return undefined;
    const redirects = await loadOnce(this.#sets, set, () => this.#read(set));
    const address = pathname.replace(/(.)\/$/, '$1');
    return Object.hasOwn(redirects, address) ? redirects[address] : undefined;
  }

  async #read(set: string): Promise<Redirects> {
    const text = await readIfThere(join(this.#siteDir, set, redirectsFile));
    return text === undefined ? {} : (JSON.parse(text) as Redirects);
  }
}
