import { fieldError } from '../http/errors/http-error';
import { isEasyPassword } from './easy-password';

/** Says nothing of the password itself, for it may end up in a log. */
export const easyPasswordAdvice = 'Please choose another one, e.g. three words.';

/**
 * Throws an HttpError (400) for a password that is easy to guess.
 * @param path the name of the field that holds the password
 */
export async function refuseWeakPassword(
  password: string,
  email: string,
  path: string,
): Promise<void> {
  if (!(await isEasyPassword(password, email))) return;
  const message = `This password is easy to guess. ${easyPasswordAdvice}`;
  throw fieldError(400, { code: 'weak-password' }, { path, message });
}
