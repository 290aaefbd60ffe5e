interface PersonsTable {
  id: string;
  /** One more with each join, part or separation of it. */
  version: number;
  created_at: string;
}

/** The person of each listed record. */
interface PersonRecordsTable {
  record_id: string;
  kind: string;
  person_id: string;
  /** When the record arrived. */
  at: string;
}

/** By what a record is found to be of a person: digests of its values, never the values. */
interface PersonTraitsTable {
  /** A Trait (people/linking/record-digests). */
  trait: string;
  value: string;
  record_id: string;
}

/** Two records that may be of one person, the lower id first. It counts while they are of different persons. */
interface PersonMatchesTable {
  first_record: string;
  second_record: string;
  /** SamePersonReasons, separated by commas. */
  reasons: string;
  /** The higher, the more they share. */
  strength: number;
}

/** What was joined, parted or kept apart. */
interface PersonChangesTable {
  id: string;
  what: string;
  at: string;
  /** Null if the rule did it. */
  admin_id: string | null;
  /** A CertainReason; null if staff did it. */
  reason: string | null;
  /** The merge for which the rule joined: it ends with it. */
  merge_id: string | null;
  undone_at: string | null;
}

interface PersonMovesTable {
  change_id: string;
  record_id: string;
  from_person: string;
  to_person: string;
}

/** Records that staff said are of different persons: each pair in both orders. */
interface PersonSeparationsTable {
  first_record: string;
  second_record: string;
  change_id: string;
}

export interface PersonTables {
  persons: PersonsTable;
  person_records: PersonRecordsTable;
  person_traits: PersonTraitsTable;
  person_matches: PersonMatchesTable;
  person_changes: PersonChangesTable;
  person_moves: PersonMovesTable;
  person_separations: PersonSeparationsTable;
}
