import type { Page } from '@playwright/test';
import { submissions } from 'contract/submissions';
import { expectNoFaults, panelOf, submit } from '../../fixtures/console/console-page.ts';
import { reportForeignContent } from '../../audits/foreign-content.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/journey.ts';

const { page: path, endpoint } = submissions.testimony;

/** Texts that are accepted, and must be inert wherever they are shown (safety 3.C). */
const told = [
  `"><img src=x onerror=alert(1)></blockquote></script><script>alert(2)</script><!--`,
  `{fullName} {items} $& &lt;b&gt; &#x27;\n\nỌlọ́run ß 👩‍👩‍👧 \u202Etxt.exe`,
];

const words = (page: Page) => page.locator('blockquote').allTextContents();

test('the testimonies stand in the page as text, before a script comes and once it is here', async ({
  page,
  request,
  browser,
  baseURL,
  product,
  complaints,
}) => {
  for (const message of told) {
    const answer = await request.post(endpoint, { data: { fullName: told[0], message } });
    expect(answer.status()).toBe(201);
  }
  const newestFirst = [...told].reverse();
  await reportForeignContent(page, product.origin, complaints);
  // No later response can correct the hydrated content.
  await page.route(`**${endpoint}`, () => undefined);
  await page.goto(path);
  expect(await words(page)).toEqual(newestFirst);
  await expect(page.getByText('Loading...')).toHaveCount(0);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const withoutScript = await context.newPage();
  await withoutScript.goto(path);
  expect(await words(withoutScript)).toEqual(newestFirst);
  await expect(withoutScript.locator('blockquote').first()).toHaveCSS('white-space', 'pre-line');
  await context.close();
});

test('staff hide a testimony, take that back, and approve those that wait', async ({
  page,
  browser,
  baseURL,
  logInAsAdmin,
}) => {
  const { _id } = await submit(page, endpoint, { fullName: 'Ama', message: 'Call +43 512 1.' });
  const atHome = baseURL ? { baseURL } : {};
  const visitor = await (await browser.newContext(atHome)).newPage();
  const section = '/admin/dashboard?section=testimonies';
  await logInAsAdmin();
  await page.goto(`${section}&record=${_id}`);
  const panel = panelOf(page, 'Ama');
  await panel.getByRole('button', { name: 'Hide' }).click();
  await expect(panel.getByText('The testimony is hidden from the website.')).toBeVisible();
  await visitor.goto(path);
  expect(await words(visitor)).toEqual([]);
  await expectNoFaults(page, 'testimony-hidden');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('The testimony is public.')).toBeVisible();
  await visitor.reload();
  expect(await words(visitor)).toEqual(['Call +43 512 1.']);

  await page.goto(section);
  await page.getByRole('switch', { name: 'New testimonies wait for approval' }).check();
  await expect(page.getByText('public only after you approve them')).toBeVisible();
  await untilHydrated(visitor);
  await visitor.getByLabel('Your testimony').fill('Thanks be to God.');
  await visitor.getByRole('button', { name: 'Share my testimony' }).click();
  await expect(visitor.getByText('Thank you! Your testimony has been received.')).toBeFocused();
  const waits = 'It will appear among the testimonies once the church office has approved it.';
  await expect(visitor.getByText(waits)).toBeVisible();
  expect(await words(visitor)).toEqual(['Call +43 512 1.']);
  await page.getByRole('button', { name: '1 waiting for approval' }).click();
  await expectNoFaults(page, 'testimonies-waiting');
  await page
    .getByRole('row', { name: /Thanks be to God/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The testimony is public.')).toBeVisible();
  await visitor.reload();
  expect(await words(visitor)).toEqual(['Thanks be to God.', 'Call +43 512 1.']);
  await visitor.context().close();

  const context = await browser.newContext({ javaScriptEnabled: false, ...atHome });
  const withoutScript = await context.newPage();
  await withoutScript.goto(path);
  await withoutScript.getByLabel('Your testimony').fill('Without a script.');
  await withoutScript.getByRole('button', { name: 'Share my testimony' }).click();
  await expect(withoutScript.getByText(waits)).toBeVisible();
  await withoutScript.goto(`${path}/sent`);
  await expect(withoutScript.getByText(waits)).toBeHidden();
  await context.close();
});
