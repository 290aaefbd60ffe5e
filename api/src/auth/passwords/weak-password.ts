import type { PasswordOwner } from 'contract/password-strength';
import { firstLanguage } from 'contract/languages';
import type { PublishedChurch } from '../../mail/published-church';
import { fieldError } from '../../http/errors/http-error';

/** The advice for a weak password. It does not quote the password, because it may end up in a log. */
export const weakPasswordAdvice = 'Please choose another one, e.g. three words.';

interface ChosenPassword {
  readonly password: string;
  readonly owner: PasswordOwner;
  /** Facts that a stranger may know about the person: name, addresses. */
  readonly own: readonly (string | undefined)[];
}

/** Returns whether a password is easy to guess, also from the name and addresses of its owner or of the church. */
export async function isWeakPassword(
  church: Pick<PublishedChurch, 'read'>,
  { password, owner, own }: ChosenPassword,
): Promise<boolean> {
  // The module takes a quarter of a second to load, so it is loaded with the first password that somebody chooses.
  const { measurePassword } = await import('contract/password-strength');
  const { name, city } = await church.read(firstLanguage);
  const known = [...own, name, city].filter((text) => text !== undefined);
  return !measurePassword(password, owner, known).isEnough;
}

/**
 * Throws an HttpError (400) for a password that is easy to guess.
 * @param chosen has in `path` the name of the password's field
 */
export async function refuseWeakPassword(
  { church }: { readonly church: Pick<PublishedChurch, 'read'> },
  { path, ...chosen }: ChosenPassword & { readonly path: string },
): Promise<void> {
  if (!(await isWeakPassword(church, chosen))) return;
  const message = `This password is easy to guess. ${weakPasswordAdvice}`;
  throw fieldError(400, { code: 'weak-password' }, { path, message });
}
