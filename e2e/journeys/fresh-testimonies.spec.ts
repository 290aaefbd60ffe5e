import type { Page } from '@playwright/test';
import { submissions } from 'contract/submissions';
import { reportForeignContent } from '../audits/foreign-content.ts';
import { expect, test } from '../fixtures/journey.ts';

const { page: path, endpoint } = submissions.testimony;

/** SAFETY 3.C: accepted, and inert wherever they are read. */
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
  // What React takes over is what the server has written: no later answer comes to mend it.
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
