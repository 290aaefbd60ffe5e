import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds how often browsers loaded each released version and reported a fault of it, the canaries that were stopped for
 * it, the addresses of the teams, and the unreleased builds that staff have open.
 */
export const releases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('release_visits')
      .addColumn('package', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('trial', 'text', (column) => column.notNull())
      .addColumn('hour', 'text', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addColumn('faulty', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('release_visits_key', ['package', 'version', 'trial', 'hour'])
      .execute();
    await db.schema
      .createTable('stopped_canaries')
      .addColumn('package', 'text', (column) => column.primaryKey())
      .addColumn('stopped_at', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('canary_visits', 'integer', (column) => column.notNull())
      .addColumn('canary_faulty', 'integer', (column) => column.notNull())
      .addColumn('stable_visits', 'integer', (column) => column.notNull())
      .addColumn('stable_faulty', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('release_teams')
      .addColumn('package', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .execute();
    // A preview ends with its session.
    await db.schema
      .createTable('open_previews')
      .addColumn('session_hash', 'text', (column) =>
        column.notNull().references('admin_sessions.token_hash').onDelete('cascade'),
      )
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('open_previews_key', ['session_hash', 'remote'])
      .execute();
  },
};
