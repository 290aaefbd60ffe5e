import { errorCode } from './error-code';

/**
 * SQLite: the disk is full, failing or locked. PostgreSQL (first two characters of SQLSTATE): connection lost, out of
 * resources, shutting down, system error. System: connection refused or lost; pictures and emails are on the same disk
 * as SQLite.
 */
const unavailableCodes =
  /^(SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|CORRUPT|NOTADB)|(08|53|57|58)[0-9A-Z]{3}$|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|ENOSPC|EDQUOT|EROFS|EIO)/;

const unavailableMessages =
  /connection is not open|is not queryable|driver has already been destroyed|Connection terminated|timeout exceeded when trying to connect|Cannot use a pool/;

/** Returns whether an error of the database is temporary (503) rather than a bug (500). */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return unavailableCodes.test(code);
  return error instanceof Error && unavailableMessages.test(error.message);
}

/** Ignores a temporary error, for writes that can wait until the next time. Throws any other error. */
export function ignoreUnavailable(error: unknown): void {
  if (!isDatabaseUnavailable(error)) throw error;
}

const postgresUniqueViolation = '23505';

/** Returns whether the database refused a row because of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === postgresUniqueViolation;
}
