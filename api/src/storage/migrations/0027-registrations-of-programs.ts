import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds an index of registrations by programme: where places are limited, each registration counts them. */
export const registrationsOfPrograms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index submissions_program on submissions ((body->>'program'))
      where kind = 'programAttendance'
    `.execute(db);
  },
};
