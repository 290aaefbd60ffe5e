import type { FastifyInstance } from 'fastify';
import type { RecordKind, StaffMember } from 'contract/review';
import { changeReview, getReviews, listAssignees } from 'contract/review-requests';
import type { ResponseOf } from 'contract/request';
import { changeReviews, maxChangedReviews } from 'contract/today-requests';
import type { ReviewEdit } from 'contract/today-requests';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { sendSectionList } from '../../auth/access-log/send-section-list';
import { RoleRepository, getAllRights } from '../../auth/roles/role-repository';
import { ConsentRepository } from '../../submissions/consent/consent-repository';
import { HttpError, fieldError, noRecord } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import { groupByKind } from '../../storage/records/group-by-kind';
import { raiseByStaff } from '../../staff/on-call/urgent-alerts';
import { NotDuplicatesRepository } from '../not-duplicates/not-duplicates-repository';
import { MergeRepository } from '../merges/merge-repository';
import { ReviewEditor } from './change-reviews';
import type { ChangedReview } from './change-reviews';
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

const refusals = {
  'no-record': noRecord,
  'no-assignee': unknownAssignee,
  'review-changed': reviewedMeanwhile,
} as const;

/** The fields of an edit, with one more for the list that they are in. */
const keysPerEdit = 8;

/** The review of each record: its state, assignee and urgency, and whether it is put off. */
export function serveReviews(app: FastifyInstance): void {
  const { accessLog } = app;
  serve(app, listAssignees, ({ request }) =>
    readAssignees(app, getKindsWithRight(getRights(request), 'read')),
  );
  serve(app, getReviews, async ({ request, reply, kind }) => {
    await app.triage.catchUp();
    const pieces = () => reviewSnapshot(app, kind);
    return sendSectionList(request, reply, { kind, accessLog, pieces });
  });
  serveChange(app, changeReview, async ({ transaction, kind, id, body, staff, ...call }) => {
    const editor = new ReviewEditor(transaction, app, kind);
    const [outcome = 'no-record'] = await editor.apply([{ id, ...body }], staff);
    if (typeof outcome === 'string') throw refusals[outcome]();
    const { state, assignee, version } = outcome.review;
    await call.note({ details: { state, assignee, version } });
    // A colleague may be told that it is theirs.
    call.onCommit(() => app.mailer.drainSoon());
    return outcome.review;
  });
  serveChange(
    app,
    changeReviews,
    async ({ transaction, body, request, staff, note, onCommit }) => {
      const allowed = getKindsWithRight(getRights(request), 'review');
      const changed: ChangedReview[] = [];
      const refused: ResponseOf<typeof changeReviews>['refused'][number][] = [];
      for (const [kind, edits] of groupByKind(body.changes)) {
        const outcomes = allowed.includes(kind)
          ? await new ReviewEditor(transaction, app, kind).apply(edits, staff)
          : edits.map(() => 'no-record' as const);
        const stored = outcomes.filter((outcome) => typeof outcome === 'object');
        changed.push(...stored.map((outcome) => ({ kind, ...outcome })));
        for (const [index, code] of outcomes.entries())
          if (typeof code === 'string') refused.push({ kind, id: edits[index]?.id ?? '', code });
        if (stored.length > 0)
          await note({
            kind,
            subjects: stored.map(({ review }) => review.recordId),
            details: { count: stored.length, ...getCommonChange(edits) },
          });
      }
      const urgent = changed.filter(({ review }) => review.urgency === 'urgent');
      for (const { kind, review } of urgent)
        await raiseByStaff(app, transaction, { kind, recordId: review.recordId, by: staff._id });
      // Colleagues may be told that something is urgent, or theirs.
      if (changed.length > 0) onCommit(() => app.mailer.drainSoon());
      return { changed, refused };
    },
    { maxKeys: maxChangedReviews * keysPerEdit },
  );
}

/** What all edits of a selection say, for the audit log; an undo gives back different values. */
function getCommonChange([first, ...others]: readonly ReviewEdit[]) {
  const fields = (['state', 'assignee', 'snoozedUntil', 'urgency'] as const).filter(
    (field) => first?.[field] !== undefined && others.every((edit) => edit[field] === first[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, first?.[field] ?? null]));
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
  yield '],"suggestions":[';
  yield* itemsOf(new ReviewRepository(database, now).listSuggestions(kind));
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
