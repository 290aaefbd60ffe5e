import { sql } from 'kysely';
import type { ReviewedRecord } from 'contract/review';
import { errorCode } from '../../../storage/error-code';
import { isListed } from '../../../storage/records/record-source';
import type { Database } from '../../../storage/database';
import { isSqlite } from '../../../storage/is-sqlite';
import { searchedTables } from '../searched-tables';
import type { SearchedTable } from '../searched-tables';
import { segmentSize } from './gram-blocks';
import { GramThread } from './gram-thread';
import type { BuiltBlocks, RecordTexts } from './gram-thread';
import { WritingEnded } from './index-writer';
import type { IndexWriter, NotedChange } from './index-writer';
import { recordTexts } from './record-texts';
import type { SearchIndex } from './search-index';

/** Records that are folded at a time, some two milliseconds. */
const rowsPerSlice = 256;

/** Notes that are looked at in one round. */
const notesPerRound = 2000;

/** How long posts may wait for the inserts before them, in milliseconds. */
const longestLockWait = 500;

/** PostgreSQL's SQLSTATE for a lock that was not given in that time. */
const lockNotAvailable = '55P03';

/** Builds what the index lacks, and builds segments again whose records were changed. */
export class Indexer {
  /**
   * @param rest asked between two slices: resolves when the server has time for another
   * @param isEnded ends a round after a slice
   */
  constructor(
    private readonly index: SearchIndex,
    private readonly rest: () => Promise<void>,
    private readonly isEnded: () => boolean = () => false,
  ) {}

  /**
   * One round: all segments that are full by now, and of those with changed records the one that was changed first.
   * Rejects with what the database throws; what was built until then stays. Also, when all is done, with what ended
   * the thread that builds: the segment that did it is not indexed until a record in it changes.
   */
  run(): Promise<void> {
    return this.index.write(async (main, writer) => {
      const builder = new SegmentBuilder(main, this.rest, this.isEnded);
      try {
        for (const table of searchedTables) await this.buildFull(builder, writer, table);
        await this.followChanges(builder, writer);
      } catch (error) {
        if (!(error instanceof WritingEnded)) throw error;
      } finally {
        await builder.close();
      }
      if (builder.failure !== undefined) throw builder.failure;
    });
  }

  private async buildFull(builder: SegmentBuilder, writer: IndexWriter, table: SearchedTable) {
    const built = await writer.readSegments(table.name);
    const full = await writer.countFullSegments(table.name);
    const missing = Array.from({ length: full }, (_, segment) => segment).filter(
      (segment) => !built.has(segment),
    );
    if (missing.length > 0 && !(await builder.awaitInserts(table))) return;
    for (const segment of missing) {
      await this.buildSegment(builder, writer, table, segment, []);
    }
  }

  private async followChanges(builder: SegmentBuilder, writer: IndexWriter): Promise<void> {
    const changes = await writer.readChanges(notesPerRound);
    const inIndex: NotedChange[] = [];
    for (const table of searchedTables) {
      const built = await writer.readSegments(table.name);
      const ours = changes.filter(({ source }) => source === table.name);
      inIndex.push(...ours.filter(({ seq }) => built.has(segmentOf(seq))));
      await writer.forget(ours.filter(({ seq }) => !built.has(segmentOf(seq))));
    }
    const [first] = inIndex.sort((one, other) => one.n - other.n);
    const table = searchedTables.find(({ name }) => name === first?.source);
    if (first === undefined || table === undefined) return;
    const segment = segmentOf(first.seq);
    const followed = inIndex.filter(
      ({ source, seq }) => source === first.source && segmentOf(seq) === segment,
    );
    await this.buildSegment(builder, writer, table, segment, followed);
  }

  private async buildSegment(
    builder: SegmentBuilder,
    writer: IndexWriter,
    table: SearchedTable,
    segment: number,
    followed: readonly NotedChange[],
  ): Promise<void> {
    const built = await builder.build(table, segment);
    const blocks = built === 'too-large' ? undefined : built;
    await writer.replaceSegment({ source: table.name, segment, blocks, followed }, this.isEnded);
  }
}

const segmentOf = (seq: number): number => Math.floor(seq / segmentSize);

/** Reads and folds the records of segments, in slices, and has a thread build their index. */
class SegmentBuilder {
  /** The last that ended the thread. */
  failure: Error | undefined;
  private thread: GramThread | undefined;

  constructor(
    private readonly main: Database,
    private readonly rest: () => Promise<void>,
    private readonly isEnded: () => boolean,
  ) {}

  /** Where the thread fails, as it would the next time, the segment is too large. Rejects with WritingEnded. */
  async build(table: SearchedTable, segment: number): Promise<BuiltBlocks> {
    this.thread ??= new GramThread();
    const end = (segment + 1) * segmentSize;
    for (let from = segment * segmentSize; from < end; from += rowsPerSlice) {
      await this.rest();
      if (this.isEnded()) throw new WritingEnded();
      this.thread.add(await this.read(table, from));
    }
    try {
      return await this.thread.finish();
    } catch (error) {
      this.failure = error as Error;
      await this.close();
      return 'too-large';
    }
  }

  async close(): Promise<void> {
    await this.thread?.close();
    this.thread = undefined;
  }

  /**
   * PostgreSQL gives numbers before it shows rows: waits for the inserts that have numbers. All that is posted
   * meanwhile waits behind, so it gives up soon and answers false. SQLite has one writer.
   */
  async awaitInserts({ name }: SearchedTable): Promise<boolean> {
    if (isSqlite(this.main)) return true;
    try {
      await this.main.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = ${sql.lit(longestLockWait)}`.execute(transaction);
        await sql`lock table ${sql.table(name)} in share mode`.execute(transaction);
      });
      return true;
    } catch (error) {
      if (errorCode(error) !== lockNotAvailable) throw error;
      return false;
    }
  }

  private async read({ name, record }: SearchedTable, from: number): Promise<RecordTexts[]> {
    const { rows } = await sql<{ seq: number; record: string }>`
      select seq, ${record} as record from ${sql.table(name)}
      where ${isListed(name)} and seq >= ${from} and seq < ${from + rowsPerSlice}
      order by seq`.execute(this.main);
    return rows.map((row) => ({
      position: row.seq % segmentSize,
      texts: recordTexts(JSON.parse(row.record) as ReviewedRecord),
    }));
  }
}
