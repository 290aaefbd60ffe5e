import { HttpError } from '../http/errors/http-error';

/** Members must learn that they have a profile already; the rate limit is applied elsewhere. */
export function emailTaken(): HttpError {
  const message =
    'There is a profile with this e-mail already. Please log in, or ask for a new password.';
  return new HttpError(409, message, { issues: [{ path: 'email', message }] });
}
