/** How values of choices are read, by field. A value without one is read as it is stored. */
export const choiceTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  requestType: {
    prayer: 'Prayer',
    counseling: 'Counselling',
    financial: 'Financial help',
    others: 'Something else',
  },
  category: {
    financial: 'Financial',
    medical: 'Medical',
    spiritual: 'Spiritual',
    other: 'Other',
  },
};

export const truthTexts: Readonly<Record<'true' | 'false', string>> = { true: 'Yes', false: 'No' };
