import IconButton from '@mui/material/IconButton';
import { QuickFilter, QuickFilterClear, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { recordTableLabels } from './record-table-labels';
import styles from './record-table.module.css';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    /** What the search box is called. */
    searchLabel?: string;
  }
}

/** The search box of a table: every word that is typed has to be somewhere in a row. */
export function RecordSearch({ searchLabel }: { readonly searchLabel?: string }) {
  const labels = translate(recordTableLabels, consoleLanguage);
  return (
    <Toolbar className={styles.toolbar}>
      <div className={styles.search}>
        <QuickFilter expanded>
          <QuickFilterControl
            size="small"
            fullWidth
            placeholder={labels.searchHint}
            slotProps={{ htmlInput: { role: 'searchbox', 'aria-label': searchLabel } }}
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
    </Toolbar>
  );
}

const CrossIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 4l8 8M12 4l-8 8" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);
