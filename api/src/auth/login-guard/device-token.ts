import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { lifetimes } from 'contract/lifetimes';

const days = 24 * 3_600_000;

/** The lifetime of a token, in milliseconds. */
export const deviceLifetime = lifetimes.knownDevice;

/** The tolerance in days, the unit of a token's age, because clocks of several machines differ. */
const tolerance = 1;

/**
 * Lengths in bytes: the day when it was made, 80 random bits, and 128 bits of the signature. The token is base64url.
 */
const length = { day: 2, nonce: 10, signature: 16 };
const headLength = length.day + length.nonce;
const pattern = /^[\w-]{38}$/;

/** Makes a token that proves that its device has logged in to this account, and nothing else. */
export function makeDeviceToken(key: KeyObject, account: string, now: Date): string {
  const head = Buffer.concat([Buffer.alloc(length.day), randomBytes(length.nonce)]);
  head.writeUInt16BE(dayOf(now));
  return Buffer.concat([head, sign(key, account, head)]).toString('base64url');
}

/**
 * Returns whether a token was signed with the key for this account, and is not too old. Its last character has unused
 * bits: only the original spelling counts, because guesses are counted by the text.
 */
export function isDeviceToken(token: string, key: KeyObject, account: string, now: Date): boolean {
  if (!pattern.test(token)) return false;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token) return false;
  const head = bytes.subarray(0, headLength);
  const age = dayOf(now) - head.readUInt16BE();
  if (age < -tolerance || age * days > deviceLifetime) return false;
  return timingSafeEqual(bytes.subarray(headLength), sign(key, account, head));
}

/** Returns the day's number since 1970, which fits into two bytes until 2149. */
const dayOf = (time: Date) => Math.floor(time.getTime() / days);

/** Signs a token. The account is a digest of fixed length, so no part of it can be read as the head. */
const sign = (key: KeyObject, account: string, head: Buffer) =>
  createHmac('sha256', key).update(account).update(head).digest().subarray(0, length.signature);
