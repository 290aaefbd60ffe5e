import type { MarkedRecord } from '../records/duplicates/find-duplicates';
import type { AdminRecord } from '../base/model/admin-record';
import { RecordTable } from '../records/table/record-table';
import { useTablePreferences } from '../records/table/use-table-preferences';
import { renderView } from './render-view';
import { rowsOf } from './rows-of';

const fields = ['name', 'email', 'subject', 'message'];

/** The table of a section alone, with the section's settings. */
function Contacts({ rows }: { readonly rows: readonly MarkedRecord[] }) {
  const setup = useTablePreferences('contacts');
  return <RecordTable kind="contact" name="Contacts" {...{ fields, rows, setup }} />;
}

/** Opens a table of contacts whose records cannot be opened. */
export const openTable = (records: readonly AdminRecord[]) =>
  renderView(<Contacts rows={rowsOf(records)} />);
