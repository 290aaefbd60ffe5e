import type { Translated } from 'shared-ui/language';

interface FormLabels {
  readonly optional: string;
  readonly choose: string;
  readonly showPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
  readonly passwordHint: (minLength: number) => string;
  readonly mismatch: string;
  readonly needsScript: string;
}

export const formLabels: Translated<FormLabels> = {
  en: {
    optional: '(optional)',
    choose: 'Please choose',
    showPassword: 'Show password',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    passwordHint: (minLength) => `At least ${minLength} characters.`,
    mismatch: 'Passwords do not match',
    needsScript: 'This form needs JavaScript, which is switched off in your browser.',
  },
};
