import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** What a bearer token is good for. It is part of the token, so that none passes for another kind (safety 3.D). */
export type TokenKind = 'member' | 'reset' | 'confirm' | 'invitation' | 'sent';

/** 256 random bits as text. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** A new token of 256 random bits. */
export const makeToken = (kind: TokenKind): string => `${kind}_${randomToken()}`;

/** What is kept of a token: a stolen table opens nothing. */
export const digestToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The bearer token of a request; undefined when it has none, or none of this kind. */
export function readBearer({ headers }: FastifyRequest, kind: TokenKind): string | undefined {
  const token = /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];
  const isOfKind = token?.startsWith(`${kind}_`) && token.length === kind.length + 44;
  return isOfKind ? token : undefined;
}
