import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { disableFeatures } from '../../../e2e/fixtures/chromium-features.ts';
import { describeFigures, meetsGoal } from '../figures.ts';
import type { Figure } from '../figures.ts';

/**
 * Works five submissions of an office's Monday morning fully, by mouse and then by keys: assigned, noted, done. It
 * counts clicks and keys, without what is typed as a note. The goals are those of 30 submissions (issue 45).
 */
const goals = { clicks: 90, keys: 120 };
const [worked, meant] = [5, 30];

const root = join(import.meta.dirname, '../../..');
const { address, stop } = await openOffice(process.argv[2]);
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', disableFeatures],
});
const figures: Figure[] = [];
try {
  const page = await browser.newPage({ baseURL: address });
  await logIn(page);
  note('clicks', await countClicks(page), goals.clicks);
  note('keys', await countKeys(page), goals.keys);
} finally {
  await browser.close();
  stop();
}
process.stdout.write(`${describeFigures(figures).join('\n')}\n`);
if (!figures.every(meetsGoal)) process.exitCode = 1;

function note(name: string, count: number, goal: number): void {
  figures.push({ name: `${name} for ${worked} submissions`, value: count });
  figures.push({
    name: `${name} for ${meant}`,
    value: (count / worked) * meant,
    goal: { atMost: goal },
  });
}

/** The demo at an address, or one that this program starts, with its records of a Monday morning. */
async function openOffice(running: string | undefined) {
  if (running !== undefined) return { address: running, stop: () => undefined };
  const demo = spawn(process.execPath, ['--import', 'tsx', 'api-mock/src/main.ts', 'office-week'], {
    cwd: root,
    env: { ...process.env, PORT: '0', SITE_DIR: join(root, 'site') },
  });
  for await (const line of createInterface({ input: demo.stdout })) {
    const [started] = /http:\S+/.exec(line) ?? [];
    if (started !== undefined) return { address: started, stop: () => demo.kill() };
  }
  throw new Error('The demo ended before it was ready.');
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/join-us/admin-login');
  await page.getByLabel(/e-?mail/i).fill('admin@example.org');
  await page.getByLabel('Password', { exact: true }).fill('fictional-records-only');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/admin/dashboard**');
}

/** Opens what is new, and returns the first five, which are the urgent ones if there are some. */
async function openNew(page: Page): Promise<readonly Locator[]> {
  await page.goto('/admin/dashboard?section=overview&list=new');
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  return Array.from({ length: worked }, (_, place) => cards.nth(place));
}

function noteField(page: Page): Locator {
  return page.getByLabel('New note');
}

/** Waits for the message about the last change. */
function waitFor(page: Page, text: RegExp): Promise<void> {
  return page.getByRole('status').filter({ hasText: text }).waitFor();
}

async function countClicks(page: Page): Promise<number> {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  for (const card of await openNew(page)) {
    await click(card.getByRole('button', { name: /^Assign to me/ }));
    await waitFor(page, /: assigned to/);
    await click(card.getByRole('button', { name: /^Note/ }));
    await noteField(page).fill('Called back, all is well.');
    await click(card.getByRole('button', { name: 'Save note, done' }));
    await waitFor(page, /: done/);
  }
  return clicks;
}

async function countKeys(page: Page): Promise<number> {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await openNew(page);
  await page.getByRole('heading', { level: 1 }).focus();
  for (let place = 0; place < worked; place += 1) {
    await press('j');
    await press('a');
    await waitFor(page, /: assigned to/);
    await press('n');
    await noteField(page).fill('Called back, all is well.');
    await press('Control+Shift+Enter');
    await waitFor(page, /: done/);
  }
  return keys;
}
