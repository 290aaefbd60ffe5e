import { useContext, useState } from 'react';
import { exportFormats } from 'contract/export-requests';
import type { ExportFormat } from 'contract/export-requests';
import { runOrFallback } from 'shared-ui/faults';
import { LineIcon } from '../../base/line-icon';
import { ShowOutcomeContext } from '../../base/outcome-note/use-outcome-note';
import { ToolbarMenu } from '../../base/parts/toolbar-menu';
import { useRights } from '../../session/staff-account';
import { useOwnName } from '../colleagues/use-own-name';
import { exportForecast } from './describe-export';
import { exportTexts } from './export.texts';
import { requestExport } from './request-export';
import type { ExportedTable } from './exported-table';

/** The number of rows from which the user is asked first, because browsers take long to lay them out for printing. */
const manyRows = 2000;

interface ExportMenuProps {
  readonly table: ExportedTable;
  readonly disabled: boolean;
}

/** Exports the table as a file or to a printer. Renders nothing for users who may not export. */
export function ExportMenu({ table, disabled }: ExportMenuProps) {
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
    return isTooMuch ? 'stay-open' : 'close';
  };
  if (!mayExport) return null;
  return (
    <>
      <ToolbarMenu
        label={exportTexts.menu}
        icon={<ExportIcon />}
        disabled={disabled}
        onChoose={choose}
        onClose={() => setAsksAgain(false)}
        note={exportForecast(table)}
        choices={exportFormats.map((format) => ({
          value: format,
          label:
            format === 'print' && asksAgain
              ? exportTexts.printMany(rows.length)
              : exportTexts.formats[format],
        }))}
      />
      <span role="status" className="visually-hidden">
        {exportedCount !== undefined && exportTexts.exported(exportedCount)}
      </span>
    </>
  );
}

const ExportIcon = () => <LineIcon path="M10 3v9m-3.5-3.5L10 12l3.5-3.5M4 13v3.5h12V13" />;
