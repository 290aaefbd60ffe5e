import { sql } from 'kysely';
import type { Database } from './database';

/**
 * The number of tokens that are valid for one owner at once. No more are mailed while they are valid, even where each
 * email needs several attempts.
 */
const maxTokens = 10;

/** Tables of mailed tokens, each with the column of their owner. */
type TokensOf =
  | readonly ['reset_tokens' | 'email_tokens', 'profile_id']
  | readonly ['my_data_tokens', 'email'];

/** Removes all but the newest ten tokens of one owner, since their links may still be on their way. */
export async function removeOldTokens(
  database: Database,
  [name, column]: TokensOf,
  owner: string,
): Promise<void> {
  const table = sql.table(name);
  const isOwners = sql`${sql.ref(column)} = ${owner}`;
  await sql`delete from ${table} where ${isOwners} and token_hash not in (
    select token_hash from ${table} where ${isOwners} order by created_at desc limit ${maxTokens}
  )`.execute(database);
}
