import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the alerts about urgent records, and the links by which the person on call acknowledges one. */
export const urgentAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('urgent_alerts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('raised_at', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text')
      .addColumn('told', 'text', (column) => column.notNull())
      .addColumn('acknowledged_at', 'text')
      .addColumn('acknowledged_by', 'text')
      .addUniqueConstraint('urgent_alerts_once_each', ['kind', 'record_id'])
      .execute();
    // The index holds only the few alerts that go on.
    await db.schema
      .createIndex('urgent_alerts_due')
      .on('urgent_alerts')
      .column('next_at')
      .where(sql.ref('next_at'), 'is not', null)
      .execute();
    await db.schema
      .createTable('urgent_alert_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('alert_id', 'text', (column) =>
        column.notNull().references('urgent_alerts.id').onDelete('cascade'),
      )
      .addColumn('admin_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('urgent_alert_tokens_by_alert')
      .on('urgent_alert_tokens')
      .column('alert_id')
      .execute();
  },
};
