import { slugOf } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import type { Database } from '../storage/database';
import { readKept } from './content-row';

/** All SQL about the slugs of entries' pages (docs/decisions/0057). Two that publish wait for each other. */
export class SlugRepository {
  constructor(private readonly database: Database) {}

  /** Whether the page of another entry, which visitors see, has a slug. */
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
    return slugOf(row.kind as ContentKind, readKept(row.published)) === slug;
  }

  /** Notes the slug of what is published of an entry. One that led to another entry leads to this one from then on. */
  async note(kind: ContentKind, id: string, text: ContentText): Promise<void> {
    const slug = slugOf(kind, text);
    if (slug !== undefined) await this.noteSlug(kind, id, slug);
  }

  async noteSlug(kind: ContentKind, id: string, slug: string): Promise<void> {
    await this.database
      .insertInto('content_slugs')
      .values({ slug, kind, entry_id: id })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ kind, entry_id: id }))
      .execute();
  }

  /** All slugs of the entries of a kind, by the entries' ids. */
  async list(kind: ContentKind): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.database
      .selectFrom('content_slugs')
      .select(['slug', 'entry_id'])
      .where('kind', '=', kind)
      .execute();
    const slugs = new Map<string, string[]>();
    for (const { slug, entry_id } of rows)
      slugs.set(entry_id, [...(slugs.get(entry_id) ?? []), slug].sort());
    return slugs;
  }
}
