interface PersonExportTexts {
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly language: string;
  readonly redact: (first: string, second: string) => string;
  readonly nobody: string;
}

export const personExportTexts: PersonExportTexts = {
  save: 'Save what we have as a file',
  saving: 'Saving…',
  saved:
    'The file is in your downloads. The log notes it. Read it before you hand it over: a note may name somebody else.',
  notSaved: 'The file could not be made. Please try again.',
  language: 'Language of the file',
  redact: (first, second) => `Whose name is left out: ${first} and ${second}`,
  nobody: 'Nobody’s',
};
