import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, readOnlyTest, test } from '../../fixtures/journey.ts';
import { admin } from '../../fixtures/product/product-server.ts';

test('the console has a document of its own, whichever way staff come to it', async ({ page }) => {
  const policies: string[] = [];
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy'] ?? '';
    if (response.request().isNavigationRequest()) policies.push(policy);
  });
  await page.goto('/join-us/login');
  await page.getByRole('link', { name: 'Sign in as Admin' }).click();
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill(admin.password);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Naming' })).toBeVisible();
  expect(policies.map((policy) => policy.includes("'unsafe-inline'"))).toEqual([false, true]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Naming' })).toBeVisible();
  expect(policies.at(-1)).toContain("style-src 'self' 'unsafe-inline'");
});

const sources = (policy: string | null | undefined, kind: 'script' | 'style') =>
  new RegExp(`${kind}-src [^;"]*`).exec(policy ?? '')?.[0];

readOnlyTest(
  'behind nginx, which has one policy for all pages, each page says its own',
  async ({ request }) => {
    const file = join(import.meta.dirname, '../../../site/nginx-policy.conf');
    const nginx = /Content-Security-Policy "([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1];
    const answer = await request.get('/help/contact');
    const header = answer.headers()['content-security-policy'];
    // The start script of a page depends on its language.
    const german = (await request.get('/de/help/contact')).headers()['content-security-policy'];
    const digests = (...policies: (string | undefined)[]) => [
      ...new Set(policies.flatMap((policy) => sources(policy, 'script')?.split(' ')).sort()),
    ];
    expect(digests(nginx)).toEqual(digests(header, german));
    expect(sources(nginx, 'style')).toBe("style-src 'self' 'unsafe-inline'");
    const others = (policy = '') => policy.replace(/(script|style)-src [^;]*; /g, '');
    expect(others(nginx)).toBe(others(header));
    const said = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      await answer.text(),
    );
    expect(sources(said?.[1], 'script')).toBe(sources(header, 'script'));
    expect(sources(said?.[1], 'style')).toBe(sources(header, 'style'));
  },
);
