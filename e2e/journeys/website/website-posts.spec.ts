import type { Browser, Page } from '@playwright/test';
import { expectNoFaults, forgetRefused } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { onPhones } from '../../fixtures/phones.ts';
import type { ProductServer } from '../../fixtures/product/product-server.ts';
import { untilShown } from '../../fixtures/console/until-shown.ts';

test.use({ site: 'own' });
// Three publications, one after the other, and eleven pages.
test.slow();

const languages = [
  { prefix: '', title: 'The garden behind the hall', heading: 'Who helps', back: /Back to/ },
  { prefix: '/de', title: 'Der Garten hinter dem Saal', heading: 'Wer mithilft', back: /Zurück/ },
] as const;
const [english, german] = languages;
const [first, second] = ['the-garden-behind-the-hall', 'garden'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const published = (page: Page) => expect(page.getByText(/^It is published/)).toBeVisible();

/** TipTap stores the editor in its element. */
const knowsSelection = (element: Element) => {
  const { editor } = element as unknown as { editor: { state: { selection: { empty: boolean } } } };
  return !editor.state.selection.empty;
};

/** Writes a paragraph, a heading, a list and a link by keyboard. */
async function writeText(page: Page, language: 'en' | 'de', heading: string): Promise<void> {
  const text = page.locator(`[id="body-${language}"]`);
  await text.focus();
  await page.keyboard.type('Come and see it on Saturday.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.type(heading);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('The choir');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Visit us');
  await page.keyboard.press('Shift+Home');
  // The editor updates its selection a moment later; no user is as fast as this.
  await expect.poll(() => text.evaluate(knowsSelection)).toBe(true);
  // The toolbar is reached and left by keyboard.
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This cannot be linked to/)).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').fill('/more/visit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(text.locator('h2')).toHaveText(heading);
  await expect(text.locator('li a')).toHaveText('Visit us');
}

async function writePost(page: Page, complaints: string[]): Promise<void> {
  await page.goto('/admin/dashboard?section=website-posts');
  await page.getByRole('link', { name: 'Add a post' }).click();
  await field(page, 'title-en').fill(english.title);
  await field(page, 'title-de').fill(german.title);
  await field(page, 'excerpt-en').fill('We dig on Saturdays.');
  await field(page, 'excerpt-de').fill('Samstags wird gegraben.');
  await field(page, 'author-en').fill('Choir');
  await field(page, 'author-de').fill('Der Chor');
  await field(page, 'date').fill('2026-03-01');
  await page.getByRole('radio').first().check();
  await writeText(page, 'en', english.heading);
  await press(page, 'Publish');
  await expect(page.getByRole('link', { name: /Address of its page/ })).toBeVisible();
  forgetRefused(complaints, 422);
  await expectNoFaults(page, 'website-post-lacks', [1350, 390, 320]);
  await press(page, 'Suggest it from the English title');
  await expect(field(page, 'slug')).toHaveValue(first);
  await writeText(page, 'de', german.heading);
  await press(page, 'Publish');
  await published(page);
}

const readOnPhones = (browser: Browser, product: ProductServer) =>
  onPhones(browser, product, async ({ page, viewport, hasScript, open }) => {
    for (const { prefix, title, heading, back } of languages) {
      await open(`${prefix}/more/blog`);
      await page.getByRole('listitem').filter({ hasText: title }).getByRole('link').last().click();
      await page.waitForURL(`**${prefix}/more/blog/${first}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      const link = page.getByRole('main').getByRole('link', { name: 'Visit us' });
      await expect(link).toHaveAttribute('href', `${prefix}/more/visit`);
      await expect(page.getByRole('link', { name: back }).last()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      if (!hasScript) continue;
      await expectNoFaults(page, `post${prefix.replace('/', '-')}`, [320, 1350, 390]);
      await page.setViewportSize(viewport);
    }
  });

test('staff write a post, visitors read it on a page of its own, and its old address leads to the new one', async ({
  browser,
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  const { origin } = product;
  await logInAsAdmin();
  await writePost(page, complaints);
  await untilShown(origin);
  await readOnPhones(browser, product);

  await field(page, 'slug').fill(second);
  await press(page, 'Publish');
  await published(page);
  await untilShown(origin);
  for (const { prefix, title } of languages) {
    const moved = await fetch(`${origin}${prefix}/more/blog/${first}`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `${prefix}/more/blog/${second}`,
    ]);
    expect(await (await fetch(`${origin}${prefix}/more/blog/${second}`)).text()).toContain(title);
  }

  await field(page, 'title-en').fill('A word in a draft that nobody else sees');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await press(page, 'Take down');
  await page.getByRole('dialog').getByRole('button').last().click();
  await untilShown(origin);
  const pages = [
    '/more/blog',
    '/',
    `/more/blog/${second}`,
    '/sitemap.xml',
    '/content/current.json',
  ];
  for (const path of pages) {
    const answer = await fetch(origin + path);
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, path.endsWith(second) ? 404 : 200]);
    expect(text).not.toContain('nobody else sees');
    expect(text).not.toContain(english.title);
  }
});
