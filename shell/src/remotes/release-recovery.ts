import type { ClientReport, ClientReportKind } from 'contract/client-report';
import type { RemoteName } from 'contract/site-paths';
import type { RemoteLoader } from './remote-loader';

/** One fault may be chance. A release that fails a second time in a visit is left for the last good one. */
const errorBudget = 1;

interface ReleaseRecoveryOptions {
  readonly loader: Pick<RemoteLoader, 'loadedVersion' | 'renew'>;
  readonly avoidVersion: (version: string) => void;
  readonly report: (report: ClientReport) => void;
  /** Shows the present address anew, with the release that the loader has by now. */
  readonly restart: () => Promise<void>;
}

/**
 * What is done when a page of a release fails: it is reported, counted against the release's error budget,
 * and the site goes on with another release if the registry has one by now or the budget is spent.
 */
export function createReleaseRecovery(options: ReleaseRecoveryOptions) {
  const faults = new Map<string, number>();
  return async (remote: RemoteName, kind: ClientReportKind): Promise<void> => {
    const version = options.loader.loadedVersion(remote);
    if (!version) return;
    const count = (faults.get(version) ?? 0) + 1;
    faults.set(version, count);
    options.report({ remote, version, kind });
    if (count > errorBudget) options.avoidVersion(version);
    if (await options.loader.renew(remote)) await options.restart();
  };
}
