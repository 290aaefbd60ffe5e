import type { GridLocaleText } from '@mui/x-data-grid';
import { locale } from 'contract/language';

const number = (value: number) => value.toLocaleString(locale);

/** Texts of the grid that replace MUI's own. */
export const gridTexts: Partial<GridLocaleText> = {
  noRowsLabel: 'No record matches what the filters show.',
  columnMenuSortAsc: 'Sort ascending',
  columnMenuSortDesc: 'Sort descending',
  columnsManagementShowHideAllText: 'Show all',
};

/** Texts of the grid while only the first rows of a long list are there. */
export const arrivingGridTexts: Partial<GridLocaleText> = {
  ...gridTexts,
  paginationDisplayedRows: ({ from, to, count }) =>
    `${number(from)}–${number(to)} of more than ${number(count)}`,
};
