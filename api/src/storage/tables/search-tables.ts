import type { Generated } from 'kysely';

/** Records that were changed or removed since the search's index was built; triggers write it (0011). */
interface SearchChangesTable {
  n: Generated<number>;
  source: 'submissions' | 'profiles';
  seq: number;
}

/** One row: the last change of the search's index, and one that is about to be made. */
interface SearchMarkTable {
  id: number;
  mark: string;
  pending: string;
}

export interface SearchTables {
  search_changes: SearchChangesTable;
  search_mark: SearchMarkTable;
}
