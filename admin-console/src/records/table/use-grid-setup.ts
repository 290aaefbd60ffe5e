import { useMemo } from 'react';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { newestFirst } from '../lists/sort-rows';
import { densities, pageSizes } from './table-preferences';
import type { TableSetup } from './use-table-preferences';
import type { TablePage } from './use-table-page';
import type { TableView } from './use-table-view';

interface GridOptions {
  readonly columns: readonly GridColDef<MarkedRecord>[];
  readonly visibility: Readonly<Record<string, boolean>>;
  readonly view: TableView;
  readonly page: TablePage;
  readonly setup: TableSetup;
  readonly words: readonly string[];
  readonly onSearch: (words: readonly string[]) => void;
}

/**
 * The grid's props: it gets one page of rows and assumes that a server sorts, searches and counts them, so that it
 * never processes a long list itself. The footer must stay, or other pages could not be reached.
 */
export function useGridSetup({
  columns,
  visibility,
  view,
  page,
  setup,
  words,
  onSearch,
}: GridOptions) {
  const { preferences, change } = setup;
  const { pageSize, sort, widths, density } = preferences;

  const grid = {
    columns,
    rows: page.rows,
    rowCount: view.rows.length,
    density,
    columnVisibilityModel: visibility,
    onColumnVisibilityModelChange: (shown) => change({ columns: shown }),
    onColumnWidthChange: ({ colDef, width }) =>
      change({ widths: { ...widths, [colDef.field]: Math.round(width) } }),
    onDensityChange: (chosen) =>
      change({ density: densities.find((one) => one === chosen) ?? 'standard' }),
    pageSizeOptions: pageSizes,
    paginationMode: 'server',
    paginationModel: { page: page.number, pageSize },
    onPaginationModelChange: ({ page: next, pageSize: size }) => {
      page.turnTo(next);
      const known = pageSizes.find((one) => one === size);
      if (known !== undefined && known !== pageSize) change({ pageSize: known });
    },
    sortingMode: 'server',
    sortModel: useMemo(() => [{ field: sort.field, sort: sort.direction }], [sort]),
    onSortModelChange: ([first]) =>
      change({ sort: first?.sort ? { field: first.field, direction: first.sort } : newestFirst }),
    filterMode: 'server',
    filterModel: useMemo(() => ({ items: [], quickFilterValues: [...words] }), [words]),
    onFilterModelChange: ({ quickFilterValues }) => {
      page.turnTo(0);
      onSearch((quickFilterValues ?? []).map(String));
    },
  } satisfies Partial<DataGridProps<MarkedRecord>>;
  return grid;
}
