interface ConfirmEmailTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  /** Used if the server sends no message. */
  readonly failed: string;
  readonly linkGone: string;
  readonly login: string;
}

export const confirmEmailTexts: ConfirmEmailTexts = {
  title: 'Confirm Your E-mail',
  description: 'Confirm the e-mail address of your member profile.',
  intro:
    'You opened the link that we sent to your e-mail address. One press, and it is confirmed. Do so only if the profile is yours: whoever logs in to it sees what was sent to us with this address.',
  submit: 'Confirm this address',
  submitting: 'Confirming...',
  done: 'Your e-mail address is confirmed. Log in with it from now on.',
  failed: 'We could not confirm your e-mail address just now. Please try again in a few minutes.',
  linkGone:
    'To keep your profile safe, this page does not remember your link. Please open the link in our e-mail again.',
  login: 'Go to the login',
};
