interface LocalResetTexts {
  readonly title: string;
  readonly intro: string;
  readonly email: string;
  readonly submit: string;
  readonly done: string;
  readonly failed: string;
  readonly explanation: string;
  readonly sendLink: string;
  readonly back: string;
}

export const localResetTexts: LocalResetTexts = {
  title: 'Reset Password',
  intro:
    'This form only checks that your new password is valid. To change your password, ask for the link that we send to your e-mail address.',
  email: 'E-mail',
  submit: 'Continue',
  done: 'One more step: your password has not been changed yet.',
  failed: 'Reset failed.',
  explanation:
    'To keep your profile safe, a new password is only set through a link that we send to your e-mail address. Ask for the link, open it and enter your new password there.',
  sendLink: 'Send me a reset link',
  back: 'Back to login',
};
