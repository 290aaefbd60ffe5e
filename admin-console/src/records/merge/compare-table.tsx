import { useId } from 'react';
import { recordName } from 'contract/record-identity';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { fixedTexts } from '../../base/model/fixed-texts';
import type { AdminRecord } from '../../base/model/admin-record';
import { PersonLink } from '../../base/parts/person-link';
import { getRecordId } from '../review/store/open-record';
import { reviewTexts } from '../review/store/review.texts';
import { fieldLabel } from '../../base/model/field-labels';
import styles from './compare-dialog.module.css';
import type { ComparedField, FieldChoices } from './compare-records';
import { mergeTexts } from './merge.texts';

/** What the records are merged into, and how that is changed. */
interface Choosing {
  readonly survivorPlace: number;
  readonly choices: FieldChoices;
  readonly onSurvivor: (place: number) => void;
  readonly onChoose: (field: string, place: number) => void;
}

interface CompareTableProps {
  readonly records: readonly AdminRecord[];
  readonly fields: readonly ComparedField[];
  /** What the columns are called; by default the records are counted. */
  readonly titles?: readonly string[];
  /** Absent where the records are compared only. */
  readonly choosing?: Choosing;
}

/** A table with a column for each record and a row for each field; where they differ, one value may be chosen. */
export function CompareTable({ records, fields, titles, choosing }: CompareTableProps) {
  const name = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe)
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={mergeTexts.title}>
      {/* The roles are explicit, because CSS that lays a table out as a grid may remove them. */}
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {mergeTexts.field}
            </th>
            {records.map((record, place) => {
              const date = innsbruckTime(record['createdAt']) ?? fixedTexts.noDate;
              return (
                <th
                  key={place}
                  scope="col"
                  role="columnheader"
                  data-stays={place === choosing?.survivorPlace}
                >
                  <span className={styles.record}>
                    {titles?.[place] ?? mergeTexts.record(place + 1)}
                  </span>
                  <RecordPersonLink record={record} opensNewTab={choosing !== undefined} />
                  <span className={styles.date}>{date}</span>
                  {choosing && (
                    <label className={styles.stays}>
                      <input
                        type="radio"
                        name={name}
                        aria-label={`${mergeTexts.record(place + 1)}: ${mergeTexts.staysOf(date)}`}
                        checked={place === choosing.survivorPlace}
                        onChange={() => choosing.onSurvivor(place)}
                      />
                      {mergeTexts.stays}
                    </label>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {fields.map((compared) => (
            <FieldRow
              key={compared.field}
              compared={compared}
              group={`${name}-${compared.field}`}
              choosing={choosing}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FieldRowProps {
  readonly compared: ComparedField;
  /** The `name` of the radio buttons of a field. */
  readonly group: string;
  readonly choosing: Choosing | undefined;
}

function FieldRow({ compared, group, choosing }: FieldRowProps) {
  const { field, texts, differs, canChoose, canBeEmpty } = compared;
  const label = fieldLabel(field);
  const chosen = choosing && (choosing.choices[field] ?? choosing.survivorPlace);
  return (
    <tr role="row" data-differs={differs}>
      <th scope="row" role="rowheader">
        {label}
        {differs && <span className={styles.differs}>{mergeTexts.differs}</span>}
      </th>
      {texts.map((text, place) => (
        <td key={place} role="cell" data-chosen={differs && place === chosen}>
          {choosing && differs && canChoose && (text !== '' || canBeEmpty) ? (
            <label className={styles.value}>
              <input
                type="radio"
                name={group}
                aria-label={`${mergeTexts.valueOf(label, place + 1)}: ${text || mergeTexts.empty}`}
                checked={place === chosen}
                onChange={() => choosing.onChoose(field, place)}
              />
              <ValueText text={text} />
            </label>
          ) : (
            <ValueText text={text} />
          )}
        </td>
      ))}
    </tr>
  );
}

interface RecordPersonLinkProps {
  readonly record: AdminRecord;
  readonly opensNewTab: boolean;
}

function RecordPersonLink({ record, opensNewTab }: RecordPersonLinkProps) {
  const recordId = getRecordId(record);
  if (recordId === undefined) return null;
  const name = recordName(record) || reviewTexts.nameless;
  return <PersonLink id={recordId} {...{ name, opensNewTab }} />;
}

const ValueText = ({ text }: { readonly text: string }) => (
  <span className={text ? undefined : styles.empty}>{text || mergeTexts.empty}</span>
);
