import { createHash } from 'node:crypto';

/** That of the digests by which the policy allows what stands in a page. */
export const algorithm = 'sha256';

/** What a browser takes as `integrity`. */
export const toIntegrity = (content: Buffer | string): string =>
  `${algorithm}-${toDigest(content)}`;

/** The digest of a content, in base64. */
export const toDigest = (content: Buffer | string): string => digestBy(algorithm, content);

/** Whether a content is what a build wrote down, also one from before the algorithm was changed. */
export function isIntact(content: Buffer | string, integrity: string | undefined): boolean {
  const [, used = '', digest] = /^(sha256|sha384|sha512)-(.+)$/.exec(integrity ?? '') ?? [];
  return used !== '' && digestBy(used, content) === digest;
}

const digestBy = (name: string, content: Buffer | string): string =>
  createHash(name).update(content).digest('base64');
