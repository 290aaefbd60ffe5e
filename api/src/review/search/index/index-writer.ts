import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../storage/database';
import { segmentSize } from './gram-blocks';
import type { GramBlock } from './gram-blocks';
import type { BlockCipher } from './block-cipher';
import type { IndexDatabase, SearchSource } from './search-tables';

/** A change that was noted, and the record that it is about. */
export interface NotedChange {
  readonly n: number;
  readonly source: SearchSource;
  readonly seq: number;
}

/** What a segment is replaced by. */
export interface NewSegment {
  readonly source: SearchSource;
  readonly segment: number;
  /** Undefined where it is not indexed. */
  readonly blocks: readonly GramBlock[] | undefined;
  /** The changes that the blocks hold. */
  readonly followed: readonly NotedChange[];
}

/** Thrown where writing had to end: what was begun is as it was before. */
export class WritingEnded extends Error {
  override readonly name = 'WritingEnded';
}

/** Rows that are inserted by one statement. */
const rowsPerInsert = 200;

/**
 * Writes the index, which may lie in a file of its own. Both sides note a mark with each change of it: first the main
 * database that one is about to be made, then the index with the change, then the main database that it was made and
 * which notes it has followed. So neither a kill in between nor an older copy of either is taken for what it is not.
 */
export class IndexWriter {
  constructor(
    private readonly main: Database,
    private readonly index: IndexDatabase,
    private readonly cipher: BlockCipher,
  ) {}

  /** `whole`: the index tells what the main database holds; `foreign`: another version made it; otherwise `stale`. */
  async readState(): Promise<'whole' | 'foreign' | 'stale'> {
    const { mark, pending } = await this.main
      .selectFrom('search_mark')
      .selectAll()
      .executeTakeFirstOrThrow();
    const state = await this.index.selectFrom('search_state').selectAll().executeTakeFirst();
    if (state === undefined) return 'stale';
    if (state.version !== this.cipher.version) return 'foreign';
    return [mark, pending].includes(state.mark) ? 'whole' : 'stale';
  }

  /** Empties the index. What was changed until then is built with all else, so its notes are forgotten. */
  async beginAnew(): Promise<void> {
    const last = await this.main
      .selectFrom('search_changes')
      .select(({ fn }) => fn.max('n').as('n'))
      .executeTakeFirst();
    await this.change([], async (index, mark) => {
      await index.deleteFrom('search_blocks').execute();
      await index.deleteFrom('search_segments').execute();
      await index.deleteFrom('search_state').execute();
      const state = { id: 1, version: this.cipher.version, generation: randomUUID(), mark };
      await index.insertInto('search_state').values(state).execute();
    });
    await this.main
      .deleteFrom('search_changes')
      .where('n', '<=', last?.n ?? 0)
      .execute();
  }

  /** @param isEnded asked before each statement; rejects with WritingEnded where it is */
  replaceSegment(
    { source, segment, blocks, followed }: NewSegment,
    isEnded: () => boolean,
  ): Promise<void> {
    return this.change(followed, async (index, mark) => {
      await index
        .deleteFrom('search_blocks')
        .where('source', '=', source)
        .where('segment', '=', segment)
        .execute();
      for (let at = 0; at < (blocks?.length ?? 0); at += rowsPerInsert) {
        if (isEnded()) throw new WritingEnded();
        const rows = blocks?.slice(at, at + rowsPerInsert) ?? [];
        await index
          .insertInto('search_blocks')
          .values(
            rows.map((block) => ({
              ...this.cipher.hide(block, source, segment),
              ...{ source, segment },
            })),
          )
          .execute();
      }
      const is_indexed = blocks === undefined ? 0 : 1;
      await index
        .insertInto('search_segments')
        .values({ source, segment, is_indexed })
        .onConflict((conflict) =>
          conflict.columns(['source', 'segment']).doUpdateSet({ is_indexed }),
        )
        .execute();
      await index.updateTable('search_state').set({ mark }).execute();
    });
  }

  /** Up to so many notes, the oldest first. */
  readChanges(limit: number): Promise<NotedChange[]> {
    return this.main.selectFrom('search_changes').selectAll().orderBy('n').limit(limit).execute();
  }

  /** Those that were looked at, also where they are not indexed. */
  async readSegments(source: SearchSource): Promise<ReadonlySet<number>> {
    const rows = await this.index
      .selectFrom('search_segments')
      .select('segment')
      .where('source', '=', source)
      .execute();
    return new Set(rows.map(({ segment }) => segment));
  }

  /** How many segments no record will be added to any more. */
  async countFullSegments(source: SearchSource): Promise<number> {
    const { rows } = await sql<{ last: number | null }>`
      select max(seq) as last from ${sql.table(source)}`.execute(this.main);
    return Math.floor((rows[0]?.last ?? 0) / segmentSize);
  }

  /** Forgets notes of records that a search goes through anyway. */
  async forget(changes: readonly NotedChange[]): Promise<void> {
    const all = changes.map(({ n }) => n);
    for (let at = 0; at < all.length; at += rowsPerInsert) {
      await this.main
        .deleteFrom('search_changes')
        .where('n', 'in', all.slice(at, at + rowsPerInsert))
        .execute();
    }
  }

  private async change(
    followed: readonly NotedChange[],
    work: (index: IndexDatabase, mark: string) => Promise<void>,
  ): Promise<void> {
    const mark = randomUUID();
    await this.main.updateTable('search_mark').set({ pending: mark }).execute();
    await this.index.transaction().execute((index) => work(index, mark));
    await this.main.updateTable('search_mark').set({ mark, pending: '' }).execute();
    await this.forget(followed);
  }
}
