import { firstYear, nearYears } from 'contract/date-range';
import type { FieldErrorKind } from './find-field-error';

/**
 * The message of an error at a field with this label.
 * @param limit the field's limit as a formatted number
 */
type FieldErrorMessage = (label: string, limit: string | undefined) => string;

interface FormMessages {
  readonly choose: string;
  readonly sending: string;
  readonly errors: Readonly<Record<FieldErrorKind, FieldErrorMessage>>;
  readonly errorCount: { readonly one: string; readonly many: string };
  /** Label of the hidden honeypot field. */
  readonly leaveEmpty: string;
  /** Follows the notice about the form's purpose. */
  readonly privacyLink: string;
}

/**
 * `Enter your full name.` for the label `Full name` or `Your full name`; a label that is a question gets another
 * sentence.
 */
const ask = (verb: string, label: string) =>
  label.endsWith('?')
    ? 'Answer this question.'
    : `${verb} your ${label.replace(/^your /i, '').toLowerCase()}.`;

export const formMessages: FormMessages = {
  choose: 'Please choose',
  sending: 'Sending…',
  errors: {
    missing: (label) => ask('Enter', label),
    unchosen: (label) => ask('Choose', label),
    email: () => 'Enter an e-mail address like name@example.org.',
    phone: () => 'Enter a phone number like +43 512 000000.',
    date: () => 'Enter a date that exists, with day, month and year.',
    future: () => 'Enter a date that is not in the future.',
    tooEarly: () => `Enter a date from ${firstYear} on, with a four-digit year.`,
    farOff: () => `Enter a date within ${nearYears} years from today, with a four-digit year.`,
    number: () => 'Enter a number like 25.50.',
    tooSmall: (_label, limit) => `Enter ${limit} or more.`,
    tooLarge: (_label, limit) => `Enter ${limit} or less.`,
    tooShort: (_label, limit) => `Use at least ${limit} characters.`,
  },
  errorCount: {
    one: 'Please check one field above. What you typed is still there.',
    many: 'Please check the marked fields above. What you typed is still there.',
  },
  leaveEmpty: 'Please leave this empty.',
  privacyLink: 'How we care for your data',
};
