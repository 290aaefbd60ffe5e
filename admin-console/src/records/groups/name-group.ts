import { nobodyAsAssignee } from 'contract/filter-fields';
import type { FilterItem } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import { formatFieldValue } from '../../base/model/format-field-value';
import { fieldSchema, receivedField } from '../../base/model/record-fields';
import { innsbruckMonth } from '../../base/model/innsbruck-time';
import { nameOfStaff } from '../colleagues/staff';
import type { KnownStaff } from '../colleagues/staff';
import { reviewTexts } from '../review/store/review.texts';
import type { GroupBy } from './group-by';
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
  const { key } = group;
  const value = group.rows[0]?.record[by];
  if (key === undefined) return { ...group, label: groupTexts.others, item: undefined };
  if (by === 'state') {
    const label =
      key === 'in-progress' || key === 'done' ? reviewTexts.states[key] : reviewTexts.states.new;
    return { ...group, label, item: { field: 'review.state', operator: 'isAnyOf', value: [key] } };
  }
  if (by === 'assignee') {
    const label = key === '' ? reviewTexts.nobody : nameOfStaff(staff, key);
    const whose = key === '' ? nobodyAsAssignee : key;
    return {
      ...group,
      label,
      item: { field: 'review.assignee', operator: 'isAnyOf', value: [whose] },
    };
  }
  if (by === 'month') {
    const label = innsbruckMonth(group.rows[0]?.record[receivedField]) ?? groupTexts.empty;
    return { ...group, label, item: { field: receivedField, operator: 'within', value: key } };
  }
  if (key === '')
    return { ...group, label: groupTexts.empty, item: { field: by, operator: 'isEmpty' } };
  const label = formatFieldValue(by, value);
  const schema = fieldSchema(kind, by);
  const text = String(value);
  const item: FilterItem =
    schema && 'enum' in schema
      ? { field: by, operator: 'isAnyOf', value: [text] }
      : { field: by, operator: 'is', value: text };
  return { ...group, label, item };
}
