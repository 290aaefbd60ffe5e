import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { RemoteName } from 'contract/site-paths';
import { remoteNames } from 'contract/site-paths';
import { logInAsAdmin } from '../../../../e2e/fixtures/console/admin-login.ts';
import { disableFeatures } from '../../../../e2e/fixtures/chromium-features.ts';
import { LocalRemote } from '../../../../e2e/fixtures/product/local-remote.ts';
import type { ProductServer } from '../../../../e2e/fixtures/product/product-server.ts';
import type { Figure } from '../../figures.ts';
import { median } from '../../median.ts';

const rounds = 5;

interface Edited {
  /** A text that the file has once and the page shows. */
  readonly text: string;
  readonly file: string;
  readonly open: (page: Page) => Promise<unknown>;
}

const edits: Readonly<Record<RemoteName, Edited>> = {
  'public-site': {
    text: 'Who can I ask?',
    file: 'public-site/src/pages/visit/visit.texts.ts',
    open: (page) => page.goto('/more/visit'),
  },
  'member-area': {
    text: 'Welcome back. Log in to see and change your profile.',
    file: 'member-area/src/login/login.texts.ts',
    open: (page) => page.goto('/join-us/login'),
  },
  'admin-console': {
    text: 'About you',
    file: 'admin-console/src/office/my-account/my-account.texts.ts',
    async open(page) {
      await logInAsAdmin(page);
      await page.goto('/admin/dashboard?section=my-account');
    },
  },
};

/** Measures how long a team waits from saving a text until it sees it in the live site. */
export async function measureLocalRemotes({ origin }: ProductServer): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', disableFeatures],
  });
  try {
    const figures: Figure[] = [];
    for (const remote of remoteNames) {
      const local = await LocalRemote.start(remote, origin);
      const page = await browser.newPage({ baseURL: local.origin });
      try {
        const value = median(await timeEdits(local, page, edits[remote])) / 1000;
        const name = `from saving a text of ${remote} to seeing it`;
        figures.push({ name, value, unit: 's', goal: { atMost: 2 } });
      } finally {
        await page.close();
        await local.stop();
      }
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** The first edit warms the compiler and the browser's cache up. */
async function timeEdits(local: LocalRemote, page: Page, edited: Edited): Promise<number[]> {
  const times: number[] = [];
  let { text } = edited;
  await edited.open(page);
  await page.getByText(text).waitFor();
  for (let round = 0; round <= rounds; round += 1) {
    // The page before may still be prefetching.
    await page.waitForTimeout(1000);
    const next = `What was saved as number ${round}`;
    const begun = performance.now();
    local.edit(edited.file, text, next);
    await page.getByText(next).waitFor();
    times.push(performance.now() - begun);
    text = next;
  }
  return times.slice(1);
}
