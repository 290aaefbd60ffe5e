import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, GRID_CHECKBOX_SELECTION_FIELD, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { HeightLock } from '../../base/parts/size-lock';
import { NewcomersChip } from '../arrivals/newcomers-chip';
import { useHeldRows } from '../arrivals/use-held-rows';
import { PrintButton } from '../exports/print-button';
import { GroupTable } from '../groups/group-table';
import { SumLine } from '../groups/sum-line';
import { isNewestFirst, isOldestFirst } from '../lists/sort-rows';
import { useGridReview } from '../review/use-grid-review';
import type { SectionName } from '../../base/model/sections';
import { ColumnMenu } from './column-menu';
import { HiddenHits } from './hidden-hits';
import { arrivingGridTexts, gridTexts } from './grid-locale.texts';
import styles from './record-table.module.css';
import { TableToolbar } from './table-toolbar';
import { useGridSetup } from './use-grid-setup';
import { useRecordColumns } from './use-record-columns';
import { useTablePage } from './use-table-page';
import type { TableSetup } from './use-table-preferences';
import { useTableNumbers } from './use-table-numbers';
import { useTableSelection } from './table-selection';
import { useTabStop } from './use-tab-stop';
import { useTableView } from './use-table-view';
import { WholeTextContext, WholeTextDialog } from './whole-text-dialog';
import type { WholeText } from './whole-text-dialog';

declare module '@mui/x-data-grid' {
  interface PanelPropsOverrides {
    role?: 'dialog';
  }
}

interface RecordTableProps {
  readonly kind: SectionName;
  readonly name: string;
  readonly fields: readonly string[];
  readonly rows: readonly MarkedRecord[];
  /** The duplicates among what was chosen that are hidden. */
  readonly hidden?: readonly MarkedRecord[];
  readonly setup: TableSetup;
  /** Shows the hidden ones. */
  readonly onShowHidden?: () => void;
  /** Whether its height stays when records arrive, because there is content below it. */
  readonly keepsSize?: boolean;
  /** Whether `rows` are only the first of a long list. */
  readonly isArriving?: boolean;
}

/** A table of records with sorting, search and pages (requirements 2.10). */
export function RecordTable({ keepsSize = false, isArriving = false, ...props }: RecordTableProps) {
  const { kind, name, fields, rows, hidden = noRows, setup } = props;
  const apiRef = useGridApiRef();
  const [wholeText, setWholeText] = useState<WholeText>();
  const [words, setWords] = useState<readonly string[]>(noWords);
  const { sort } = setup.preferences;
  const { shownRows, ...newcomers } = useHeldRows(rows, isOldestFirst(sort));
  const found = useTableView(shownRows, words, sort, newcomers.isHeld);
  const {
    shown: view,
    grouped,
    repeatCount,
    isCounting,
    ...exportedTable
  } = useTableNumbers({
    ...{ kind, view: found, rows: shownRows, hidden, words, sort },
  });
  const [isWhole, setWhole] = useState(false);
  if (!isWhole && !isArriving && !view.isPending) setWhole(true);
  // The first rows of a sorted part are not the first of the whole list.
  const isProvisional = !isWhole && (!isOldestFirst(sort) || words.length > 0);
  const isPhone = useMediaQuery(phone, { noSsr: true });
  // Without rows the headers show which table is empty.
  const isCards = isPhone && view.rows.length > 0;
  const page = useTablePage(view, setup.preferences.pageSize);
  const { preferences } = setup;
  const { exported, ...columns } = useRecordColumns({
    kind,
    fields,
    rows: page.rows,
    preferences,
    isCards,
  });
  const grid = useGridSetup({ ...columns, view, page, setup, words, onSearch: setWords });
  const { gridSelection, selectionKeys } = useTableSelection(apiRef, page.rows);
  const { gridReview, goTo } = useGridReview(apiRef, view.rows, grid, selectionKeys);
  useTabStop(apiRef, page.rows);
  const showNewcomers = () => {
    const first = isOldestFirst(sort) && view.rows.find(newcomers.isNew);
    if (first) goTo(first);
    else if (isNewestFirst(sort)) {
      page.turnTo(0);
      apiRef.current?.scrollToIndexes({ rowIndex: 0 });
    }
    newcomers.welcomeAll();
  };
  // The button is gone then, and what it showed is below the search.
  const showHidden = () => {
    props.onShowHidden?.();
    apiRef.current?.rootElementRef.current?.querySelector<HTMLElement>('[role=searchbox]')?.focus();
  };
  const table = {
    ...{ kind, name, ...exportedTable, columns: exported, setup, isPhone },
    isWhole: isWhole && !isCounting,
  };
  return (
    <WholeTextContext value={setWholeText}>
      <GroupTable
        kind={kind}
        grouped={grouped}
        tool={<PrintButton table={table} disabled={!table.isWhole} />}
      />
      <HeightLock
        isHeld={keepsSize && newcomers.newcomerCount > 0}
        className={`${styles.table} ${isCards ? styles.cards : ''}`}
      >
        <DataGrid
          {...grid}
          {...gridReview}
          apiRef={apiRef}
          aria-label={name}
          localeText={isWhole ? gridTexts : arrivingGridTexts}
          getRowId={positionOf}
          loading={view.isPending || isProvisional}
          {...(isCards ? cardLayout : tableLayout)}
          {...gridSelection}
          disableColumnFilter
          // The content security policy forbids eval.
          disableEval
          showToolbar
          slots={slots}
          slotProps={{
            toolbar: { table },
            baseTooltip: tooltip,
            panel: columnsPanel,
            columnsManagement,
          }}
        />
        <NewcomersChip count={newcomers.newcomerCount} onShow={showNewcomers} />
      </HeightLock>
      <HiddenHits
        count={words.length > 0 ? (exportedTable.about.leftOut.repeats ?? 0) : 0}
        onShow={props.onShowHidden && showHidden}
      />
      <SumLine totals={grouped.totals} repeatCount={repeatCount} />
      <WholeTextDialog wholeText={wholeText} onClose={() => setWholeText(undefined)} />
    </WholeTextContext>
  );
}

/** Below this width rows are cards. The same width is in section-view.module.css. */
const phone = '(max-width: 39.99rem)';
/** Heights in pixels. */
const tableLayout = { rowHeight: 44, columnHeaderHeight: 44 };
/** Cards have no headers: they are sorted by the toolbar. Each has room for three lines with its marks. */
const cardLayout = { rowHeight: 96, columnHeaderHeight: 0, density: 'standard' } as const;

const positionOf = ({ position }: MarkedRecord) => position;
const noWords: readonly string[] = [];
const noRows: readonly MarkedRecord[] = [];
/** The buttons inside have their own names; a name on the span around them would belong to no control. */
const tooltip = { describeChild: true };
/**
 * The grid renders the panel at the end of the body, outside the landmarks, where only a dialog is allowed; it is named
 * after its button.
 */
const columnsPanel = { role: 'dialog' } as const;
/** The grid's own column of checkboxes is not used: the Status cell has them. */
const columnsManagement = {
  getTogglableColumns: (columns: readonly GridColDef[]) =>
    columns.map(({ field }) => field).filter((field) => field !== GRID_CHECKBOX_SELECTION_FIELD),
};
const slots = { toolbar: TableToolbar, columnMenu: ColumnMenu };
