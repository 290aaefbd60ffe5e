import type { SecondFactorWay } from 'contract/second-factors';
import type { PasskeyError } from './passkeys';

interface SecondFactorTexts {
  readonly password: string;
  readonly code: string;
  readonly codeHint: string;
  readonly codeNeeded: string;
  readonly recoveryCode: string;
  readonly recoveryCodeHint: string;
  readonly recoveryCodeNeeded: string;
  readonly passkeyHint: string;
  /** The label of the button that submits this way. */
  readonly goOn: Readonly<Record<SecondFactorWay, string>>;
  /** The label of the button that switches to this way. */
  readonly choose: Readonly<Record<SecondFactorWay, string>>;
  readonly otherWays: string;
  readonly checking: string;
  readonly failed: string;
  readonly errors: Readonly<Record<PasskeyError, string>>;
}

/** Texts for every place where users prove their identity. */
export const secondFactorTexts: SecondFactorTexts = {
  password: 'Your password',
  code: 'Code from your app',
  codeHint: 'The six digits that your authenticator app shows now.',
  codeNeeded: 'Enter the six digits from your app.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten that you kept. Each works once.',
  recoveryCodeNeeded: 'Enter one of your recovery codes.',
  passkeyHint: 'Your device asks for your fingerprint, your face or its PIN.',
  goOn: {
    passkey: 'Continue with a passkey',
    totp: 'Continue',
    'recovery-code': 'Continue',
  },
  choose: {
    passkey: 'Use a passkey',
    totp: 'Use a code from an app',
    'recovery-code': 'Use a recovery code',
  },
  otherWays: 'Other ways',
  checking: 'Checking...',
  failed: 'This could not be checked just now. Please try again.',
  errors: {
    cancelled: 'No passkey was used. Try again, or choose another way.',
    known: 'This device already has a passkey for your account.',
    unsupported: 'This browser cannot use a passkey here. Please choose another way.',
    unreachable: 'The server could not be reached. Please try again.',
  },
};
