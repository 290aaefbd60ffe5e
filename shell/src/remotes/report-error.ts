import { clientReportEndpoint } from 'contract/client-report';
import type { ClientReport } from 'contract/client-report';

const reported = new Set<string>();

/** Tells the server of a fault, once a page for each kind. A report that is lost is not missed. */
export function reportError(report: ClientReport): void {
  const body = JSON.stringify(report);
  if (reported.has(body)) return;
  reported.add(body);
  fetch(clientReportEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
