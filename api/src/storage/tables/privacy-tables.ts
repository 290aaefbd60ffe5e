import type { StoredBody } from '../encryption/stored-body';

/** Breaches of personal data (contract/breaches). */
export interface BreachesTable {
  id: string;
  noticed_at: string;
  /** The completed steps with their times, as a JSON array. */
  done: string;
  /** JSON text, encrypted like a note on a record. */
  note: StoredBody;
  closed_at: string | null;
  version: number;
}

/** People's requests about their data (contract/privacy-requests). */
export interface PrivacyRequestsTable {
  id: string;
  kind: string;
  record_kind: string;
  record_id: string;
  created_at: string;
  due_at: string;
  state: string;
}

/** Mailed links that open what was sent from an email address. */
export interface MyDataTokensTable {
  token_hash: string;
  /** Lower-cased. */
  email: string;
  created_at: string;
}

/** Erasures of people that were applied to the database; the log beside it (people/erasures/erasure-log.ts) has all. */
export interface ErasuresTable {
  id: string;
  at: string;
  /** The remaining work, as JSON text of an `ErasureRest`; null where all is done. */
  rest: string | null;
}

export interface PrivacyTables {
  breaches: BreachesTable;
  privacy_requests: PrivacyRequestsTable;
  my_data_tokens: MyDataTokensTable;
  erasures: ErasuresTable;
}
