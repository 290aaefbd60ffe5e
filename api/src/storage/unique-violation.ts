import { errorCode } from '../error-code';

const postgresUniqueViolation = '23505';

/** Whether the database refused a row because one like it is there. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === postgresUniqueViolation;
}
