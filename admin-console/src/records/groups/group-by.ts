import type { RecordKind } from 'contract/review';
import { fieldLabel } from '../../base/model/field-labels';
import { fieldSchema, shownFields } from '../../base/model/record-fields';
import { reviewTexts } from '../review/store/review.texts';
import { groupTexts } from './groups.texts';

/** What records can be grouped by besides their fields: as in the summaries of questions. */
const groupings = ['month', 'state', 'assignee'] as const;

/** One of `groupings`, or a field of the section's form. */
export type GroupBy = string;

/** What the records of a section can be grouped by. Only short texts and choices occur more than once. */
export const groupChoices = (kind: RecordKind): readonly GroupBy[] => [
  ...groupings,
  ...shownFields(kind, []).filter((field) => {
    const schema = fieldSchema(kind, field);
    return schema?.type === 'string' && ('enum' in schema || schema.format === 'line');
  }),
];

const labels: ReadonlyMap<GroupBy, string> = new Map([
  ['month', groupTexts.month],
  ['state', reviewTexts.filter],
  ['assignee', reviewTexts.assignee],
]);

export const groupByLabel = (by: GroupBy): string => labels.get(by) ?? fieldLabel(by);

/** The field of a section whose values are summed; undefined if it has no amount. */
export const amountField = (kind: RecordKind): string | undefined =>
  shownFields(kind, []).find((field) => fieldSchema(kind, field)?.type === 'number');
