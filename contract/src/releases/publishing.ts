/**
 * The server's calls of the program that changes the site (SITE_PUBLISHER). The first argument is the site's folder;
 * without others it publishes content.
 */

/** The line with which the program asks for the snapshot that it publishes. */
export const snapshotRequestLine = 'Ready for the snapshot.';

/** The argument with which it prints one page of a snapshot; a language and the page's path follow. */
export const previewMode = 'preview';

/** The argument with which it is the release command, whose words follow (docs/deploy.md). */
export const releaseMode = 'release';

/** The argument with which it prepares the pages that going back will show. Every other call ends it. */
export const prepareMode = 'prepare';

/** Exit codes of the program besides 0; all but `interrupted` print the reason. */
export const publisherCodes = {
  failed: 1,
  /** Another change of the package came between (`--seen`). Nothing was changed. */
  changedMeanwhile: 2,
  /** The preparation made room for a release and is to be tried again. */
  interrupted: 3,
} as const;
