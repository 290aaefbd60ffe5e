import { setTimeout } from 'node:timers/promises';
import { toAddress } from 'contract/request';
import { getReviewCounts } from 'contract/review-requests';
import { getToday, getTodayCounts, todayLists } from 'contract/today-requests';
import type { TodayCounts } from 'contract/today-requests';
import { logIn } from './list-load';
import type { Admin } from './list-load';
import { median } from '../median';
import { fillSearch } from './search-load';
import type { DataAddress } from './search-load';

/** Stores open records in two sections, half of which are of people who asked before. */
export async function fillToday(where: DataAddress, size: number): Promise<void> {
  for (const kind of ['contact', 'welfare'] as const)
    for (let time = 0; time < 2; time++) await fillSearch(where, size / 4, kind);
}

/** The median, in milliseconds, of each list of Today and of the counts, once the server has looked at all records. */
export async function timeToday(
  url: string,
  admin: Admin,
  size: number,
): Promise<Readonly<Record<string, number>>> {
  const cookie = await logIn(url, admin);
  const get = async (path: string) => {
    const answer = await fetch(url + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const countRepeats = async () => ((await get(getTodayCounts.path)) as TodayCounts).lists.again;
  while ((await countRepeats()) < size / 2) await setTimeout(200);
  const paths = {
    ...Object.fromEntries(
      todayLists.map((list) => [`list ${list}`, toAddress(getToday, { query: { list } })]),
    ),
    counts: getTodayCounts.path,
    'counts of sections': getReviewCounts.path,
  };
  const times: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) times[name] = await timeMedian(() => get(path));
  return times;
}

async function timeMedian(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}
