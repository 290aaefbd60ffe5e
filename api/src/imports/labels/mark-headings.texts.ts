import type { ImportMark } from 'contract/import-fields';

/** The headings of what an export of people says of each record beside its fields. */
export const markHeadings: Readonly<Record<ImportMark, string>> = {
  section: 'Section',
  person: 'Person',
  household: 'Household',
  createdAt: 'Received',
};
