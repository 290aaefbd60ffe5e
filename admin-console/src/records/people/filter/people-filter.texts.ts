interface PeopleFilterTexts {
  readonly fields: Readonly<Record<'section' | 'firstReceived' | 'open' | 'household', string>>;
  readonly open: Readonly<Record<'yes' | 'no', string>>;
  readonly household: Readonly<Record<'yes' | 'no', string>>;
  /** Says what the conditions are about together. */
  readonly hint: string;
  readonly foundNone: string;
  readonly unknown: string;
}

export const peopleFilterTexts: PeopleFilterTexts = {
  fields: {
    section: 'Has records in',
    firstReceived: 'First received',
    open: 'Open work',
    household: 'Household',
  },
  open: { yes: 'Yes', no: 'None' },
  household: { yes: 'In a household', no: 'In none' },
  hint: 'Received, open work and assignee are about the same record as the sections that somebody has. “None of” is about all records of a person. First received is about the first record in these sections.',
  foundNone: 'Nobody matches these filters.',
  unknown:
    'The address asks for a filter that is not known here. Maybe it is from another version of this page.',
};
