import { useId, useMemo, useState } from 'react';
import type { QuarantinedRecord } from 'contract/quarantine-requests';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { WaitingRecords, useWaiting } from '../quarantine/waiting-records';
import { RecordTable } from '../table/record-table';
import type { TableSetup } from '../table/use-table-preferences';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import { classifyProgram, groupByProgram } from './group-by-program';
import { programKinds } from './known-programs';
import type { ProgramKind } from './known-programs';
import { ProgramFilter } from './program-filter';
import type { ProgramChoice } from './program-filter';
import { addCountToTitle, programTitles, titleLanguage } from './program-titles';
import { programTexts } from './program.texts';
import styles from './program-tables.module.css';

interface ProgramTablesProps {
  readonly fields: readonly string[];
  readonly rows: readonly MarkedRecord[];
  /** The hidden duplicates among the chosen rows. */
  readonly hidden: readonly MarkedRecord[];
  readonly setup: TableSetup;
  readonly onShowHidden: () => void;
}

/** Program Attendance with a counted table for each programme (requirements 2.10). */
export function ProgramTables(props: ProgramTablesProps) {
  const { fields, rows, hidden, setup, onShowHidden } = props;
  const [choice, setChoice] = useState<ProgramChoice>('all');
  const shown = useMemo(() => groupByProgram(rows), [rows]);
  const present = useMemo(() => groupByProgram([...rows, ...hidden]), [rows, hidden]);
  const hiddenOf = useMemo(() => groupByProgram(hidden), [hidden]);
  const waiting = useWaiting('programAttendance');
  const waitingOf = (kind: ProgramKind) =>
    waiting.filter(({ record }) => classifyProgram(record.program) === kind);
  const isPresent = (kind: ProgramKind) => present[kind].length > 0 || waitingOf(kind).length > 0;
  const order = useStillOrder(isPresent);
  const kinds = choice === 'all' ? order.filter(isPresent) : [choice];
  return (
    <>
      <ProgramFilter choice={choice} shown={shown} onChoose={setChoice} />
      {kinds.map((kind, place) => (
        <ProgramTable
          key={kind}
          kind={kind}
          fields={fields}
          rows={shown[kind]}
          waiting={waitingOf(kind)}
          setup={setup}
          keepsSize={place < kinds.length - 1}
          hidden={hiddenOf[kind]}
          onShowHidden={onShowHidden}
        />
      ))}
    </>
  );
}

/** The programmes in their order. One that appears later joins at the end, so that no table moves. */
function useStillOrder(isPresent: (kind: ProgramKind) => boolean): readonly ProgramKind[] {
  const [order, setOrder] = useState<readonly ProgramKind[]>([]);
  const late = programKinds.filter((kind) => isPresent(kind) && !order.includes(kind));
  if (late.length > 0) setOrder([...order, ...late]);
  return order;
}

interface ProgramTableProps {
  readonly kind: ProgramKind;
  readonly fields: readonly string[];
  readonly rows: readonly MarkedRecord[];
  readonly waiting: readonly QuarantinedRecord[];
  readonly setup: TableSetup;
  readonly keepsSize: boolean;
  readonly hidden: readonly MarkedRecord[];
  readonly onShowHidden: () => void;
}

function ProgramTable({ kind, waiting, ...table }: ProgramTableProps) {
  const headingId = useId();
  const { length } = table.rows;
  const hiddenCount = table.hidden.length;
  const name = programTitles[kind];
  return (
    <section aria-labelledby={headingId} className={styles.program}>
      <h2 id={headingId} className={styles.heading} lang={titleLanguage(kind)}>
        {addCountToTitle(name, length)}
      </h2>
      {length > 0 && <RecordTable kind="programAttendance" name={name} {...table} />}
      {length === 0 && hiddenCount > 0 && <p>{programTexts.onlyHiddenDuplicates}</p>}
      {length === 0 && hiddenCount === 0 && <p lang={fixedLanguage}>{fixedTexts.empty}</p>}
      <WaitingRecords records={waiting} title={name} />
    </section>
  );
}
