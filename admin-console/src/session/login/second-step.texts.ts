interface SecondStepTexts {
  readonly title: string;
  readonly intro: string;
  readonly back: string;
  readonly passkey: string;
  readonly passkeyPending: string;
  readonly passkeyFailed: string;
  readonly tooOld: string;
  readonly lostAll: string;
  readonly notLoaded: string;
}

/**
 * Texts of the second step and of the login with a passkey alone (decision 45), which requirements 8 does not
 * prescribe.
 */
export const secondStepTexts: SecondStepTexts = {
  title: 'One more step',
  intro: 'Your password is right. Now show your second factor.',
  back: 'Back',
  passkey: 'Log in with a passkey',
  passkeyPending: 'Waiting for your passkey...',
  passkeyFailed: 'This passkey was not accepted. Please try again, or log in with your password.',
  lostAll:
    'Lost both your phone and your recovery codes? Ask a colleague who manages accounts: they can reset your second factors under Accounts. Whoever runs the server can do so too.',
  tooOld: 'That took too long, so please log in once more.',
  notLoaded: 'The next step could not be loaded. Please try again.',
};
