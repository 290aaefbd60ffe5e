import type { FastifyRequest } from 'fastify';

/** The route parameter of a record's or a profile's id. Anything else there is 404. */
export const idParameter = ':id([0-9a-f-]{36})';

export const getId = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;
