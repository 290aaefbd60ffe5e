import { useContext, useState } from 'react';
import type { ExportFormat } from 'contract/export-requests';
import { runOrFallback } from 'shared-ui/faults';
import { ShowOutcomeContext } from '../../base/outcome-note/use-outcome-note';
import { useRights } from '../../session/staff-account';
import { useOwnName } from '../colleagues/use-own-name';
import { exportTexts } from './export.texts';
import type { ExportedTable } from './exported-table';
import { requestExport } from './request-export';

/** The number of rows from which the user is asked first, because browsers take long to lay them out for printing. */
const manyRows = 2000;

interface TableExport {
  readonly mayExport: boolean;
  /** Exports the table; returns whether the user is asked first whether to print so much, and has to choose again. */
  readonly choose: (format: ExportFormat) => boolean;
  readonly printLabel: string;
  /** Forgets that the user was asked. */
  readonly forget: () => void;
  /** For screen readers: '' before the table is exported. */
  readonly status: string;
}

/** The export of a table as a file or to a printer. */
export function useExport(table: ExportedTable): TableExport {
  const { kind, rows } = table;
  const say = useContext(ShowOutcomeContext);
  const [asksAgain, setAsksAgain] = useState(false);
  const [exportedCount, setExportedCount] = useState<number>();
  const who = useOwnName();
  const mayExport = useRights()?.has(`${kind}:export`) ?? true;
  const exportTable = async (format: ExportFormat) => {
    setExportedCount(undefined);
    const failure = await runOrFallback(
      () => requestExport(table, format, who),
      exportTexts.notExported,
    );
    if (failure === undefined) setExportedCount(rows.length);
    else say({ tone: 'error', text: failure });
  };
  const choose = (format: ExportFormat) => {
    const isTooMuch = format === 'print' && rows.length > manyRows && !asksAgain;
    setAsksAgain(isTooMuch);
    if (!isTooMuch) void exportTable(format);
    return isTooMuch;
  };
  return {
    ...{ mayExport, choose, forget: () => setAsksAgain(false) },
    printLabel: asksAgain ? exportTexts.printMany(rows.length) : exportTexts.formats.print,
    status: exportedCount === undefined ? '' : exportTexts.exported(exportedCount),
  };
}
