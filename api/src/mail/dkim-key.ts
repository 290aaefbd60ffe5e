import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** With what mails are signed, in the name of the domain that they come from (docs/deploy.md). */
export interface DkimKey {
  /** PEM. */
  readonly privateKey: string;
  /** Before `._domainkey.` in the name under which the public half is published. */
  readonly selector: string;
}

const wrongSelector = 'DKIM_SELECTOR must be a name such as church1.';
const wrongKey = (file: string) =>
  `DKIM_KEY_FILE (${file}) must be a private RSA key of at least 2048 bits as PEM, which this user may read.`;

/**
 * Reads what `DKIM_KEY_FILE` and `DKIM_SELECTOR` name; undefined where there is no file. Answers the reason why not, where
 * it cannot be used: better no start than mails that others refuse.
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
    // Its words may quote the key.
    return wrongKey(file);
  }
}
