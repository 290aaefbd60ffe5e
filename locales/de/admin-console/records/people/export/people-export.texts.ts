import { locale } from 'contract/language';
import type * as english from 'admin-console/records/people/export/people-export.texts';

const number = (count: number) => count.toLocaleString(locale);

export const peopleExportTexts: typeof english.peopleExportTexts = {
  all: 'Alle exportieren',
  some: (count) =>
    count === 1 ? 'Diese Person exportieren' : `Diese ${number(count)} Personen exportieren`,
  one: 'Diese Person exportieren',
  done: 'Exportiert. Der Import nimmt diese Datei wieder auf.',
  doneSome: (count) =>
    `Exportiert: ${count === 1 ? '1 Person' : `${number(count)} Personen`}, mit allen ihren Einträgen der Bereiche, die du exportieren darfst. Der Import nimmt diese Datei wieder auf.`,
  fileName: 'personen',
};
