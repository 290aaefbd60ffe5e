import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foundPlaces } from 'contract/search-requests';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import type { SearchResult } from 'contract/search-requests';
import type { Database } from '../../storage/database';
import { encryptedFields } from '../../storage/encryption/encrypted-fields';
import {
  isListed,
  profileRecord,
  storedBodyText,
  submissionBody,
  submissionRecord,
} from '../../storage/records/record-source';
import type { SearchRanker } from './search-words';
import { SearchedRecord } from './searched-record';

/** The maximum number of results; nobody would read more. */
export const maxResults = 200;

/** Records scanned at a time, in a few milliseconds, after which other requests can run. */
const recordsPerPiece = 500;

interface SearchedTable {
  readonly name: 'submissions' | 'profiles';
  readonly kind: RawBuilder<unknown>;
  readonly record: RawBuilder<string>;
  /** The JSON text of the fields that were sent. */
  readonly body: RawBuilder<string>;
}

export const searchedTables: readonly SearchedTable[] = [
  { name: 'submissions', kind: sql`kind`, record: submissionRecord, body: submissionBody },
  { name: 'profiles', kind: sql`'profiles'`, record: profileRecord, body: storedBodyText },
];

interface SearchScope {
  readonly kinds: readonly RecordKind[];
  /** The kinds whose quarantined records are searched too. */
  readonly waitingKinds: readonly RecordKind[];
  /** Called between the pieces: the search stops when the caller has disconnected. */
  readonly isWanted: () => boolean;
  /** Called between the pieces: whether there is time to decrypt the next one. */
  readonly mayDecrypt: () => boolean;
}

export interface FoundRecord {
  /** The index in `foundPlaces` of the place of the match. */
  readonly rank: number;
  readonly result: SearchResult['results'][number];
}

/** A search in one table, which scans all of its records, newest first. */
export class TableSearch {
  /** The numbers of the newest records of each rank: as many as are shown, and one more to tell that there are more. */
  private readonly found = foundPlaces.map((): number[] => []);
  /** The arrival of the newest record whose encrypted fields were not searched. */
  notSearched: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly table: SearchedTable,
    private readonly rankOf: SearchRanker,
    private readonly scope: SearchScope,
  ) {}

  async run(): Promise<readonly FoundRecord[]> {
    let before = Number.MAX_SAFE_INTEGER;
    let decrypts = true;
    while (before > 0 && this.neededRanks > 0 && this.scope.isWanted()) {
      const rows = await this.readPiece(before, decrypts);
      for (const row of rows) this.judge(row, decrypts);
      before = rows.length < recordsPerPiece ? 0 : (rows.at(-1)?.seq ?? 0);
      decrypts &&= this.scope.mayDecrypt();
    }
    return this.readFound();
  }

  /**
   * How many ranks, the best first, can still add results: once a rank is full, older records of it and of the ranks
   * after it are not shown.
   */
  private get neededRanks(): number {
    const full = this.found.findIndex(({ length }) => length > maxResults);
    return full === -1 ? this.found.length : full;
  }

  private async readPiece(before: number, decrypts: boolean): Promise<readonly SearchedRow[]> {
    const { name, kind, body } = this.table;
    const { rows } = await sql<SearchedRow>`
      select seq, id, ${kind} as kind, created_at,
        case when ${this.isInScope} then ${decrypts ? body : storedBodyText} end as body
      from ${sql.table(name)} where seq < ${before}
      order by seq desc limit ${recordsPerPiece}`.execute(this.database);
    return rows;
  }

  private judge({ seq, id, kind, created_at: at, body }: SearchedRow, isDecrypted: boolean): void {
    if (body === null) return;
    if (!isDecrypted && encryptedFields(kind).length > 0) this.notSearched ??= at;
    const rank = this.rankOf(new SearchedRecord(id, body), this.neededRanks);
    if (rank !== undefined) this.found[rank]?.push(seq);
  }

  private get isInScope(): RawBuilder<unknown> {
    const { kinds, waitingKinds } = this.scope;
    const { kind, name } = this.table;
    const isOneOf = (some: readonly RecordKind[]) =>
      some.length === 0 ? sql`false` : sql`${kind} in (${sql.join(some)})`;
    return sql`case when quarantine is null then ${isListed(name)} and ${isOneOf(kinds)}
      else ${isOneOf(waitingKinds)} end`;
  }

  /** Reads the best records in their present state. */
  private async readFound(): Promise<readonly FoundRecord[]> {
    const best = this.found.flatMap((seqs, rank) => seqs.map((seq) => [seq, rank] as const));
    const ranks = new Map(best.slice(0, maxResults + 1));
    if (ranks.size === 0) return [];
    const { name, kind, record } = this.table;
    const { rows } = await sql<FoundRow>`
      select seq, ${kind} as kind, ${record} as record,
        case when quarantine is null then 0 else 1 end as waits
      from ${sql.table(name)}
      where seq in (${sql.join([...ranks.keys()])}) and ${this.isInScope}`.execute(this.database);
    return rows.flatMap((row) => {
      const rank = ranks.get(row.seq) ?? 0;
      const foundIn = foundPlaces[rank];
      if (foundIn === undefined) return [];
      const mark = row.waits === 1 ? ({ isQuarantined: true } as const) : {};
      const found = { kind: row.kind, record: JSON.parse(row.record) as ReviewedRecord, foundIn };
      return { rank, result: { ...found, ...mark } };
    });
  }
}

interface SearchedRow {
  readonly seq: number;
  readonly id: string;
  readonly kind: RecordKind;
  readonly created_at: string;
  /** Null if the record may not be found. */
  readonly body: string | null;
}

interface FoundRow {
  readonly seq: number;
  readonly kind: RecordKind;
  readonly record: string;
  readonly waits: number;
}
