import { createHash } from 'node:crypto';

/** What a browser takes as `integrity`. */
export const integrityOf = (content: Buffer | string): string => `sha384-${digestOf(content)}`;

/** The SHA-384 of a content, in base64. */
export const digestOf = (content: Buffer | string) =>
  createHash('sha384').update(content).digest('base64');
