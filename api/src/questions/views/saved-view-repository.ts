import type { SavedView, ViewedList } from 'contract/saved-view-requests';
import { accountName } from '../../storage/account-name';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { viewKind } from '../../storage/encryption/encrypted-fields';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import { toView } from './saved-view-row';
import type { ViewReader } from './saved-view-row';
import { deleteLooseChoices, viewBody } from './stored-views';
import type { ViewContents } from './stored-views';

/** How long a removed view is kept, in milliseconds, so that its removal can be taken back. */
const keptFor = 86_400_000;

/** Views that a list contains at most, over those of all colleagues. */
const mostListed = 1000;

type OwnedView = ViewContents & Pick<SavedView, 'isShared' | 'isQuestion'>;
type ViewChoice = Pick<SavedView, 'isPinned' | 'isDefault'>;

/** All SQL about saved views. It works inside a transaction or without one. */
export class SavedViewRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Lists what a reader may see: their own views and the shared ones, in the order of their names. */
  async list(reader: ViewReader): Promise<readonly SavedView[]> {
    if (reader.lists.length === 0) return [];
    const rows = await this.select(reader)
      .where('removed_at', 'is', null)
      .orderBy('saved_views.created_at')
      .limit(mostListed)
      .execute();
    return rows
      .flatMap((row) => toView(row, reader) ?? [])
      .toSorted((one, other) => compareNames(one.name, other.name));
  }

  async find(reader: ViewReader, id: string, isRemoved = false): Promise<SavedView | undefined> {
    if (reader.lists.length === 0) return undefined;
    const row = await this.select(reader)
      .where('saved_views.id', '=', id)
      .where('removed_at', isRemoved ? 'is not' : 'is', null)
      .executeTakeFirst();
    return row && toView(row, reader);
  }

  async countOwn(adminId: string): Promise<number> {
    const { count } = await this.database
      .selectFrom('saved_views')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', adminId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }

  async add(id: string, adminId: string, kind: ViewedList, view: OwnedView): Promise<void> {
    const at = this.now().toISOString();
    const first = { id, kind, version: 0, owner_id: adminId, removed_at: null };
    await this.database
      .insertInto('saved_views')
      .values({ ...first, ...this.toColumns(id, view), created_at: at, updated_at: at })
      .execute();
  }

  /** Writes a view as its next version and as one of this admin; returns false if the stored version is another. */
  async change(id: string, adminId: string, seenVersion: number, view: OwnedView) {
    const { numUpdatedRows } = await this.database
      .updateTable('saved_views')
      .set({ ...this.toColumns(id, view), owner_id: adminId, version: seenVersion + 1 })
      .set({ updated_at: this.now().toISOString() })
      .where('id', '=', id)
      .where('version', '=', seenVersion)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async setRemoved(id: string, isRemoved: boolean): Promise<void> {
    await this.database
      .updateTable('saved_views')
      .set({ removed_at: isRemoved ? this.now().toISOString() : null })
      .where('id', '=', id)
      .execute();
  }

  async choose(
    adminId: string,
    { _id, kind }: Pick<SavedView, '_id' | 'kind'>,
    chosen: ViewChoice,
  ) {
    const is_pinned = Number(chosen.isPinned);
    await this.database
      .insertInto('saved_view_choices')
      .values({ admin_id: adminId, view_id: _id, is_pinned })
      .onConflict((conflict) =>
        conflict.columns(['admin_id', 'view_id']).doUpdateSet({ is_pinned }),
      )
      .execute();
    if (chosen.isDefault)
      await this.database
        .insertInto('default_views')
        .values({ admin_id: adminId, kind, view_id: _id })
        .onConflict((conflict) =>
          conflict.columns(['admin_id', 'kind']).doUpdateSet({ view_id: _id }),
        )
        .execute();
    else
      await this.database
        .deleteFrom('default_views')
        .where('admin_id', '=', adminId)
        .where('view_id', '=', _id)
        .execute();
  }

  /** Deletes what was removed and can no longer be taken back, and what was chosen about it. */
  async sweep(): Promise<void> {
    const before = new Date(this.now().getTime() - keptFor).toISOString();
    const { numDeletedRows } = await this.database
      .deleteFrom('saved_views')
      .where('removed_at', '<=', before)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await deleteLooseChoices(this.database);
  }

  private select({ adminId, lists }: ViewReader) {
    return this.database
      .selectFrom('saved_views')
      .leftJoin('admins', 'admins.id', 'owner_id')
      .leftJoin('saved_view_choices', (join) =>
        join
          .onRef('saved_view_choices.view_id', '=', 'saved_views.id')
          .on('saved_view_choices.admin_id', '=', adminId),
      )
      .leftJoin('default_views', (join) =>
        join
          .onRef('default_views.view_id', '=', 'saved_views.id')
          .on('default_views.admin_id', '=', adminId),
      )
      .select(['saved_views.id', 'saved_views.version', 'saved_views.kind', 'owner_id'])
      .select(['is_shared', 'is_question', 'is_pinned', 'default_views.view_id as default_id'])
      .select([accountName.as('by'), viewBody.as('body')])
      .where('saved_views.kind', 'in', lists)
      .where((is) => is.or([is('owner_id', '=', adminId), is('is_shared', '=', 1)]));
  }

  private toColumns(id: string, { name, content, isShared, isQuestion }: OwnedView) {
    const encryption = getFieldEncryption(this.database);
    return {
      is_shared: Number(isShared),
      is_question: Number(isQuestion),
      body: encryption.encryptNote(viewKind, id, JSON.stringify({ name, content })),
    };
  }
}

const compareNames = new Intl.Collator('de', { numeric: true }).compare;
