interface AlertPageTexts {
  readonly title: string;
  /** What the button does. */
  readonly intro: string;
  readonly take: string;
  readonly takenTitle: string;
  readonly taken: string;
  /** Somebody else said so before. */
  readonly otherTitle: string;
  readonly other: string;
  readonly overTitle: string;
  readonly over: string;
  /** The label of the link to the staff pages. */
  readonly open: string;
}

/** The page to which the email about an urgent record leads. It says nothing about the record. */
export const alertPage: AlertPageTexts = {
  title: 'Something urgent is waiting',
  intro:
    'With this button you say that you take care of it now. It is assigned to you, and nobody else is asked any more.',
  take: 'I take care of this',
  takenTitle: 'Thank you: it is yours',
  taken: 'Nobody else is asked any more. Please see to it now.',
  otherTitle: 'Somebody takes care of it already',
  other: 'You need do nothing more. Thank you for looking.',
  overTitle: 'This link does not work any more',
  over: 'It works for a day, and as long as what it is about is there. Please look at the staff pages for what is urgent.',
  open: 'Open the staff pages',
};
