import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { lifetimes } from 'contract/lifetimes';

const days = 24 * 3_600_000;

/** In milliseconds. */
export const deviceLifetime = lifetimes.knownDevice;

/** Clocks of several machines differ, and a day is what a token counts in. */
const tolerance = 1;

/** The day it was made (2 bytes), 80 random bits, and 128 bits of the signature, as base64url. */
const length = { day: 2, nonce: 10, signature: 16 };
const headLength = length.day + length.nonce;
const pattern = /^[\w-]{38}$/;

/** A token that proves that this account was logged in to from the device that holds it. It says nothing else. */
export function makeDeviceToken(key: KeyObject, account: string, now: Date): string {
  const head = Buffer.concat([Buffer.alloc(length.day), randomBytes(length.nonce)]);
  head.writeUInt16BE(dayOf(now));
  return Buffer.concat([head, sign(key, account, head)]).toString('base64url');
}

/**
 * Whether a token was made for this account by a holder of the key, and is not too old. Its last character holds more
 * bits than are left to say: only the spelling that was handed out counts, for guesses are counted by the text.
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

/** Of the years 1970 to 2149. */
const dayOf = (time: Date) => Math.floor(time.getTime() / days);

/** The account is a digest of fixed length, so nothing of it can pass for the head. */
const sign = (key: KeyObject, account: string, head: Buffer) =>
  createHmac('sha256', key).update(account).update(head).digest().subarray(0, length.signature);
