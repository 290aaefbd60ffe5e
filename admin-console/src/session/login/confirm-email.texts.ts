interface ConfirmEmailTexts {
  readonly title: string;
  readonly intro: string;
  readonly submit: string;
  readonly submitting: string;
  readonly failed: string;
  readonly done: (email: string) => string;
  readonly tooOld: string;
}

export const confirmEmailTexts: ConfirmEmailTexts = {
  title: 'Confirm your new e-mail address',
  intro:
    'You opened the link that we sent to your new address. Press the button to log in with this address from now on.',
  submit: 'Confirm this address',
  submitting: 'Confirming...',
  failed: 'Your address could not be confirmed just now. Please try again in a few minutes.',
  done: (email) => `Your e-mail address is now ${email}. Log in with it from now on.`,
  tooOld:
    'This link is too old or was used already. To change your address, log in and ask for a new link under “My account”.',
};
