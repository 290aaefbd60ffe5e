/**
 * Requirements 8: logged only. The line says what could not be done and the status that came, never anything of a
 * person.
 *
 * @param status 0 when no answer came
 */
export function logFailure(what: string, status: number): void {
  // The browser's console is the only log that a page has.
  // oxlint-disable-next-line no-console -- the one place that logs this
  console.error(`${what}: ${status || 'network'}.`);
}
