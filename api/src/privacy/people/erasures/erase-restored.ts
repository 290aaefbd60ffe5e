import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { RecordKind } from 'contract/review';
import { HttpError } from '../../../http/errors/http-error';
import type { Database } from '../../../storage/database';
import { findChosenRecords } from '../chosen-records';
import { erasePerson } from './erase-person';

type RestoredApp = Pick<FastifyInstance, 'database' | 'now'>;

type RecordTable = 'submissions' | 'profiles';

/** The number of records that are compared with the log at a time, and that one transaction erases. */
const perPiece = { compared: 5000, erased: 200 };

/** The addresses that have pending emails, confirmations or invitations, or are a team's. */
export async function findAddresses(
  database: Database,
  isErased: (email: string) => boolean,
): Promise<readonly string[]> {
  const lists = await Promise.all([
    database.selectFrom('outbox').select('recipient as email').distinct().execute(),
    database.selectFrom('email_tokens').select('email').distinct().execute(),
    database.selectFrom('my_data_tokens').select('email').distinct().execute(),
    database.selectFrom('pending_emails').select('email').distinct().execute(),
    database.selectFrom('staff_invitations').select('email').distinct().execute(),
    database.selectFrom('release_teams').select('email').distinct().execute(),
    database
      .selectFrom('outreach')
      .select((eb) => eb.fn.coalesce('address', eb.val('')).as('email'))
      .distinct()
      .execute(),
    database.selectFrom('replies').select('sender as email').distinct().execute(),
  ]);
  return [...new Set(lists.flat().map(({ email }) => email.toLowerCase()))].filter(isErased);
}

/** Scans all records of a table and erases those that a restored backup brought back. */
export async function eraseRestored(
  app: RestoredApp,
  table: RecordTable,
  isErased: (id: string) => boolean,
): Promise<void> {
  let found: { kind: RecordKind; _id: string }[] = [];
  for (let after = 0; ;) {
    const rows = await readIds(app.database, table, after);
    found.push(...rows.filter(({ _id }) => isErased(_id)));
    const last = rows.at(-1);
    while (found.length >= perPiece.erased || (last === undefined && found.length > 0)) {
      await eraseThese(app, found.slice(0, perPiece.erased));
      found = found.slice(perPiece.erased);
    }
    if (last === undefined) return;
    after = last.seq;
  }
}

async function readIds(database: Database, table: RecordTable, after: number) {
  const kind = table === 'submissions' ? sql<RecordKind>`kind` : sql<RecordKind>`'profiles'`;
  const { rows } = await sql<{ seq: number; kind: RecordKind; _id: string }>`
    select seq, ${kind} as kind, id as "_id" from ${sql.table(table)}
    where seq > ${after} order by seq limit ${perPiece.compared}`.execute(database);
  return rows;
}

async function eraseThese(
  { database, now }: RestoredApp,
  records: readonly { kind: RecordKind; _id: string }[],
  attempts = 3,
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      // The log contains no held profile, so a hold in a restored backup had ended before the erasure.
      await transaction
        .deleteFrom('retention_holds')
        .where('kind', '=', 'profiles')
        .where(
          'record_id',
          'in',
          records.map(({ _id }) => _id),
        )
        .execute();
      await erasePerson(transaction, await findChosenRecords(transaction, records), [], now());
    });
  } catch (error) {
    // A concurrent writer changed one of the records, so the erasure is retried.
    const isPassing = error instanceof HttpError && error.statusCode === 409;
    if (!isPassing || attempts <= 1) throw error;
    await eraseThese({ database, now }, records, attempts - 1);
  }
}
