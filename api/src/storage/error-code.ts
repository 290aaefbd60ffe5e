/**
 * Returns the code by which Node, SQLite and PostgreSQL name an error, e.g. ECONNRESET; undefined where it has none.
 */
export function errorCode(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}

/** Returns undefined where a file or folder does not exist. Throws any other error. */
export function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
