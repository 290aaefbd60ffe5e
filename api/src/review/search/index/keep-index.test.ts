import { systemClock } from '../../../storage/clock';
import type { StorageGuard, StorageProblem } from '../../../storage/data-folder/storage-guard';
import { makeLog } from '../../../http/errors/fault-log';
import { makeServer } from '../../../http/make-server';
import { keepIndex } from './keep-index';
import type { SearchIndex } from './search-index';

const gibibyte = 2 ** 30;

/** A server that begins to listen and closes: it looks once for something to do. Answers what it logged. */
async function listenOnce(
  write: () => Promise<void>,
  problem?: Pick<StorageProblem, 'reason'>,
  free = gibibyte,
): Promise<string[]> {
  const logged: string[] = [];
  const log = makeLog({ write: (line) => void logged.push(line) });
  const app = await makeServer(log, systemClock);
  const guard = { look: () => problem, readFree: () => free };
  keepIndex(app, { write } as unknown as SearchIndex, guard as unknown as StorageGuard);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  return logged;
}

it('updates the index as soon as the server listens', async () => {
  const write = jest.fn(() => Promise.resolve());
  await listenOnce(write);
  expect(write).toHaveBeenCalledTimes(1);
});

it.each<[string, Pick<StorageProblem, 'reason'> | undefined, number]>([
  ['while the disk is full', { reason: 'disk-full' }, gibibyte],
  ['beside a database that is lost', { reason: 'database-file-lost' }, gibibyte],
  ['into the last 128 MiB of the disk', undefined, 100 * 2 ** 20],
])('writes nothing %s', async (_when, problem, free) => {
  const write = jest.fn(() => Promise.resolve());
  await listenOnce(write, problem, free);
  expect(write).not.toHaveBeenCalled();
});

it('logs why the index cannot be updated, and goes on', async () => {
  const logged = await listenOnce(() => Promise.reject(new TypeError('refused')));
  expect(logged.filter((line) => line.includes('TypeError'))).toHaveLength(1);
});
