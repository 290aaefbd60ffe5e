import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { field, submitButton } from '../product/form.ts';
import { ProductServer, admin } from '../product/product-server.ts';
import { fillWelfare } from './long-list.ts';
import { median } from './median.ts';

/** What the console must reach on a list of 100,000 records (issue 5), on the machine where this runs. */
const goals = { ratio: 1.5, duplicates: 150, longestTask: 50, sort: 450, heap: 30 };
const size = 100_000;
const rounds = 5;

interface Opening {
  /** Milliseconds from the click on the section to a row that can be read. */
  readonly ready: number;
  /** The longest task in between, in milliseconds; 0 when none took 50. */
  readonly longestTask: number;
  /** Milliseconds of the main thread that went into finding duplicates, as the console's own timeline has it. */
  readonly duplicates: number;
}

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
  const turns: { bare: number; ours: Opening }[] = [];
  // In turns: the machine is not the same each second. The first turn warms both up.
  for (let round = 0; round <= rounds; round++) {
    const bare = await timeBareList(page);
    const ours = await timeSection(page);
    if (round > 0) turns.push({ bare, ours });
    if (round < rounds) await page.getByRole('link', { name: 'Couples' }).click();
  }
  const duplicates = median(turns.map(({ ours }) => ours.duplicates));
  const ratio = median(turns.map(({ bare, ours }) => ours.ready / bare));
  const longestTask = Math.max(...turns.map(({ ours }) => ours.longestTask));
  const sort = await timeSort(page);
  const heap = await heapMiB(page);
  print('bare fetch and JSON.parse', `${median(turns.map(({ bare }) => bare)).toFixed(0)} ms`);
  print('click to readable rows', `${median(turns.map(({ ours }) => ours.ready)).toFixed(0)} ms`);
  print('ratio', ratio.toFixed(2), goals.ratio, ratio);
  print('duplicates', `${duplicates.toFixed(0)} ms`, goals.duplicates, duplicates);
  // Drawing the grid for the first time; the work on the list itself is in slices of 12 ms.
  print('longest task', `${longestTask.toFixed(0)} ms`, goals.longestTask, longestTask);
  print('sort by name', `${sort.toFixed(0)} ms`, goals.sort, sort);
  // The list alone, parsed and nothing else, is above the goal: it was set on shorter records.
  print('heap of the bare list', `${bareHeap.toFixed(0)} MiB`);
  print('heap with the list open', `${heap.toFixed(0)} MiB`, goals.heap, heap);
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

function timeSection(page: Page): Promise<Opening> {
  return page.evaluate(async () => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    const begun = performance.now();
    document.querySelector<HTMLElement>('nav a[href$="section=welfare"]')?.click();
    while (!document.querySelector('[role=row][data-rowindex="0"] [data-field=message]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const ready = performance.now() - begun;
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    const duplicates = performance.getEntriesByName('duplicates').at(-1)?.duration ?? NaN;
    return { ready, longestTask: Math.max(0, ...tasks), duplicates };
  });
}

/** Milliseconds from the click on a column's header to the rows in its order. */
function timeSort(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const row = '[role=row][data-rowindex="0"]';
    const before = document.querySelector(row)?.textContent;
    const begun = performance.now();
    document.querySelector<HTMLElement>('[role=columnheader][data-field=name]')?.click();
    while (document.querySelector(row)?.textContent === before)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - begun;
  });
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

function print(what: string, measured: string, goal?: number, value = 0): void {
  const isReached = goal === undefined || value <= goal;
  const verdict = goal === undefined ? '' : `at most ${goal}: ${isReached ? 'reached' : 'MISSED'}`;
  process.stdout.write(`${what.padEnd(28)}${measured.padStart(10)}  ${verdict}\n`);
  if (!isReached) process.exitCode = 1;
}
