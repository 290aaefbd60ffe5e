import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many have registered for a programme is read at each registration for one whose places are limited. */
export const registrationsOfPrograms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index submissions_program on submissions ((body->>'program'))
      where kind = 'programAttendance'
    `.execute(db);
  },
};
