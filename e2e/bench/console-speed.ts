import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { field, submitButton } from '../product/form.ts';
import { ProductServer, admin } from '../product/product-server.ts';
import { openList, scroll, search, sortByName, turnPages } from './console-table.ts';
import { fillWelfare } from './long-list.ts';
import { median } from './median.ts';
import { watch } from './watch.ts';

/** What the console must reach on a list of 100,000 records (issue 5), on the machine where this runs. */
const goals = { ratio: 1.5, duplicates: 150, task: 50, sort: 450, heap: 30 };
const size = 100_000;
const rounds = 5;

const server = await ProductServer.create();
await server.stop();
await fillWelfare(server.dataFolder, size);
await server.start();
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--enable-precise-memory-info'],
});
try {
  const page = await browser.newPage({ baseURL: server.origin });
  await logIn(page);
  const bareHeap = await heapOfBareList(page);
  const turns: { bare: number; ready: number; longestTask: number; duplicates: number }[] = [];
  // In turns: the machine is not the same each second. The first turn warms both up.
  for (let round = 0; round <= rounds; round++) {
    const bare = await timeBareList(page);
    const { result: ready, longestTask } = await watch(page, () => openList(page));
    const duplicates = await timeOfDuplicates(page);
    if (round > 0) turns.push({ bare, ready, longestTask, duplicates });
    if (round < rounds) await page.getByRole('link', { name: 'Couples' }).click();
  }
  print('bare fetch and JSON.parse', median(turns.map(({ bare }) => bare)), 'ms');
  print('click to readable rows', median(turns.map(({ ready }) => ready)), 'ms');
  print('ratio', median(turns.map(({ bare, ready }) => ready / bare)), '', goals.ratio);
  print('longest task', Math.max(...turns.map((turn) => turn.longestTask)), 'ms', goals.task);
  print('duplicates', median(turns.map((turn) => turn.duplicates)), 'ms', goals.duplicates);
  // The list alone, parsed and nothing else, is above the goal: it was set on shorter records.
  print('heap of the bare list', bareHeap, 'MiB');
  print('heap with the list open', await heapMiB(page), 'MiB', goals.heap);
  await printAction(page, 'scroll a page', 'px', () => scroll(page));
  await printAction(page, 'turn a page', 'ms', () => turnPages(page));
  await printAction(page, 'sort by name', 'ms', () => sortByName(page), goals.sort);
  await printAction(page, 'search', 'ms', () => search(page));
} finally {
  await browser.close();
  await server.dispose();
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/join-us/admin-login');
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill(admin.password);
  await submitButton(page).click();
  await page.waitForURL('**/admin/dashboard**');
  await page.getByText('No data found.').waitFor();
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

/** Milliseconds of the main thread that went into finding duplicates, as the console's own timeline has it. */
function timeOfDuplicates(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('duplicates').at(-1)?.duration ?? NaN);
}

/** MiB with the list as `JSON.parse` makes it, while no section has one. */
async function heapOfBareList(page: Page): Promise<number> {
  const list = await page.evaluateHandle(
    async () => (await (await fetch('/api/welfare')).json()) as unknown,
  );
  const heap = await heapMiB(page);
  await list.dispose();
  return heap;
}

async function heapMiB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** An action's own figure, and how busy the page was with it. */
async function printAction(
  page: Page,
  what: string,
  unit: string,
  action: () => Promise<number>,
  goal?: number,
): Promise<void> {
  const { result, longestTask, droppedFrames } = await watch(page, action);
  print(what, result, unit, goal);
  print('- its longest task', longestTask, 'ms', goals.task);
  print('- frames dropped', droppedFrames, '');
}

function print(what: string, measured: number, unit: string, goal = Infinity): void {
  const verdict = measured <= goal ? 'reached' : 'MISSED';
  const digits = measured < 10 ? 2 : 0;
  const line = `${what.padEnd(28)}${measured.toFixed(digits).padStart(8)} ${unit.padEnd(4)}`;
  process.stdout.write(`${line}${goal === Infinity ? '' : `  at most ${goal}: ${verdict}`}\n`);
  if (measured > goal) process.exitCode = 1;
}
