import type { FastifyRequest } from 'fastify';

/** The id of a record or a profile as a part of a route. Anything else there is no address at all. */
export const idParameter = ':id([0-9a-f-]{36})';

export const getId = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;
