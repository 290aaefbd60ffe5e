/** The code by which Node, SQLite and PostgreSQL name an error, e.g. ECONNRESET; undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}

/** For a file or folder that may not be there: undefined then. Throws any other error. */
export function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
