import type { FastifyInstance } from 'fastify';
import type { RecordKind, StaffMember } from 'contract/review';
import { changeReview, getReviews, listAssignees } from 'contract/review-requests';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { sendSectionList } from '../../auth/access-log/send-section-list';
import { RoleRepository, getAllRights } from '../../auth/roles/role-repository';
import { ConsentRepository } from '../../submissions/consent/consent-repository';
import { HttpError, fieldError, noRecord } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import { NotDuplicatesRepository } from '../not-duplicates/not-duplicates-repository';
import { MergeRepository } from '../merges/merge-repository';
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
export function serveReviews(app: FastifyInstance): void {
  const { accessLog } = app;
  serve(app, listAssignees, ({ request }) =>
    readAssignees(app, getKindsWithRight(getRights(request), 'read')),
  );
  serve(app, getReviews, ({ request, reply, kind }) =>
    sendSectionList(request, reply, { kind, accessLog, pieces: () => reviewSnapshot(app, kind) }),
  );
  serveChange(app, changeReview, async ({ transaction, kind, id, body, staff, note }) => {
    await lockRecords(transaction, kind, [id]);
    const found = await new RecordRepository(transaction).find(kind, [id]);
    if (!found.has(id)) throw noRecord();
    const reviews = new ReviewRepository(transaction, app.now);
    const { assignee, state } = body;
    // The present assignee may have lost the right since; a note can be saved nevertheless.
    const isNew = assignee !== null && assignee !== (await reviews.findAssignee(kind, id));
    if (isNew && !(await mayRead(transaction, kind, assignee))) throw unknownAssignee();
    const review = await reviews.save(kind, id, body, staff.email);
    if (review === undefined) throw reviewedMeanwhile();
    await note({ details: { state, assignee, version: review.version } });
    return review;
  });
}

/** Lists the accounts that share a readable section with the caller, with those sections. */
async function readAssignees(
  { database, now, makeId }: FastifyInstance,
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

async function mayRead(database: Database, kind: RecordKind, adminId: string): Promise<boolean> {
  return (await new RoleRepository(database).listRights(adminId)).has(`${kind}:read`);
}

/** Streams the JSON text of a `ReviewSnapshot`, because there may be as many reviews and consents as records. */
async function* reviewSnapshot(
  { database, now }: FastifyInstance,
  kind: RecordKind,
): AsyncGenerator<JsonPiece, void, undefined> {
  yield '{"reviews":[';
  yield* itemsOf(new ReviewRepository(database, now).list(kind));
  yield `],"merges":${JSON.stringify(await new MergeRepository(database).list(kind))}`;
  yield `,"keptPairs":${JSON.stringify(await new NotDuplicatesRepository(database).list(kind))}`;
  yield ',"consents":[';
  yield* itemsOf(new ConsentRepository(database).list(kind));
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
