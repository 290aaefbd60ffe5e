import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { field, submitButton } from '../../fixtures/form.ts';
import { saveData } from '../../fixtures/data-saver.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/journey.ts';

test.use({ site: 'own' });

test('a page whose remote is gone keeps what the server had rendered, and its form still sends', async ({
  page,
  product,
  complaints,
}) => {
  rmSync(join(product.siteFolder, 'assets/public-site'), { recursive: true });
  await page.goto('/help/contact');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await field(page, 'name').fill('Fictional Visitor');
  await field(page, 'email').fill('visitor@example.org');
  await field(page, 'subject').fill('A question');
  await field(page, 'message').fill('Does this still work?');
  await submitButton(page).click();
  await page.waitForURL('**/help/contact/sent');
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  complaints.length = 0;
});

test('an unknown address is a 404 and loads no remote', async ({ page, complaints }) => {
  // Data saver prevents prefetches.
  await saveData(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const answer = await page.goto('/more/blog/night-of-worship');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page Not Found')).toBeVisible();
  await untilHydrated(page);
  expect(scripts.filter((path) => !path.startsWith('/assets/shell/'))).toEqual([]);
  expect(complaints.splice(0)).toHaveLength(1);
});
