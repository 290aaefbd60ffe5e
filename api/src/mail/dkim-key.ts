import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The key that signs emails in the name of their sender's domain (docs/deploy.md). */
export interface DkimKey {
  /** The key in PEM. */
  readonly privateKey: string;
  /** The part before `._domainkey.` in the DNS name of the public key. */
  readonly selector: string;
}

const wrongSelector = 'DKIM_SELECTOR must be a name such as church1.';
const wrongKey = (file: string) =>
  `DKIM_KEY_FILE (${file}) must be a private RSA key of at least 2048 bits as PEM, which this user may read.`;

/**
 * Reads the key that `DKIM_KEY_FILE` and `DKIM_SELECTOR` name; undefined where there is no file. Returns the reason as
 * a text where the key cannot be used: the server must not start and send emails that others refuse.
 */
export function readDkimKey(
  file: string | undefined,
  selector: string,
): DkimKey | string | undefined {
  if (file === undefined) return undefined;
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(selector)) return wrongSelector;
  try {
    const privateKey = readFileSync(file, 'utf8');
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(privateKey);
    const isStrong =
      asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
    return isStrong ? { privateKey, selector } : wrongKey(file);
  } catch {
    // The error's message may quote the key.
    return wrongKey(file);
  }
}
