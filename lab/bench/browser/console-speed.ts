import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { logInAsAdmin } from '../../../e2e/fixtures/console/admin-login.ts';
import { disableFeatures } from '../../../e2e/fixtures/chromium-features.ts';
import { ProductServer } from '../../../e2e/fixtures/product/product-server.ts';
import type { OpenedList } from './console-table.ts';
import { openList, scroll, search, sortByName, turnPages } from './console-table.ts';
import { fillWelfare, shortRecords } from './long-list.ts';
import { describeFigures, meetsGoal } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { median } from '../median.ts';
import { watch } from './watch.ts';

/**
 * Goals for the console with a list of 100,000 records (issues 5 and 16), on the machine where this runs. The heap goal
 * was set with short records of a prototype.
 */
const goals = { ratio: 1.5, duplicates: 150, task: 50, sort: 450, search: 200, heapOfShort: 30 };
const size = 100_000;
const figures: Figure[] = [];
const rounds = 5;

const server = await ProductServer.create();
await server.stop();
await fillWelfare(server.dataFolder, size);
await server.start();
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--enable-precise-memory-info', disableFeatures],
});
try {
  await noteHeap('welfare requests');
  await noteHeap('short records', shortRecords(size), goals.heapOfShort);
  const page = await logIn();
  const turns: Turn[] = [];
  // The measurements alternate, because the machine's speed varies. The first round warms both up.
  for (let round = 0; round <= rounds; round++) {
    const bare = await timeBareList(page);
    const { result: opened, longestTask } = await watch(page, () => openList(page));
    const duplicates = await timeOfDuplicates(page);
    if (round > 0) turns.push({ bare, ...opened, longestTask, duplicates });
    if (round < rounds) await page.getByRole('link', { name: 'Couples' }).click();
  }
  note('bare fetch and JSON.parse', median(turns.map(({ bare }) => bare)), 'ms');
  note('click to readable rows', median(turns.map(({ readable }) => readable)), 'ms');
  note('- ratio', median(turns.map(({ bare, readable }) => readable / bare)), '', goals.ratio);
  note('click to the whole list', median(turns.map(({ whole }) => whole)), 'ms');
  note('- ratio', median(turns.map(({ bare, whole }) => whole / bare)), '');
  note('longest task', Math.max(...turns.map((turn) => turn.longestTask)), 'ms', goals.task);
  note('duplicates', median(turns.map((turn) => turn.duplicates)), 'ms', goals.duplicates);
  await noteAction(page, 'scroll a page', 'px', () => scroll(page));
  await noteAction(page, 'turn a page', 'ms', () => turnPages(page));
  await noteAction(page, 'sort by name', 'ms', () => sortByName(page), goals.sort);
  await noteAction(page, 'search', 'ms', () => search(page), goals.search);
} finally {
  await browser.close();
  await server.dispose();
}
process.stdout.write(`${describeFigures(figures).join('\n')}\n`);
if (!figures.every(meetsGoal)) process.exitCode = 1;

interface Turn extends OpenedList {
  readonly bare: number;
  readonly longestTask: number;
  readonly duplicates: number;
}

/** Opens a page in a section without records. */
async function logIn(): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.origin });
  await logInAsAdmin(page);
  await page.getByText('No data found.').waitFor();
  return page;
}

function timeBareList(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const begun = performance.now();
    const answer = await fetch('/api/welfare');
    const records = JSON.parse(await answer.text()) as unknown[];
    if (records.length !== 100_000) throw new Error(`There are ${records.length} records.`);
    return performance.now() - begun;
  });
}

/** Milliseconds of the main thread spent finding duplicates, from the console's own performance entry. */
function timeOfDuplicates(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('duplicates').at(-1)?.duration ?? NaN);
}

/**
 * Measures the heap of a list: as `JSON.parse` returns it, while no section uses it, and then open in the console.
 * @param records replace the stored ones
 */
async function noteHeap(what: string, records?: readonly object[], goal?: number): Promise<void> {
  const page = await logIn();
  if (records) await page.route('**/api/welfare', (route) => route.fulfill({ json: records }));
  const list = await page.evaluateHandle(
    async () => (await (await fetch('/api/welfare')).json()) as unknown,
  );
  note(`heap of bare ${what}`, await heapMiB(page), 'MiB');
  await list.dispose();
  await openList(page);
  note(`heap of open ${what}`, await settledHeapMiB(page), 'MiB', goal);
  await page.close();
}

/** Heap size once background searches, such as that for duplicates, are done. */
async function settledHeapMiB(page: Page): Promise<number> {
  let [before, now] = [Infinity, await heapMiB(page)];
  while (Math.abs(now - before) > 0.2) {
    await page.waitForTimeout(1000);
    [before, now] = [now, await heapMiB(page)];
  }
  return now;
}

async function heapMiB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** Notes an action's own figure and the page's blocking tasks and dropped frames. */
async function noteAction(
  page: Page,
  what: string,
  unit: string,
  action: () => Promise<number>,
  goal?: number,
): Promise<void> {
  const { result, longestTask, droppedFrames } = await watch(page, action);
  note(what, result, unit, goal);
  note('- its longest task', longestTask, 'ms', goals.task);
  note('- frames dropped', droppedFrames, '');
}

function note(name: string, value: number, unit: string, atMost?: number): void {
  figures.push({ name, value, unit, ...(atMost !== undefined && { goal: { atMost } }) });
}
