import IconButton from '@mui/material/IconButton';
import {
  ColumnsPanelTrigger,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { ExportMenu } from '../exports/export-menu';
import type { ExportedTable } from '../exports/exported-table';
import { FilterTool } from '../filters/filter-button';
import { GroupMenu } from '../groups/group-menu';
import { LineIcon } from '../../base/line-icon';
import { sections } from '../../base/model/sections';
import { receivedField } from '../../base/model/record-fields';
import { recordTableTexts } from './record-table.texts';
import { densities } from './table-preferences';
import styles from './table-toolbar.module.css';
import { ToolbarMenu } from '../../base/parts/toolbar-menu';
import { ToolbarTool } from '../../base/parts/toolbar-tool';
import type { TableSetup } from './use-table-preferences';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    table?: ToolbarTable;
  }
}

/** The table of a toolbar: all rows that were found, on all pages, with its visible columns. */
interface ToolbarTable extends ExportedTable {
  readonly setup: TableSetup;
  /** Whether `rows` are complete and match the current search and order. */
  readonly isWhole: boolean;
  /** Whether its rows are cards, which have no columns. */
  readonly isPhone: boolean;
}

/** A table's search box and tools. */
export function TableToolbar({ table }: { readonly table?: ToolbarTable }) {
  if (!table) return null;
  const { setup, isWhole, isPhone, ...exported } = table;
  return (
    <Toolbar className={styles.toolbar} aria-label={recordTableTexts.tools(table.name)}>
      <TableSearch label={recordTableTexts.search(table.name)} />
      <span className={styles.tools}>
        {sections[table.kind].layout === 'table' && <FilterTool />}
        {!isPhone && <ColumnTools setup={setup} />}
        <OrderMenu setup={setup} />
        <GroupMenu kind={table.kind} />
        <ExportMenu table={exported} disabled={!isWhole} />
      </span>
    </Toolbar>
  );
}

function ColumnTools({ setup }: { readonly setup: TableSetup }) {
  return (
    <>
      <ColumnsPanelTrigger
        aria-haspopup="dialog"
        render={<ToolbarTool label={recordTableTexts.columns} icon={<ColumnsIcon />} />}
      />
      <ToolbarMenu
        label={recordTableTexts.density}
        icon={<DensityIcon />}
        choices={densities.map((value) => ({ value, label: recordTableTexts.densities[value] }))}
        chosen={setup.preferences.density}
        onChoose={(density) => {
          setup.change({ density });
          return 'close';
        }}
      />
    </>
  );
}

/** Sorts by time of receipt. Neither option is checked while the table is sorted by a column, whose header shows it. */
function OrderMenu({ setup }: { readonly setup: TableSetup }) {
  const { sort } = setup.preferences;
  return (
    <ToolbarMenu
      label={recordTableTexts.order}
      icon={<OrderIcon />}
      choices={orders.map((value) => ({ value, label: recordTableTexts.orders[value] }))}
      chosen={sort.field === receivedField ? sort.direction : undefined}
      onChoose={(direction) => {
        setup.change({ sort: { field: receivedField, direction } });
        return 'close';
      }}
    />
  );
}

const orders = ['desc', 'asc'] as const;

/** Debounce in milliseconds. A search is interrupted by the next letter, so it can be short. */
const pauseBeforeSearch = 30;

/** Each typed word must occur somewhere in a row, including hidden columns. */
function TableSearch({ label }: { readonly label: string }) {
  return (
    <div className={styles.search}>
      <QuickFilter expanded debounceMs={pauseBeforeSearch}>
        <QuickFilterControl
          size="small"
          fullWidth
          placeholder={recordTableTexts.searchHint}
          slotProps={{ htmlInput: { role: 'searchbox', 'aria-label': label } }}
        />
        <QuickFilterClear
          render={(button, { value }) => (
            <span className={styles.clear} hidden={!value}>
              <IconButton {...button} size="small" aria-label={recordTableTexts.clearSearch}>
                <CrossIcon />
              </IconButton>
            </span>
          )}
        />
      </QuickFilter>
    </div>
  );
}

const CrossIcon = () => <LineIcon size={16} path="M4 4l8 8M12 4l-8 8" />;

const ColumnsIcon = () => <LineIcon path="M3.5 4h13v12h-13zM8 4v12m4-12v12" />;

const OrderIcon = () => <LineIcon path="M6.5 4v12m-3-3 3 3 3-3M11.5 5h5.5m-5.5 4.5h4m-4 4.5h2.5" />;

const DensityIcon = () => <LineIcon path="M3.5 4.5h13m-13 3.6h13m-13 3.7h13m-13 3.7h13" />;
