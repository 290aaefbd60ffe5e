import * as Type from '@sinclair/typebox';
import { request } from './requests/request';
import { oneOf, sentence } from './requests/schemas';

/** Requests about the server itself. */

/**
 * Whether requests can be served. Callers on the server's own machine are also told of a full disk, with which only
 * reads and log-ins work.
 */
export const getHealth = request('GET /api/health', {
  access: 'public',
  response: Type.Object({
    status: oneOf(['ready', 'degraded', 'unavailable']),
    reason: Type.Optional(sentence),
    message: Type.Optional(sentence),
  }),
});

/** The description of all declared requests, for whoever connects another program (OpenAPI). */
export const getApiDescription = request('GET /api/openapi.json', {
  access: { right: 'audit:read' },
  response: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
});
