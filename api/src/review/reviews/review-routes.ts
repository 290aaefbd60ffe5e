import type { FastifyInstance } from 'fastify';
import { reviewSnapshotEndpoint, reviewChangeBody, staffEndpoint } from 'contract/review';
import type { RecordKind, Review, ReviewChange, StaffMember } from 'contract/review';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import { toAuditActor, recordStaffChange } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts, AccessLogParts } from '../../auth/console-parts';
import { getKind, kindParameter } from '../../auth/access/kind-parameter';
import { getKindsWithRight, getRights, getStaff } from '../../auth/access/route-access';
import { ConsentRepository } from '../../submissions/consent/consent-repository';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { HttpError, fieldError, noRecord } from '../../http/errors/http-error';
import { NotDuplicatesRepository } from '../not-duplicates/not-duplicates-repository';
import { MergeRepository } from '../merges/merge-repository';
import { sendSectionList } from '../../auth/access-log/send-section-list';
import { RoleRepository, getAllRights } from '../../auth/roles/role-repository';
import { lockRecords } from '../../storage/records/lock-records';
import { RecordRepository } from '../../storage/records/record-repository';
import type { Database } from '../../storage/database';
import { ReviewRepository } from './review-repository';
import type { JsonPiece } from '../../storage/record-list';

const reviewedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'review-changed' },
    'Somebody else changed this review meanwhile. Please look at it again.',
  );

function unknownAssignee(): HttpError {
  const message = 'Please choose somebody who can log in here.';
  return fieldError(400, { code: 'no-assignee' }, { path: 'assignee', message });
}

/** The review of each record: its state, note and assignee. */
export function registerReviews(app: FastifyInstance, parts: AccessLogParts): void {
  const { database, now, accessLog } = parts;
  app.get(staffEndpoint, { config: { access: 'staff' } }, (request) =>
    listAssignees(parts, getKindsWithRight(getRights(request), 'read')),
  );
  const book = {
    reviews: new ReviewRepository(database, now),
    merges: new MergeRepository(database),
    keptPairs: new NotDuplicatesRepository(database),
    consents: new ConsentRepository(database),
  };
  const url = reviewSnapshotEndpoint(kindParameter);
  app.get(url, { config: { access: { sectionRight: 'read' } } }, (request, reply) => {
    const kind = getKind(request);
    const pieces = () => reviewSnapshot(kind, book);
    return sendSectionList(request, reply, { kind, accessLog, pieces });
  });
  app.put(
    `${url}/${idParameter}`,
    { schema: { body: reviewChangeBody }, config: { access: { sectionRight: 'review' } } },
    (request) => {
      const change = request.body as ReviewChange;
      return saveReview(parts, getKind(request), getId(request), change, getStaff(request));
    },
  );
}

/** Lists the accounts that share a readable section with the caller, with those sections. */
async function listAssignees(
  { database, now, makeId }: ConsoleParts,
  kinds: readonly RecordKind[],
): Promise<StaffMember[]> {
  const staff = await new AdminRepository(database, now, makeId).listStaff();
  const roles = await new RoleRepository(database).listByAccount();
  return staff
    .map((member) => {
      const rights = getAllRights(roles.get(member._id) ?? []);
      return { ...member, sections: kinds.filter((kind) => rights.has(`${kind}:read`)) };
    })
    .filter(({ sections }) => sections.length > 0);
}

/** Stores a review and returns it. Throws an HttpError: 404, 400 for an assignee without the right, 409. */
function saveReview(
  { database, now, audit }: ConsoleParts,
  kind: RecordKind,
  id: string,
  change: ReviewChange,
  staff: ActingStaff,
): Promise<Review> {
  return database.transaction().execute(async (transaction) => {
    await lockRecords(transaction, kind, [id]);
    const found = await new RecordRepository(transaction).find(kind, [id]);
    if (!found.has(id)) throw noRecord();
    const reviews = new ReviewRepository(transaction, now);
    const { assignee, state } = change;
    // The present assignee may have lost the right since; a note can be saved nevertheless.
    const isNew = assignee !== null && assignee !== (await reviews.findAssignee(kind, id));
    if (isNew && !(await mayRead(transaction, kind, assignee))) throw unknownAssignee();
    const review = await reviews.save(kind, id, change, staff.email);
    if (review === undefined) throw reviewedMeanwhile();
    await recordStaffChange(transaction, audit, {
      ...toAuditActor(staff),
      action: 'review',
      kind,
      subjects: [id],
      details: { state, assignee, version: review.version },
    });
    return review;
  });
}

async function mayRead(database: Database, kind: RecordKind, adminId: string): Promise<boolean> {
  return (await new RoleRepository(database).listRights(adminId)).has(`${kind}:read`);
}

interface ReviewSnapshotParts {
  readonly reviews: ReviewRepository;
  readonly merges: MergeRepository;
  readonly keptPairs: NotDuplicatesRepository;
  readonly consents: ConsentRepository;
}
/** Streams the JSON text of a `ReviewSnapshot`, because there may be as many reviews and consents as records. */
async function* reviewSnapshot(
  kind: RecordKind,
  { reviews, merges, keptPairs, consents }: ReviewSnapshotParts,
): AsyncGenerator<JsonPiece, void, undefined> {
  yield '{"reviews":[';
  yield* itemsOf(reviews.list(kind));
  yield `],"merges":${JSON.stringify(await merges.list(kind))}`;
  yield `,"keptPairs":${JSON.stringify(await keptPairs.list(kind))}`;
  yield ',"consents":[';
  yield* itemsOf(consents.list(kind));
  yield ']}';
}
async function* itemsOf(
  pieces: AsyncGenerator<readonly object[], void, undefined>,
): AsyncGenerator<JsonPiece, void, undefined> {
  let separator = '';
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    yield separator + piece.map((item) => JSON.stringify(item)).join(',');
    separator = ',';
  }
}
