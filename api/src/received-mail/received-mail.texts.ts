import type { MailWords } from '../mail/mail.texts';

/** A choice or a value of a form that nobody can have typed freely, or what the site itself says. */
export type UnderstoodField =
  | 'weddingDate'
  | 'dedicationDate'
  | 'previousVisitDate'
  | 'amount'
  | 'minister'
  | 'program'
  | 'start'
  | 'place';

interface ReceivedMailTexts {
  /** A line each, of what was understood. @param value as it reads in this language */
  readonly fields: Readonly<Record<UnderstoodField, (value: string) => string>>;
  /** @param kind which form @param when it came */
  readonly form: (kind: string) => string;
  readonly sent: (when: string) => string;
  readonly yes: string;
  readonly no: string;
  /** @param understood lines about it */
  readonly receivedMail: (understood: string, what: ReceivedWhat) => MailWords;
}

interface ReceivedWhat {
  /** Whether the link leads to the programme's page. */
  readonly hasProgram: boolean;
  /** Whether the programme is attached as a calendar file. */
  readonly hasEvent: boolean;
}

/** To whoever sent a form. No mail holds what somebody typed freely: the address may be a stranger's. */
export const receivedMailTexts: ReceivedMailTexts = {
  fields: {
    weddingDate: (day) => `Wedding: ${day}`,
    dedicationDate: (day) => `Dedication: ${day}`,
    previousVisitDate: (day) => `Previous visit: ${day}`,
    amount: (euros) => `Amount: ${euros}`,
    minister: (answer) => `Minister: ${answer}`,
    program: (name) => `Programme: ${name}`,
    start: (when) => `Begins: ${when}`,
    place: (where) => `Place: ${where}`,
  },
  form: (kind) => `Form: ${kind}`,
  sent: (when) => `Sent: ${when}`,
  yes: 'yes',
  no: 'no',
  receivedMail: (understood, { hasProgram, hasEvent }) => ({
    subject: 'Your form has reached {church}',
    paragraphs: (link) => [
      'Thank you. What you sent on our website has reached us. This is what we understood:',
      understood,
      ...(hasEvent ? ['The attached file puts the programme into your calendar.'] : []),
      'If you need anything, or something is wrong, please write to {office} or call {phone}. You find us here: {address}.',
      link,
      'What you typed freely is not repeated here, in case the address was mistyped. If you did not send this form, somebody gave your address by mistake; please tell us, and we remove it.',
    ],
    action: hasProgram ? 'About the programme' : 'How to find us',
  }),
};
