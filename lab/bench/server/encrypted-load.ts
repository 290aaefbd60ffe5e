import { join } from 'node:path';
import type { SubmissionName } from 'contract/submissions';
import type { ChildServer } from './child-server';
import { fillLists, logIn, timeListOnce } from './list-load';
import type { Admin } from './list-load';
import { median } from '../median';
import { logInAs } from './person-load';
import { fillSearch, searches, timeSearch } from './search-load';

interface EncryptedRatios {
  /** The ratio for the first read of the list, and the median of later reads. */
  readonly first: number;
  readonly then: number;
  /** The median ratio of all searches. */
  readonly search: number;
}

const size = 10_000;
const [encrypted, plain] = ['welfare', 'contact'] as const satisfies readonly SubmissionName[];

/**
 * Compares lists and searches of records with encrypted messages to those of an unencrypted kind, in alternation,
 * because the machine's speed varies.
 * @param startApi uses the folder of that name as DATA_DIR
 */
export async function compareEncrypted(
  folder: string,
  startApi: (name: string) => Promise<ChildServer>,
  admin: Admin,
): Promise<EncryptedRatios> {
  await fillLists(join(folder, 'encrypted'), { [encrypted]: size, [plain]: size });
  const { url, stop } = await startApi('encrypted');
  const cookie = await logIn(url, admin);
  const ratios: number[] = [];
  for (let round = 0; round < 15; round++) {
    const limit = await timeListOnce(url, cookie, plain, size);
    ratios.push((await timeListOnce(url, cookie, encrypted, size)) / limit);
  }
  await stop();
  const [first = NaN, ...rest] = ratios;
  return { first, then: median(rest), search: await compareSearches(folder, startApi, admin) };
}

async function compareSearches(
  folder: string,
  startApi: (name: string) => Promise<ChildServer>,
  admin: Admin,
): Promise<number> {
  const start = async (kind: SubmissionName) => {
    const name = `search of ${kind}`;
    const where = { dataDir: join(folder, name) };
    await fillSearch(where, size, kind);
    const server = await startApi(name);
    return { ...server, post: await logInAs(server.url, admin) };
  };
  const ours = await start(encrypted);
  const other = await start(plain);
  const ratios: number[] = [];
  for (const words of Object.values(searches)) {
    const limit = await timeSearch(other.post, words);
    ratios.push((await timeSearch(ours.post, words)) / limit);
  }
  await Promise.all([ours.stop(), other.stop()]);
  return median(ratios);
}
