import type * as Library from '@simplewebauthn/browser';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyOptions } from 'contract/staff-security';
import { loadWithRetry } from 'shared-ui/load-with-retry';
import { NetworkFailure, asNetworkFailure } from 'shared-ui/server-answer';

/** Why the browser gave no passkey. `known`: it has one for this account already. */
export type PasskeyError = 'cancelled' | 'known' | 'unsupported' | 'unreachable';

export type PasskeyOutcome = { readonly passkey: PasskeyAnswer } | { readonly fault: PasskeyError };

/** Has the user show a passkey of theirs. The options are the server's. */
export const showPasskey = (options: PasskeyOptions): Promise<PasskeyOutcome> =>
  ask(({ startAuthentication }) =>
    // What the server's library wrote, this one reads.
    startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    }),
  );

/** Has the user make a passkey. The options are the server's. */
export const makePasskey = (options: PasskeyOptions): Promise<PasskeyOutcome> =>
  ask(({ startRegistration }) =>
    startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    }),
  );

/** The library is loaded only when a passkey is used. A fault that is neither its own nor the network's is thrown. */
async function ask(
  act: (library: typeof Library) => Promise<AuthenticationResponseJSON | RegistrationResponseJSON>,
): Promise<PasskeyOutcome> {
  try {
    const library = await asNetworkFailure(loadWithRetry(() => import('@simplewebauthn/browser')));
    if (!library.browserSupportsWebAuthn()) return { fault: 'unsupported' };
    // As the wire has it: the library's types allow keys without a value, which JSON leaves out.
    return { passkey: (await act(library)) as object as PasskeyAnswer };
  } catch (fault) {
    return { fault: nameFault(fault) };
  }
}

/** The browser names its errors as WebAuthn does; the library keeps the names. */
function nameFault(fault: unknown): PasskeyError {
  if (fault instanceof NetworkFailure) return 'unreachable';
  const name = fault instanceof Error ? fault.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  if (/^(Constraint|NotSupported|Security|Unknown)Error$/.test(name)) return 'unsupported';
  throw fault;
}
