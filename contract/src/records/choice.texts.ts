/** Labels of the options of choice fields, by field. An option without a label is shown as it is stored. */
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
