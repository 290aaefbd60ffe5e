import type { Page } from '@playwright/test';
import { submissions } from 'contract/submissions';
import { cell, expectNoFaults, openSection, submit } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { fillWelfare, welfareRequest } from '../../fixtures/console/long-list.ts';

const size = 1500;
const firstPage = /^1–100 of /;

test('the first page of a long list can be read and worked on while the rest arrives', async ({
  page,
  product,
  logInAsAdmin,
}) => {
  await product.stop();
  await fillWelfare(product.dataFolder, size);
  await product.start();
  const { name } = welfareRequest(0);
  await submit(page, submissions.welfare.endpoint, { ...welfareRequest(0), message: 'Once more' });
  await holdAfterHalf(page, submissions.welfare.endpoint);
  // Only the list's own order shows rows before the whole list is there.
  await page.addInitScript(() =>
    localStorage.setItem('table:welfare', '{"sort":{"field":"createdAt","direction":"asc"}}'),
  );
  await logInAsAdmin();
  await openSection(page, 'Welfare');

  const main = page.getByRole('main');
  await expect(cell(page, name)).toBeVisible();
  await expect(main.getByText('Loading...')).toBeVisible();
  await expect(main.getByText(firstPage)).toContainText('of more than');
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await expect(main.getByText(/\d Unique/)).toBeHidden();
  await expectNoFaults(page, 'arriving');

  // A record that is opened from the keyboard stays open when the rest arrives.
  await cell(page, name).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name });
  await expect(panel).toBeVisible();
  const row = page.getByRole('row').filter({ has: cell(page, name) });
  const before = await row.boundingBox();
  await page.evaluate(() => window.dispatchEvent(new Event('release-list')));
  await expect(main.getByText(`${size} Unique`)).toBeVisible();
  await expect(main.getByText('1 Repeat - new content')).toBeVisible();
  await expect(main.getByText(firstPage)).toHaveText(`1–100 of ${size.toLocaleString('en')}`);
  await expect(main.getByText('Loading...')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  await expect(panel).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
  await expectNoFaults(page, 'arrived');
});

/** Passes on half of a list's response, and the rest at the event `release-list`. */
const holdAfterHalf = (page: Page, path: string) =>
  page.addInitScript((held) => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (input !== held || !answer.body) return answer;
      const text = await answer.text();
      const released = new Promise((resolve) => window.addEventListener('release-list', resolve));
      const bytes = new TextEncoder().encode(text);
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(bytes.subarray(0, bytes.length / 2));
          await released;
          controller.enqueue(bytes.subarray(bytes.length / 2));
          controller.close();
        },
      });
      return new Response(body, { headers: answer.headers });
    };
  }, path);
