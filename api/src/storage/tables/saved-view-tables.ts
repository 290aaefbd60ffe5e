import type { StoredBody } from '../encryption/stored-body';

/** A view of a list (contract/saved-view-requests). */
interface SavedViewsTable {
  id: string;
  version: number;
  /** The id of the admin; null for a shared view whose owner left. */
  owner_id: string | null;
  /** A section, or `people`. */
  kind: string;
  is_shared: number;
  is_question: number;
  /** Its name and content, encrypted as a note is: somebody may have typed a person's name. */
  body: StoredBody;
  created_at: string;
  updated_at: string;
  /** Null while it is not removed. */
  removed_at: string | null;
}

/** What an admin chose about a view. */
interface SavedViewChoicesTable {
  admin_id: string;
  view_id: string;
  is_pinned: number;
}

/** The view that a list opens with for an admin. */
interface DefaultViewsTable {
  admin_id: string;
  kind: string;
  view_id: string;
}

export interface SavedViewTables {
  saved_views: SavedViewsTable;
  saved_view_choices: SavedViewChoicesTable;
  default_views: DefaultViewsTable;
}
