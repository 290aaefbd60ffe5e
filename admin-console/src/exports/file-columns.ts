import type { Review, StaffMember } from 'contract/review';
import { outcomeOrFailure } from 'shared-ui/faults';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../model/admin-record';
import { fieldLabel } from '../model/field-labels';
import { receivedField } from '../model/record-fields';
import { readAllStaff } from '../review/form/staff';
import { reviewTexts } from '../review/store/review.texts';
import { shownColumn } from './exported-table';
import type { ExportedColumn } from './exported-table';

/** What staff noted on a record, if they did. */
type ReviewOf = (record: AdminRecord) => Review | undefined;

/**
 * The columns of a file: those of the table, when each record was received if that is not among them, how far staff
 * are with it and who is. Who is assigned is asked for only where a staff member is.
 * @param reviewOf undefined where the reviews are not known: then the file says nothing of them
 */
export async function fileColumns(
  shown: readonly ExportedColumn[],
  rows: readonly MarkedRecord[],
  reviewOf: ReviewOf | undefined,
): Promise<readonly ExportedColumn[]> {
  const isReceivedShown = shown.some(({ field }) => field === receivedField);
  const more = isReceivedShown ? [] : [shownColumn(receivedField, fieldLabel(receivedField))];
  return [...shown, ...more, ...(reviewOf ? await reviewColumns(rows, reviewOf) : [])];
}

async function reviewColumns(
  rows: readonly MarkedRecord[],
  reviewOf: ReviewOf,
): Promise<readonly ExportedColumn[]> {
  const isAssigned = rows.some(({ record }) => reviewOf(record)?.assignee);
  const staff = isAssigned ? await outcomeOrFailure(() => readAllStaff(), undefined) : [];
  return [stateColumn(reviewOf), assigneeColumn(reviewOf, staff)];
}

const stateColumn = (reviewOf: ReviewOf): ExportedColumn => ({
  field: 'state',
  header: reviewTexts.filter,
  valueOf: ({ record }) => reviewTexts.states[reviewOf(record)?.state ?? 'new'],
});

/** @param staff undefined where they could not be read; then an assignee is named by their id */
function assigneeColumn(
  reviewOf: ReviewOf,
  staff: readonly StaffMember[] | undefined,
): ExportedColumn {
  const emails = new Map(staff?.map(({ _id, email }) => [_id, email]));
  const nameOf = (id: string) => emails.get(id) ?? (staff ? reviewTexts.formerStaff : id);
  return {
    field: 'assignee',
    header: reviewTexts.assignee,
    valueOf: ({ record }) => {
      const assignee = reviewOf(record)?.assignee ?? '';
      return assignee && nameOf(assignee);
    },
  };
}
