import type * as english from 'admin-console/records/questions/report/report.texts';

export const reportTexts: typeof english.reportTexts = {
  name: 'Monatsbericht',
  month: 'Monat',
  language: 'Sprache des Berichts',
  print: 'Bericht drucken',
  allQuestions: 'Alle Fragen',
  notLoaded: 'Der Bericht konnte nicht geladen werden.',
};
