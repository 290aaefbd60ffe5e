import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecordKind } from 'contract/review';
import { locale } from 'contract/language';
import { formatSum } from './amount-words';
import { groupByLabel } from './group-by';
import type { RowTotals } from './group-rows';
import styles from './group-table.module.css';
import { groupTexts } from './groups.texts';
import { useGroupChoice } from './use-group-choice';
import type { NamedGroup } from './name-group';
import type { TableGroups } from './use-table-groups';

interface GroupTableProps {
  readonly kind: RecordKind;
  readonly grouped: TableGroups;
  /** What can be done with the whole table, beside the heading. */
  readonly tool: ReactNode;
}

/** The groups of a table's rows with their numbers. Each leads to its records. */
export function GroupTable({ kind, grouped: { by, groups, totals }, tool }: GroupTableProps) {
  const { addressOf } = useGroupChoice(kind);
  const headingId = useId();
  if (by === undefined || groups.length === 0) return null;
  const hasSums = totals.sum !== undefined;
  return (
    <div className={styles.groups}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {groupTexts.grouped(groupByLabel(by))}
        </h2>
        {tool}
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{groupByLabel(by)}</th>
              <th scope="col">{groupTexts.count}</th>
              {hasSums && <th scope="col">{groupTexts.sum}</th>}
              {hasSums && <th scope="col">{groupTexts.average}</th>}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.key ?? 'others'}>
                <th scope="row">
                  <GroupName group={group} address={group.item && addressOf(group.item)} />
                </th>
                <Numbers totals={group} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{groupTexts.total}</th>
              <Numbers totals={totals} />
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

interface GroupNameProps {
  readonly group: NamedGroup;
  readonly address: string | undefined;
}

function GroupName({ group: { label }, address }: GroupNameProps) {
  if (address === undefined) return label;
  return (
    <Link to={address} className={styles.link} title={groupTexts.showsGroup(label)}>
      {label}
    </Link>
  );
}

function Numbers({ totals: { count, sum, average } }: { readonly totals: RowTotals }) {
  return (
    <>
      <td>{count.toLocaleString(locale)}</td>
      {sum !== undefined && <td>{formatSum(sum)}</td>}
      {sum !== undefined && <td>{average === undefined ? '' : formatSum(average)}</td>}
    </>
  );
}
