interface ReportTexts {
  readonly name: string;
  readonly month: string;
  readonly language: string;
  readonly print: string;
  readonly allQuestions: string;
  readonly notLoaded: string;
}

export const reportTexts: ReportTexts = {
  name: 'Monthly report',
  month: 'Month',
  language: 'Language of the report',
  print: 'Print the report',
  allQuestions: 'All questions',
  notLoaded: 'The report could not be loaded.',
};
