import { localeOf } from '../language/language';
import type { FaultKind } from './field-fault';

/** What a fault is about, for the words that name it. */
export interface FaultyField {
  /** As it stands above the field. */
  readonly label: string;
  /** How long or how large it may be, as its readers write numbers; '' where there is no limit. */
  readonly limit: string;
}

/** What every form says, whatever it is about. */
export interface FormMessages {
  /** The region whose numbers its readers expect. */
  readonly locale: string;
  readonly optional: string;
  readonly choose: string;
  readonly sending: string;
  /** What to do about each fault. */
  readonly faults: Readonly<Record<FaultKind, (field: FaultyField) => string>>;
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
  locale: localeOf.en,
  optional: '(optional)',
  choose: 'Please choose',
  sending: 'Sending…',
  faults: {
    missing: ({ label }) => ask('Enter', label),
    unchosen: ({ label }) => ask('Choose', label),
    email: () => 'Enter an e-mail address like name@example.org.',
    phone: () => 'Enter a phone number like +43 512 000000.',
    date: () => 'Enter a date that exists, with day, month and year.',
    future: () => 'Enter a date that is not in the future.',
    number: () => 'Enter a number like 25.50.',
    tooSmall: ({ limit }) => `Enter ${limit} or more.`,
    tooLarge: ({ limit }) => `Enter ${limit} or less.`,
    tooShort: ({ limit }) => `Use at least ${limit} characters.`,
    tooLong: ({ limit }) => `Use at most ${limit} characters.`,
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
