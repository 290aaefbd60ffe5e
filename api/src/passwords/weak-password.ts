import { Refusal } from '../http/refusal';
import { commonPasswords } from './common-passwords';

/**
 * Throws a Refusal (400) for a password that is guessed first: a common one, one character or a short piece
 * over and over, or the person's own e-mail address (NIST SP 800-63B 5.1.1.2).
 * @param path the name of the field that holds the password
 */
export function refuseWeakPassword(password: string, email: string, path: string): void {
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  const isWeak =
    commonPasswords.has(plain) ||
    // `password123!` is no better than `password`.
    commonPasswords.has(plain.replace(/[^a-z]+$/, '')) ||
    /^(.{1,3})\1+$/su.test(plain) ||
    plain === address ||
    plain === address.split('@', 1)[0];
  if (!isWeak) return;
  const message = 'This password is easy to guess. Please choose another one, e.g. three words.';
  throw new Refusal(400, message, { issues: [{ path, message }] });
}
