import { useMemo, useState } from 'react';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { withWidths } from './record-columns';
import { receivedField } from '../model/record-fields';
import { densities, pageSizes } from './table-preferences';
import type { TableSetup } from './use-table-preferences';
import type { TableView } from './use-table-view';

interface GridOptions {
  readonly columns: readonly GridColDef<MarkedRecord>[];
  readonly view: TableView;
  readonly setup: TableSetup;
  readonly words: readonly string[];
  readonly onSearch: (words: readonly string[]) => void;
}

/**
 * What the grid is told: it gets one page of rows and believes that a server sorts, searches and counts them, so
 * that it never works through a long list itself (decision 16). Without the footer the rest would be out of reach.
 */
export function useGridSetup({ columns, view, setup, words, onSearch }: GridOptions) {
  const [wantedPage, setWantedPage] = useState(0);
  const { preferences, change } = setup;
  const { pageSize, sort, widths, density } = preferences;
  const { rows } = view;
  const page = Math.min(wantedPage, Math.max(0, Math.ceil(rows.length / pageSize) - 1));

  const grid = {
    columns: useMemo(() => withWidths(columns, widths), [columns, widths]),
    rows: useMemo(() => rows.slice(page * pageSize, (page + 1) * pageSize), [rows, page, pageSize]),
    rowCount: rows.length,
    density,
    columnVisibilityModel: { [receivedField]: false, ...preferences.columns },
    onColumnVisibilityModelChange: (shown) => change({ columns: shown }),
    onColumnWidthChange: ({ colDef, width }) =>
      change({ widths: { ...widths, [colDef.field]: Math.round(width) } }),
    onDensityChange: (chosen) =>
      change({ density: densities.find((one) => one === chosen) ?? 'standard' }),
    pageSizeOptions: pageSizes,
    paginationMode: 'server',
    paginationModel: { page, pageSize },
    onPaginationModelChange: ({ page: next, pageSize: size }) => {
      setWantedPage(next);
      const known = pageSizes.find((one) => one === size);
      if (known !== undefined && known !== pageSize) change({ pageSize: known });
    },
    sortingMode: 'server',
    sortModel: useMemo(() => (sort ? [{ field: sort.field, sort: sort.direction }] : []), [sort]),
    onSortModelChange: ([first]) =>
      change({ sort: first?.sort ? { field: first.field, direction: first.sort } : undefined }),
    filterMode: 'server',
    filterModel: useMemo(() => ({ items: [], quickFilterValues: [...words] }), [words]),
    onFilterModelChange: ({ quickFilterValues }) => {
      setWantedPage(0);
      onSearch((quickFilterValues ?? []).map(String));
    },
  } satisfies Partial<DataGridProps<MarkedRecord>>;
  return grid;
}
