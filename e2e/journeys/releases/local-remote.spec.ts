import { reportFailure } from 'contract/client-report-requests';
import { test as journey, expect } from '../../fixtures/journey.ts';
import { becomeMember } from '../../fixtures/member.ts';
import { LocalRemote } from '../../fixtures/product/local-remote.ts';

/** The remote whose sources are served in place of the live one. */
const test = journey.extend<{
  remote: 'public-site' | 'member-area' | 'admin-console';
  local: LocalRemote;
}>({
  remote: ['public-site', { option: true }],
  local: async ({ product, remote }, use) => {
    const local = await LocalRemote.start(remote, product.origin);
    await use(local);
    await local.stop();
  },
  baseURL: async ({ local }, use) => use(local.origin),
});

/** Limit for a build on a busy machine, in milliseconds. */
const built = { timeout: 60_000 };

test.describe('the public site', () => {
  test.use({ remote: 'public-site' });

  test('shows what was saved, where the reader was, or why it cannot', async ({ page, local }) => {
    const file = 'public-site/src/pages/visit/visit.texts.ts';
    await page.goto('/more/visit');
    await page.getByRole('heading', { name: 'Who can I ask?' }).scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    local.edit(file, 'Who can I ask?', 'Whom to ask?');
    await expect(page.getByRole('heading', { name: 'Whom to ask?' })).toBeVisible(built);
    await expect.poll(scrolled).toBe(before);

    local.edit(file, "title: 'Visit us',", "title: 'Visit us");
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('visit.texts.ts', built);
    await page.reload();
    await expect(panel).toContainText('visit.texts.ts');
    local.edit(file, "title: 'Visit us", "title: 'Come in',");
    await expect(page).toHaveTitle(/Come in/, built);
    await expect(panel).toHaveCount(0);
  });

  test('is built in the language of the page', async ({ page, local }) => {
    await page.goto('/de/more/visit');
    const file = 'locales/de/public-site/pages/visit/visit.texts.ts';
    local.edit(file, 'Wen kann ich fragen?', 'Wer hilft?');
    await expect(page.getByRole('heading', { name: 'Wer hilft?' })).toBeVisible(built);
  });

  test('is answered to this machine alone, and reports nothing', async ({ request }) => {
    const foreign = await request.get('/', { headers: { host: 'church.attacker.example' } });
    expect(foreign.status()).toBe(403);
    expect((await request.post(reportFailure.path, { data: {} })).status()).toBe(204);
  });
});

test.describe('the member area', () => {
  test.use({ remote: 'member-area' });

  test('is edited by a member who is logged in at the live site', async ({ page, local }) => {
    await becomeMember(page);
    local.edit(
      'member-area/src/profile/profile.texts.ts',
      "edit: 'Edit Profile'",
      "edit: 'Change it'",
    );
    await expect(page.getByRole('button', { name: 'Change it' })).toBeVisible(built);
  });
});

test.describe('the console', () => {
  test.use({ remote: 'admin-console' });

  test('is edited by staff who are logged in at the live site', async ({
    page,
    local,
    logInAsAdmin,
  }) => {
    await logInAsAdmin();
    await page.goto('/admin/dashboard?section=my-account');
    await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
    local.edit(
      'admin-console/src/office/my-account/my-account.texts.ts',
      'About you',
      'Who you are',
    );
    await expect(page.getByRole('heading', { name: 'Who you are' })).toBeVisible(built);
  });
});
