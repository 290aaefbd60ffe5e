import { createHash } from 'node:crypto';
import { toNetworks } from '../../http/limits/sender-networks';
import { accountDelay, networkRates, pairDelay } from './login-limits';
import type { CounterPolicy } from './login-limits';

export interface LoginAttempt {
  readonly audience: 'member' | 'admin';
  readonly email: string;
  readonly address: string;
  /** The tokens of known devices that the caller's browser sent; see `LoginGuard.attemptOf`. */
  readonly devices?: readonly string[];
}

export interface Counter {
  readonly key: string;
  /** A digest of the account; null for a counter of a network. */
  readonly account: string | null;
  readonly policy: CounterPolicy;
  /** A success resets the counters of an account; for a network it takes back only its own attempt. */
  readonly scope: 'device' | 'pair' | 'account' | 'network';
}

/**
 * Returns the counters of an attempt, always in the same order, so that no two transactions deadlock.
 * @param device a known device of this account: then only counters apply that strangers cannot fill
 */
export function getCounters(attempt: LoginAttempt, device?: string): Counter[] {
  const { audience, address } = attempt;
  const account = toAccountDigest(attempt);
  if (device !== undefined) {
    const key = digest('device', account, device);
    return [{ key, account, policy: pairDelay, scope: 'device' }];
  }
  const { subnet, site } = toNetworks(address);
  const rates = networkRates[audience];
  const ofNetwork = (network: string, policy: CounterPolicy): Counter => {
    const key = digest('network', audience, network);
    return { key, account: null, policy, scope: 'network' };
  };
  return [
    { key: digest('pair', account, subnet), account, policy: pairDelay, scope: 'pair' },
    { ...getAccountCounter(attempt), policy: accountDelay, scope: 'account' },
    ofNetwork(subnet, rates.subnet),
    ...(site === undefined ? [] : [ofNetwork(site, rates.site)]),
  ];
}

/** Returns the counter of an account from all networks. */
export const getAccountCounter = (attempt: Pick<LoginAttempt, 'audience' | 'email'>) => ({
  key: digest('account', toAccountDigest(attempt)),
  account: toAccountDigest(attempt),
});

/** Returns a digest, so that the table does not show whose log-ins fail. An email address is case-insensitive. */
export const toAccountDigest = ({
  audience,
  email,
}: Pick<LoginAttempt, 'audience' | 'email'>): string => digest('of', audience, email.toLowerCase());

const digest = (...words: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url');
