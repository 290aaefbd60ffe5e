/** The state of the server after a request. */
export type ServerReport = 'reachable' | 'unreachable';

/**
 * A window event, because remotes and shell are separate bundles without shared modules. Its name is part of their
 * contract.
 */
const eventName = 'church:server-report';

/** Reports whether the server was reachable. The shell shows its banner accordingly (requirements 10.3). */
export function reportServer(report: ServerReport): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: report }));
}

/** Calls `listener` with every further report, until the returned function is called. */
export function onServerReport(listener: (report: ServerReport) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<ServerReport>).detail);
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}
