import type { GridLocaleText } from '@mui/x-data-grid';
import { localeOf } from 'shared-ui/language';
import type { Translated } from 'shared-ui/language';
import type { SortChoice } from '../lists/sort-rows';
import type { TablePreferences } from './table-preferences';

interface RecordTableLabels {
  readonly status: string;
  readonly search: (table: string) => string;
  readonly searchHint: string;
  readonly clearSearch: string;
  readonly close: string;
  readonly tools: (table: string) => string;
  readonly columns: string;
  readonly density: string;
  readonly order: string;
  readonly orders: Readonly<Record<SortChoice['direction'], string>>;
  readonly rowsPerPage: string;
  /** What the grid says by itself, where its own words are no words. */
  readonly grid: Partial<GridLocaleText>;
  /** The same while only the first rows of a long list are there. */
  readonly arrivingGrid: Partial<GridLocaleText>;
  readonly densities: Readonly<Record<TablePreferences['density'], string>>;
}

const grid = {
  noRowsLabel: 'No record matches.',
  columnMenuSortAsc: 'Sort ascending',
  columnMenuSortDesc: 'Sort descending',
  columnsManagementShowHideAllText: 'Show all',
};

const number = (value: number) => value.toLocaleString(localeOf.en);

export const recordTableLabels: Translated<RecordTableLabels> = {
  en: {
    status: 'Status',
    search: (table) => `Search ${table}`,
    searchHint: 'Search',
    clearSearch: 'Clear the search',
    close: 'Close',
    tools: (table) => `Tools of ${table}`,
    columns: 'Columns',
    density: 'Row height',
    order: 'Order',
    orders: { desc: 'Newest first', asc: 'Oldest first' },
    rowsPerPage: 'Rows per page',
    grid,
    arrivingGrid: {
      ...grid,
      paginationDisplayedRows: ({ from, to, count }) =>
        `${number(from)}–${number(to)} of more than ${number(count)}`,
    },
    densities: { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' },
  },
};
