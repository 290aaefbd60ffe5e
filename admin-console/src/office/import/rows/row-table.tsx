import { useMemo, useState } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { importMatches } from 'contract/import-requests';
import type { PreviewRow } from 'contract/import-requests';
import { gridTexts } from '../../../records/table/grid-locale.texts';
import styles from '../import.module.css';
import rowStyles from './rows.module.css';
import type { DecidedRowsProps } from './fault-list';
import { importFieldLabel } from '../import-field';
import { formatFieldValue } from '../../../base/model/format-field-value';
import { RowDialog } from './row-dialog';
import { nameOfRow } from './row-name';
import { rowsTexts } from './rows.texts';

const { table: words } = rowsTexts;

const filters = ['all', 'faulty', ...importMatches] as const;
type RowFilter = (typeof filters)[number];

/** A row with a fault stays out, whoever it is; one that is skipped does so in any case. */
const stateOf = ({ match, faults }: PreviewRow): Exclude<RowFilter, 'all'> =>
  match !== 'skipped' && faults.length > 0 ? 'faulty' : match;

export type RowTableProps = DecidedRowsProps;

/** All rows, or those of one kind, a page at a time. A row can be opened, changed and left out. */
export function RowTable({ rows, decisions, onDecide }: RowTableProps) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [page, setPage] = useState({ page: 0, pageSize: 100 });
  const [open, setOpen] = useState<number>();
  const counts = useMemo(() => countRows(rows), [rows]);
  const found = useMemo(
    () => (filter === 'all' ? rows : rows.filter((row) => stateOf(row) === filter)),
    [rows, filter],
  );
  const columns = useMemo(() => makeColumns(rows, setOpen), [rows]);
  const opened = open === undefined ? undefined : rows.find(({ row }) => row === open);
  const first = page.page * page.pageSize;
  return (
    <>
      <label className={styles.setting}>
        <span>{words.filter}</span>
        <select
          value={filter}
          onChange={({ target }) => {
            setFilter(filters.find((one) => one === target.value) ?? 'all');
            setPage({ ...page, page: 0 });
          }}
        >
          {filters
            .filter((one) => one === 'all' || counts.has(one))
            .map((one) => (
              <option key={one} value={one}>
                {words.counted(words.filters[one], counts.get(one) ?? rows.length)}
              </option>
            ))}
        </select>
      </label>
      <div className={rowStyles.table}>
        <DataGrid
          aria-label={words.title}
          columns={columns}
          // The grid gets one page: it would be slow with 20,000 rows.
          rows={found.slice(first, first + page.pageSize)}
          rowCount={found.length}
          paginationMode="server"
          paginationModel={page}
          onPaginationModelChange={setPage}
          pageSizeOptions={pageSizes}
          getRowId={({ row }) => row}
          localeText={texts}
          disableColumnFilter
          disableColumnMenu
          disableColumnSorting
          disableRowSelectionOnClick
          // The content security policy forbids eval.
          disableEval
          density="compact"
        />
      </div>
      {opened && (
        <RowDialog
          row={opened}
          decision={decisions.get(opened.row)}
          onDecide={(change) => onDecide([[opened.row, change]])}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const pageSizes = [25, 100];
const texts = { ...gridTexts, noRowsLabel: words.none };

function countRows(rows: readonly PreviewRow[]): ReadonlyMap<RowFilter, number> {
  const counts = new Map<RowFilter, number>();
  for (const row of rows) counts.set(stateOf(row), (counts.get(stateOf(row)) ?? 0) + 1);
  return counts;
}

/** The number of the row, what becomes of it, and the fields that any row has. */
function makeColumns(
  rows: readonly PreviewRow[],
  onOpen: (row: number) => void,
): GridColDef<PreviewRow>[] {
  const fields = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  return [
    {
      field: 'row',
      headerName: words.columnRow,
      width: 90,
      renderCell: ({ row, tabIndex }) => (
        <button
          type="button"
          className={rowStyles.openRow}
          tabIndex={tabIndex}
          aria-label={`${words.openRow(row.row)}: ${nameOfRow(row)}`}
          onClick={() => onOpen(row.row)}
        >
          {row.row}
        </button>
      ),
    },
    {
      field: 'match',
      headerName: words.columnMatch,
      width: 150,
      valueGetter: (_value, row) => words.filters[stateOf(row)],
    },
    ...Array.from(fields, (field) => ({
      field: `values.${field}`,
      headerName: importFieldLabel(field),
      minWidth: 130,
      flex: 1,
      valueGetter: (_value: unknown, { values }: PreviewRow) =>
        formatFieldValue(field, values[field] ?? ''),
    })),
  ];
}
