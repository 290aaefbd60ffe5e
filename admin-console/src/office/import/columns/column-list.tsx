import { useId } from 'react';
import { importFields, importMarks, importParts } from 'contract/import-fields';
import type { ImportField } from 'contract/import-fields';
import type { ImportColumn } from 'contract/import-requests';
import type { RecordKind } from 'contract/review';
import styles from '../import.module.css';
import { importFieldLabel } from '../import-field';
import type { ImportSettings } from '../use-import';
import { columnsTexts as words } from './columns.texts';

interface ColumnListProps {
  readonly columns: readonly ImportColumn[];
  readonly settings: ImportSettings;
  /** The sections that the user may import into. */
  readonly kinds: readonly RecordKind[];
  readonly onChange: (columns: ImportSettings['columns']) => void;
}

const groups = ['unclear', 'recognized', 'unknown'] as const;

/** By what the server found, so that a column stays where it is while it is decided. */
function groupOf({ field, isCertain }: ImportColumn): (typeof groups)[number] {
  if (!isCertain) return 'unclear';
  return field === null ? 'unknown' : 'recognized';
}

/** All columns of the file, those first that somebody should look at. */
export function ColumnList({ columns, settings, kinds, onChange }: ColumnListProps) {
  const { target, columns: chosen } = settings;
  const fields = importFields(target, kinds);
  const placed = columns.map((column, place) => ({ column, place }));
  return groups.map((group) => {
    const some = placed.filter(({ column }) => groupOf(column) === group);
    if (some.length === 0) return null;
    const list = (
      <ul className={styles.list}>
        {some.map(({ column, place }) => (
          <ColumnChoice
            key={place}
            column={column}
            place={place}
            field={chosen[place] ?? null}
            fields={fields}
            onChoose={(field) =>
              onChange(chosen.map((one, other) => (other === place ? field : one)))
            }
          />
        ))}
      </ul>
    );
    const title = words.groups[group](some.length);
    return group === 'unclear' ? (
      <div key={group} className={styles.group}>
        <h3>{title}</h3>
        {list}
      </div>
    ) : (
      <details key={group} className={styles.group} open={group === 'recognized'}>
        <summary>{title}</summary>
        {list}
      </details>
    );
  });
}

interface ColumnChoiceProps {
  readonly column: ImportColumn;
  readonly place: number;
  readonly field: ImportField | null;
  readonly fields: readonly ImportField[];
  readonly onChoose: (field: ImportField | null) => void;
}

function ColumnChoice({ column, place, field, fields, onChoose }: ColumnChoiceProps) {
  const id = useId();
  const name = column.name || words.nameless(place + 1);
  // A field that another release recognised stays, so that nothing changes unseen.
  const offered = field === null || fields.includes(field) ? fields : [field, ...fields];
  return (
    <li className={styles.column} data-left-out={field === null || undefined}>
      <label htmlFor={id}>{name}</label>
      <span className={styles.hint}>
        {column.samples.length > 0 ? words.examples(column.samples.join(' · ')) : words.empty}
      </span>
      <select
        id={id}
        aria-label={words.isField(name)}
        value={field ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{words.leftOut}</option>
        {optionGroups.map(([group, isIn]) => {
          const some = offered.filter(isIn);
          return (
            some.length > 0 && (
              <optgroup key={group} label={words.optionGroups[group]}>
                {some.map((one) => (
                  <option key={one} value={one}>
                    {importFieldLabel(one)}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </select>
    </li>
  );
}

const parts: ReadonlySet<string> = new Set(Object.values(importParts).flat());
const marks: ReadonlySet<string> = new Set(importMarks);

const optionGroups = [
  ['fields', (field: ImportField) => !parts.has(field) && !marks.has(field)],
  ['parts', (field: ImportField) => parts.has(field)],
  ['marks', (field: ImportField) => marks.has(field)],
] as const;
