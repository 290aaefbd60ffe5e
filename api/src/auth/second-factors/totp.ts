import { Secret, TOTP } from 'otpauth';

/** RFC 6238, with what every app understands: SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** In bytes, as RFC 4226 asks for. */
const secretSize = 20;

/** A new secret, in Base32. */
export const makeTotpSecret = (): string => new Secret({ size: secretSize }).base32;

/** What an app reads from a QR code. @param issuer whose code it is, as the app names it */
export const totpAddress = (secret: string, email: string, issuer: string): string =>
  new TOTP({ ...settings, issuer, label: email, secret }).toString();

/**
 * The step whose code this is: the current one or the one before, for typing takes a while and clocks differ. Undefined
 * for every other code. Whether it was used before is for the caller to say.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta !== 0 && delta !== -1) return undefined;
  return totp.counter({ timestamp }) + delta;
}
