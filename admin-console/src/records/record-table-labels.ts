import type { Translated } from 'shared-ui/language';

interface RecordTableLabels {
  readonly status: string;
  readonly received: string;
  readonly search: (table: string) => string;
  readonly searchHint: string;
  readonly clearSearch: string;
  readonly close: string;
}

export const recordTableLabels: Translated<RecordTableLabels> = {
  en: {
    status: 'Status',
    received: 'Received',
    search: (table) => `Search ${table}`,
    searchHint: 'Search',
    clearSearch: 'Clear the search',
    close: 'Close',
  },
};
