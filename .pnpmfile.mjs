/**
 * better-sqlite3 is for Node 20 alone, where Node has no SQLite of its own: as an optional dependency that says so,
 * pnpm neither fetches nor compiles it on newer ones (docs/decisions/0029).
 */
export const hooks = {
  readPackage(manifest) {
    if (manifest.name !== 'better-sqlite3') return manifest;
    return { ...manifest, engines: { node: '20.x' } };
  },
};
