import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Access } from 'contract/access';
import { getStatus, isFile } from 'contract/request';
import type { DeclaredRequest } from 'contract/request';
import { getApiDescription } from 'contract/server-requests';
import { csrfTokenHeader, idempotencyKeyHeader } from 'contract/wire';
import { toSessionCookieName } from './requests/session-cookie-name';
import { serve } from './serve';

/** Collects the declared requests of the routes that are registered from now on. */
export async function collectDescriptions(app: FastifyInstance): Promise<void> {
  const cookie = toSessionCookieName(app.isSecure);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Church website', version: '1.0.0' },
      components: {
        securitySchemes: {
          staffSession: { type: 'apiKey', in: 'cookie', name: cookie },
          csrfToken: { type: 'apiKey', in: 'header', name: csrfTokenHeader },
          memberToken: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ route: { config } }) => {
      const request = config?.request;
      if (request === undefined) return { schema: { hide: true }, url: '' };
      return { schema: describe(request), url: request.path };
    },
  });
}

/** Serves the description of all declared requests (OpenAPI 3.1). */
export const serveApiDescription = (app: FastifyInstance): void =>
  serve(app, getApiDescription, () => app.swagger());

function describe(request: DeclaredRequest): FastifySchema {
  const { method, path, access, summary, params = {}, query, body, audit, limit } = request;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const texts = [
    `Who: ${describeAccess(request)}.`,
    audit && `Audit entry: ${[audit.action].flat().join(', ')}.`,
    limit && `Limit: ${limit}.`,
  ];
  return {
    ...(summary && { summary }),
    description: texts.filter(Boolean).join(' '),
    security: toSecurity(access, method),
    ...(names.length > 0 && {
      params: {
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, params[name] ?? recordId])),
      },
    }),
    ...(query && { querystring: query }),
    ...(request.isIdempotent && { headers: idempotencyHeaders }),
    ...(body && !isFile(body) && { body }),
    ...(body && isFile(body) && { consumes: [body.contentType], body: body.fields ?? file }),
    response: describeResponses(request),
  };
}

const recordId = { type: 'string', format: 'uuid' };
const file = { type: 'string', format: 'binary' };
const text = { type: 'string' };
const idempotencyHeaders = {
  type: 'object',
  properties: { [idempotencyKeyHeader]: { ...text, pattern: '^[!-~]{1,200}$' } },
};

function describeResponses(request: DeclaredRequest) {
  const { conflict, errors = [] } = request;
  const code = { type: 'string', description: [...errors, 'a general code'].join(', ') };
  const error = { type: 'object', properties: { message: text, error: text, code } };
  return {
    [getStatus(request)]: { ...describeSuccess(request), [description]: 'Success' },
    ...(conflict && { 409: { allOf: [error, conflict], [description]: 'Conflict' } }),
    '4XX': { ...error, [description]: 'Refusal' },
  };
}

/** The name by which the plugin takes the description of a response. */
const description = 'x-response-description';

function describeSuccess({ response }: DeclaredRequest): object {
  if (response === undefined) return { type: 'null' };
  return isFile(response) ? { content: { [response.contentType]: { schema: file } } } : response;
}

/** Says in words who may send a request. */
export function describeAccess({ access }: DeclaredRequest): string {
  if (access === 'staff') return 'staff';
  if (access === 'own-profile') return 'the member';
  if (typeof access === 'string')
    return access === 'public' ? 'everybody' : 'checked by the handler';
  const { right, sectionRight, contentRight, confirmed } = access;
  const rights = [
    right,
    sectionRight && `the section's ${sectionRight}`,
    contentRight &&
      `the content's right${contentRight === 'show' ? ', confirmed for the church' : ''}`,
  ].filter((one) => one !== undefined);
  const confirmation = confirmed && `confirmed${confirmed === 'password' ? ' by password' : ''}`;
  return ['staff', ...rights, confirmation].filter((one) => one !== undefined).join(', ');
}

function toSecurity(access: Access, method: string): Record<string, string[]>[] {
  if (access === 'own-profile') return [{ memberToken: [] }];
  if (access === 'public' || access === 'by-handler') return [];
  return [{ staffSession: [], ...(method !== 'GET' && { csrfToken: [] }) }];
}
