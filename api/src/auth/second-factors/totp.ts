import { Secret, TOTP } from 'otpauth';

/** The settings of RFC 6238 that every app supports: SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** The size of a secret in bytes, as RFC 4226 recommends. */
const secretSize = 20;

export const makeTotpSecret = (): string => new Secret({ size: secretSize }).base32;

/** Returns the URI of the QR code for an app. @param issuer the name that the app shows for the church */
export const toTotpUri = (secret: string, email: string, issuer: string): string =>
  new TOTP({ ...settings, issuer, label: email, secret }).toString();

/**
 * Returns the step of a code: the current one or the one before, since typing takes a while and clocks differ.
 * Undefined for any other code. The caller must check whether it was used before.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta !== 0 && delta !== -1) return undefined;
  return totp.counter({ timestamp }) + delta;
}
