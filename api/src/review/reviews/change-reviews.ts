import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { RecordKind, ReviewState } from 'contract/review';
import type { Review } from 'contract/review-requests';
import type { changeReviews, ReviewEdit } from 'contract/today-requests';
import type { ResponseOf } from 'contract/request';
import { RoleRepository } from '../../auth/roles/role-repository';
import { ColleagueNewsRepository } from '../../staff/colleague-news/colleague-news-repository';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { lockRecords } from '../../storage/records/lock-records';
import { RecordRepository } from '../../storage/records/record-repository';
import type { Tables } from '../../storage/tables/tables';
import { ReviewRepository } from './review-repository';
import type { ReviewContent } from './review-repository';

type Outcome = ResponseOf<typeof changeReviews>;
export type ChangedReview = Outcome['changed'][number];
type Refusal = Outcome['refused'][number]['code'];
/** What one edit did: the change, or why there is none. */
type Edited = Omit<ChangedReview, 'kind'> | Refusal;

/** Stores edits of reviews of one kind in a transaction. Each is stored or refused, whatever becomes of the others. */
export class ReviewEditor {
  private readonly reviews: ReviewRepository;
  private readonly news: ColleagueNewsRepository;
  private readonly rights = new Map<string, Promise<boolean>>();

  constructor(
    private readonly transaction: Transaction<Tables>,
    private readonly app: Pick<FastifyInstance, 'now' | 'makeId'>,
    private readonly kind: RecordKind,
  ) {
    this.reviews = new ReviewRepository(transaction, app.now);
    this.news = new ColleagueNewsRepository(transaction, app.now, app.makeId);
  }

  /** A colleague who gets a record assigned is told by email. */
  async apply(
    edits: readonly EditOf[],
    by: Pick<ActingStaff, '_id' | 'email'>,
  ): Promise<readonly Edited[]> {
    const ids = [...new Set(edits.map(({ id }) => id))];
    await lockRecords(this.transaction, this.kind, ids);
    const listed = await new RecordRepository(this.transaction).listIds(this.kind, ids);
    const present = await this.reviews.find(this.kind, ids);
    const outcomes: Edited[] = [];
    // A record that is named twice must not be overwritten by the second edit.
    for (const edit of edits) {
      const outcome = listed.has(edit.id)
        ? await this.store(edit, present.get(edit.id), by)
        : 'no-record';
      if (typeof outcome === 'object') present.set(edit.id, outcome.review);
      outcomes.push(outcome);
    }
    return outcomes;
  }

  /** Moves a locked record from `new` to `in-progress`; undefined if it is not new. */
  async begin(id: string, by: Pick<ActingStaff, '_id' | 'email'>): Promise<Review | undefined> {
    const present = (await this.reviews.find(this.kind, [id])).get(id);
    if (present !== undefined && present.state !== 'new') return undefined;
    const content = toContent(present ?? untouched, { state: 'in-progress' }, this.app.now());
    return this.reviews.save(this.kind, id, { present, content, by: by.email });
  }

  private async store(
    edit: EditOf,
    present: Review | undefined,
    by: Pick<ActingStaff, '_id' | 'email'>,
  ): Promise<Edited> {
    if ((present?.version ?? -1) !== edit.seenVersion) return 'review-changed';
    const before = present ?? untouched;
    const content = toContent(before, edit, this.app.now());
    // The present assignee may have lost the right since; everything else can be saved nevertheless.
    const { assignee } = content;
    const isAssigned = assignee !== null && assignee !== before.assignee;
    if (isAssigned && !(await this.mayRead(assignee))) return 'no-assignee';
    const saved = { present, content, by: by.email };
    const review = await this.reviews.save(this.kind, edit.id, saved);
    if (review === undefined) return 'review-changed';
    if (isAssigned && assignee !== by._id)
      await this.news.add(assignee, { kind: this.kind, recordId: edit.id, reason: 'assigned' });
    const { state, snoozedUntil, urgency } = before;
    return { review, before: { state, assignee: before.assignee, snoozedUntil, urgency } };
  }

  private mayRead(adminId: string): Promise<boolean> {
    const known = this.rights.get(adminId);
    if (known !== undefined) return known;
    const asked = new RoleRepository(this.transaction)
      .listRights(adminId)
      .then((rights) => rights.has(`${this.kind}:read`));
    this.rights.set(adminId, asked);
    return asked;
  }
}

export type EditOf = Omit<ReviewEdit, 'kind'>;

const untouched: ReviewContent = {
  ...{ state: 'new', assignee: null, snoozedUntil: null, urgency: null },
};

/**
 * Returns what a review says after an edit. A record that is done, or as new again, is put off no longer, and a time
 * that is over puts nothing off.
 */
function toContent(
  before: ReviewContent,
  { state = before.state, assignee, snoozedUntil, urgency }: Omit<EditOf, 'id' | 'seenVersion'>,
  now: Date,
): ReviewContent {
  const kept = endsSnooze(before.state, state) ? null : before.snoozedUntil;
  const until = snoozedUntil === undefined ? kept : snoozedUntil;
  return {
    state,
    assignee: assignee === undefined ? before.assignee : assignee,
    snoozedUntil: until !== null && until > now.toISOString() ? until : null,
    urgency: urgency === undefined ? before.urgency : urgency,
  };
}

const endsSnooze = (before: ReviewState, after: ReviewState) =>
  after !== before && after !== 'in-progress';
