import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Config } from '../../../config';
import { sealsOf } from '../../../storage/encryption/field-encryption';
import { errorCode } from '../../../storage/error-code';
import { advisoryLocks, withAdvisoryLock } from '../../../storage/advisory-lock';
import type { Database } from '../../../storage/database';
import { isDatabaseUnavailable } from '../../../storage/database-errors';
import { DatabaseFile } from '../../../storage/sqlite/database-file';
import type { DatabaseKind } from '../../../storage/database-kind';
import { sqliteDialect } from '../../../storage/sqlite/sqlite';
import type { SearchedWords } from '../search-words';
import { BlockCipher } from './block-cipher';
import { CandidateQuery, areFew } from './candidates';
import type { RecordBits } from './candidates';
import { IndexReader } from './index-reader';
import { IndexWriter } from './index-writer';
import { makeSearchTables } from './search-tables';
import type { IndexDatabase, SearchSource } from './search-tables';

/** What the index tells of a source: of each segment that it knows, the newest first, which records may match. */
export type FoundSegments = ReadonlyMap<number, readonly RecordBits[]>;

/** Segments that are read and judged at a time, in a few milliseconds; then others have their turn. */
const segmentsPerRead = 16;

/** What a file says that cannot be used any more, and was not only in the way of something. */
const lostFile = /^SQLITE_(CORRUPT|NOTADB|READONLY_DBMOVED)/;

/**
 * The index of the search. With SQLite it is a file of its own, `search.sqlite`, which may be removed at any time:
 * it is built again. With PostgreSQL it is tables beside the others.
 */
export class SearchIndex {
  /** Whether what the index holds was compared with the main database. Until then it is not asked. */
  private isCompared = false;
  private index: IndexDatabase | undefined;
  /** Whether a search found the file damaged. */
  private isLost = false;
  private readonly cipher: BlockCipher;

  /** @param file of SQLite; undefined with PostgreSQL */
  constructor(
    private readonly main: Database,
    private readonly file: string | undefined,
  ) {
    this.cipher = new BlockCipher(sealsOf(main).keys.newest);
  }

  /**
   * Undefined where the index cannot tell: then all has to be gone through. So it is where the index's own file fails
   * or is being removed; it is compared again, or made anew, at the next writing. Throws what PostgreSQL throws.
   */
  async find(
    source: SearchSource,
    searches: readonly SearchedWords[],
    isWanted: () => boolean = () => true,
  ): Promise<FoundSegments | undefined> {
    if (!this.isCompared || this.index === undefined) return undefined;
    try {
      return await this.read(this.index, source, searches, isWanted);
    } catch (error) {
      if (this.file === undefined || !isDatabaseUnavailable(error)) throw error;
      this.isCompared = false;
      this.isLost ||= lostFile.test(errorCode(error) ?? '');
      return undefined;
    }
  }

  private async read(
    index: IndexDatabase,
    source: SearchSource,
    searches: readonly SearchedWords[],
    isWanted: () => boolean,
  ): Promise<FoundSegments | undefined> {
    const reader = new IndexReader(index, this.cipher);
    const generation = await reader.readGeneration();
    if (generation === undefined) return undefined;
    const segments = await reader.readSegments(source);
    const query = await makeQuery(reader, source, searches, segments[0]);
    const found = new Map<number, readonly RecordBits[]>();
    for (let at = 0; at < segments.length; at += segmentsPerRead) {
      if (!isWanted()) return undefined;
      const asked = segments.slice(at, at + segmentsPerRead);
      for (const [segment, bits] of await findIn(reader, source, asked, query))
        found.set(segment, bits);
      await setImmediate();
    }
    // Emptied meanwhile: some may have been read before, some after.
    if ((await reader.readGeneration()) !== generation) return undefined;
    const still = new Set(await reader.readSegments(source));
    return new Map([...found].filter(([segment]) => still.has(segment)));
  }

