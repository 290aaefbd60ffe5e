import { AdminRepository } from 'api/auth/staff-session/admin-repository';
import { NotDuplicatesRepository } from 'api/review/not-duplicates/not-duplicates-repository';
import { storeMerge } from 'api/review/merges/store-merge';
import { RecordNoteRepository } from 'api/review/contact-history/record-note-repository';
import { ReviewRepository } from 'api/review/reviews/review-repository';
import type { Database } from 'api/storage/database';
import type { Clock } from 'api/storage/clock';
import { makeTimeOrderedId } from 'api/storage/time-ordered-id';
import type { SubmissionRow } from 'api/submissions/submission-row';
import type { ReviewState } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';

const reviewed: readonly (readonly [SubmissionName, number, ReviewState, string])[] = [
  ['contact', 1, 'done', 'Answered by e-mail.'],
  ['request', 0, 'in-progress', 'Calls back on Monday.'],
  ['request', 3, 'done', ''],
  ['couples', 1, 'in-progress', 'Waits for the papers of the registry office.'],
];

/** Adds reviews of the fictional records: some states, a pair marked as no duplicates, a merge. */
export async function plantReviews(
  database: Database,
  rows: readonly SubmissionRow[],
  now: Clock,
): Promise<void> {
  const [staff] = await new AdminRepository(database, now, makeTimeOrderedId).listStaff();
  // Without a staff account there is no reviewer.
  if (staff === undefined) return;
  const find = (kind: SubmissionName, index: number) => {
    const row = rows.filter((one) => one.kind === kind)[index];
    if (row === undefined) throw new Error(`There is no ${kind} number ${index}.`);
    return { _id: row.id, __v: row.version };
  };

  const reviews = new ReviewRepository(database, now);
  const notes = new RecordNoteRepository(database, now);
  for (const [kind, index, state, note] of reviewed) {
    const assignee = state === 'in-progress' ? staff._id : null;
    const content = { state, assignee, snoozedUntil: null, urgency: null };
    const saved = { present: undefined, content, by: staff.email };
    const recordId = find(kind, index)._id;
    await reviews.save(kind, recordId, saved);
    const noted = { kind, recordId, adminId: staff._id, key: makeTimeOrderedId(), mentions: [] };
    if (note !== '') await notes.add(makeTimeOrderedId, { ...noted, text: note });
  }
  await new NotDuplicatesRepository(database).keep('request', {
    _id: makeTimeOrderedId(),
    // The same person with two different needs.
    records: [find('request', 1), find('request', 8)],
    createdAt: now().toISOString(),
    createdBy: staff.email,
  });
  const choice = { survivor: find('partnership', 1), merged: [find('partnership', 8)], values: {} };
  const app = { now, makeId: makeTimeOrderedId };
  await database
    .transaction()
    .execute((transaction) => storeMerge(app, transaction, { kind: 'partnership', choice, staff }));
}
