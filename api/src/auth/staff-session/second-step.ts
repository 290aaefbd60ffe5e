import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SecondFactorNeeded, SecondFactorWay } from 'contract/second-factors';
import { HttpError } from '../../http/errors/http-error';
import type { Admin } from './admin-repository';

/** The data that a ticket keeps from the first step. */
interface FirstStep {
  /** A digest of the password's hash: after a change of the password the ticket is refused. */
  readonly password: string;
  /** The network where the password was typed (`toCoarseNetwork`). */
  readonly network: string;
  /** The challenge for an account with a passkey. */
  readonly challenge?: string;
}

export const readFirstStep = (secret: string): Partial<FirstStep> =>
  JSON.parse(secret) as FirstStep;

export const digestHash = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

/** Builds the response (401) to the right password of an account that has second factors. */
export async function askForSecondFactor(
  { factors, loginTickets, relyingParty, unfinishedLogins }: FastifyInstance,
  admin: Admin,
  ways: readonly SecondFactorWay[],
  network: string,
): Promise<HttpError> {
  const passkeys = await factors.listPasskeys(admin.id);
  const asked = passkeys.length === 0 ? undefined : await relyingParty.askForProof(passkeys);
  const first: FirstStep = {
    password: digestHash(admin.passwordHash),
    network,
    ...(asked && { challenge: asked.challenge }),
  };
  const secret = JSON.stringify(first);
  const ticket = await loginTickets.issue({ purpose: 'login', adminId: admin.id, secret });
  await unfinishedLogins.begin({ adminId: admin.id, network, ticket });
  const more: SecondFactorNeeded = {
    secondFactor: { ticket, ways, ...(asked && { passkey: asked.options }) },
  };
  return new HttpError(
    401,
    { code: 'second-factor-needed' },
    'Please show your second factor as well.',
    { more },
  );
}
