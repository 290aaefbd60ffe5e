interface AdminLoginTexts {
  readonly title: string;
  readonly intro: string;
  readonly email: string;
  readonly password: string;
  readonly submit: string;
  readonly submitting: string;
  readonly incomplete: string;
  readonly refused: string;
  readonly unreachable: string;
  readonly sessionEnded: string;
}

/**
 * `incomplete` and `refused` are prescribed by requirements 8, which leaves the text for an unreachable server open.
 */
export const adminLoginTexts: AdminLoginTexts = {
  title: 'Admin Login',
  intro: 'For church staff.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Login',
  submitting: 'Logging in...',
  incomplete: 'Please fill in all fields',
  refused: 'Invalid credentials.',
  unreachable: 'The server could not be reached. Please try again.',
  sessionEnded: 'Your session has ended. Please log in again.',
};
