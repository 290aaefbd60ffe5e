import { createHash } from 'node:crypto';
import type { SecurityEvent } from 'contract/security-log-requests';
import type { Database } from '../../storage/database';
import type { SecurityLogTable } from '../../storage/tables/security-tables';

/** A security event, with the account where it is known. */
export interface SecurityNote {
  readonly event: Exclude<SecurityEvent, 'guessed'>;
  readonly audience?: 'member' | 'admin' | undefined;
  /** The id of the account. */
  readonly account?: string | undefined;
  /** The typed address in place of the id. It is only looked up, never stored. */
  readonly email?: string | undefined;
  readonly network: string;
}

/** A note with the number of times within an hour. */
export interface CountedSecurityNote {
  readonly note: SecurityNote;
  /** ISO 8601. */
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

/** The number of times an hour from which on an ordinary event is a warning. */
export const warningThreshold = 5;

/** Returns the ids of the accounts that typed addresses name, by audience and address. */
export async function findAccounts(
  database: Database,
  all: readonly CountedSecurityNote[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const audience of ['admin', 'member'] as const) {
    const emails = all.flatMap(({ note }) =>
      note.audience === audience && note.email !== undefined ? [note.email.toLowerCase()] : [],
    );
    if (emails.length === 0) continue;
    const accounts = await database
      .selectFrom(audience === 'admin' ? 'admins' : 'profiles')
      .select(['id', 'email'])
      .where('email', 'in', emails)
      .execute();
    for (const { id, email } of accounts) found.set(`${audience} ${email}`, id);
  }
  return found;
}

/** Returns one row for each key, sorted by key: two processes that store at once thus never deadlock. */
export function toRows(
  all: readonly CountedSecurityNote[],
  accounts: ReadonlyMap<string, string>,
): readonly SecurityLogTable[] {
  const rows = new Map<string, SecurityLogTable>();
  for (const { note, first, last, count } of all) {
    const { event, audience, email = '', network } = note;
    const account = note.account ?? accounts.get(`${audience} ${email.toLowerCase()}`) ?? '';
    const about = { event, audience: (account && audience) || '', account, network };
    const key = getSecurityRowKey(first.slice(0, 13), about);
    const same = rows.get(key);
    const sum = (same?.count ?? 0) + count;
    const isLoud = event === 'limit-exhausted' || (event !== 'logout' && sum >= warningThreshold);
    rows.set(key, {
      ...about,
      key,
      level: isLoud ? 'warning' : 'info',
      first_at: same?.first_at ?? first,
      last_at: same && same.last_at > last ? same.last_at : last,
      count: sum,
    });
  }
  return [...rows.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** The properties by which notes are counted together. */
type Counted = 'event' | 'audience' | 'account' | 'network';

export const getSecurityRowKey = (
  time: string,
  { event, audience, account, network }: Pick<SecurityLogTable, Counted>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([time, event, audience, account, network]))
    .digest('base64url');
