/** Visits of a version in an hour; nothing about who they were. */
interface ReleaseVisitsTable {
  /** A released package (contract/site-state). */
  package: string;
  version: string;
  /** The time when the trial began in which the page was loaded, so that both versions of it can be compared; else ''. */
  trial: string;
  /** The hour in UTC, for example `2026-03-01T10`. */
  hour: string;
  visits: number;
  faulty: number;
}

/** The last canary of a package that the rule stopped, with what it was judged by. */
interface StoppedCanariesTable {
  package: string;
  /** The time of the change in the site's state. */
  stopped_at: string;
  version: string;
  canary_visits: number;
  canary_faulty: number;
  stable_visits: number;
  stable_faulty: number;
}

/** Where the team of a package is told of a stopped canary. */
interface ReleaseTeamsTable {
  package: string;
  /** Lower-cased. */
  email: string;
}

/** An unreleased build that a session of staff has open; one for each remote. */
interface OpenPreviewsTable {
  /** The digest of the session's token. */
  session_hash: string;
  remote: string;
  version: string;
  opened_at: string;
}

export interface ReleaseTables {
  release_visits: ReleaseVisitsTable;
  stopped_canaries: StoppedCanariesTable;
  release_teams: ReleaseTeamsTable;
  open_previews: OpenPreviewsTable;
}
