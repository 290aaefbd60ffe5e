import { FaultProxy } from '../../fixtures/product/fault-proxy.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test as journey } from '../../fixtures/journey.ts';

const test = journey.extend<{ faults: FaultProxy }>({
  faults: async ({ product }, use) => {
    const proxy = await FaultProxy.create(product.origin);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ faults }, use) => use(faults.origin),
});

test('a page takes its content from one file, which the late start has fetched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/content/')) asked.push(pathname);
  });
  await page.goto('/more/departments');
  await untilHydrated(page);
  expect(asked.filter((path) => path.endsWith('/departments.json'))).toHaveLength(1);
  expect(asked).not.toContain('/content/current.json');
});

test('content that is missing leaves the painted page as it is, and comes when it is there again', async ({
  page,
  faults,
  complaints,
}) => {
  faults.spoil(/^\/content\//, 'not-found');
  await page.goto('/more/departments');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Church Departments');
  await expect(page.getByRole('heading', { level: 2, name: 'Prayer Team' })).toBeVisible();
  faults.heal();
  await tryAgain.click();
  await expect(tryAgain).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Prayer Team' })).toBeVisible();
  // The browser reports each missing file; there must be no other error.
  expect(complaints.splice(0).join('\n')).not.toMatch(/Security Policy|Uncaught|hydrat/i);
});
