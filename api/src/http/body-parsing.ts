import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decompress } from './decompress';
import { parseFormBody } from './form-body';
import { parseJsonBody } from './json-body';
import { badRequest, unsupportedMediaType } from './refusal';

const formType = 'application/x-www-form-urlencoded';
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Takes JSON and forms, in UTF-8, plain or as gzip; anything else is 415. */
export function parseBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined) done(null, payload);
    else
      decompress(encoding, request.headers['content-length'], payload).then(
        (plain) => done(null, plain),
        done,
      );
  });
  app.removeAllContentTypeParsers();
  const parsers = { 'application/json': parseJsonBody, [formType]: parseFormBody };
  for (const [type, parse] of Object.entries(parsers)) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      try {
        checkCharset(request.headers['content-type']);
        done(null, parse(decodeUtf8(body)));
      } catch (error) {
        done(error as Error);
      }
    });
  }
}

/** Whether a page's form was posted without JavaScript. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith(formType) ?? false;

function checkCharset(contentType = ''): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupportedMediaType();
}

function decodeUtf8(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw badRequest('What was sent is not valid UTF-8. Please check it.');
  }
}
