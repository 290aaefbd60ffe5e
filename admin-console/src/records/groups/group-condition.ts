import { findFilterField, nobodyAsAssignee } from 'contract/filter-fields';
import type { FilterItem } from 'contract/record-filter';
import { reviewStates } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { formatFieldValue } from '../../base/model/format-field-value';
import { periodWords } from '../../base/model/period-words';
import { receivedField } from '../../base/model/record-fields';
import { reviewTexts } from '../review/store/review.texts';
import type { GroupBy } from './group-by';
import { groupTexts } from './groups.texts';

/**
 * The condition that finds the records of a group; undefined where a filter has none.
 * @param key as in `Summary`; empty for records without a value
 */
export function groupCondition(
  kind: RecordKind,
  by: GroupBy,
  key: string,
  spellings: readonly string[] = [key],
): FilterItem | undefined {
  if (by === 'month') return { field: receivedField, operator: 'within', value: key };
  if (by === 'state' || by === 'assignee')
    return { field: `review.${by}`, operator: 'isAnyOf', value: [key] };
  const declared = findFilterField(kind, by);
  if (!declared) return undefined;
  const { field, isOptional, choices } = declared;
  if (key === '') return isOptional ? { field, operator: 'isEmpty' } : undefined;
  return choices || spellings.length > 1
    ? { field, operator: 'isAnyOf', value: spellings }
    : { field, operator: 'is', value: key };
}

/** The name of a group, except of the records of a staff account. */
export function groupLabel(by: GroupBy, key: string): string {
  if (key === '') return groupTexts.empty;
  if (by === 'month') return periodWords(key);
  if (by === 'assignee' && key === nobodyAsAssignee) return reviewTexts.nobody;
  const state = by === 'state' ? reviewStates.find((one) => one === key) : undefined;
  return state ? reviewTexts.states[state] : formatFieldValue(by, key);
}
