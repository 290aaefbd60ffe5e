import type * as english from 'admin-console/records/programs/program.texts';

export const programTexts: typeof english.programTexts = {
  events: {
    cityPraise: 'Innsbruck City Praise',
    spiritualAwakening: 'Geistliches Erwachen in Innsbruck',
  },
  onlyHiddenDuplicates: 'Nur Duplikate, die gerade nicht angezeigt werden.',
};
