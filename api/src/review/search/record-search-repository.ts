import { performance } from 'node:perf_hooks';
import type { RecordKind, SearchAnswer } from 'contract/review';
import type { Database } from '../../storage/database';
import { matchAny } from './search-words';
import type { SearchedWords } from './search-words';
import { TableSearch, maxResults, searchedTables } from './table-search';
import type { FoundRecord } from './table-search';

interface SearchOptions {
  /** The kinds of which also what waits in quarantine is found. */
  readonly waitingKinds?: readonly RecordKind[];
  /** For how long encrypted texts are searched, the newest first, in milliseconds. All of them without it. */
  readonly decryptsFor?: number;
}

/** Finds records in all lists by going through them, which takes less than 300 ms for 30,000 records. */
export class RecordSearchRepository {
  /** @param clock in milliseconds, from any moment on */
  constructor(
    private readonly database: Database,
    private readonly clock = () => performance.now(),
  ) {}

  /**
   * @param kinds what is searched; of all others nothing is found
   * @param isWanted asked between the pieces: the search stops when the caller has disconnected
   */
  async search(
    searches: readonly SearchedWords[],
    kinds: readonly RecordKind[],
    isWanted: () => boolean,
    { waitingKinds = [], decryptsFor = Infinity }: SearchOptions = {},
  ): Promise<SearchAnswer> {
    const rankOf = matchAny(searches);
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
