import type { StoredBody } from '../encryption/stored-body';

/** How a record came that its sender did not send by a form (contract/record-entry-requests). */
interface RecordOriginsTable {
  record_id: string;
  kind: string;
  /** A RecordOrigin. */
  origin: string;
  /** The id of the admin who added or imported it. */
  admin_id: string;
  /** Null unless it was imported. */
  import_id: string | null;
  at: string;
}

/** A correction of a record by staff. */
interface RecordCorrectionsTable {
  id: string;
  kind: string;
  record_id: string;
  /** The id of the admin. */
  admin_id: string;
  at: string;
  /**
   * The former values of the fields that it changed, as JSON text; null for one that was empty. Fields are encrypted as
   * in the record's body.
   */
  replaced: StoredBody;
  /** 0 or 1: whether the person was told by email. */
  is_told: number;
}

export interface RecordEntryTables {
  record_origins: RecordOriginsTable;
  record_corrections: RecordCorrectionsTable;
}
