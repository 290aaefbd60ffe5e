/** A choice or a value of a form that the sender cannot have typed freely, or what the site itself says. */
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
  /** Where the programme is attached as a calendar file. */
  readonly hasEvent: string;
  /** What the link is called where it leads to the programme's page. */
  readonly aboutProgram: string;
}

/** What is told of a form. No mail holds what the sender typed freely: the address may be a stranger's. */
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
