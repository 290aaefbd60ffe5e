import type {
  ClientReport,
  reportFailure,
  reportVisits,
  Visit,
} from 'contract/client-report-requests';
import type { RemoteName } from 'contract/site-paths';

export interface ClientReports {
  /** Notes a version that this document uses, for its visit. */
  noteLoaded(remote: RemoteName, version: string): void;
  /** Reports an error, at most once for each page and kind, and with it the visit, as a faulty one. */
  reportError(report: ClientReport): void;
  /** Reports the visits of all loaded versions that are not reported yet. */
  reportVisits(): void;
}

type Loaded = Pick<Visit, 'package' | 'version'>;
type Post = (path: typeof failures | typeof visits, body: unknown) => void;

// Every page has this code, so it takes the declarations' types without their schemas.
const failures: (typeof reportFailure)['path'] = '/api/client-reports';
const visits: (typeof reportVisits)['path'] = '/api/visits';

/**
 * Creates what tells the server which versions failed in this document, and how many others did not. Each version is
 * counted once.
 * @param shellVersion the shell counts as failed together with any remote
 */
export function createClientReports(shellVersion: string, post: Post = postReport): ClientReports {
  const reported = new Set<string>();
  const shell: Loaded = { package: 'shell', version: shellVersion };
  const loaded = [shell];

  /** Returns false if it is marked already. */
  function markReported(body: ClientReport | Loaded): boolean {
    const key = JSON.stringify(body);
    if (reported.has(key)) return false;
    reported.add(key);
    return true;
  }

  function report(versions: readonly Loaded[], isFaulty: boolean): void {
    const fresh = versions.filter(markReported);
    if (fresh.length === 0) return;
    // Seconds since this document was loaded.
    const age = Math.floor(performance.now() / 1000);
    post(visits, { visits: fresh.map((visit): Visit => ({ ...visit, isFaulty })), age });
  }

  return {
    noteLoaded: (remote, version) => void loaded.push({ package: remote, version }),
    reportError(error) {
      if (!markReported(error)) return;
      post(failures, error);
      report([{ package: error.remote, version: error.version }, shell], true);
    },
    reportVisits: () => report(loaded, false),
  };
}

/** Sends a report without cookies, also while the page is being left. A lost report does not matter. */
const postReport: Post = (path, body) => {
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
};
