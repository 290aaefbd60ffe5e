/**
 * Stands in for the federation runtime's snapshot handler, which reads manifests. Remotes are found through
 * the registry and loaded by their entry script (docs/decisions/0007), so its code would be downloaded by
 * every visitor and never run.
 */
export class SnapshotHandler {
  loadRemoteSnapshotInfo(): never {
    throw new Error('Remotes have no manifests here; register them by their entry script.');
  }
}

/** What the runtime asks when a release replaces another: there is nothing to forget. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
});
