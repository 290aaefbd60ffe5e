interface ForgotPasswordTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly email: string;
  readonly submit: string;
  readonly submitting: string;
  readonly sent: string;
  readonly failed: string;
  readonly back: string;
}

export const forgotPasswordTexts: ForgotPasswordTexts = {
  title: 'Forgot Password',
  description: 'Ask for a link to set a new password for your member profile.',
  intro: 'Enter your e-mail address, and we will send you a link to set a new password.',
  email: 'E-mail',
  submit: 'Send reset link',
  submitting: 'Sending...',
  sent: 'Reset link sent to your email.',
  failed: 'Failed to send reset link.',
  back: 'Back to login',
};
