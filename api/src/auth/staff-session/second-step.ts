import { createHash } from 'node:crypto';
import type {
  SecondFactorNeeded,
  SecondFactorStep,
  SecondFactorWay,
} from 'contract/staff-security';
import type { ErrorBody } from 'contract/wire';
import { HttpError } from '../../http/errors/http-error';
import type { FactorRepository } from '../second-factors/factor-repository';
import type { RelyingParty } from '../second-factors/relying-party';
import type { LoginTickets } from '../second-factors/login-tickets';
import type { Admin } from './admin-repository';
import type { UnfinishedLogins } from './unfinished-logins';

export interface SecondStepParts {
  readonly factors: FactorRepository;
  readonly loginTickets: LoginTickets;
  readonly relyingParty: RelyingParty;
  readonly unfinished: UnfinishedLogins;
}

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
  { factors, loginTickets, relyingParty, unfinished }: SecondStepParts,
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
  await unfinished.begin({ adminId: admin.id, network, ticket });
  const secondFactor: SecondFactorStep = {
    ticket,
    ways,
    ...(asked && { passkey: asked.options }),
  };
  const more: Omit<SecondFactorNeeded, keyof ErrorBody> = { secondFactor };
  return new HttpError(
    401,
    { code: 'second-factor-needed' },
    'Please show your second factor as well.',
    { more },
  );
}
