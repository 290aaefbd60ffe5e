/** A file that staff gave the site (decision 59). Each lies in a folder by its id. */
export interface MediaFilesTable {
  id: string;
  /** A MediaKind. */
  kind: string;
  name: string;
  bytes: number;
  revision: number;
  /** What else there is to know of its kind, as JSON: what a MediaFile has beyond these columns. */
  details: string;
  added_at: string;
  /** The id of an admin. */
  added_by: string;
}

/** A file that is being sent. It has a row before its first byte is written, and until its last one is removed. */
export interface MediaUploadsTable {
  id: string;
  name: string;
  bytes: number;
  received: number;
  /** The id of an admin. */
  by: string;
  /** When its last piece came. */
  progress_at: string;
}

/** What lies where files lie, and is neither a file nor an upload. */
export interface UnknownMediaTable {
  id: string;
  /** When a sweep found it first. */
  seen_at: string;
}

/** Its only row says what this database is called where its files lie in a bucket. */
export interface MediaOwnerTable {
  place: 1;
  id: string;
}

export interface MediaTables {
  media_files: MediaFilesTable;
  media_uploads: MediaUploadsTable;
  media_unknown: UnknownMediaTable;
  media_owner: MediaOwnerTable;
}
