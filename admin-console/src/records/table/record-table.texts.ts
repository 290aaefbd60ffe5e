import { locale } from 'contract/language';
import type { SortChoice } from '../lists/sort-rows';
import type { TablePreferences } from './table-preferences';

interface RecordTableTexts {
  readonly status: string;
  readonly search: (table: string) => string;
  readonly searchHint: string;
  readonly clearSearch: string;
  /** Duplicates that the search finds and the table hides. */
  readonly hiddenHits: (count: number) => string;
  readonly showHidden: string;
  readonly close: string;
  readonly tools: (table: string) => string;
  readonly columns: string;
  readonly density: string;
  readonly densities: Readonly<Record<TablePreferences['density'], string>>;
  readonly order: string;
  readonly orders: Readonly<Record<SortChoice['direction'], string>>;
}

export const recordTableTexts: RecordTableTexts = {
  status: 'Status',
  search: (table) => `Search ${table}`,
  searchHint: 'Search',
  clearSearch: 'Clear the search',
  hiddenHits: (count) =>
    `The search also finds ${count.toLocaleString(locale)} ${count === 1 ? 'duplicate that is' : 'duplicates that are'} hidden here.`,
  showHidden: 'Show them',
  close: 'Close',
  tools: (table) => `Tools of ${table}`,
  columns: 'Columns',
  density: 'Row height',
  densities: { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' },
  order: 'Order',
  orders: { desc: 'Newest first', asc: 'Oldest first' },
};
