/** What the church says of itself (docs/decisions/0056). Part of `contentKinds`, which checks the declarations. */
export const churchKinds = {
  /** Where gifts go (SPEC 2.5). */
  giving: {
    fields: {
      /** As many characters as a SEPA code has room for. */
      euroHolder: { type: 'line', maxLength: 70 },
      euroBank: { type: 'line', maxLength: 70 },
      iban: { type: 'line', maxLength: 60, check: 'iban' },
      bic: { type: 'line', maxLength: 20, check: 'bic' },
      nairaHolder: { type: 'line', maxLength: 70 },
      nairaBank: { type: 'line', maxLength: 70 },
      accountNumber: { type: 'line', maxLength: 40 },
      sortCode: { type: 'line', maxLength: 40 },
    },
    title: 'euroHolder',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
  },
} as const;
