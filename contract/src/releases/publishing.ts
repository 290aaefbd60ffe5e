/** What the program that publishes says on a line of its own when it is to be given the snapshot. */
export const snapshotWanted = 'Ready for the snapshot.';

/** What that program is told, after the site's folder, to print one page: this, a language, and the page's path. */
export const previewMode = 'preview';
