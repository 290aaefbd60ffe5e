import type { Translated } from 'shared-ui/language';

/** How values of choices are read, by field. A value without one is read as it is stored. */
export const choiceLabels: Translated<Readonly<Record<string, Readonly<Record<string, string>>>>> =
  {
    en: {
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
    },
  };
