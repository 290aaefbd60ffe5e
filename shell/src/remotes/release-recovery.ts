import type { ClientReport, ClientReportKind } from 'contract/client-report-requests';
import type { RemoteName } from 'contract/site-paths';
import type { RemoteLoader } from './remote-loader';

/** One error may be chance. At the second one in a visit, the last good release replaces the failing one. */
const errorBudget = 1;

interface ReleaseRecoveryOptions {
  readonly loader: Pick<RemoteLoader, 'loadedVersion' | 'renew'>;
  readonly avoidVersion: (version: string) => void;
  readonly report: (report: ClientReport) => void;
  /** Renders the current address again with the release that the loader now has. */
  readonly restart: () => Promise<void>;
}

/**
 * Handles a failed page of a release: reports it, counts it against the release's error budget, and switches to another
 * release if the registry has one by now or the budget is spent.
 */
export function createReleaseRecovery(options: ReleaseRecoveryOptions) {
  const failureCounts = new Map<string, number>();
  return async (remote: RemoteName, kind: ClientReportKind): Promise<void> => {
    const version = options.loader.loadedVersion(remote);
    if (!version) return;
    const count = (failureCounts.get(version) ?? 0) + 1;
    failureCounts.set(version, count);
    options.report({ remote, version, kind });
    if (count > errorBudget) options.avoidVersion(version);
    if (await options.loader.renew(remote)) await options.restart();
  };
}
