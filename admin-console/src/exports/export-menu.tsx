import { useContext, useState } from 'react';
import { locale } from 'contract/language';
import { exportNoteBody } from 'contract/review';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { LineIcon } from '../icons/line-icon';
import { ToolbarMenu } from '../parts/toolbar-menu';
import type { SectionName } from '../model/sections';
import { SayContext } from '../outcome-note/use-outcome-note';
import { RecordOpeningContext } from '../review/store/open-record';
import { reviewTexts } from '../review/store/review.texts';
import { useRights } from '../rights/staff-account';
import { exportTexts } from './export.texts';
import type { ExportedColumn } from './exported-table';
import { fileColumns } from './file-columns';
import { logExport } from './log-export';
import type { ExportFormat } from './log-export';
import { printTable } from './print-table';
import { saveCsv } from './save-csv';

/** A browser takes long to lay out more rows than this for printing, so the user is asked first. */
const manyRows = 2000;

interface ExportMenuProps {
  readonly kind: SectionName;
  /** What the table is called. */
  readonly name: string;
  /** All rows that were found, on all pages. */
  readonly rows: readonly MarkedRecord[];
  /** Those that the table shows, which on a phone it does not. */
  readonly columns: readonly ExportedColumn[];
  readonly disabled: boolean;
}

/** Takes the table out of the house: as a file, or on paper. Nothing is shown to those who may not. */
export function ExportMenu({ kind, name, rows, columns, disabled }: ExportMenuProps) {
  const reviewOf = useContext(RecordOpeningContext)?.reviewOf;
  const say = useContext(SayContext);
  const [asksAgain, setAsksAgain] = useState(false);
  const [exportedCount, setExportedCount] = useState<number>();
  const mayExport = useRights()?.has(`${kind}:export`) ?? true;
  const exportTable = async (format: ExportFormat) => {
    const table = { name, columns, rows };
    if (format === 'print') await printTable(table, exportTexts.caption(rows.length, today()));
    else await saveCsv({ ...table, columns: await fileColumns(columns, rows, reviewOf) }, format);
    const isWhole = format === 'print' || reviewOf !== undefined;
    setExportedCount(isWhole ? rows.length : undefined);
    // Seen, too: the columns are missed only later, somewhere else.
    if (!isWhole) say({ tone: 'error', text: withoutReviews(rows.length) });
    await logExport(kind, format, rows.length);
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
        choices={exportNoteBody.properties.format.enum.map((format) => ({
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

const withoutReviews = (count: number) =>
  exportTexts.exportedWithoutReviews(count, reviewTexts.filter, reviewTexts.assignee);

const today = () => new Date().toLocaleDateString(locale, { dateStyle: 'long' });

const ExportIcon = () => <LineIcon path="M10 3v9m-3.5-3.5L10 12l3.5-3.5M4 13v3.5h12V13" />;
