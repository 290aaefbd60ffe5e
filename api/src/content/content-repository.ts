import { sql } from 'kysely';
import type { ContentSnapshot, ContentText, PublishedEntry } from 'contract/content-entry';
import { inOrder, getSlug } from 'contract/content-entry';
import { contentKindNames, isAlwaysShown, getPages } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { orderText } from 'contract/content-text';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import { CalendarRepository } from './calendar-repository';
import { getEntryEnd, serializeContentText, parseContentText } from './content-row';
import type { EntryRow } from './content-row';
import { NamedMedia } from './named-media';
import { ProgramCapacity, withRegistrationFull } from './program-capacity';
import { SlugRepository } from './slug-repository';

type PublishedRow = Pick<EntryRow, 'kind' | 'id' | 'published' | 'came_with_site'>;

/** A draft to be used in place of the published text of its entry. */
export interface DraftOverride {
  readonly kind: ContentKind;
  readonly id: string;
  readonly text: ContentText;
}

/** All SQL about the content that visitors see. Nothing here reads a draft. */
export class ContentRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Whether nothing was ever published, so that the starter content may be loaded. */
  async isEmpty(): Promise<boolean> {
    return (await this.countPublications()) === 0;
  }

  /** A counter that increases with every change of what is published, also of its order; 0 until the first. */
  async countPublications(): Promise<number> {
    const { publications } = await this.database
      .selectFrom('content_state')
      .select('publications')
      .executeTakeFirstOrThrow();
    return publications;
  }

  /** Increments the counter in the transaction of a change. */
  async countPublication(): Promise<void> {
    await this.database
      .updateTable('content_state')
      .set({ publications: sql`publications + 1` })
      .execute();
  }

  /** Locks the content until the end of the transaction. Every transaction that changes content calls this first. */
  async acquireLock(): Promise<void> {
    await this.database
      .updateTable('content_state')
      .set(({ ref }) => ({ publications: ref('publications') }))
      .execute();
  }

  /**
   * Loads the starter content in one transaction, with its ids and order and before existing drafts. Returns false and
   * changes nothing if anything was ever published.
   */
  loadStarter(snapshot: ContentSnapshot): Promise<boolean> {
    return this.database.transaction().execute(async (transaction) => {
      const store = new ContentRepository(transaction, this.now);
      await store.acquireLock();
      if (!(await store.isEmpty())) return false;
      await store.countPublication();
      // Content of a kind that this release does not know is loaded by the release that does.
      const found = contentKindNames.filter((kind) => snapshot[kind].length > 0);
      for (const kind of found) await store.insertStarter(kind, snapshot[kind]);
      return true;
    });
  }

  /** Finds the kinds that are newer than the stored content, and required kinds of which nothing is published. */
  async findLackingKinds(): Promise<ContentKind[]> {
    const rows = await this.listPublished();
    const taken = await this.database.selectFrom('content_starters').select('kind').execute();
    const isIn = (list: readonly { readonly kind: string }[], name: ContentKind) =>
      list.some(({ kind }) => kind === name);
    return contentKindNames.filter(
      (name) => !isIn(taken, name) || (isAlwaysShown(name) && !isIn(rows, name)),
    );
  }

  /** Loads the starter content of such kinds and leaves the others as they are. */
  loadLacking(snapshot: ContentSnapshot): Promise<void> {
    return this.database.transaction().execute(async (transaction) => {
      const store = new ContentRepository(transaction, this.now);
      await store.acquireLock();
      const found = (await store.findLackingKinds()).filter((kind) => snapshot[kind].length > 0);
      if (found.length > 0) await store.countPublication();
      for (const kind of found) await store.insertStarter(kind, snapshot[kind]);
    });
  }

  private async insertStarter(kind: ContentKind, starter: readonly PublishedEntry[]) {
    const at = this.now().toISOString();
    const slugs = new SlugRepository(this.database);
    await this.database
      .insertInto('content_starters')
      .values({ kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const [place, { id, formerSlugs = [], ...text }] of starter.entries()) {
      const published = serializeContentText(orderText(kind, text));
      await this.database
        .insertInto('content_entries')
        .values({
          ...{ kind, id, position: place - starter.length, revision: 1, draft: null, published },
          ...{ came_with_site: 1, changed_at: at, changed_by: null },
        })
        .execute();
      // The version lets staff restore the starter content later.
      await this.database
        .insertInto('content_versions')
        .values({ kind, entry_id: id, number: 1, deed: 'published', at, by: null, text: published })
        .execute();
      for (const slug of formerSlugs) await slugs.noteSlug(kind, id, slug);
      await slugs.note(kind, id, text);
    }
  }

  /**
   * Builds what visitors see at a moment: published entries, without those of staff that are over by then. A programme
   * without free places is shown as full.
   * @param draft an entry that is included as if its draft were published
   */
  async snapshot(now: Date, draft?: DraftOverride): Promise<ContentSnapshot> {
    const rows = withDraft(await this.listPublished(draft), draft);
    const former = new SlugRepository(this.database);
    const programs = rows.filter(({ kind }) => kind === 'programs');
    const full = await new ProgramCapacity(this.database, () => now).findFull(programs);
    const kinds = contentKindNames.map(async (kind) => {
      const shown = rows.filter((row) => row.kind === kind && !isOver(kind, row, now));
      const slugs = getPages(kind) && (await former.list(kind));
      const entries = shown.map((row) => toPublished(kind, row, slugs?.get(row.id)));
      const isFull = (id: string) => kind === 'programs' && full.has(id);
      const told = entries.map((entry) => (isFull(entry.id) ? withRegistrationFull(entry) : entry));
      return [kind, inOrder(kind, told)] as const;
    });
    const snapshot = Object.fromEntries(await Promise.all(kinds)) as unknown as ContentSnapshot;
    const media = await new NamedMedia(this.database).filesOf(snapshot);
    const calendar = await new CalendarRepository(this.database).list(now);
    return {
      ...snapshot,
      ...(Object.keys(media).length > 0 && { media }),
      ...(calendar.length > 0 && { calendar }),
    };
  }

  /** When the next entry leaves the snapshot because it is over. */
  async nextEnd(now: Date): Promise<Date | undefined> {
    const rows = await this.listPublished();
    const ends = contentKindNames.flatMap((kind) =>
      rows
        .filter((row) => row.kind === kind)
        .map((row) => getEntryEnd(kind, row)?.getTime() ?? 0)
        .filter((end) => end > now.getTime()),
    );
    return ends.length === 0 ? undefined : new Date(Math.min(...ends));
  }

  private listPublished(draft?: DraftOverride): Promise<PublishedRow[]> {
    return this.database
      .selectFrom('content_entries')
      .select(['kind', 'id', 'published', 'came_with_site'])
      .where((where) => {
        const isPublished = where('published', 'is not', null);
        if (!draft) return isPublished;
        const isDrafted = where.and([where('kind', '=', draft.kind), where('id', '=', draft.id)]);
        return where.or([isPublished, isDrafted]);
      })
      .orderBy('kind')
      .orderBy('position')
      .orderBy('id')
      .execute();
  }
}

/** The draft counts as published by staff, as the starter content does once staff change it. */
function withDraft(rows: PublishedRow[], draft: DraftOverride | undefined): PublishedRow[] {
  if (!draft) return rows;
  const published = serializeContentText(draft.text);
  return rows.map((row) => {
    const isOther = row.kind !== draft.kind || row.id !== draft.id;
    return isOther || row.published === published ? row : { ...row, published, came_with_site: 0 };
  });
}

const isOver = (kind: ContentKind, row: PublishedRow, now: Date): boolean => {
  const end = getEntryEnd(kind, row);
  return end !== undefined && end <= now;
};

function toPublished(
  kind: ContentKind,
  { id, published }: PublishedRow,
  slugs: readonly string[] = [],
): PublishedEntry {
  // Fields that only an older release knew are dropped.
  const text = orderText(kind, parseContentText(published ?? ''));
  const present = getSlug(kind, text);
  const formerSlugs = slugs.filter((slug) => present !== undefined && slug !== present).sort();
  return { id, ...text, ...(formerSlugs.length > 0 && { formerSlugs }) };
}
