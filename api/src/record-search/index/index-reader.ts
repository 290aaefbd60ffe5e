import { sql } from 'kysely';
import { indexVersion } from './index-version';
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
  constructor(private readonly index: IndexDatabase) {}

  /** Which beginning of the index this is; undefined when it is not ours. */
  async readGeneration(): Promise<string | undefined> {
    const state = await this.index
      .selectFrom('search_state')
      .select('generation')
      .where('version', '=', indexVersion())
      .executeTakeFirst();
    return state?.generation;
  }

  /** The segments that are indexed, the newest first. */
  async readSegments(source: SearchSource): Promise<readonly number[]> {
    const { rows } = await sql<{ segment: number }>`select segment from search_segments
      where source = ${source} and is_indexed = 1 order by segment desc`.execute(this.index);
    return rows.map(({ segment }) => segment);
  }

  /** How many bytes the blocks of these prefixes take in a segment. */
  async readSizes(
    source: SearchSource,
    segment: number,
    ranges: readonly PrefixRange[],
  ): Promise<ReadonlyMap<number, number>> {
    const sizes = new Map<number, number>();
    for (const { first, last } of ranges) {
      const { rows } = await sql<{ prefix: number; size: number }>`
        select prefix, length(entries) as size from search_blocks
        where source = ${source} and prefix between ${first} and ${last}
          and segment = ${segment}`.execute(this.index);
      for (const { prefix, size } of rows) sizes.set(prefix, size);
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
    for (const { first, last } of ranges) {
      const blocks = await sql<{ segment: number; prefix: number; entries: Uint8Array }>`
        select segment, prefix, entries from search_blocks
        where source = ${source} and prefix between ${first} and ${last}
          and segment in (${sql.join(asked)})`.execute(this.index);
      for (const { segment, prefix, entries } of blocks.rows)
        segments.get(segment)?.set(prefix, entries);
    }
    return segments;
  }
}
