import type { PasswordOwner } from 'contract/password-strength';
import { firstLanguage } from 'contract/languages';
import type { PublishedChurch } from '../../mail/published-church';
import { fieldError } from '../../http/errors/http-error';

/** Says nothing of the password itself, for it may end up in a log. */
export const weakPasswordAdvice = 'Please choose another one, e.g. three words.';

interface ChosenPassword {
  readonly password: string;
  readonly owner: PasswordOwner;
  /** What a stranger may know of the person: name, addresses. */
  readonly own: readonly (string | undefined)[];
}

/** Whether a password is easy to guess, also by its owner's name and addresses and the church's. */
export async function isWeakPassword(
  church: Pick<PublishedChurch, 'read'>,
  { password, owner, own }: ChosenPassword,
): Promise<boolean> {
  // It takes a quarter of a second to load, so it waits for the first password that somebody chooses.
  const { measurePassword } = await import('contract/password-strength');
  const { name, city } = await church.read(firstLanguage);
  const known = [...own, name, city].filter((text) => text !== undefined);
  return !measurePassword(password, owner, known).isEnough;
}

/**
 * Throws an HttpError (400) for a password that is easy to guess.
 * @param chosen with `path`, the name of the field that holds the password
 */
export async function refuseWeakPassword(
  { church }: { readonly church: Pick<PublishedChurch, 'read'> },
  { path, ...chosen }: ChosenPassword & { readonly path: string },
): Promise<void> {
  if (!(await isWeakPassword(church, chosen))) return;
  const message = `This password is easy to guess. ${weakPasswordAdvice}`;
  throw fieldError(400, { code: 'weak-password' }, { path, message });
}
