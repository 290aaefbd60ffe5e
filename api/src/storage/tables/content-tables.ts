/** One entry of what the site says (decision 53). Texts are a ContentText each, as JSON with its keys in order. */
export interface ContentEntriesTable {
  kind: string;
  /** Of its kind. */
  id: string;
  /** Among those of its kind; more than one may have the same. */
  position: number;
  /** One more with each change. */
  revision: number;
  /** Null while it is as published. */
  draft: string | null;
  /** Null while visitors do not see it. */
  published: string | null;
  /** 1 while what is published came with the site; 0 once staff published anything. */
  came_with_site: number;
  changed_at: string;
  /** The id of an admin; null of what came with the site. */
  changed_by: string | null;
}

/** What was published of an entry, and when it was taken down. */
export interface ContentVersionsTable {
  kind: string;
  entry_id: string;
  /** From 1, by entry. */
  number: number;
  /** `published` or `taken-down`. */
  deed: string;
  at: string;
  by: string | null;
  text: string;
}

/** What is to become of an entry at a time, or was not done in time: one of each deed by entry. */
export interface ContentPlansTable {
  kind: string;
  entry_id: string;
  /** `publish` or `unpublish`. */
  deed: string;
  /** ISO 8601 in UTC. */
  due: string;
  /** What is to be published; null of a taking-down. */
  text: string | null;
  /** `waiting`, or what is told of one whose time has come: `late` or `failed`. */
  state: string;
  /** Of the latter two. */
  reason: string | null;
  at: string | null;
  /** The id of an admin. */
  by: string;
}

/** A slug that the page of an entry has or had, and that no other has had since. */
interface ContentSlugsTable {
  slug: string;
  kind: string;
  entry_id: string;
  /** Rises with each that is published; 0 of those from before it was counted. */
  number: number;
}

/** A kind of which what came with the site was taken over. */
interface ContentStartersTable {
  kind: string;
}

/** What was last published of an event whose entry was removed. */
interface RemovedEventsTable {
  kind: string;
  entry_id: string;
  /** So many versions it had. */
  number: number;
  at: string;
  text: string;
}

/** One row. */
interface ContentStateTable {
  id: number;
  /** One more with each change of what is published; 0: nothing ever was. */
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
