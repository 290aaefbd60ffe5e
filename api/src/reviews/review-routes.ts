import type { FastifyInstance } from 'fastify';
import {
  recordKinds,
  reviewSnapshotEndpoint,
  reviewChangeBody,
  staffEndpoint,
} from 'contract/review';
import type { RecordKind, Review, ReviewChange, StaffMember } from 'contract/review';
import { AdminRepository } from '../admin-session/admin-repository';
import { noteStaffChange } from '../audit/staff-journal';
import type { ConsoleParts } from '../console/console-parts';
import { staffOf } from '../access/route-access';
import { idOf, idParameter } from '../http/requests/id-parameter';
import { sendJsonList } from '../http/answers/json-list';
import { HttpError } from '../http/errors/http-error';
import { KeptPairRepository } from '../kept-pairs/kept-pair-repository';
import { MergeRepository } from '../merges/merge-repository';
import { noRecord } from '../records/current-records';
import { RecordRepository } from '../records/record-repository';
import { reviewSnapshot } from './review-snapshot';
import { ReviewRepository } from './review-repository';

const reviewedMeanwhile = () =>
  new HttpError(409, 'Somebody else changed this review meanwhile. Please look at it again.');

function unknownAssignee(): HttpError {
  const message = 'Please choose somebody who can log in here.';
  return new HttpError(400, message, { issues: [{ path: 'assignee', message }] });
}

/** The review of each record: its state, note and assignee. */
export function registerReviews(app: FastifyInstance, parts: ConsoleParts): void {
  const { database, now, makeId } = parts;
  const admins = new AdminRepository(database, now, makeId);
  app.get(staffEndpoint, { config: { access: 'staff' } }, () => admins.listStaff());
  const book = {
    reviews: new ReviewRepository(database, now),
    merges: new MergeRepository(database),
    keptPairs: new KeptPairRepository(database),
  };
  for (const kind of recordKinds) {
    const url = reviewSnapshotEndpoint(kind);
    app.get(url, { config: { access: 'staff' } }, (_request, reply) =>
      sendJsonList(reply, reviewSnapshot(kind, book)),
    );
    app.put(
      `${url}/${idParameter}`,
      { schema: { body: reviewChangeBody }, config: { access: 'staff' } },
      (request) =>
        saveReview(parts, kind, idOf(request), request.body as ReviewChange, staffOf(request)),
    );
  }
}

/** Stores a review and answers it. Throws an HttpError: 404, 400 for a stranger as assignee, 409. */
function saveReview(
  { database, now, makeId, audit }: ConsoleParts,
  kind: RecordKind,
  id: string,
  change: ReviewChange,
  staff: StaffMember,
): Promise<Review> {
  return database.transaction().execute(async (transaction) => {
    const found = await new RecordRepository(transaction).find(kind, [id]);
    if (!found.has(id)) throw noRecord();
    const admins = new AdminRepository(transaction, now, makeId);
    const { assignee, state } = change;
    const known = assignee === null ? [] : await admins.listStaff();
    if (assignee !== null && !known.some(({ _id }) => _id === assignee)) throw unknownAssignee();
    const reviews = new ReviewRepository(transaction, now);
    const review = await reviews.save(kind, id, change, staff.email);
    if (review === undefined) throw reviewedMeanwhile();
    await noteStaffChange(transaction, audit, {
      adminId: staff._id,
      action: 'review',
      kind,
      subjects: [id],
      details: { state, assignee, version: review.version },
    });
    return review;
  });
}
