import { sql } from 'kysely';
import { keptVersions } from 'contract/content-limits';
import type { ContentKind } from 'contract/content-kinds';
import type { ContentOverview } from 'contract/content-requests';
import type { EntryPlan, EntryVersion } from 'contract/stored-entry';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import { accountName } from '../storage/account-name';
import { toVersion } from './content-row';
import type { EntryRow, NamedRow } from './content-row';
import { PlanRepository } from './plan-repository';

export type StoredRow = NamedRow<EntryRow> & { readonly plans?: readonly EntryPlan[] };

/** The columns that a change sets, beside those for its author and time. */
export type RowChange = Partial<Pick<EntryRow, 'draft' | 'published' | 'came_with_site'>>;

/** All SQL about entries that staff edit, drafts included. */
export class EntryRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  async count(kinds: readonly ContentKind[]): Promise<ContentOverview['kinds']> {
    const rows = await this.database
      .selectFrom('content_entries')
      .select(['kind', sql<number>`count(published)`.as('published')])
      .select(sql<number>`count(draft)`.as('drafts'))
      .groupBy('kind')
      .execute();
    const counts = kinds.map((name) => {
      const { published = 0, drafts = 0 } = rows.find(({ kind }) => kind === name) ?? {};
      return [name, { published, drafts }] as const;
    });
    return Object.fromEntries(counts);
  }

  /** Lists the entries of a kind by position. */
  async list(kind: ContentKind): Promise<StoredRow[]> {
    const rows = await this.select(kind)
      .orderBy('position')
      .orderBy('content_entries.id')
      .execute();
    const plans = await this.plans().list(kind);
    return rows.map((row) => withPlans(row, plans));
  }

  async find(kind: ContentKind, id: string): Promise<StoredRow | undefined> {
    const row = await this.select(kind).where('content_entries.id', '=', id).executeTakeFirst();
    return row && withPlans(row, await this.plans().list(kind, id));
  }

  /** Inserts a new draft as the last entry of its kind. */
  async insert(kind: ContentKind, id: string, draft: string, by: string): Promise<void> {
    const last = sql<number>`(select coalesce(max(position), 0) + 1
      from content_entries where kind = ${kind})`;
    await this.database
      .insertInto('content_entries')
      .values({
        ...{ kind, id, position: last, revision: 1, draft, published: null },
        ...{ came_with_site: 0, changed_at: this.now().toISOString(), changed_by: by },
      })
      .execute();
  }

  /** Saves a change of an entry as its next revision. */
  async update(kind: ContentKind, id: string, change: RowChange, by: string): Promise<void> {
    await this.database
      .updateTable('content_entries')
      .set({
        ...change,
        revision: sql`revision + 1`,
        changed_at: this.now().toISOString(),
        changed_by: by,
      })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  }

  /** Removes an entry with its versions. */
  async remove(kind: ContentKind, id: string): Promise<void> {
    await this.database
      .deleteFrom('content_entries')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  }

  async setOrder(kind: ContentKind, ids: readonly string[]): Promise<void> {
    for (const [position, id] of ids.entries())
      await this.database
        .updateTable('content_entries')
        .set({ position })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute();
  }

  /** Adds a version to the history of an entry and removes the oldest beyond the maximum. Returns its number. */
  async addVersion(
    kind: ContentKind,
    id: string,
    version: Pick<EntryVersion, 'deed'> & { readonly text: string; readonly by: string },
  ): Promise<number> {
    const { last } = await this.database
      .selectFrom('content_versions')
      .select(sql<number>`coalesce(max(number), 0)`.as('last'))
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .executeTakeFirstOrThrow();
    const number = last + 1;
    const at = this.now().toISOString();
    await this.database
      .insertInto('content_versions')
      .values({ kind, entry_id: id, number, at, ...version })
      .execute();
    await this.database
      .deleteFrom('content_versions')
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .where('number', '<=', number - keptVersions)
      .execute();
    return number;
  }

  /** Lists the versions of an entry, newest first. */
  async listVersions(kind: ContentKind, id: string): Promise<EntryVersion[]> {
    const rows = await this.database
      .selectFrom('content_versions')
      .leftJoin('admins', 'admins.id', 'content_versions.by')
      .selectAll('content_versions')
      .select(accountName.as('account'))
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .orderBy('content_versions.number', 'desc')
      .limit(keptVersions)
      .execute();
    return rows.map(toVersion);
  }

  private select(kind: ContentKind) {
    return this.database
      .selectFrom('content_entries')
      .leftJoin('admins', 'admins.id', 'content_entries.changed_by')
      .selectAll('content_entries')
      .select(accountName.as('account'))
      .where('kind', '=', kind);
  }
  private plans(): PlanRepository {
    return new PlanRepository(this.database, this.now);
  }
}

function withPlans(
  row: NamedRow<EntryRow>,
  plans: ReadonlyMap<string, readonly EntryPlan[]>,
): StoredRow {
  const own = plans.get(row.id);
  return own ? { ...row, plans: own } : row;
}
