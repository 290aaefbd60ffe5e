import type { RecordKind } from 'contract/review';
import { amountFields, groupFields, groupings } from 'contract/summary-requests';
import { fieldLabel } from '../../base/model/field-labels';
import { reviewTexts } from '../review/store/review.texts';
import { groupTexts } from './groups.texts';

/** One of `groupings`, or a field of the section's form. */
export type GroupBy = string;

/** What the records of a section can be grouped by. */
export const groupChoices = (kind: RecordKind): readonly GroupBy[] => [
  ...groupings,
  ...groupFields(kind),
];

const labels: ReadonlyMap<GroupBy, string> = new Map([
  ['month', groupTexts.month],
  ['state', reviewTexts.filter],
  ['assignee', reviewTexts.assignee],
]);

export const groupByLabel = (by: GroupBy): string => labels.get(by) ?? fieldLabel(by);

/** The field of a section whose values are summed; undefined if it has no amount. */
export const amountField = (kind: RecordKind): string | undefined => amountFields(kind)[0];
