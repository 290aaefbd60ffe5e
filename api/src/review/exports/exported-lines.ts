import type { FastifyInstance } from 'fastify';
import { reviewColumns, statusColumn } from 'contract/export-requests';
import type { ExportRequest, ExportedLine } from 'contract/export-requests';
import type { RecordKind, ReviewState, ReviewedRecord } from 'contract/review';
import { formatValue } from 'contract/further-fields';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import { inEveryLanguage } from '../../mail/in-every-language';
import { RecordRepository, splitIntoBatches } from '../../storage/records/record-repository';
import { ReviewRepository } from '../reviews/review-repository';
import * as english from './exported-lines.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/review/exports/exported-lines.texts.ts`),
);

/** Batches of lines, in order. */
export type ExportedLineBatches = AsyncGenerator<readonly ExportedLine[], void>;

interface ReviewedState {
  readonly state: ReviewState;
  readonly assignee: string | null;
}

/** The chosen columns of the chosen records, streamed. The first line is the header. */
export async function* exportedLines(
  { database, now, makeId }: FastifyInstance,
  kind: RecordKind,
  { columns, records: ids, duplicates, language }: ExportRequest,
): ExportedLineBatches {
  const records = new RecordRepository(database);
  const reviews = new ReviewRepository(database, now);
  const fields = columns.map(({ field }) => field);
  const asksReviews = Object.values(reviewColumns).some((field) => fields.includes(field));
  const staff = asksReviews ? await new AdminRepository(database, now, makeId).listStaff() : [];
  const emails = new Map(staff.map(({ _id, email }) => [_id, email]));
  const { exportTexts: texts } = await textsIn(language);
  const repeated = new Set(duplicates);

  yield [columns.map(({ header }) => header)];
  for (const some of splitIntoBatches(ids)) {
    const states: ReadonlyMap<string, ReviewedState> = asksReviews
      ? await reviews.listStates(kind, some)
      : new Map();
    const found = await records.read(kind, some);
    yield found.map((record) => fields.map((field) => valueOf(record, field, states)));
  }

  function valueOf(
    record: ReviewedRecord,
    field: string,
    states: ReadonlyMap<string, ReviewedState>,
  ): string | number {
    if (field === statusColumn) return repeated.has(record._id) ? 'DUPLICATE' : 'UNIQUE';
    const review = states.get(record._id);
    if (field === reviewColumns.state) return texts.states[review?.state ?? 'new'];
    if (field === reviewColumns.assignee) return nameOf(review?.assignee ?? null);
    const value = Object.hasOwn(record, field) ? record[field] : undefined;
    return typeof value === 'number' ? value : formatValue(value);
  }

  function nameOf(assignee: string | null): string {
    return assignee === null ? '' : (emails.get(assignee) ?? texts.formerStaff);
  }
}
