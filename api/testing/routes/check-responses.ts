import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getStatus, isFile } from 'contract/request';
import type { DeclaredRequest } from 'contract/request';
import { readValue } from 'contract/read-value';

/**
 * Checks each response of a declared request: the browser must be able to read all that the server's handler gave, so
 * that nothing is dropped on the way.
 * @returns a function that throws an error which names the responses that did not fit
 */
export function checkResponses(app: FastifyInstance): () => void {
  const misfits = new Set<string>();
  const check = ({ routeOptions }: FastifyRequest, reply: FastifyReply, json: () => unknown) => {
    const { request } = routeOptions.config;
    if (request !== undefined && !fits(request, reply.statusCode, json))
      misfits.add(`${request.method} ${request.path} ${reply.statusCode}`);
  };
  app.addHook('preSerialization', async (request, reply, payload) => {
    check(request, reply, () => JSON.parse(JSON.stringify(payload)));
    return payload;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (isJson && typeof payload === 'string') check(request, reply, () => JSON.parse(payload));
    return payload;
  });
  return () => {
    if (misfits.size === 0) return;
    const list = [...misfits].join('\n');
    misfits.clear();
    throw new Error(`These responses do not fit their declaration:\n${list}`);
  };
}

function fits(request: DeclaredRequest, status: number, json: () => unknown): boolean {
  const { response } = request;
  if (response === undefined || isFile(response) || status !== getStatus(request)) return true;
  const sent = json();
  return isDeepStrictEqual(readValue(response, sent), sent);
}
