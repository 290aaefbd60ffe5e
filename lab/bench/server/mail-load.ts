import { join } from 'node:path';
import { openDatabase } from '../../../api/src/storage/database';
import type { ChildServer } from './child-server';
import type { Figure } from '../figures';
import { median } from '../median';
import { loadWithPosts } from './post-load';
import { fillSearch } from './search-load';

const size = 50_000;

/**
 * Compares a server with 50,000 waiting emails to one with as many records and no email, by medians of five alternating
 * runs.
 */
export async function measureQueued(
  folder: string,
  startApi: (name: string) => Promise<ChildServer>,
): Promise<Figure[]> {
  await fillSearch({ dataDir: join(folder, 'none-queued') }, size, 'contact');
  await forgetMails(join(folder, 'none-queued'));
  await fillSearch({ dataDir: join(folder, 'queued') }, size, 'contact');
  const turns: { rate: number; peak: number }[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const none = await load(await startApi('none-queued'));
    const queued = await load(await startApi('queued'));
    turns.push({ rate: queued.rate / none.rate, peak: queued.peak / none.peak });
  }
  return [
    {
      name: 'posts while 50,000 mails wait',
      value: median(turns.map(({ rate }) => rate)),
      unit: 'x',
      goal: { atLeast: 0.9 },
    },
    {
      name: 'peak memory, the same',
      value: median(turns.map(({ peak }) => peak)),
      unit: 'x',
      goal: { atMost: 1.1 },
    },
  ];
}

/** Leaves the database as if each record's confirmation and notification had been sent. */
async function forgetMails(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.deleteFrom('outbox').execute();
  await database.deleteFrom('staff_news').execute();
  await database.destroy();
}

async function load(api: ChildServer): Promise<{ readonly rate: number; readonly peak: number }> {
  await loadWithPosts(api.url, 3);
  const { perSecond: rate } = await loadWithPosts(api.url, 5);
  const peak = api.peakMiB();
  await api.stop();
  return { rate, peak };
}
