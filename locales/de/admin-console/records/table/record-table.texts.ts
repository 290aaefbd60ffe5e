import { locale } from 'contract/language';
import type * as english from 'admin-console/records/table/record-table.texts';

export const recordTableTexts: typeof english.recordTableTexts = {
  status: 'Status',
  search: (table) => `${table} durchsuchen`,
  searchHint: 'Suchen',
  clearSearch: 'Suche leeren',
  hiddenHits: (count) =>
    `Die Suche findet auch ${count.toLocaleString(locale)} ${count === 1 ? 'Duplikat, das hier nicht gezeigt wird' : 'Duplikate, die hier nicht gezeigt werden'}.`,
  showHidden: 'Zeigen',
  close: 'Schließen',
  tools: (table) => `Werkzeuge für ${table}`,
  columns: 'Spalten',
  density: 'Zeilenhöhe',
  densities: { compact: 'Niedrig', standard: 'Normal', comfortable: 'Hoch' },
  order: 'Reihenfolge',
  orders: { desc: 'Neueste zuerst', asc: 'Älteste zuerst' },
};
