/** Where the web manifest of the English site is; each other language has it below its prefix. */
export const webManifestPath = '/site.webmanifest';
