import { performance } from 'node:perf_hooks';
import type { RecordKind } from 'contract/review';
import type { SearchResult } from 'contract/search-requests';
import type { Database } from '../../storage/database';
import { makeAnySearchRanker } from './search-words';
import type { SearchedWords } from './search-words';
import { TableSearch, maxResults, searchedTables } from './table-search';
import type { FoundRecord } from './table-search';

interface SearchOptions {
  /** The kinds whose quarantined records are searched too. */
  readonly waitingKinds?: readonly RecordKind[];
  /** How long encrypted texts are searched, newest first, in milliseconds. Absent: all of them are. */
  readonly decryptsFor?: number;
}

/** Searches all lists by a full scan, which takes less than 300 ms for 30,000 records. */
export class RecordSearchRepository {
  /** @param clock a monotonic time in milliseconds */
  constructor(
    private readonly database: Database,
    private readonly clock = () => performance.now(),
  ) {}

  /**
   * @param kinds the kinds to search
   * @param isWanted checked between the pieces: the search stops when the caller has disconnected
   */
  async search(
    searches: readonly SearchedWords[],
    kinds: readonly RecordKind[],
    isWanted: () => boolean,
    { waitingKinds = [], decryptsFor = Infinity }: SearchOptions = {},
  ): Promise<SearchResult> {
    const rankOf = makeAnySearchRanker(searches);
    const end = this.clock() + decryptsFor;
    const scope = { kinds, waitingKinds, isWanted, mayDecrypt: () => this.clock() < end };
    const found: FoundRecord[] = [];
    let searchedBackTo: string | undefined;
    for (const table of searchedTables) {
      const search = new TableSearch(this.database, table, rankOf, scope);
      found.push(...(await search.run()));
      searchedBackTo ??= search.notSearched;
    }
    const results = found.sort(byRankAndTime).map(({ result }) => result);
    return {
      results: results.slice(0, maxResults),
      isCut: results.length > maxResults,
      ...(searchedBackTo !== undefined && { searchedBackTo }),
    };
  }
}

const byRankAndTime = (one: FoundRecord, other: FoundRecord): number =>
  one.rank - other.rank || compare(other.result.record.createdAt, one.result.record.createdAt);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
