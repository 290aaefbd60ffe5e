import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AttachedPlace } from 'contract/people-requests';
import { toBudgetKeys } from '../../mail/mail-budget';
import type { Database } from '../../storage/database';
import type { Tables } from '../../storage/tables/tables';
import type { ChosenRecords } from './chosen-records';
import { findMailFiles } from './mail-files';
import { findNamingViews } from './naming-views';

/** The counts without audit entries, which need a scan of the whole log. */
export type CountedPlaces = Readonly<Record<Exclude<AttachedPlace, 'auditEntries'>, number>>;

/** Counts the data attached to records and to (lower-cased) email addresses. */
export async function countAttached(
  { database, dataDir }: Pick<FastifyInstance, 'database' | 'dataDir'>,
  chosen: ChosenRecords,
  emails: readonly string[],
): Promise<CountedPlaces> {
  const { submissions, profiles } = chosen;
  const ids = [...submissions, ...profiles].map(({ id }) => id);
  const profileIds = profiles.map(({ id }) => id);
  const count = (table: keyof Tables, ...columns: readonly Column[]) =>
    countRows(database, table, columns);
  const keys = emails.flatMap(toBudgetKeys);
  // The kind is the first column of both tables' keys.
  const kinds = [...new Set([...submissions, ...profiles].map(({ kind }) => kind))];
  return {
    reviews: await countRows(database, 'reviews', [['record_id', ids]], kinds),
    keptPairs: await countRows(
      database,
      'kept_pairs',
      [
        ['first_id', ids],
        ['second_id', ids],
      ],
      kinds,
    ),
    merges: await count('merge_records', ['record_id', ids]),
    persons: await count('person_records', ['record_id', ids]),
    households: await countHouseholds(database, ids),
    sessions: await count('member_sessions', ['profile_id', profileIds]),
    tokens:
      (await count('reset_tokens', ['profile_id', profileIds])) +
      (await count('email_tokens', ['profile_id', profileIds], ['email', emails])) +
      (await count('my_data_tokens', ['email', emails])) +
      (await count('pending_emails', ['profile_id', profileIds], ['lower(email)', emails])),
    pictures: profiles.filter(({ image }) => image !== undefined).length,
    waitingMails: await count('outbox', ['recipient', emails], ['profile_id', profileIds]),
    mailFiles: (await findMailFiles(dataDir, emails)).length,
    mailCounts: await count('mail_budgets', ['key', keys]),
    invitations: await count('staff_invitations', ['email', emails]),
    staffAccounts: await count('admins', ['lower(email)', emails]),
    notes: await count('record_notes', ['record_id', ids]),
    outreach: await count('outreach', ['record_id', ids], ['lower(address)', emails]),
    replies: await count('replies', ['record_id', ids], ['lower(sender)', emails]),
    savedViews: (await findNamingViews(database, chosen, emails)).length,
  };
}

async function countHouseholds(database: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await database
    .selectFrom('household_members')
    .select(({ fn }) => fn.count<number | string>('household_id').distinct().as('count'))
    .where('person_id', 'in', (eb) =>
      eb.selectFrom('person_records').select('person_id').where('record_id', 'in', ids),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A column, or an SQL expression of ours over one, and the values to look for. */
type Column = readonly [column: string, values: readonly string[]];

async function countRows(
  database: Database,
  table: keyof Tables,
  columns: readonly Column[],
  kinds: readonly string[] = [],
): Promise<number> {
  const conditions = columns
    .filter(([, values]) => values.length > 0)
    .map(([column, values]) => sql`${sql.raw(column)} in (${sql.join(values)})`);
  if (conditions.length === 0) return 0;
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where (${sql.join(conditions, sql` or `)})
      ${kinds.length === 0 ? sql`` : sql`and kind in (${sql.join(kinds)})`}`.execute(database);
  return Number(rows[0]?.count ?? 0);
}
