import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { SecurityLogTable } from '../../storage/tables/security-tables';
import type { Tables } from '../../storage/tables/tables';
import { emailOwners } from '../roles/tell-owners';
import { getSecurityRowKey } from './noted-rows';

const day = 86_400_000;
/** The number of wrong passwords a day from which on somebody guesses at an account. Nobody mistypes that often. */
const guessedFrom = 20;

/** Notes once a day that somebody guesses at an account, and emails the owners, where its failed log-ins show it. */
export async function warnOfGuessedPasswords(
  transaction: Transaction<Tables>,
  app: Pick<FastifyInstance, 'now' | 'makeId'>,
  row: SecurityLogTable,
): Promise<void> {
  const { account, last_at: at } = row;
  const since = new Date(app.now().getTime() - day).toISOString();
  const { failed } = await transaction
    .selectFrom('security_log')
    .select(sql<number>`coalesce(sum(count), 0)`.as('failed'))
    .where('account', '=', account)
    .where('event', '=', 'login-failed')
    .where('last_at', '>', since)
    .executeTakeFirstOrThrow();
  if (failed < guessedFrom) return;
  const about = { event: 'guessed', audience: row.audience, account, network: '' };
  const today = at.slice(0, 10);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('security_log')
    .values({ ...row, ...about, level: 'alert', count: 1, key: getSecurityRowKey(today, about) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n || (await wasAnotherToday(transaction, today))) return;
  await emailOwners(transaction, app, 'staff-guessed-notice');
}

/**
 * Returns whether owners were warned today about another account: one email a day, so that nobody can fill their
 * mailboxes.
 */
async function wasAnotherToday(database: Transaction<Tables>, today: string): Promise<boolean> {
  const { alerts } = await database
    .selectFrom('security_log')
    .select(sql<number>`cast(count(*) as integer)`.as('alerts'))
    .where('level', '=', 'alert')
    .where('last_at', '>=', today)
    .executeTakeFirstOrThrow();
  return alerts > 1;
}
