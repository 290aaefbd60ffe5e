interface PeopleExportTexts {
  readonly all: string;
  readonly one: string;
  readonly done: string;
  /** Name of the file, before its date. */
  readonly fileName: string;
}

export const peopleExportTexts: PeopleExportTexts = {
  all: 'Export everyone',
  one: 'Export this person',
  done: 'Exported. The import takes this file back.',
  fileName: 'people',
};
