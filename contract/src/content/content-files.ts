/** Below it, by version and language, lies what pages show: immutable, as JSON (docs/decisions/0053). */
export const contentFolder = '/content/';

/** Names the version that is shown now, as `{"version":"0123456789ab"}`: it changes with the pages. */
export const currentContentPath = '/content/current.json';
