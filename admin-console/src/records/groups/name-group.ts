import { nobodyAsAssignee } from 'contract/filter-fields';
import type { FilterItem } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import { nameOfStaff } from '../colleagues/staff';
import type { KnownStaff } from '../colleagues/staff';
import type { GroupBy } from './group-by';
import { groupCondition, groupLabel } from './group-condition';
import type { RowGroup } from './group-rows';
import { groupTexts } from './groups.texts';

export interface NamedGroup extends RowGroup {
  readonly label: string;
  /** The condition that its rows fulfil; undefined if there is none that says it. */
  readonly item: FilterItem | undefined;
}

/** Names a group, and says which filter finds its rows. */
export function nameGroup(
  kind: RecordKind,
  by: GroupBy,
  group: RowGroup,
  staff: KnownStaff,
): NamedGroup {
  const key = toSummaryKey(by, group);
  if (key === undefined) return { ...group, label: groupTexts.others, item: undefined };
  const isPerson = by === 'assignee' && key !== nobodyAsAssignee;
  const label = isPerson ? nameOfStaff(staff, key) : groupLabel(by, key);
  return { ...group, label, item: groupCondition(kind, by, key) };
}

/** The key of the same group in a `Summary`: texts are as somebody typed them, not folded. */
function toSummaryKey(by: GroupBy, { key, rows }: RowGroup): string | undefined {
  if (by === 'assignee') return key === '' ? nobodyAsAssignee : key;
  return by === 'month' || by === 'state' || !key ? key : String(rows[0]?.record[by]);
}
