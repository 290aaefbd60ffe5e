/** Path of the English site's web manifest; other languages have theirs below their prefix. */
export const webManifestPath = '/site.webmanifest';
