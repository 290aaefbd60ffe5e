import IconButton from '@mui/material/IconButton';
import { QuickFilter, QuickFilterClear, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { recordTableLabels } from './record-table-labels';
import styles from './table-toolbar.module.css';
import type { TableSetup } from './use-table-preferences';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    /** What the search box is called. */
    searchLabel?: string;
    setup?: TableSetup;
  }
}

interface TableToolbarProps {
  readonly searchLabel?: string;
  readonly setup?: TableSetup;
}

/** A table's search box and what else can be done with the table. */
export function TableToolbar({ searchLabel }: TableToolbarProps) {
  return (
    <Toolbar className={styles.toolbar}>
      <TableSearch label={searchLabel} />
    </Toolbar>
  );
}

/** Every word that is typed has to be somewhere in a row, also in columns that are not shown. */
function TableSearch({ label }: { readonly label: string | undefined }) {
  const labels = translate(recordTableLabels, consoleLanguage);
  return (
    <div className={styles.search}>
      <QuickFilter expanded>
        <QuickFilterControl
          size="small"
          fullWidth
          placeholder={labels.searchHint}
          slotProps={{ htmlInput: { role: 'searchbox', 'aria-label': label } }}
        />
        <QuickFilterClear
          render={(button, { value }) => (
            <span className={styles.clear} hidden={!value}>
              <IconButton {...button} size="small" aria-label={labels.clearSearch}>
                <CrossIcon />
              </IconButton>
            </span>
          )}
        />
      </QuickFilter>
    </div>
  );
}

const CrossIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 4l8 8M12 4l-8 8" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);
