import { useContext } from 'react';
import MenuItem from '@mui/material/MenuItem';
import { exportFormats } from 'contract/export-requests';
import type { ExportFormat } from 'contract/export-requests';
import type { RecordKind } from 'contract/review';
import { maxNotDuplicates } from 'contract/review-requests';
import { runOrFallback } from 'shared-ui/faults';
import { ShowOutcomeContext } from '../../base/outcome-note/use-outcome-note';
import { LandmarkMenu } from '../../base/parts/landmark-menu';
import { sectionTitles } from '../../base/model/fixed-texts';
import { useMayReview, useRights } from '../../session/staff-account';
import styles from '../bulk/act-menu.module.css';
import { bulkTexts } from '../bulk/bulk.texts';
import { useBulkMenu } from '../bulk/use-bulk-menu';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { useOwnName } from '../colleagues/use-own-name';
import { exportTexts } from '../exports/export.texts';
import { requestExport } from '../exports/request-export';
import { SectionChoiceContext } from '../exports/section-choice';
import { ResolutionContext, maxMergedRecords } from '../merge/resolution';
import { useWaiting } from '../quarantine/waiting-records';
import { RecordOpeningContext, getRecordId } from '../review/store/open-record';
import { exportedColumns } from '../table/record-columns';
import type { TableSetup } from '../table/use-table-preferences';
import { selectionTexts } from './selection.texts';

interface SelectionMenuProps {
  readonly kind: RecordKind;
  readonly fields: readonly string[];
  readonly setup: TableSetup;
  /** The selected rows, oldest first. */
  readonly selected: readonly MarkedRecord[];
  readonly onWrite: () => void;
}

/** What only a section's selection can be used for: e-mail, duplicates, files and paper. */
export function SelectionMenu(props: SelectionMenuProps) {
  const { kind, selected, onWrite } = props;
  const { button, menu, choose } = useBulkMenu(bulkTexts.more);
  const mayReview = useMayReview(kind);
  const mayExport = useRights()?.has(`${kind}:export`) ?? true;
  const resolution = useContext(ResolutionContext);
  const exportSelection = useSelectionExport(props);
  const records = selected.map(({ record }) => record);
  const isBetween = (most: number) => records.length >= 2 && records.length <= most;
  return (
    <>
      {button}
      <LandmarkMenu {...menu}>
        {mayReview && <MenuItem onClick={choose(onWrite)}>{bulkTexts.email}</MenuItem>}
        {resolution?.compare && (
          <MenuItem
            className={styles.choice}
            disabled={!isBetween(maxMergedRecords)}
            onClick={choose(() => resolution.compare?.(records))}
          >
            <span>{selectionTexts.merge}</span>
            <span className={styles.hint}>{selectionTexts.between(maxMergedRecords)}</span>
          </MenuItem>
        )}
        {resolution?.keepApart && (
          <MenuItem
            className={styles.choice}
            disabled={!isBetween(maxNotDuplicates)}
            onClick={choose(() => resolution.keepApart?.(records))}
          >
            <span>{selectionTexts.keepApart}</span>
            <span className={styles.hint}>{selectionTexts.between(maxNotDuplicates)}</span>
          </MenuItem>
        )}
        {mayExport &&
          exportFormats.map((format) => (
            <MenuItem key={format} onClick={choose(() => exportSelection(format))}>
              {selectionTexts.export(exportTexts.formats[format])}
            </MenuItem>
          ))}
      </LandmarkMenu>
    </>
  );
}

/** Exports the selected rows in the order of the tables, with the columns that are shown. */
function useSelectionExport({ kind, fields, setup, selected }: SelectionMenuProps) {
  const say = useContext(ShowOutcomeContext);
  const order = useContext(RecordOpeningContext)?.order;
  const who = useOwnName();
  const { view, total = selected.length } = useContext(SectionChoiceContext);
  const quarantine = useWaiting(kind).length;
  return async (format: ExportFormat): Promise<void> => {
    const places = new Map(order?.all().map((recordId, place) => [recordId, place]));
    // What a search hides has no place: it comes last.
    const placeOf = ({ record }: MarkedRecord) =>
      places.get(getRecordId(record) ?? '') ?? places.size;
    const table = {
      kind,
      name: sectionTitles[kind],
      columns: exportedColumns(fields, setup.preferences.columns),
      rows: selected.toSorted((one, other) => placeOf(one) - placeOf(other)),
      about: {
        view,
        choices: [exportTexts.onlySelected(selected.length)],
        leftOut: { notSelected: total - selected.length, quarantine },
        repeatCount: 0,
      },
    };
    const { notExported, exported } = exportTexts;
    const failure = await runOrFallback(() => requestExport(table, format, who), notExported);
    say(
      failure === undefined
        ? { tone: 'success', text: exported(selected.length) }
        : { tone: 'error', text: failure },
    );
  };
}
