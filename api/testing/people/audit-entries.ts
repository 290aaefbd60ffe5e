import type { TestApp } from '../test-app';

/** What staff did, oldest first, without their logins. */
export const readDeeds = ({ database }: TestApp) =>
  database
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '<>', 'login')
    .orderBy('seq')
    .execute();
