/**
 * Stands in for the federation runtime's snapshot handler, which reads manifests. Remotes are found through
 * the registry and loaded by their entry script (docs/decisions/0007), so its code would be downloaded by
 * every visitor and never run.
 */
export class SnapshotHandler {
  /** The runtime hands every plugin to its handlers; this one has no moment at which a plugin could act. */
  readonly hooks = { applyPlugin: () => undefined };

  /** A release that replaces another is taken out of it. Nothing was ever put in. */
  readonly manifestCache = new Map<string, never>();
}

/** What the runtime asks when a release replaces another: there is nothing to forget. */
export const getGlobalRemoteInfo = () => ({});
