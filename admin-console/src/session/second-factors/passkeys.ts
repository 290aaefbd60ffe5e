import type * as Library from '@simplewebauthn/browser';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { loadWithRetry } from 'shared-ui/load-with-retry';
import { NetworkFailure, asNetworkFailure } from 'shared-ui/server-answer';
import type { PasskeyAnswer, PasskeyOptions } from 'contract/second-factors';

/** Why the browser returned no passkey. `known`: it already has one for this account. */
export type PasskeyError = 'cancelled' | 'known' | 'unsupported' | 'unreachable';

export type PasskeyOutcome = { readonly passkey: PasskeyAnswer } | { readonly error: PasskeyError };

/** Asks the user for an existing passkey. The options come from the server. */
export const showPasskey = (options: PasskeyOptions): Promise<PasskeyOutcome> =>
  ask(({ startAuthentication }) =>
    // The server's library and this one use the same JSON.
    startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    }),
  );

/** Creates a passkey. The options come from the server. */
export const makePasskey = (options: PasskeyOptions): Promise<PasskeyOutcome> =>
  ask(({ startRegistration }) =>
    startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    }),
  );

/**
 * The library is loaded only when a passkey is used. Errors that are neither WebAuthn's nor the network's are thrown.
 */
async function ask(
  act: (library: typeof Library) => Promise<AuthenticationResponseJSON | RegistrationResponseJSON>,
): Promise<PasskeyOutcome> {
  try {
    const library = await asNetworkFailure(loadWithRetry(() => import('@simplewebauthn/browser')));
    if (!library.browserSupportsWebAuthn()) return { error: 'unsupported' };
    // The library's types allow keys with the value undefined, which JSON leaves out.
    return { passkey: (await act(library)) as object as PasskeyAnswer };
  } catch (error) {
    return { error: toPasskeyError(error) };
  }
}

/** The library keeps the error names of WebAuthn. */
function toPasskeyError(error: unknown): PasskeyError {
  if (error instanceof NetworkFailure) return 'unreachable';
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  if (/^(Constraint|NotSupported|Security|Unknown)Error$/.test(name)) return 'unsupported';
  throw error;
}