  /**
   * Lets one process at a time write the index; does nothing where another one does, or where one of another release
   * has taken it over. A file that is damaged is made anew the next time. Throws what else the database throws.
   */
  async write(work: (main: Database, writer: IndexWriter) => Promise<void>): Promise<void> {
    if (this.isLost && this.file !== undefined) await this.remove(this.file);
    try {
      await this.alone(async (main, index) => {
        const writer = new IndexWriter(main, index, this.cipher);
        const state = await writer.readState();
        if (state === 'foreign' && this.isCompared) return;
        if (state !== 'whole') await writer.beginAnew();
        this.isCompared = true;
        await work(main, writer);
      });
    } catch (error) {
      if (this.file === undefined || !lostFile.test(errorCode(error) ?? '')) throw error;
      await this.remove(this.file);
    }
  }

  async close(): Promise<void> {
    this.isCompared = false;
    // PostgreSQL's is the main database's.
    if (this.file !== undefined) await this.index?.destroy();
    this.index = undefined;
  }

  private async remove(file: string): Promise<void> {
    await this.close();
    this.isLost = false;
    for (const each of allFilesOf(file)) await rm(each, { force: true });
  }

  private async alone(
    work: (main: Database, index: IndexDatabase) => Promise<void>,
  ): Promise<void> {
    this.index ??= await openIndex(this.main, this.file);
    if (this.file !== undefined) return work(this.main, this.index);
    await withAdvisoryLock(this.main, advisoryLocks.searchIndex, (connection) =>
      work(connection, withoutSeals(connection)),
    );
  }
}

/** What is asked of the index, by what is rare in its newest segment first. */
async function makeQuery(
  reader: IndexReader,
  source: SearchSource,
  searches: readonly SearchedWords[],
  newest: number | undefined,
): Promise<CandidateQuery> {
  const query = CandidateQuery.of(searches);
  if (newest === undefined) return query;
  return query.rarestFirst(await reader.readSizes(source, newest, query.ranges));
}

/** The records of some segments that may match. Most segments have hardly any, which little of the index tells. */
async function findIn(
  reader: IndexReader,
  source: SearchSource,
  asked: readonly number[],
  query: CandidateQuery,
): Promise<FoundSegments> {
  const { coarse } = query;
  const blocks = await reader.readBlocks(source, asked, coarse.ranges);
  const found = new Map([...blocks].map(([segment, ours]) => [segment, coarse.find(ours)]));
  const open = asked.filter((segment) => !areFew(found.get(segment) ?? []));
  const known = new Set(coarse.ranges.map(({ first }) => first));
  const others = query.ranges.filter(({ first }) => !known.has(first));
  if (others.length === 0) return found;
  for (const [segment, more] of await reader.readBlocks(source, open, others))
    found.set(segment, query.find(new Map([...(blocks.get(segment) ?? []), ...more])));
  return found;
}

const fileIn = (dataDir: string) => join(dataDir, 'search.sqlite');
const allFilesOf = (file: string) => ['', '-wal', '-shm'].map((suffix) => file + suffix);

/** The files of the index in a folder, with SQLite. */
export const searchFilesOf = (dataDir: string): readonly string[] => allFilesOf(fileIn(dataDir));

/** Its blocks are encrypted by themselves: nothing is looked for in them. */
const withoutSeals = (main: Database): IndexDatabase => main.withoutPlugins().$extendTables();

/** The index of a database: nothing is opened before it is first written. */
export const searchIndexOf = (
  main: Database,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): SearchIndex => new SearchIndex(main, databaseUrl === undefined ? fileIn(dataDir) : undefined);

async function openIndex(main: Database, file: string | undefined): Promise<IndexDatabase> {
  const kind: DatabaseKind = file === undefined ? 'postgres' : 'sqlite';
  const index: IndexDatabase =
    file === undefined
      ? withoutSeals(main)
      : new Kysely({ dialect: sqliteDialect(new DatabaseFile(file), true) });
  try {
    await makeSearchTables(index, kind);
  } catch (error) {
    if (file !== undefined) await index.destroy();
    throw error;
  }
  return index;
}
