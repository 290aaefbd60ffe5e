import type { LoginNotice } from '../session/login-notice';

interface LoginTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly email: string;
  readonly password: string;
  readonly submit: string;
  readonly submitting: string;
  readonly emptyFields: string;
  readonly failed: string;
  readonly noToken: string;
  readonly forgotPassword: string;
  readonly createProfile: string;
  readonly adminLogin: string;
  readonly openReset: string;
  readonly notices: Readonly<Record<LoginNotice, string>>;
}

export const loginTexts: LoginTexts = {
  title: 'Member Login',
  description: 'Log in to see and change your member profile in our church family.',
  intro: 'Welcome back. Log in to see and change your profile.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Login',
  submitting: 'Logging in...',
  emptyFields: 'Please fill in all fields',
  failed: 'An error occurred during login.',
  noToken: 'Login failed.',
  forgotPassword: 'Forgot your password?',
  createProfile: 'Create a profile',
  adminLogin: 'Sign in as Admin',
  openReset: 'Reset password',
  notices: {
    sessionOver: 'Your session has ended. Please log in again.',
    profileCreated: 'Your profile has been created. You can log in now.',
    loggedOutEverywhere: 'You are logged out on every device.',
  },
};
