import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseFormBody } from './form-body';
import { parseJsonBody } from './json-body';
import { badRequest, unsupportedMediaType } from '../errors/http-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of keys in all objects of a JSON body together; 100 by default. */
    maxKeys?: number;
  }
}

const formType = 'application/x-www-form-urlencoded';
const multipartType = 'multipart/form-data';

/** Parses JSON and forms in UTF-8; any other body is 415. */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parsers = { 'application/json': parseJsonBody, [formType]: parseFormBody };
  for (const [type, parse] of Object.entries(parsers)) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      try {
        checkCharset(request.headers['content-type']);
        done(null, parse(decodeUtf8(body), request.routeOptions.config.maxKeys));
      } catch (error) {
        done(error as Error);
      }
    });
  }
}

/** Returns whether a page posted a form without JavaScript. */
export const isForm = (request: FastifyRequest): boolean => isOfType(request, formType);

/** Returns whether a page or a script posted a form with a file. */
export const isMultipart = (request: FastifyRequest): boolean => isOfType(request, multipartType);

const isOfType = ({ headers }: FastifyRequest, type: string) =>
  headers['content-type']?.toLowerCase().startsWith(type) ?? false;

function checkCharset(contentType = ''): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupportedMediaType();
}

function decodeUtf8(body: Buffer): string {
  if (!isUtf8(body)) throw badRequest('What was sent is not valid UTF-8. Please check it.');
  return body.toString();
}
