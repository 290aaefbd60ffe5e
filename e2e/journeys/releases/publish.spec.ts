import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { ContentText } from 'contract/content-entry';
import { expect, test } from '../../fixtures/journey.ts';
import { onPhones } from '../../fixtures/phones.ts';
import type { ProductServer } from '../../fixtures/product/product-server.ts';
import { callAsAdmin } from '../../fixtures/console/staff-calls.ts';
import type { StaffCalls } from '../../fixtures/console/staff-calls.ts';

test.use({ site: 'own' });

const languages = [
  { path: '/', title: 'Walking in the light of Easter' },
  { path: '/de', title: 'Unterwegs im Licht von Ostern' },
] as const;
const [english, german] = languages;

const message: ContentText = {
  values: {
    title: { en: english.title, de: german.title },
    passage: { en: '1 John 1:7', de: '1. Johannes 1,7' },
    url: 'https://video.example/easter',
    date: '2030-04-21',
  },
  shownInEnglish: [],
};

const digests = /sha256-[\w+/=]+/g;

const untilShown = (staff: StaffCalls) =>
  expect.poll(() => staff.readProgress(), { timeout: 60_000 }).toBe('shown');

const expectOnPhones = (browser: Browser, product: ProductServer, isThere: boolean) =>
  onPhones(browser, product, async ({ page, open }) => {
    for (const { path, title } of languages) {
      await open(path);
      const link = page.getByRole('link', { name: title });
      await expect(link).toHaveCount(isThere ? 1 : 0);
      if (isThere) {
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', 'https://video.example/easter');
      }
    }
  });

/** Fetches pages, and what their scripts would request, until it is stopped; returns the texts. */
function keepReading({ origin }: ProductServer) {
  let isOver = false;
  const seen = new Map<string, Set<boolean>>();
  const get = async (path: string) => {
    const answer = await fetch(origin + path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  const readOne = async ({ path, title }: (typeof languages)[number]) => {
    const page = await get(path);
    const [file = '', version = ''] = /\/content\/([0-9a-f]+)\/[^" ]+\.json/.exec(page) ?? [];
    expect(page).toContain(`data-content="${version}"`);
    const isThere = page.includes(title);
    expect((await get(file)).includes(title)).toBe(isThere);
    seen.set(version, (seen.get(version) ?? new Set()).add(isThere));
  };
  const reading = (async () => {
    while (!isOver) for (const language of languages) await readOne(language);
  })();
  return async () => {
    isOver = true;
    await reading;
    return [...seen.values()].map((answers) => [...answers]);
  };
}

test('visitors see a message that was published, no mixture meanwhile, and none that was taken down', async ({
  browser,
  product,
}) => {
  const staff = await callAsAdmin(product.origin);
  const policy = () => readFileSync(join(product.siteFolder, 'nginx-policy.conf'), 'utf8');
  const allowed = new Set(policy().match(digests));
  const stopReading = keepReading(product);
  const entry = await staff.publish('messages', message);
  await untilShown(staff);
  await expectOnPhones(browser, product, true);
  await staff.takeDown('messages', entry);
  await untilShown(staff);
  await expectOnPhones(browser, product, false);
  // Each version of the content has it in all languages, or in none.
  const answers = await stopReading();
  expect(answers.every((each) => each.length === 1)).toBe(true);
  expect(answers.flat().sort()).toEqual([false, true]);
  // nginx's policy stays valid: no page has a new inline script.
  expect((policy().match(digests) ?? []).filter((digest) => !allowed.has(digest))).toEqual([]);
});

test('what was published when the server was killed is there after its next start', async ({
  browser,
  product,
}) => {
  const staff = await callAsAdmin(product.origin);
  await staff.publish('messages', message);
  await product.kill();
  await product.start();
  await untilShown(await callAsAdmin(product.origin));
  await expectOnPhones(browser, product, true);
});
