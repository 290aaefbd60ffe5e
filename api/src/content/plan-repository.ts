import type { Selectable } from 'kysely';
import { contentKindNames, readContentKind } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import type { EntryPlan, PlannedAction, PlanTrouble } from 'contract/stored-entry';
import type { ContentPlansTable } from '../storage/tables/content-tables';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import { accountName } from '../storage/account-name';
import { parseContentText } from './content-row';
import type { NamedRow } from './content-row';

type PlanRow = Selectable<ContentPlansTable>;

export interface PlanKey {
  readonly kind: ContentKind;
  readonly id: string;
  readonly deed: PlannedAction;
}

export type DuePlan = PlanKey & Pick<PlanRow, 'due'>;

/** The outcome of a plan that staff must be told. */
type PlanEnd = Pick<EntryPlan, 'reason'> & { readonly state: 'late' | 'failed' };

/** Delay after which a plan counts as late, in milliseconds: the server looks twice in that time. */
export const planTolerance = 120_000;

/** Troubles that a response lists at most. */
const maxPlanTroubles = 20;

/** Maximum number of plans that one look carries out. */
const maxDue = 100;

/** All SQL about plans for entries. Times are ISO 8601 in UTC, so they sort as text. */
export class PlanRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Lists the plans of a kind or of one entry by the ids of the entries; publishing comes first. */
  async list(kind: ContentKind, id?: string): Promise<ReadonlyMap<string, readonly EntryPlan[]>> {
    const rows = await this.database
      .selectFrom('content_plans')
      .leftJoin('admins', 'admins.id', 'content_plans.by')
      .selectAll('content_plans')
      .select(accountName.as('account'))
      .where('kind', '=', kind)
      .$if(id !== undefined, (query) => query.where('entry_id', '=', id ?? ''))
      .orderBy('deed')
      .execute();
    const plans = new Map<string, readonly EntryPlan[]>();
    for (const row of rows)
      plans.set(row.entry_id, [...(plans.get(row.entry_id) ?? []), this.toPlan(row)]);
    return plans;
  }

  find({ kind, id, deed }: PlanKey): Promise<PlanRow | undefined> {
    return this.database
      .selectFrom('content_plans')
      .selectAll()
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .where('deed', '=', deed)
      .executeTakeFirst();
  }

  /** Finds the entries of a kind that are to be published before a time. */
  async findComing(kind: ContentKind, before: Date): Promise<readonly string[]> {
    const rows = await this.database
      .selectFrom('content_plans')
      .select('entry_id')
      .where('kind', '=', kind)
      .where('deed', '=', 'publish')
      .where('state', '=', 'waiting')
      .where('due', '<', before.toISOString())
      .execute();
    return rows.map(({ entry_id }) => entry_id);
  }

  /** Stores a plan in place of an earlier one or its reported outcome. */
  async put(key: PlanKey, plan: Pick<PlanRow, 'due' | 'text' | 'by'>): Promise<void> {
    const { kind, id, deed } = key;
    await this.remove(key);
    await this.database
      .insertInto('content_plans')
      .values({ kind, entry_id: id, deed, state: 'waiting', reason: null, at: null, ...plan })
      .execute();
  }

  /** Returns whether a waiting plan was removed. */
  async remove({ kind, id, deed }: PlanKey): Promise<boolean> {
    const rows = await this.database
      .deleteFrom('content_plans')
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .where('deed', '=', deed)
      .returning('state')
      .execute();
    return rows.some(({ state }) => state === 'waiting');
  }

  /** Keeps the outcome of a plan until staff dismiss it. */
  async tell(plan: PlanRow, { state, reason = 'held-up' }: PlanEnd): Promise<void> {
    const told = { ...plan, state, reason, at: this.now().toISOString() };
    await this.database
      .insertInto('content_plans')
      .values(told)
      .onConflict((conflict) => conflict.columns(['kind', 'entry_id', 'deed']).doUpdateSet(told))
      .execute();
  }

  /** Lists the due plans, earliest first; in the same minute publishing comes first. */
  async listDue(): Promise<readonly DuePlan[]> {
    const rows = await this.database
      .selectFrom('content_plans')
      .select(['kind', 'entry_id', 'deed', 'due'])
      // A plan of a kind that only another release knows waits for that release and must not fill up the limit.
      .where('kind', 'in', contentKindNames)
      .where('state', '=', 'waiting')
      .where('due', '<=', this.now().toISOString())
      .orderBy('due')
      .orderBy('deed')
      .limit(maxDue)
      .execute();
    return rows.flatMap(({ due, ...row }) => {
      const key = keyOf(row);
      return key ? [{ ...key, due }] : [];
    });
  }

  async nextDue(): Promise<Date | undefined> {
    const row = await this.database
      .selectFrom('content_plans')
      .select('due')
      .where('state', '=', 'waiting')
      .where('due', '>', this.now().toISOString())
      .orderBy('due')
      .limit(1)
      .executeTakeFirst();
    return row && new Date(row.due);
  }

  /** Lists the plans of some kinds that failed or were late, oldest first. */
  async listTroubles(kinds: readonly ContentKind[]): Promise<readonly PlanTrouble[]> {
    const rows = await this.database
      .selectFrom('content_plans')
      .selectAll()
      .where('kind', 'in', kinds)
      .where(({ or, and, eb }) =>
        or([
          eb('state', '!=', 'waiting'),
          and([eb('state', '=', 'waiting'), eb('due', '<', this.lateBefore())]),
        ]),
      )
      .orderBy('due')
      .limit(maxPlanTroubles)
      .execute();
    return rows.flatMap((row) => {
      const key = keyOf(row);
      const state = this.stateOf(row);
      return key && state !== 'waiting' ? [{ ...key, state }] : [];
    });
  }

  private lateBefore(): string {
    return new Date(this.now().getTime() - planTolerance).toISOString();
  }

  private stateOf({ state, due }: Pick<PlanRow, 'state' | 'due'>): EntryPlan['state'] {
    if (state === 'waiting') return due < this.lateBefore() ? 'overdue' : 'waiting';
    return state === 'late' ? 'late' : 'failed';
  }

  private toPlan(row: NamedRow<PlanRow>): EntryPlan {
    const { deed, due, reason, at, by, account, text } = row;
    return {
      deed: deed as PlannedAction,
      due,
      state: this.stateOf(row),
      ...(reason !== null && { reason: reason as NonNullable<EntryPlan['reason']> }),
      ...(at !== null && { at }),
      ...(account !== null && { by, byName: account }),
      ...(text !== null && { text: parseContentText(text) }),
    };
  }
}

/** Returns undefined for a kind that this release does not know. */
function keyOf(row: Pick<PlanRow, 'kind' | 'entry_id' | 'deed'>): PlanKey | undefined {
  const kind = readContentKind(row.kind);
  return kind && { kind, id: row.entry_id, deed: row.deed as PlannedAction };
}
