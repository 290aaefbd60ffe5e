import { sql } from 'kysely';
import { keptSlugs, keptSlugsOfSite } from 'contract/content-limits';
import { getSlug } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import type { Database } from '../storage/database';
import { parseContentText } from './content-row';

/** All SQL about the slugs of entries' pages. Callers hold the lock on the content. */
export class SlugRepository {
  constructor(private readonly database: Database) {}

  /** Whether the page of another visible entry has a slug. */
  async isTaken(slug: string, kind: ContentKind, id: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('content_slugs')
      .innerJoin('content_entries', (join) =>
        join
          .onRef('content_entries.kind', '=', 'content_slugs.kind')
          .onRef('content_entries.id', '=', 'content_slugs.entry_id'),
      )
      .select(['content_entries.kind', 'content_entries.id', 'content_entries.published'])
      .where('content_slugs.slug', '=', slug)
      .executeTakeFirst();
    if (!row?.published || (row.kind === kind && row.id === id)) return false;
    return getSlug(row.kind as ContentKind, parseContentText(row.published)) === slug;
  }

  /** Stores the slug of an entry's published text. A slug that led to another entry leads to this one from then on. */
  async note(kind: ContentKind, id: string, text: ContentText): Promise<void> {
    const slug = getSlug(kind, text);
    if (slug !== undefined) await this.noteSlug(kind, id, slug);
  }

  /** Makes a slug the newest of its entry and removes the oldest beyond the maximum. */
  async noteSlug(kind: ContentKind, id: string, slug: string): Promise<void> {
    const number = sql<number>`(select coalesce(max(number), 0) + 1 from content_slugs)`;
    await this.database
      .insertInto('content_slugs')
      .values({ slug, kind, entry_id: id, number })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ kind, entry_id: id, number }))
      .execute();
    // There may be more from before a maximum existed.
    const over = (await this.count(kind, id)) - keptSlugs;
    if (over > 0) await this.removeOldest(kind, id, over);
    if ((await this.count()) > keptSlugsOfSite) await this.removeOfMost();
  }

  /** Lists all slugs of a kind by the ids of its entries, oldest first. */
  async list(kind: ContentKind): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.database
      .selectFrom('content_slugs')
      .select(['slug', 'entry_id'])
      .where('kind', '=', kind)
      .orderBy('number')
      .orderBy('slug')
      .execute();
    const slugs = new Map<string, string[]>();
    for (const { slug, entry_id } of rows) {
      const own = slugs.get(entry_id);
      if (own) own.push(slug);
      else slugs.set(entry_id, [slug]);
    }
    return slugs;
  }

  private async count(kind?: ContentKind, id?: string): Promise<number> {
    const all = this.database
      .selectFrom('content_slugs')
      .select(sql<number | string>`count(*)`.as('count'));
    const own =
      kind === undefined || id === undefined
        ? all
        : all.where('kind', '=', kind).where('entry_id', '=', id);
    return Number((await own.executeTakeFirstOrThrow()).count);
  }

  /** Removes a slug of the entry with the most, so that one that moves all the time costs no other its addresses. */
  private async removeOfMost(): Promise<void> {
    const most = await this.database
      .selectFrom('content_slugs')
      .select(['kind', 'entry_id'])
      .groupBy(['kind', 'entry_id'])
      .orderBy(sql`count(*)`, 'desc')
      .orderBy(sql`max(number)`, 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await this.removeOldest(most.kind, most.entry_id);
  }

  private async removeOldest(kind: string, id: string, howMany = 1): Promise<void> {
    const oldest = this.database
      .selectFrom('content_slugs')
      .select('slug')
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .orderBy('number')
      .orderBy('slug')
      .limit(howMany);
    await this.database.deleteFrom('content_slugs').where('slug', 'in', oldest).execute();
  }
}
