import { deDE } from '@mui/x-data-grid/locales';
import { locale } from 'contract/language';
import type * as english from 'admin-console/records/table/grid-locale.texts';

const number = (value: number) => value.toLocaleString(locale);

/** Texts that replace MUI's own where those are stiff. */
export const gridTexts: typeof english.gridTexts = {
  ...deDE.components.MuiDataGrid.defaultProps.localeText,
  noRowsLabel: 'Kein Eintrag passt zu dem, was die Filter zeigen.',
  columnMenuAriaLabel: (column) => `Menü der Spalte ${column}`,
  columnMenuSortAsc: 'Aufsteigend sortieren',
  columnMenuSortDesc: 'Absteigend sortieren',
  columnMenuUnsort: 'Nicht sortieren',
  columnMenuHideColumn: 'Spalte ausblenden',
  columnMenuManageColumns: 'Spalten auswählen',
  columnsManagementSearchTitle: 'Suchen',
  columnsManagementDeleteIconLabel: 'Suche leeren',
  columnsManagementShowHideAllText: 'Alle anzeigen',
  paginationDisplayedRows: ({ from, to, count }) =>
    `${number(from)}–${number(to)} von ${number(count)}`,
};

export const arrivingGridTexts: typeof english.arrivingGridTexts = {
  ...gridTexts,
  paginationDisplayedRows: ({ from, to, count }) =>
    `${number(from)}–${number(to)} von mehr als ${number(count)}`,
};
