import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { crossOriginHeaders } from '../../http/responses/cross-origin-headers';
import { notFound } from '../../http/errors/http-error';
import { toNetworks } from '../../http/limits/sender-networks';
import { StreamShares } from '../../http/limits/stream-shares';
import { readRange } from './files/byte-range';
import type { ByteRange } from './files/media-store';
import { mediaContentTypes } from './files/recognise';
import type { ShownMedia } from './shown-media';

/**
 * Each stream holds an open file and 64 KB. A hall that listens to one recording is one network; readers that stall are
 * cut (http/responses/slow-readers.ts).
 */
const makeStreamShares = () => new StreamShares({ total: 512, perSubnet: 128 });

/** The server generates all names: digits or plain letters with a served extension. */
const path = '/media/:id([0-9a-f-]{36})/:file([a-z0-9-]{1,64}\\.[a-z0-9]{3,4})';

interface MediaRoute {
  readonly Params: { readonly id: string; readonly file: string };
}

/** One year in seconds: a file never changes under its address. */
const year = 31_536_000;

/**
 * Serves the files of the site to visitors, and those of drafts to staff who edit it (decision 59).
 * @param streams limits the files that are sent concurrently
 */
export function serveMedia(
  app: FastifyInstance,
  shown: Pick<ShownMedia, 'has'>,
  streams = makeStreamShares(),
): void {
  app.route<MediaRoute>({
    method: ['GET', 'HEAD'],
    url: path,
    config: { access: 'by-handler' },
    handler: (request, reply) => sendMedia({ shown, streams }, request, reply),
  });
}

interface Served {
  readonly shown: Pick<ShownMedia, 'has'>;
  readonly streams: StreamShares;
}

async function sendMedia(
  { shown, streams }: Served,
  request: FastifyRequest<MediaRoute>,
  reply: FastifyReply,
) {
  const { mediaStore, staffGuard } = request.server;
  const { id, file } = request.params;
  const type = mediaContentTypes[file.slice(file.lastIndexOf('.') + 1)];
  const isShown = await shown.has(id);
  const isOpen = isShown || (await staffGuard.hasRight(request, 'content:manage'));
  // Responses other than files must not be cached.
  reply.header('cache-control', 'no-store');
  const size = isOpen ? await mediaStore.measure(id, file) : undefined;
  if (type === undefined || size === undefined) throw notFound();
  const sent = { id, file, type, isShown, tag: `"${id}"` };
  const { headers, method } = request;
  if (headers['if-none-match'] === sent.tag) {
    setHeaders(reply, sent);
    return reply.code(304).send();
  }
  const isSame = headers['if-range'] === undefined || headers['if-range'] === sent.tag;
  const range = readRange(isSame ? headers.range : undefined, size);
  if (range === undefined) {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range;
  const content =
    method === 'HEAD'
      ? undefined
      : await openFile(streams, request, reply, { id, file, first, last });
  setHeaders(reply, sent);
  reply.header('content-length', last - first + 1);
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  }
  return reply.send(content);
}

/** Opens a range of a file within the limits of its network and of all. Throws an HttpError (429, 503). */
async function openFile(
  streams: StreamShares,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, file, ...range }: ByteRange & { readonly id: string; readonly file: string },
) {
  const giveBack = streams.acquire(toNetworks(request.ip), () => reply.raw.destroy());
  try {
    const content = await request.server.mediaStore.read(id, file, range);
    if (reply.raw.destroyed) content.destroy();
    content.once('close', giveBack);
    return content;
  } catch (error) {
    giveBack();
    throw error;
  }
}

interface Sent {
  readonly file: string;
  readonly type: string;
  readonly isShown: boolean;
  readonly tag: string;
}

/** Restricts what a file can do even when it is opened by itself; a document is downloaded. */
function setHeaders(reply: FastifyReply, { file, type, isShown, tag }: Sent): void {
  reply.removeHeader('vary');
  reply
    .type(type)
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', isShown ? `public, max-age=${year}, immutable` : 'private, no-store');
  // The player of a podcast may be part of a page of another site.
  if (isShown && type.startsWith('audio/')) reply.headers(crossOriginHeaders);
  if (file.endsWith('.pdf')) reply.header('content-disposition', `attachment; filename="${file}"`);
}
