/** The line with which the publishing process asks for the snapshot. */
export const snapshotRequestLine = 'Ready for the snapshot.';

/**
 * The argument with which that process prints one page: it follows the site's folder, and a language and the page's
 * path follow it.
 */
export const previewMode = 'preview';
