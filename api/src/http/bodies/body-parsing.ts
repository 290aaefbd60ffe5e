import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseFormBody } from './form-body';
import { parseJsonBody } from './json-body';
import { badRequest, unsupportedMediaType } from '../errors/http-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** So many keys JSON may have in all its objects together; absent: 100. */
    maxKeys?: number;
  }
}

const formType = 'application/x-www-form-urlencoded';
const multipartType = 'multipart/form-data';

/** Takes JSON and forms, in UTF-8; anything else is 415. */
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

/** Whether a page's form was posted without JavaScript. */
export const isForm = (request: FastifyRequest): boolean => isOfType(request, formType);

/** Whether a form with a file was posted, by a page or a script. */
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
