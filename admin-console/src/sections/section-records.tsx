import { useMemo, useState } from 'react';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { DuplicateGroupsPanel } from '../duplicates/duplicate-groups-panel';
import { findDuplicates } from '../duplicates/find-duplicates';
import { ProgramTables } from '../programs/program-tables';
import type { AdminRecord } from '../records/admin-record';
import { shownFields } from '../records/record-fields';
import { RecordTable } from '../records/record-table';
import { SectionHead } from './section-head';
import { sectionLabels } from './section-labels';
import { sections } from './sections';
import type { SectionName } from './sections';

interface SectionRecordsProps {
  readonly name: SectionName;
  /** At least one. */
  readonly records: readonly AdminRecord[];
}

/** A section's records with their duplicates, which are hidden until they are asked for (SPEC 4). */
export function SectionRecords({ name, records }: SectionRecordsProps) {
  const [showsDuplicates, setShowsDuplicates] = useState(false);
  const [managesGroups, setManagesGroups] = useState(false);
  const findings = useMemo(() => findDuplicates(records), [records]);
  const fields = useMemo(() => shownFields(records), [records]);
  const rows = useMemo(
    () => findings.marked.filter(({ status }) => showsDuplicates || status === 'UNIQUE'),
    [findings, showsDuplicates],
  );
  const title = translate(sectionLabels, consoleLanguage).names[name];
  return (
    <>
      <SectionHead
        title={title}
        findings={findings}
        showsDuplicates={showsDuplicates}
        onShowDuplicates={setShowsDuplicates}
        managesGroups={managesGroups}
        onManageGroups={setManagesGroups}
      />
      {managesGroups && <DuplicateGroupsPanel groups={findings.groups} />}
      {sections[name].layout === 'table' ? (
        <RecordTable name={title} fields={fields} rows={rows} />
      ) : (
        <ProgramTables fields={fields} rows={rows} allRows={findings.marked} />
      )}
    </>
  );
}
