import { createHash } from 'node:crypto';

/** Also the algorithm of the digests in the content security policy. */
export const algorithm = 'sha256';

/** Formats a digest for the `integrity` attribute. */
export const toIntegrity = (content: Buffer | string): string =>
  `${algorithm}-${toDigest(content)}`;

/** Digest of a content in base64. */
export const toDigest = (content: Buffer | string): string => digestBy(algorithm, content);

/** Tells whether a content matches the digest that its build recorded, also with a former algorithm. */
export function isIntact(content: Buffer | string, integrity: string | undefined): boolean {
  const [, used = '', digest] = /^(sha256|sha384|sha512)-(.+)$/.exec(integrity ?? '') ?? [];
  return used !== '' && digestBy(used, content) === digest;
}

const digestBy = (name: string, content: Buffer | string): string =>
  createHash(name).update(content).digest('base64');
