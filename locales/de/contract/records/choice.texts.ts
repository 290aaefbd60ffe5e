import type * as english from 'contract/records/choice.texts';

/** More labels than in English, which shows other values as they are stored. */
export const choiceTexts: typeof english.choiceTexts = {
  requestType: {
    prayer: 'Gebet',
    counseling: 'Seelsorge',
    financial: 'Finanzielle Hilfe',
    others: 'Etwas anderes',
  },
  category: {
    financial: 'Finanziell',
    medical: 'Medizinisch',
    spiritual: 'Geistlich',
    other: 'Andere',
  },
  program: {
    'Innsbruck City Praise': 'Innsbruck City Praise',
    'Innsbruck Spiritual Awakening': 'Geistliches Erwachen in Innsbruck',
  },
  minister: { Yes: 'Ja', No: 'Nein' },
  country: {
    Austria: 'Österreich',
    Nigeria: 'Nigeria',
    Liberia: 'Liberia',
    UK: 'Großbritannien',
    Other: 'Anderes Land',
  },
  gender: { Male: 'Männlich', Female: 'Weiblich', 'Prefer not to say': 'Keine Angabe' },
  maritalStatus: { Single: 'Ledig', Married: 'Verheiratet', Other: 'Sonstiges' },
  memberType: { Physical: 'Vor Ort', Online: 'Online' },
};

export const truthTexts: typeof english.truthTexts = { true: 'Ja', false: 'Nein' };
