import type { TestApp } from '../test-app';

/** Reads the audit entries except logins, oldest first. */
export const listAuditEntries = ({ database }: TestApp) =>
  database
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '<>', 'login')
    .orderBy('seq')
    .execute();
