import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffGuard } from '../admin-session/staff-guard';
import { notFound } from '../http/errors/http-error';
import { readRange } from './byte-range';
import type { MediaStore } from './media-store';
import { mediaContentTypes } from './recognise';
import type { ShownMedia } from './shown-media';

interface ServedMedia {
  readonly store: Pick<MediaStore, 'measure' | 'read'>;
  readonly shown: Pick<ShownMedia, 'has'>;
  readonly staffGuard: Pick<StaffGuard, 'hasRight'>;
}

/** A name is ours: digits or plain letters, and the ending of a type that is served. */
const path = '/media/:id([0-9a-f-]{36})/:file([a-z0-9-]{1,64}\\.[a-z0-9]{3,4})';

/** In seconds: a file never changes under its address. */
const year = 31_536_000;

/** The files of the site for visitors, and those of drafts for staff who edit it (docs/decisions/0059). */
export function serveMedia(app: FastifyInstance, parts: ServedMedia): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: path,
    config: { access: 'by-handler' },
    handler: (request, reply) => sendMedia(parts, request, reply),
  });
}

async function sendMedia(parts: ServedMedia, request: FastifyRequest, reply: FastifyReply) {
  const { id, file } = request.params as { readonly id: string; readonly file: string };
  const type = mediaContentTypes[file.slice(file.lastIndexOf('.') + 1)];
  const isShown = await parts.shown.has(id);
  const isOpen = isShown || (await parts.staffGuard.hasRight(request, 'content:manage'));
  const size = isOpen ? await parts.store.measure(id, file) : undefined;
  if (type === undefined || size === undefined) {
    reply.header('cache-control', 'no-store');
    throw notFound();
  }
  const tag = `"${id}"`;
  setHeaders(reply, { file, type, isShown, tag });
  const { headers, method } = request;
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = readRange(isSame ? headers.range : undefined, size);
  if (range === undefined) {
    reply.header('cache-control', 'no-store');
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range;
  reply.header('content-length', last - first + 1);
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  }
  return method === 'HEAD' ? reply.send() : reply.send(parts.store.read(id, file, { first, last }));
}

interface Sent {
  readonly file: string;
  readonly type: string;
  readonly isShown: boolean;
  readonly tag: string;
}

/** Even opened by itself a file can do nothing but be seen or heard; a document is kept, not opened. */
function setHeaders(reply: FastifyReply, { file, type, isShown, tag }: Sent): void {
  reply.removeHeader('vary');
  reply
    .type(type)
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', isShown ? `public, max-age=${year}, immutable` : 'private, no-store');
  if (file.endsWith('.pdf')) reply.header('content-disposition', `attachment; filename="${file}"`);
}
