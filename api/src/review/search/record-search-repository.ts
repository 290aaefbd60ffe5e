import { sql } from 'kysely';
import type { RecordKind, SearchAnswer } from 'contract/review';
import type { Database } from '../../storage/database';
import { newestFirst } from './index/candidates';
import { segmentSize } from './index/gram-blocks';
import type { FoundSegments, SearchIndex } from './index/search-index';
import { RankedRecords, maxResults } from './ranked-records';
import type { FoundRecord } from './ranked-records';
import { matchAny } from './search-words';
import type { SearchedWords } from './search-words';
import { searchedTables } from './searched-tables';
import type { SearchedTable } from './searched-tables';
import { TableReader } from './table-reader';

/** Records that are read at a time by their numbers. */
const recordsPerRead = 200;

/** Changed records that a search reads one by one. With more, their segments are gone through instead. */
const maxChanged = 5000;

/** What the index has not followed yet: records, or whole segments where these are too many. */
interface ChangedRecords {
  readonly seqs: readonly number[];
  readonly segments: ReadonlySet<number>;
}

const nothingChanged: ChangedRecords = { seqs: [], segments: new Set() };

/** Finds in all that is in the lists: what the index holds by that, the rest by going through it. */
export class RecordSearchRepository {
  /** @param index without it, everything is gone through */
  constructor(
    private readonly database: Database,
    private readonly index?: SearchIndex,
  ) {}

  /**
   * @param kinds what is searched; of all others nothing is found
   * @param isWanted checked between the pieces: the search stops when the caller has disconnected
   * @param waitingKinds the kinds of which it also goes through what waits in quarantine, which is bounded and in no index
   */
  async search(
    searches: readonly SearchedWords[],
    kinds: readonly RecordKind[],
    isWanted: () => boolean,
    waitingKinds: readonly RecordKind[] = [],
  ): Promise<SearchAnswer> {
    if (kinds.length === 0) return { results: [], isCut: false };
    const matcher = matchAny(searches);
    const found: FoundRecord[] = [];
    for (const table of searchedTables) {
      const reader = new TableReader(this.database, table, matcher, kinds);
      const search = new TableSearch(this.database, table, reader, isWanted);
      found.push(...(await search.run(searches, this.index)));
      if (waitingKinds.length === 0) continue;
      const waiting = new TableReader(this.database, table, matcher, waitingKinds, true);
      found.push(...(await new TableSearch(this.database, table, waiting, isWanted).readAll()));
    }
    const results = found.sort(byRankAndTime).map(({ result }) => result);
    return { results: results.slice(0, maxResults), isCut: results.length > maxResults };
  }
}

const byRankAndTime = (one: FoundRecord, other: FoundRecord): number =>
  one.rank - other.rank || compare(other.result.record.createdAt, one.result.record.createdAt);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** One search in one list. */
class TableSearch {
  private readonly found = new RankedRecords();
  constructor(
    private readonly database: Database,
    private readonly table: SearchedTable,
    private readonly reader: TableReader,
    private readonly isWanted: () => boolean,
  ) {}

  async run(
    searches: readonly SearchedWords[],
    index: SearchIndex | undefined,
  ): Promise<readonly FoundRecord[]> {
    // Before the index: what it has followed by then is noted no more.
    const changed = index === undefined ? nothingChanged : await this.readChanged();
    const found = await index?.find(this.table.name, searches, this.isWanted);
    const segments: FoundSegments = new Map(
      [...(found ?? [])].filter(([segment]) => !changed.segments.has(segment)),
    );
    await this.goThrough(outside([...segments.keys()]));
    const inIndex = changed.seqs.filter((seq) => segments.has(Math.floor(seq / segmentSize)));
    await this.check([...inIndex, ...(await this.findIds(searches))]);
    await this.checkCandidates(segments);
    return this.found.best();
  }

  /** Without the index. */
  async readAll(): Promise<readonly FoundRecord[]> {
    await this.goThrough(outside([]));
    return this.found.best();
  }

  /** Goes through what no index tells, the newest first, until nothing better can come. */
  private async goThrough(ranges: readonly NumberRange[]): Promise<void> {
    let best = 0;
    for (const { first, end } of ranges) {
      let before = end;
      while (before > first && best <= maxResults && this.isWanted()) {
        const piece = await this.reader.readPiece(first, before);
        best += this.found.add(piece.found).filter(({ rank }) => rank === 0).length;
        before = piece.next;
      }
    }
  }

  /** What may match in the best place first, the newest first, until there is more than is shown. */
  private async checkCandidates(segments: FoundSegments): Promise<void> {
    const ranks = [...segments.values()][0]?.length ?? 0;
    for (let rank = 0; rank < ranks && !this.found.isFull(rank - 1); rank++) {
      let ofRank = 0;
      for (const seqs of inPieces(candidates(segments, rank), recordsPerRead)) {
        if (ofRank > maxResults || !this.isWanted()) break;
        ofRank += (await this.check(seqs)).filter((one) => one.rank === rank).length;
      }
    }
  }

  private async check(seqs: readonly number[]): Promise<readonly FoundRecord[]> {
    const found: FoundRecord[] = [];
    for (const piece of inPieces(seqs, recordsPerRead))
      found.push(...this.found.add(await this.reader.readRecords(piece)));
    return found;
  }

  private async readChanged(): Promise<ChangedRecords> {
    const ours = this.database.selectFrom('search_changes').where('source', '=', this.table.name);
    const rows = await ours
      .select('seq')
      .distinct()
      .limit(maxChanged + 1)
      .execute();
    if (rows.length <= maxChanged) return { seqs: rows.map(({ seq }) => seq), segments: new Set() };
    const segment = sql<number>`seq / ${sql.lit(segmentSize)}`.as('segment');
    const changed = await ours.select(segment).distinct().execute();
    return { seqs: [], segments: new Set(changed.map((row) => row.segment)) };
  }

  /** No part of an id is searched, so they are not in the index. */
  private async findIds(searches: readonly SearchedWords[]): Promise<number[]> {
    const words = searches.flatMap(({ words: all }) => all.map(([word]) => word)).filter(mayBeId);
    if (words.length === 0) return [];
    const { rows } = await sql<{ seq: number }>`select seq from ${sql.table(this.table.name)}
      where id in (${sql.join(words)})`.execute(this.database);
    return rows.map(({ seq }) => seq);
  }
}

/** PostgreSQL takes no text with a NUL, and no id has anything but these. */
const mayBeId = (word: string): boolean => /^[\w-]+$/.test(word);

interface NumberRange {
  readonly first: number;
  /** The number behind the last. */
  readonly end: number;
}

/** The numbers of all records outside of these segments, which are in falling order. The highest come first. */
function outside(segments: readonly number[]): readonly NumberRange[] {
  let end = Number.MAX_SAFE_INTEGER;
  const ranges: NumberRange[] = [];
  for (const segment of [...segments, -1]) {
    ranges.push({ first: (segment + 1) * segmentSize, end });
    end = segment * segmentSize;
  }
  return ranges.filter((range) => range.first < range.end);
}

/** The records that may be of this rank and of none before, the newest first. */
function* candidates(segments: FoundSegments, rank: number): Generator<number> {
  for (const [segment, bits] of segments) {
    const ours = bits[rank];
    if (ours !== undefined) yield* newestFirst(segment, ours, bits[rank - 1]);
  }
}

function* inPieces(numbers: Iterable<number>, size: number): Generator<readonly number[]> {
  let piece: number[] = [];
  for (const number of numbers) {
    piece.push(number);
    if (piece.length < size) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
