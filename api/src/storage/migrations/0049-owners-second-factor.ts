import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const week = 7 * 86_400_000;

/** Requires a second factor of existing owners from a week after this migration on, with a reminder until then. */
export const ownersSecondFactor: Migration = {
  async up(db: Kysely<unknown>) {
    const now = Date.now();
    const from = new Date(now + week).toISOString().slice(0, 10);
    await sql`insert into settings (name, value, updated_at)
      select 'owners-second-factor-from', ${from}, ${new Date(now).toISOString()}
      where exists (select 1 from admins)`.execute(db);
  },
};
