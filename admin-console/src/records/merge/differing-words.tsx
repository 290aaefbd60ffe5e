import type { AdminRecord } from '../../base/model/admin-record';
import { fieldLabel } from '../../base/model/field-labels';
import { formatFieldValue } from '../../base/model/format-field-value';
import { serverOwnedFields } from '../../base/model/record-fields';
import { mergeTexts } from './merge.texts';
import styles from './merged-into-list.module.css';

interface DifferingWordsProps {
  /** An earlier version of the record, or one that was merged into it. */
  readonly other: AdminRecord;
  readonly survivor: AdminRecord;
  readonly heading: string;
}

/** Shows the values of one record that differ from the other's, because a merge deletes nothing. */
export function DifferingWords({ other, survivor, heading }: DifferingWordsProps) {
  const fields = differingFields(other, survivor);
  if (fields.length === 0) {
    return <p className={styles.who}>{mergeTexts.sameWords}</p>;
  }
  return (
    <>
      <p className={styles.differing}>{heading}</p>
      <dl className={styles.words}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldLabel(field)}</dt>
            <dd>{formatFieldValue(field, other[field])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The fields that have another value, not empty, in `other`. */
export function differingFields(other: AdminRecord, survivor: AdminRecord): readonly string[] {
  const textOf = (record: AdminRecord, field: string) =>
    formatFieldValue(field, record[field]).trim();
  return Object.keys(other).filter(
    (field) =>
      !serverOwnedFields.has(field) &&
      textOf(other, field) !== '' &&
      textOf(other, field) !== textOf(survivor, field),
  );
}
