interface EnrolmentTexts {
  readonly soon: (day: string | undefined) => string;
  readonly setUp: string;
  readonly title: string;
  readonly intro: string;
  readonly done: string;
  readonly goOn: string;
  readonly notGoneOn: string;
  readonly passkey: {
    readonly add: string;
    readonly about: string;
    readonly name: string;
    readonly nameHint: string;
    readonly suggested: string;
    readonly submit: string;
    readonly submitting: string;
    readonly failed: string;
  };
  readonly app: {
    readonly add: string;
    readonly about: string;
    readonly scan: string;
    readonly qrCode: string;
    readonly type: string;
    readonly name: string;
    readonly suggested: string;
    readonly code: string;
    readonly codeHint: string;
    readonly submit: string;
    readonly submitting: string;
    readonly failed: string;
    readonly loading: string;
    readonly notLoaded: string;
    readonly startAgain: string;
  };
  readonly nameNeeded: string;
  readonly codes: {
    readonly title: string;
    readonly intro: string;
    readonly download: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly kept: string;
    readonly fileName: string;
    readonly fileHead: (email: string) => string;
  };
}

export const enrolmentTexts: EnrolmentTexts = {
  soon: (day) =>
    day ? `From ${day} on, you need a second factor.` : 'You will soon need a second factor.',
  setUp: 'Set one up now',
  title: 'One step before you go on',
  intro:
    'Your church asks for a second factor beside your password, so that nobody gets in who only knows your password. It takes two minutes, and then you are back at work.',
  done: 'Your second factor is set up. Thank you!',
  goOn: 'Go on to the dashboard',
  notGoneOn: 'The server could not be reached. Please try again in a moment.',
  passkey: {
    add: 'Add a passkey',
    about:
      'The safest and quickest way: your phone or computer recognises you by your fingerprint, your face or its PIN.',
    name: 'Name of this passkey',
    nameHint: 'So that you recognise it later, such as “My phone”.',
    suggested: 'My passkey',
    submit: 'Create the passkey',
    submitting: 'Waiting for your device...',
    failed: 'The passkey could not be added just now. Please try again.',
  },
  app: {
    add: 'Add an authenticator app',
    about: 'An app on your phone shows a new code of six digits every half minute.',
    scan: 'Scan this with your authenticator app:',
    qrCode: 'QR code for your authenticator app',
    type: 'Or type this key into the app:',
    name: 'Name of this app',
    suggested: 'My authenticator app',
    code: 'Code that the app shows now',
    codeHint: 'Six digits.',
    submit: 'Add the app',
    submitting: 'Checking...',
    failed: 'The app could not be added just now. Please try again.',
    loading: 'Loading...',
    notLoaded: 'The key for your app could not be loaded.',
    startAgain: 'Start again with a new key',
  },
  nameNeeded: 'Enter a name.',
  codes: {
    title: 'Keep these recovery codes',
    intro:
      'If your phone is lost, each of these codes lets you in once in its place. They are shown only now: print them, or keep them where you keep your passwords.',
    download: 'Download the codes',
    copy: 'Copy the codes',
    copied: 'The codes are copied.',
    notCopied: 'This browser did not let us copy them. Please download the codes instead.',
    kept: 'I have kept the codes',
    fileName: 'recovery-codes.txt',
    fileHead: (email) => `Recovery codes of ${email}. Each works once.`,
  },
};
