import type { FaultKind } from './field-fault';

/** What a schema says of lengths, in characters, and of amounts. */
export type Limits = Readonly<
  Partial<Record<'minLength' | 'maxLength' | 'minimum' | 'maximum', number>>
>;

/** Says what to do about a fault of a field with this label. */
type FaultWords = (label: string, limits: Limits) => string;

/** What every form says, whatever it is about. */
export interface FormMessages {
  readonly optional: string;
  readonly choose: string;
  readonly sending: string;
  readonly faults: Readonly<Record<FaultKind, FaultWords>>;
  readonly faultCount: { readonly one: string; readonly many: string };
  /** At the hidden honeypot field. */
  readonly leaveEmpty: string;
  readonly privacy: { readonly notice: string; readonly link: string };
}

/** `Enter your full name.` of a label `Full name` or `Your full name`; a label that asks is answered. */
const ask = (verb: string, label: string) =>
  label.endsWith('?')
    ? 'Answer this question.'
    : `${verb} your ${label.replace(/^your /i, '').toLowerCase()}.`;

/** The messages of pages that are in English only, without the weight of the others. */
export const englishMessages: FormMessages = {
  optional: '(optional)',
  choose: 'Please choose',
  sending: 'Sending…',
  faults: {
    missing: (label) => ask('Enter', label),
    unchosen: (label) => ask('Choose', label),
    email: () => 'Enter an e-mail address like name@example.org.',
    phone: () => 'Enter a phone number like +43 512 000000.',
    date: () => 'Enter a date that exists, with day, month and year.',
    future: () => 'Enter a date that is not in the future.',
    number: () => 'Enter a number like 25.50.',
    tooSmall: (_label, { minimum }) => `Enter ${minimum} or more.`,
    tooLarge: (_label, { maximum }) => `Enter ${maximum?.toLocaleString('en')} or less.`,
    tooShort: (_label, { minLength }) => `Use at least ${minLength} characters.`,
    tooLong: (_label, { maxLength }) => `Use at most ${maxLength} characters.`,
  },
  faultCount: {
    one: 'Please check one field above. What you typed is still there.',
    many: 'Please check the marked fields above. What you typed is still there.',
  },
  leaveEmpty: 'Please leave this empty.',
  privacy: {
    notice: 'We use what you send only to answer and serve you.',
    link: 'How we care for your data',
  },
};
