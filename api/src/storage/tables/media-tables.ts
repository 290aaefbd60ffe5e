/** A media file of the site (decision 59), which is stored in a folder named by its id. */
export interface MediaFilesTable {
  id: string;
  /** A MediaKind. */
  kind: string;
  name: string;
  bytes: number;
  revision: number;
  /** The other properties of a MediaFile, as JSON; they depend on its kind. */
  details: string;
  added_at: string;
  /** The id of an admin. */
  added_by: string;
}

/** An unfinished upload. Its row exists before its first byte is written, and until its last one is removed. */
export interface MediaUploadsTable {
  id: string;
  name: string;
  bytes: number;
  received: number;
  /** The id of an admin. */
  by: string;
  /** The time when its last piece arrived. */
  progress_at: string;
}

/** A file in the folder of media that is neither media nor an upload. */
export interface UnknownMediaTable {
  id: string;
  /** The time when a sweep first found it. */
  seen_at: string;
}

/** The single row has the id by which this database owns a bucket. */
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
