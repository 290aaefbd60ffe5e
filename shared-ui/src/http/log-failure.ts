/**
 * Logs a failure that is not shown (requirements 8). The line names the action and the status, never personal data.
 *
 * @param status 0 if there was no response
 */
export function logFailure(what: string, status: number): void {
  // The browser's console is the only log that a page has.
  // oxlint-disable-next-line no-console -- the one place that logs this
  console.error(`${what}: ${status || 'network'}.`);
}
