import { sql } from 'kysely';
import type { BlockCipher } from './block-cipher';
import type { IndexDatabase, SearchSource } from './search-tables';

/** Blocks of one segment, by prefix. */
export type SegmentBlocks = ReadonlyMap<number, Uint8Array>;

/** A run of prefixes, both ends included. */
export interface PrefixRange {
  readonly first: number;
  readonly last: number;
}

/** Reads the index. */
export class IndexReader {
  constructor(
    private readonly index: IndexDatabase,
    private readonly cipher: BlockCipher,
  ) {}

  /** Which beginning of the index this is; undefined when it is not ours. */
  async readGeneration(): Promise<string | undefined> {
    const state = await this.index
      .selectFrom('search_state')
      .select('generation')
      .where('version', '=', this.cipher.version)
      .executeTakeFirst();
    return state?.generation;
  }

  /** The segments that are indexed, the newest first. */
  async readSegments(source: SearchSource): Promise<readonly number[]> {
    const { rows } = await sql<{ segment: number }>`select segment from search_segments
      where source = ${source} and is_indexed = 1 order by segment desc`.execute(this.index);
    return rows.map(({ segment }) => segment);
  }

  /** How many bytes the blocks of these prefixes take in a segment, by the first of each range. */
  async readSizes(
    source: SearchSource,
    segment: number,
    ranges: readonly PrefixRange[],
  ): Promise<ReadonlyMap<number, number>> {
    const sizes = new Map<number, number>();
    for (const range of ranges) {
      const { first, last } = this.hide(range);
      const { rows } = await sql<{ size: number }>`
        select coalesce(sum(length(entries)), 0) as size from search_blocks
        where source = ${source} and prefix between ${first} and ${last}
          and segment = ${segment}`.execute(this.index);
      sizes.set(range.first, rows[0]?.size ?? 0);
    }
    return sizes;
  }

  /** Each of these segments with its blocks of these prefixes. */
  async readBlocks(
    source: SearchSource,
    asked: readonly number[],
    ranges: readonly PrefixRange[],
  ): Promise<ReadonlyMap<number, SegmentBlocks>> {
    const segments = new Map(asked.map((segment) => [segment, new Map<number, Uint8Array>()]));
    if (asked.length === 0) return segments;
    // One after the other: between two statements others have their turn.
    for (const range of ranges) {
      const { first, last } = this.hide(range);
      const blocks = await sql<{ segment: number; entries: Uint8Array }>`
        select segment, entries from search_blocks
        where source = ${source} and prefix between ${first} and ${last}
          and segment in (${sql.join(asked)})`.execute(this.index);
      for (const { segment, entries: hidden } of blocks.rows) {
        const { prefix, entries } = this.cipher.show(hidden, source, segment);
        segments.get(segment)?.set(prefix, entries);
      }
    }
    return segments;
  }

  private hide({ first, last }: PrefixRange): PrefixRange {
    if (first !== last) return this.cipher.hideFirst(first);
    const prefix = this.cipher.hidePrefix(first);
    return { first: prefix, last: prefix };
  }
}
