/** What a call has just learnt about the server. */
export type ServerReport = 'reachable' | 'unreachable';

/**
 * The window carries the reports: a remote and the shell are bundled apart and share no module, only the page.
 * The name is part of their agreement.
 */
const eventName = 'church:server-report';

/** Tells the page whether the server could be reached. The shell shows its banner from it (requirements 10.3). */
export function reportServer(report: ServerReport): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: report }));
}

/** Calls `listener` with every report to come, until the returned function is called. */
export function onServerReport(listener: (report: ServerReport) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<ServerReport>).detail);
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}
