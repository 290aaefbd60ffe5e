interface SecondStepTexts {
  readonly title: string;
  readonly intro: string;
  readonly back: string;
  readonly passkey: string;
  readonly passkeyPending: string;
  readonly passkeyFailed: string;
  readonly tooOld: string;
  readonly notLoaded: string;
}

/** What requirements 8 has no words for: the second step, and the login with a passkey alone (decision 45). */
export const secondStepTexts: SecondStepTexts = {
  title: 'One more step',
  intro: 'Your password is right. Now show your second factor.',
  back: 'Back',
  passkey: 'Log in with a passkey',
  passkeyPending: 'Waiting for your passkey...',
  passkeyFailed: 'This passkey was not accepted. Please try again, or log in with your password.',
  tooOld: 'That took too long, so please log in once more.',
  notLoaded: 'The next step could not be loaded. Please try again.',
};
