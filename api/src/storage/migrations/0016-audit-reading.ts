import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds indexes of the audit log by actor and by day, for reading however long it grows. */
export const auditReading: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('audit_log_by_person')
      .on('audit_log')
      .columns(['admin_id', 'seq'])
      .execute();
    await db.schema
      .createIndex('audit_log_by_time')
      .on('audit_log')
      .columns(['at', 'seq'])
      .execute();
  },
};
