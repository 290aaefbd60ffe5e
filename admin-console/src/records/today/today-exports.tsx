import MenuItem from '@mui/material/MenuItem';
import { exportFormats } from 'contract/export-requests';
import type { ExportFormat } from 'contract/export-requests';
import type { RecordKind } from 'contract/review';
import { runOrFallback } from 'shared-ui/faults';
import type { OutcomeNoteState } from '../../base/outcome-note/use-outcome-note';
import { LandmarkMenu } from '../../base/parts/landmark-menu';
import { fieldLabel } from '../../base/model/field-labels';
import { sectionTitles } from '../../base/model/fixed-texts';
import { shownFields } from '../../base/model/record-fields';
import { useRights } from '../../session/staff-account';
import { useBulkMenu } from '../bulk/use-bulk-menu';
import type { BulkRecord } from '../bulk/use-bulk-change';
import { useOwnName } from '../colleagues/use-own-name';
import { exportTexts } from '../exports/export.texts';
import { requestExport } from '../exports/request-export';

interface TodayExportsProps {
  readonly records: readonly Pick<BulkRecord, 'kind' | '_id'>[];
  readonly say: OutcomeNoteState['say'];
}

/**
 * Exports the selected records with all that was sent: one file for each section, or one printout
 * if all are of one section. Renders nothing for users who may export none of them.
 */
export function TodayExports({ records, say }: TodayExportsProps) {
  const { button, menu, choose } = useBulkMenu(exportTexts.menu);
  const rights = useRights();
  const who = useOwnName();
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  const allowed = kinds.filter((kind) => rights?.has(`${kind}:export`) ?? true);
  if (allowed.length === 0) return null;
  const exportAll = async (format: ExportFormat) => {
    let count = 0;
    for (const kind of allowed) {
      const own = records.filter((record) => record.kind === kind);
      const failure = await exportSection(kind, own, format, who);
      if (failure !== undefined) return say({ tone: 'error', text: failure });
      count += own.length;
    }
    return say({ tone: 'success', text: exportTexts.exported(count) });
  };
  return (
    <>
      {button}
      <LandmarkMenu {...menu}>
        {exportFormats.map((format) => (
          <MenuItem
            key={format}
            disabled={format === 'print' && allowed.length > 1}
            onClick={choose(() => exportAll(format))}
          >
            {exportTexts.formats[format]}
          </MenuItem>
        ))}
      </LandmarkMenu>
    </>
  );
}

/** Resolves to an error message, or undefined on success. */
function exportSection(
  kind: RecordKind,
  records: TodayExportsProps['records'],
  format: ExportFormat,
  who: string | undefined,
): Promise<string | undefined> {
  const table = {
    kind,
    name: sectionTitles[kind],
    columns: shownFields(kind, []).map((field) => ({ field, header: fieldLabel(field) })),
    rows: records.map(({ _id }) => ({ record: { _id }, status: 'UNIQUE' as const })),
  };
  return runOrFallback(() => requestExport(table, format, who), exportTexts.notExported);
}
