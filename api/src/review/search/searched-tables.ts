import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { profileRecord, submissionRecord } from '../../storage/records/record-source';
import type { SearchSource } from './index/search-tables';

/** A list of records, as it is searched. */
export interface SearchedTable {
  readonly name: SearchSource;
  readonly kind: RawBuilder<unknown>;
  /** The JSON text of a row's record. */
  readonly record: RawBuilder<string>;
}

export const searchedTables: readonly SearchedTable[] = [
  { name: 'submissions', kind: sql`kind`, record: submissionRecord },
  { name: 'profiles', kind: sql`'profiles'`, record: profileRecord },
];
