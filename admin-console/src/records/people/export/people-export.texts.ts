import { locale } from 'contract/language';

interface PeopleExportTexts {
  readonly all: string;
  /** The people of a list that is filtered. */
  readonly some: (count: number) => string;
  readonly one: string;
  readonly done: string;
  readonly doneSome: (count: number) => string;
  /** Name of the file, before its date. */
  readonly fileName: string;
}

const number = (count: number) => count.toLocaleString(locale);

export const peopleExportTexts: PeopleExportTexts = {
  all: 'Export everyone',
  some: (count) => (count === 1 ? 'Export this person' : `Export these ${number(count)} people`),
  one: 'Export this person',
  done: 'Exported. The import takes this file back.',
  doneSome: (count) =>
    `Exported: ${count === 1 ? '1 person' : `${number(count)} people`}, with all their records in the sections that you may export. The import takes this file back.`,
  fileName: 'people',
};
