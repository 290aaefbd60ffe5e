import { useCallback, useMemo, useState } from 'react';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { DuplicateGroupsPanel } from '../duplicates/duplicate-groups-panel';
import { findDuplicates } from '../duplicates/find-duplicates';
import type { DuplicateFindings, MarkedRecord } from '../duplicates/find-duplicates';
import { markNewContent } from '../duplicates/new-content-mark';
import { ProgramTables } from '../programs/program-tables';
import { isMerged } from '../records/admin-record';
import type { AdminRecord } from '../records/admin-record';
import { shownFields } from '../records/record-fields';
import { RecordTable } from '../records/record-table';
import { RowMarksContext } from '../records/row-marks';
import { useTablePreferences } from '../records/use-table-preferences';
import { ReviewFilter } from '../review/review-filter';
import { useReviewFilter } from '../review/use-review-filter';
import type { ReviewDesk } from '../review/use-review-desk';
import { useSlicedWork } from '../slices/use-sliced-work';
import { SectionHead } from './section-head';
import { sectionLabels } from './section-labels';
import { SectionNote } from './section-note';
import { sections } from './sections';
import type { SectionName } from './sections';

interface SectionRecordsProps {
  readonly name: SectionName;
  /** At least one. */
  readonly records: readonly AdminRecord[];
  readonly desk: ReviewDesk;
}

/** A section's records with their duplicates, which are hidden until they are asked for (SPEC 4). */
export function SectionRecords({ name, records, desk }: SectionRecordsProps) {
  const [showsDuplicates, setShowsDuplicates] = useState(false);
  const [showsOnlyNewContent, setShowsOnlyNewContent] = useState(false);
  const [managesGroups, setManagesGroups] = useState(false);
  const standing = useMemo(() => records.filter((record) => !isMerged(record)), [records]);
  const findings = useFindings(name, standing);
  const fields = useMemo(() => shownFields(standing), [standing]);
  const setup = useTablePreferences(sections[name].key);
  const unfiltered = useMemo(
    () =>
      findings?.marked.filter(
        showsOnlyNewContent ? hasNewContent : showsDuplicates ? isAny : isUnique,
      ),
    [findings, showsDuplicates, showsOnlyNewContent],
  );
  const { rows, ...filter } = useReviewFilter(unfiltered, findings?.marked, desk.index);
  const { names, loading } = translate(sectionLabels, consoleLanguage);
  const title = names[name];
  if (!findings) return <SectionNote title={title} note={loading} received={records.length} />;
  return (
    <RowMarksContext value={marks}>
      <SectionHead
        title={title}
        findings={findings}
        showsDuplicates={showsDuplicates}
        onShowDuplicates={setShowsDuplicates}
        showsOnlyNewContent={showsOnlyNewContent}
        onShowOnlyNewContent={setShowsOnlyNewContent}
        managesGroups={managesGroups}
        onManageGroups={setManagesGroups}
      />
      <ReviewFilter {...filter} />
      {managesGroups && <DuplicateGroupsPanel groups={findings.groups} />}
      {sections[name].layout === 'table' ? (
        <RecordTable kind={name} name={title} fields={fields} rows={rows} setup={setup} />
      ) : (
        <ProgramTables
          fields={fields}
          rows={rows}
          allRows={filter.choice === 'all' ? findings.marked : rows}
          setup={setup}
        />
      )}
    </RowMarksContext>
  );
}

const marks = { newContent: markNewContent };

const isUnique = ({ status }: MarkedRecord) => status === 'UNIQUE';
const hasNewContent = (row: MarkedRecord) => row.hasNewContent;
const isAny = () => true;

/** Who is a duplicate of whom; undefined while a long list is being looked through for the first time. */
function useFindings(
  name: SectionName,
  records: readonly AdminRecord[],
): DuplicateFindings | undefined {
  const begin = useCallback(() => findDuplicates(records, sections[name].content), [name, records]);
  return useSlicedWork(begin).result;
}
