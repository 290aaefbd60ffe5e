/** A field that cannot contain free text of the sender, or a fact that the site itself publishes. */
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
  /** One line for each field. @param value as it reads in this language */
  readonly fields: Readonly<Record<UnderstoodField, (value: string) => string>>;
  /** @param kind name of the form @param when the time of arrival */
  readonly form: (kind: string) => string;
  readonly sent: (when: string) => string;
  readonly yes: string;
  readonly no: string;
  /** The sentence for an email with a calendar file of the programme attached. */
  readonly hasEvent: string;
  /** The label of the link to the programme's page. */
  readonly aboutProgram: string;
}

/** The confirmation email never contains what the sender typed freely: the address may be a stranger's. */
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
  hasEvent: 'The attached file puts the programme into your calendar.',
  aboutProgram: 'About the programme',
};
