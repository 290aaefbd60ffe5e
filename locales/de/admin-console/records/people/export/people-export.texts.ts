import type * as english from 'admin-console/records/people/export/people-export.texts';

export const peopleExportTexts: typeof english.peopleExportTexts = {
  all: 'Alle exportieren',
  one: 'Diese Person exportieren',
  done: 'Exportiert. Der Import nimmt diese Datei wieder auf.',
  fileName: 'personen',
};
