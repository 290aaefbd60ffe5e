import type { PasskeyAnswer, PasskeyOptions } from 'contract/second-factors';
import { makePasskey, showPasskey } from './passkeys';
import type { PasskeyOutcome } from './passkeys';
import { secondFactorTexts } from './second-factor.texts';

/** Asks for an existing passkey; returns it or an error message. */
export const getPasskeyOrMessage = (options: PasskeyOptions) => orSay(showPasskey(options));

/** Creates a passkey; returns it or an error message. */
export const createPasskeyOrMessage = (options: PasskeyOptions) => orSay(makePasskey(options));

async function orSay(asked: Promise<PasskeyOutcome>): Promise<PasskeyAnswer | string> {
  const outcome = await asked;
  if ('passkey' in outcome) return outcome.passkey;
  return secondFactorTexts.errors[outcome.error];
}
