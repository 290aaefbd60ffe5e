import type { FaultKind } from './field-fault';

/** What every form says, whatever it is about. */
export interface FormMessages {
  readonly optional: string;
  readonly choose: string;
  readonly sending: string;
  readonly faults: Readonly<Record<FaultKind, string>>;
  /** At a field about which the form as a whole says the rest. */
  readonly checkField: string;
  readonly faultCount: { readonly one: string; readonly many: string };
  /** At the hidden honeypot field. */
  readonly leaveEmpty: string;
  readonly privacy: { readonly notice: string; readonly link: string };
}

/** The messages of pages that are in English only, without the weight of the others. */
export const englishMessages: FormMessages = {
  optional: '(optional)',
  choose: 'Please choose',
  sending: 'Sending…',
  faults: {
    missing: 'Please fill in this field.',
    unchosen: 'Please choose one.',
    email: 'Please enter an e-mail address, such as name@example.org.',
    phone: 'Please enter a telephone number, such as +43 512 000000.',
    date: 'Please enter a day that exists.',
    future: 'Please enter a day that is not in the future.',
    number: 'Please enter a number, such as 25.50.',
    tooSmall: 'Please enter a larger number.',
    tooLarge: 'Please enter a smaller number.',
    tooShort: 'Please enter a longer text.',
    tooLong: 'Please enter a shorter text.',
  },
  checkField: 'Please check this field.',
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
