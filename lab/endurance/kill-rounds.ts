import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { submissions } from 'contract/submissions';
import { idempotencyKeyHeader } from 'contract/wire';
import { sampleBody } from '../../api/testing/samples/sample-bodies';
import { ignoreMissing } from '../../api/src/storage/error-code';
import { getMailFolder } from '../../api/src/mail/mail-folder';
import { openDatabase } from '../../api/src/storage/database';
import type { TestDatabase } from '../../api/testing/databases/databases';
import { seededRandom } from './seeded-random';
import type { Random } from './seeded-random';

/** The process that is killed during writes: the server itself, or its database. */
export interface KillTarget {
  /** Starts it on the existing data and returns the server's address. */
  revive(): Promise<string>;
  /** Kills it without cleaning up. Resolves when it has ended. */
  kill(): Promise<void>;
}

export interface KillReport {
  /** Repeats the same random moments. */
  readonly seed: number;
  readonly rounds: number;
  readonly acknowledged: number;
  /** Keys of acknowledged posts without a row, or with a wrong one. */
  readonly missing: readonly string[];
  /** Posts that a kill left without a response; each was sent again with its key. */
  readonly retried: number;
  /** Those retried posts whose row was stored before the kill, which depends on chance and is only reported. */
  readonly storedUnanswered: number;
  /** Rows beyond one for each key. */
  readonly duplicates: number;
  /** Ids of rows whose email is neither queued nor sent. */
  readonly untold: readonly string[];
  /** Emails that were sent again, each with its original Message-ID. */
  readonly repeatedMails: number;
}

/**
 * Tells whether acknowledged records and their emails exist exactly once; a kill may repeat the email that is being
 * sent.
 */
export const holds = ({
  missing,
  duplicates,
  untold,
  repeatedMails,
  rounds,
}: KillReport): boolean =>
  missing.length === 0 && duplicates === 0 && untold.length === 0 && repeatedMails <= rounds;

/** Limits of the load: concurrent senders, and responses until the kill at most. */
const writers = 16;
const answersBeforeKill = 120;
/** Maximum random delay of the kill in milliseconds, so that it hits every stage of a commit. */
const delayBeforeKill = 8;

/** Posts, kills and restarts repeatedly; acknowledged records must exist exactly once at the end (safety 3.E). */
export async function runKillRounds(
  target: KillTarget,
  where: TestDatabase['address'],
  { rounds, seed }: Pick<KillReport, 'rounds' | 'seed'>,
): Promise<KillReport> {
  const random = seededRandom(seed);
  /** The id that each key was acknowledged with. */
  const acknowledged = new Map<string, string>();
  const retried: { readonly key: string; readonly killedAt: string }[] = [];
  let address = await target.revive();
  for (let round = 0; round < rounds; round++) {
    const unanswered = await postUntilKilled(address, target, random, acknowledged);
    const killedAt = new Date().toISOString();
    address = await target.revive();
    await forgetFormMails(where);
    // The response to the last acknowledged post could have been lost as well, so it is sent again, too.
    const last = [...acknowledged.keys()].at(-1);
    const doubtful = last === undefined ? unanswered : [...unanswered, last];
    await Promise.all(doubtful.map((key) => postAgain(address, key, acknowledged)));
    retried.push(...unanswered.map((key) => ({ key, killedAt })));
  }
  const rows = await readRows(where);
  const mails = await readMails(where);
  const byKey = new Map(rows.map((row) => [row.idempotency_key, row]));
  return {
    seed,
    rounds,
    acknowledged: acknowledged.size,
    missing: [...acknowledged.keys()].filter((key) => byKey.get(key)?.id !== acknowledged.get(key)),
    retried: retried.length,
    storedUnanswered: retried.filter(
      ({ key, killedAt }) => (byKey.get(key)?.created_at ?? killedAt) < killedAt,
    ).length,
    duplicates: rows.length - byKey.size,
    untold: rows.flatMap(({ id }) => (mails.sent.has(id) || mails.waiting.has(id) ? [] : [id])),
    repeatedMails: mails.repeated,
  };
}

/**
 * Resets the limit of confirmation emails, because each round is sent from one network and needs all of its
 * confirmations.
 */
async function forgetFormMails(where: TestDatabase['address']): Promise<void> {
  const database = await openDatabase(where);
  await database.deleteFrom('address_allowances').execute();
  await database.destroy();
}

/**
 * Resolves, with the keys of all posts without a 201, when the killed process has ended and every writer has noticed.
 */
async function postUntilKilled(
  address: string,
  target: KillTarget,
  random: Random,
  acknowledged: Map<string, string>,
): Promise<string[]> {
  const fatalAnswer = random(1, answersBeforeKill);
  const delay = random(0, delayBeforeKill);
  const unanswered: string[] = [];
  let answers = 0;
  let killing: Promise<void> | undefined;
  const kill = async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await target.kill();
  };
  const write = async () => {
    for (;;) {
      const key = randomUUID();
      const id = await post(address, key);
      if (id === undefined) return void unanswered.push(key);
      acknowledged.set(key, id);
      answers += 1;
      if (answers === fatalAnswer) killing = kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await killing;
  return unanswered;
}

async function postAgain(address: string, key: string, acknowledged: Map<string, string>) {
  const id = await post(address, key);
  if (id === undefined) throw new Error('The revived server did not take a post.');
  const before = acknowledged.get(key);
  if (before !== undefined && before !== id) throw new Error('A retry was stored as another row.');
  acknowledged.set(key, id);
}

/** Sends the form of a key. Returns the record's id, or undefined for any response but 201. */
async function post(address: string, key: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}${submissions.contact.endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyKeyHeader]: key },
      // The address changes, because each may get three emails an hour.
      body: JSON.stringify({
        ...sampleBody('contact'),
        subject: key,
        email: `${key}@example.org`,
      }),
    });
    const { _id } = (await answer.json()) as { readonly _id: string };
    return answer.status === 201 ? _id : undefined;
  } catch {
    return undefined;
  }
}

async function readRows(where: TestDatabase['address']) {
  const database = await openDatabase(where);
  const columns = ['id', 'idempotency_key', 'created_at'] as const;
  const rows = await database.selectFrom('submissions').select(columns).execute();
  await database.destroy();
  return rows;
}

/** Ids of the forms whose emails were written to files, from their Message-ID, and of those in the queue. */
async function readMails(where: TestDatabase['address']) {
  const database = await openDatabase(where);
  const waiting = await database.selectFrom('outbox').select('profile_id').execute();
  await database.destroy();
  const folder = getMailFolder(where.dataDir);
  const files = ((await readdir(folder).catch(ignoreMissing)) ?? []).filter(
    (name) => name.endsWith('.eml') && !name.startsWith('.'),
  );
  const ids = await Promise.all(
    files.map(async (name) => {
      const head = await readFile(join(folder, name), 'utf8');
      return /^Message-ID: <([\da-f-]{36})@/m.exec(head)?.[1] ?? name;
    }),
  );
  const sent = new Set(ids);
  return {
    sent,
    waiting: new Set(waiting.map((row) => row.profile_id)),
    repeated: ids.length - sent.size,
  };
}
