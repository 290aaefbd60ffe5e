import type { RecordKind } from 'contract/review';
import { amountFields } from 'contract/summary-requests';
import { fieldLabel } from '../../base/model/field-labels';
import { reviewTexts } from '../review/store/review.texts';
import { groupTexts } from './groups.texts';

/** One of `groupings`, or a field of the section's form. */
export type GroupBy = string;

const labels: ReadonlyMap<GroupBy, string> = new Map([
  ['month', groupTexts.month],
  ['state', reviewTexts.filter],
  ['assignee', reviewTexts.assignee],
]);

export const groupByLabel = (by: GroupBy): string => labels.get(by) ?? fieldLabel(by);

/** The field of a section whose values are summed; undefined if it has no amount. */
export const amountField = (kind: RecordKind): string | undefined => amountFields(kind)[0];
