import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The purpose of a bearer token. It is part of the token, so that no token passes for another kind (safety 3.D). */
export type TokenKind = 'member' | 'reset' | 'confirm' | 'invitation' | 'sent' | 'alert';

/** Returns 256 random bits as text. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Makes a token of 256 random bits. */
export const makeToken = (kind: TokenKind): string => `${kind}_${randomToken()}`;

/** Returns the digest that is stored of a token, so that a stolen table grants no access. */
export const digestToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Returns the bearer token of a request; undefined where it has none of this kind. */
export function readBearer({ headers }: FastifyRequest, kind: TokenKind): string | undefined {
  const token = /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];
  const isOfKind = token?.startsWith(`${kind}_`) && token.length === kind.length + 44;
  return isOfKind ? token : undefined;
}
