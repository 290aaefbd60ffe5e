import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sections at the time of this release: a migration never changes what it writes. */
const sections = [
  'babyNaming',
  'childDedication',
  'couples',
  'testimony',
  'contact',
  'partnership',
  'pledge',
  'enquiry',
  'welfare',
  'request',
  'firstTimer',
  'secondTimer',
  'newBeliever',
  'churchMember',
  'programAttendance',
  'profiles',
];

const rightsOver = (names: readonly string[]) =>
  names.flatMap((name) => [`${name}:read`, `${name}:review`, `${name}:export`]);

const welcomed = ['firstTimer', 'secondTimer', 'newBeliever', 'churchMember', 'programAttendance'];

const everything = [
  ...rightsOver(sections),
  'accounts:manage',
  'audit:read',
  'content:manage',
  'privacy:manage',
];

/** The roles of the first start, in their order (decision 43). Afterwards only those in the database count. */
const starterRoles = [
  { id: 'owner', name: 'Owner', rights: everything },
  { id: 'office', name: 'Office', rights: rightsOver(sections) },
  { id: 'pastor', name: 'Pastor', rights: rightsOver(sections) },
  { id: 'treasurer', name: 'Treasurer', rights: rightsOver(['pledge', 'partnership']) },
  { id: 'welcome-team', name: 'Welcome team', rights: rightsOver(welcomed) },
  { id: 'media', name: 'Media', rights: ['content:manage'] },
];

/** Creates roles and assigns them. All who could log in until now could do everything, and still can. */
export const roles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('roles')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('rights', 'text', (column) => column.notNull())
      .execute();
    for (const [position, { id, name, rights }] of starterRoles.entries()) {
      await sql`insert into roles (id, position, name, rights)
        values (${id}, ${position}, ${name}, ${JSON.stringify(rights)})`.execute(db);
    }
    await db.schema
      .createTable('admin_roles')
      .addColumn('admin_id', 'text', (column) =>
        column.notNull().references('admins.id').onDelete('cascade'),
      )
      .addColumn('role_id', 'text', (column) => column.notNull().references('roles.id'))
      .addPrimaryKeyConstraint('admin_roles_once_each', ['admin_id', 'role_id'])
      .execute();
    await sql`insert into admin_roles (admin_id, role_id)
      select id, 'owner' from admins`.execute(db);
  },
};
