import { reportFailure } from 'contract/client-report-requests';
import type { ClientReport } from 'contract/client-report-requests';

const reported = new Set<string>();

/** Reports an error to the server, at most once per page and kind. A lost report does not matter. */
export function reportError(report: ClientReport): void {
  const body = JSON.stringify(report);
  if (reported.has(body)) return;
  reported.add(body);
  fetch(reportFailure.path, {
    method: reportFailure.method,
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
