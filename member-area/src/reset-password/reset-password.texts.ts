interface ResetPasswordTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: (email: string) => string;
  readonly email: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  readonly failed: string;
  readonly linkGone: string;
  readonly askAgain: string;
}

export const resetPasswordTexts: ResetPasswordTexts = {
  title: 'Reset Password',
  description: 'Set a new password for your member profile.',
  intro: (email) =>
    email ? `Choose a new password for ${email}.` : 'Choose a new password for your profile.',
  email: 'E-mail',
  submit: 'Reset Password',
  submitting: 'Resetting...',
  done: 'Password reset successful.',
  failed: 'Reset failed.',
  linkGone:
    'To keep your profile safe, this page does not remember your link. Open the link in our e-mail again, or ask for a new one.',
  askAgain: 'Send me a new link',
};
