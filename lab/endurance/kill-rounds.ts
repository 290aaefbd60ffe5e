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

/** What is killed in the middle of writing: the server itself, or the database behind it. */
export interface KillTarget {
  /** Brings it up over the data that is there, and answers where the server then listens. */
  revive(): Promise<string>;
  /** Ends it without a chance to tidy up. Resolves when it is gone. */
  kill(): Promise<void>;
}

export interface KillReport {
  /** With it, the same moments are drawn again. */
  readonly seed: number;
  readonly rounds: number;
  readonly acknowledged: number;
  /** Keys of posts that were acknowledged and have no row, or another one. */
  readonly missing: readonly string[];
  /** Posts that a kill left without an answer; each was sent again with its key. */
  readonly retried: number;
  /** Those among them whose row was stored before the kill: chance, told and not demanded. */
  readonly storedUnanswered: number;
  /** Rows beyond one for each key. */
  readonly duplicates: number;
  /** Ids of rows whose mail neither waits nor was sent. */
  readonly untold: readonly string[];
  /** Mails that were sent again, each under the Message-ID that it had. */
  readonly repeatedMails: number;
}

/**
 * Whether what was acknowledged is there, once, and its mail too; a kill may have the one that is under way sent again.
 */
export const holds = ({
  missing,
  duplicates,
  untold,
  repeatedMails,
  rounds,
}: KillReport): boolean =>
  missing.length === 0 && duplicates === 0 && untold.length === 0 && repeatedMails <= rounds;

/** Bounds the load: so many people send at once, and the kill comes after so many answers at most. */
const writers = 16;
const answersBeforeKill = 120;
/** The kill comes up to so many milliseconds later, so that it hits every stage of a commit. */
const delayBeforeKill = 8;

/** Posts, kills and revives over and over; what was acknowledged must be there at the end, once (safety 3.E). */
export async function runKillRounds(
  target: KillTarget,
  where: TestDatabase['address'],
  { rounds, seed }: Pick<KillReport, 'rounds' | 'seed'>,
): Promise<KillReport> {
  const random = seededRandom(seed);
  /** The id that each key was answered with. */
  const acknowledged = new Map<string, string>();
  const retried: { readonly key: string; readonly killedAt: string }[] = [];
  let address = await target.revive();
  for (let round = 0; round < rounds; round++) {
    const unanswered = await postUntilKilled(address, target, random, acknowledged);
    const killedAt = new Date().toISOString();
    address = await target.revive();
    await forgetFormMails(where);
    // The answer to the last acknowledged one may have been lost on its way just as well.
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

/** Each round is sent from one network, and is to be confirmed as a whole: the limit of such mails begins anew. */
async function forgetFormMails(where: TestDatabase['address']): Promise<void> {
  const database = await openDatabase(where);
  await database.deleteFrom('address_allowances').execute();
  await database.destroy();
}

/** Resolves, with the keys of all posts that got no 201, when what is killed is gone and every writer has noticed. */
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

/** Sends the form that belongs to a key. Answers the id of the record, undefined for any answer but 201. */
async function post(address: string, key: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}${submissions.contact.endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyKeyHeader]: key },
      // An address gets three mails an hour.
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

/** The ids of the forms whose mails became files, which stand in their Message-ID, and of those that wait. */
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
