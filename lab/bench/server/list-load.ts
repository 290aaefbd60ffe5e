import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { logInAdmin } from 'contract/staff-login-requests';
import { openDatabase } from '../../../api/src/storage/database';
import { makeTimeOrderedId } from '../../../api/src/storage/time-ordered-id';
import { SubmissionRepository } from '../../../api/src/submissions/submission-repository';
import { median } from '../median';
import { makeContact } from './post-load';

const rowsPerCommit = 500;

/** Fills the lists with rows of everyday length, through the repository that serves them. */
export async function fillLists(
  dataDir: string,
  sizes: Readonly<Partial<Record<SubmissionName, number>>>,
): Promise<void> {
  const database = await openDatabase({ dataDir });
  const repository = new SubmissionRepository(database, () => new Date(), makeTimeOrderedId);
  for (const [kind, size] of Object.entries(sizes)) {
    for (let stored = 0; stored < size; stored += rowsPerCommit) {
      const rows = Array.from({ length: rowsPerCommit }, (_, index) =>
        repository.stamp({ kind: kind as SubmissionName, body: makeContact(stored + index) }),
      );
      await repository.storeAll(rows);
    }
  }
  await database.destroy();
}

export interface Admin {
  readonly email: string;
  readonly password: string;
}

/** Returns the session cookie. */
export async function logIn(url: string, admin: Admin): Promise<string> {
  const answer = await fetch(`${url}${logInAdmin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

/**
 * The median time in seconds until the whole list has arrived.
 * @param encoding the requested encoding; `identity` is the uncompressed list
 * @throws Error when a row is missing
 */
export async function timeList(
  url: string,
  cookie: string,
  kind: SubmissionName,
  size: number,
  encoding: 'identity' | 'br' = 'identity',
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round++)
    times.push(await timeListOnce(url, cookie, kind, size, encoding));
  return median(times);
}

/** Measures one download of the whole list in seconds. */
export async function timeListOnce(
  url: string,
  cookie: string,
  kind: SubmissionName,
  size: number,
  encoding = 'identity',
): Promise<number> {
  const headers = { cookie, 'accept-encoding': encoding };
  const begun = performance.now();
  const answer = await fetch(`${url}${submissions[kind].endpoint}`, { headers });
  const bytes = await answer.arrayBuffer();
  const seconds = (performance.now() - begun) / 1000;
  const { length } = JSON.parse(Buffer.from(bytes).toString()) as unknown[];
  if (length !== size) throw new Error(`The list of ${kind} has ${length} rows, not ${size}.`);
  return seconds;
}
