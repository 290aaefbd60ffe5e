import type { StoredBody } from '../encryption/stored-body';

/** Breaches of personal data (contract/breaches). */
export interface BreachesTable {
  id: string;
  noticed_at: string;
  /** The steps that are done, with when, as a JSON array. */
  done: string;
  /** JSON text, encrypted like a note on a record. */
  note: StoredBody;
  closed_at: string | null;
  version: number;
}

/** What people ask for about what they sent (contract/privacy-requests). */
export interface PrivacyRequestsTable {
  id: string;
  kind: string;
  record_kind: string;
  record_id: string;
  created_at: string;
  due_at: string;
  state: string;
}

/** Links that were mailed to an address, which open what was sent from it. */
export interface MyDataTokensTable {
  token_hash: string;
  /** Lower-cased. */
  email: string;
  created_at: string;
}

/** Erasures of people that the database has followed; the log beside it (people/erasures/erasure-log.ts) names all. */
export interface ErasuresTable {
  id: string;
  at: string;
  /** What is still to be done, as JSON text of an `ErasureRest`; null: nothing. */
  rest: string | null;
}

export interface PrivacyTables {
  breaches: BreachesTable;
  privacy_requests: PrivacyRequestsTable;
  my_data_tokens: MyDataTokensTable;
  erasures: ErasuresTable;
}
