import { useMemo, useState } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { recordColumns } from './record-columns';
import { RecordSearch } from './record-search';
import { recordTableLabels } from './record-table-labels';
import styles from './record-table.module.css';
import { WholeTextContext, WholeTextDialog } from './whole-text-dialog';
import type { WholeText } from './whole-text-dialog';

interface RecordTableProps {
  /** What the table is called. */
  readonly name: string;
  readonly fields: readonly string[];
  readonly rows: readonly MarkedRecord[];
}

/** A table of records with sorting, search and pages (SPEC 2.10). */
export function RecordTable({ name, fields, rows }: RecordTableProps) {
  const [wholeText, setWholeText] = useState<WholeText>();
  const labels = translate(recordTableLabels, consoleLanguage);
  const columns = useMemo(
    () => recordColumns(fields, rows, consoleLanguage, labels.status),
    [fields, rows, labels],
  );
  return (
    <WholeTextContext value={setWholeText}>
      <div className={styles.table}>
        <DataGrid
          aria-label={name}
          rows={rows}
          columns={columns}
          getRowId={positionOf}
          initialState={firstPage}
          pageSizeOptions={pageSizes}
          rowHeight={44}
          columnHeaderHeight={44}
          rowSelection={false}
          ignoreDiacritics
          // The content security policy has no room for eval.
          disableEval
          showToolbar
          slots={slots}
          slotProps={{ toolbar: { searchLabel: labels.search(name) } }}
        />
      </div>
      <WholeTextDialog wholeText={wholeText} onClose={() => setWholeText(undefined)} />
    </WholeTextContext>
  );
}

const positionOf = ({ position }: MarkedRecord) => position;

/** 100 is the most that the community edition shows on a page; without the footer the rest would be out of reach. */
const pageSizes = [25, 50, 100];
const firstPage = { pagination: { paginationModel: { pageSize: 100 } } };
const slots = { toolbar: RecordSearch };
