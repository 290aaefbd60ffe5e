/** An entry of the site's content (decision 53). Each text is a ContentText, as JSON with its keys in order. */
export interface ContentEntriesTable {
  kind: string;
  /** Unique within its kind. */
  id: string;
  /** The position within its kind; several entries may share one. */
  position: number;
  /** Rises by one with each change. */
  revision: number;
  /** Null where there is nothing unpublished. */
  draft: string | null;
  /** Null while visitors do not see it. */
  published: string | null;
  /** 1 while the built-in content is published; 0 once staff published anything. */
  came_with_site: number;
  changed_at: string;
  /** The id of an admin; null for built-in content. */
  changed_by: string | null;
}

/** A published version of an entry, or when it was taken down. */
export interface ContentVersionsTable {
  kind: string;
  entry_id: string;
  /** Counts from 1 within an entry. */
  number: number;
  deed: string;
  at: string;
  by: string | null;
  text: string;
}

/** A plan to publish or unpublish an entry at a set time, also one that came too late: one of each action per entry. */
export interface ContentPlansTable {
  kind: string;
  entry_id: string;
  deed: string;
  /** The time in ISO 8601, UTC. */
  due: string;
  /** The text to publish; null for unpublishing. */
  text: string | null;
  /** `waiting`, or the outcome once its time has come: `late` or `failed`. */
  state: string;
  /** Null while it waits. */
  reason: string | null;
  at: string | null;
  /** The id of an admin. */
  by: string;
}

/** A slug that the page of an entry has or had, and that no other entry has had since. */
interface ContentSlugsTable {
  slug: string;
  kind: string;
  entry_id: string;
  /** Rises with each published slug; 0 for those from before the migration that counts. */
  number: number;
}

/** A kind whose built-in content was imported. */
interface ContentStartersTable {
  kind: string;
}

/** The last published version of an event whose entry was removed. */
interface RemovedEventsTable {
  kind: string;
  entry_id: string;
  /** The number of its versions. */
  number: number;
  at: string;
  text: string;
}

/** The table has a single row. */
interface ContentStateTable {
  id: number;
  /** Rises by one with each change of published content; 0 before the first. */
  publications: number;
}

export interface ContentTables {
  content_entries: ContentEntriesTable;
  content_versions: ContentVersionsTable;
  content_plans: ContentPlansTable;
  content_slugs: ContentSlugsTable;
  content_starters: ContentStartersTable;
  content_state: ContentStateTable;
  removed_events: RemovedEventsTable;
}
