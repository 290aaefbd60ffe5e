import type { StoredBody } from '../encryption/stored-body';

/** An import of records from a file (contract/import-requests). */
interface ImportsTable {
  id: string;
  at: string;
  /** The id of the admin. */
  admin_id: string;
  /** SHA-256 of the file, of which nothing else is stored. */
  file_digest: string;
  /** Null while the import stands. */
  undone_at: string | null;
}

/** What became of a row of an imported file. */
interface ImportRecordsTable {
  import_id: string;
  row_number: number;
  /** `added`, `changed` or `unchanged`; or a LeftOutReason, and then there is no record. */
  what: string;
  kind: string | null;
  record_id: string | null;
  /** 1 if the record was added to a person who had records already; else 0. */
  is_joined: number;
  /** Of a changed record, what it said before: JSON text, with its fields encrypted as in the record. */
  body_before: StoredBody | null;
  updated_at_before: string | null;
  /** While the record still has this version, nobody has changed it since. */
  version_after: number | null;
  /** When the member was invited to choose a password; null if they were not. */
  invited_at: string | null;
}

export interface ImportTables {
  imports: ImportsTable;
  import_records: ImportRecordsTable;
}
