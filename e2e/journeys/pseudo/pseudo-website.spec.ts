import type { Page } from '@playwright/test';
import { contentEntryEndpoint } from 'contract/content-api';
import { contentKindNames } from 'contract/content-kinds';
import { forgetRefused } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import {
  consoleView,
  dialog,
  expectPart,
  logInOnPseudo,
  openView,
} from '../../fixtures/pseudo/pseudo-console.ts';

test.use({ site: 'pseudo' });

const expectMain = (page: Page, place: string) => expectPart(page, place, 'main');

const newEntry = (kind: string) => consoleView(`section=website-${kind}&entry=new`);

/** The main button of an editor, which publishes. */
const publish = (page: Page) => page.locator('main article form + div > button').first().click();

/** Waits for the announcement of the last save. */
const untilSaved = (page: Page) =>
  expect(page.locator('main article [role=status]').first()).not.toBeEmpty();

test('a new entry of each kind has its words, and room for longer ones', async ({ page }) => {
  await logInOnPseudo(page);
  for (const kind of contentKindNames) {
    await openView(page, newEntry(kind));
    await expectMain(page, `a new entry of ${kind}`);
  }
});

/** Publishes an entry, which is refused until it has a text in each language. */
async function publishEntry(page: Page): Promise<void> {
  await openView(page, newEntry('testimonies'));
  await field(page, 'words-en').fill('payload');
  await field(page, 'from-en').fill('payload');
  await page.waitForURL('**&entry=*-*');
  await publish(page);
  await page.locator('main [aria-invalid=true]').first().waitFor();
  await expectMain(page, 'an entry that lacks texts');
  await field(page, 'words-de').fill('payload');
  await field(page, 'from-de').fill('payload');
  await publish(page);
  await expect(page.locator('main article form + div > p')).toBeVisible();
  await expectMain(page, 'an entry that is published');
}

/** Changes it while the server is offline, and after another editor has changed it. */
async function changeTwice(page: Page): Promise<void> {
  const entry = `**${contentEntryEndpoint('testimonies', '*')}`;
  await page.route(entry, (route) => route.fulfill({ status: 503 }));
  await field(page, 'words-en').fill('payload 2');
  const tryNow = page.locator('main article div[data-bad] button');
  await tryNow.waitFor();
  await expectMain(page, 'a draft that could not be saved');
  const other = await page.context().newPage();
  await openView(other, page.url());
  await field(other, 'words-en').fill('payload 3');
  await untilSaved(other);
  await other.close();
  await page.unroute(entry);
  const conflict = page.locator('#conflict');
  await expect(async () => {
    // The automatic retry may remove the button first.
    if (!(await conflict.isVisible())) await tryNow.click({ timeout: 1000 });
    await conflict.waitFor({ timeout: 5000 });
  }).toPass();
  await expectMain(page, 'an entry that somebody else has changed');
  await page.locator('[id="mine-words-en"]').check();
  await page.locator('main section[aria-labelledby=conflict] button').click();
  await expect(conflict).toHaveCount(0);
}

/** Opens its published versions, and the questions before a removal. */
async function askAboutEntry(page: Page): Promise<void> {
  await page.locator('main article section button[aria-expanded=false]').click();
  await page.locator('main article section ol li').first().waitFor();
  await expectMain(page, 'what was published of an entry');
  // The first button publishes without a question.
  const [, ...asking] = await page.locator('main article form + div > button').all();
  for (const button of asking) {
    await button.click();
    await page.locator(dialog).waitFor();
    await expectPart(page, 'a question about an entry', dialog);
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toHaveCount(0);
  }
}

test('what staff do with an entry of the website has its words, and room for longer ones', async ({
  page,
  complaints,
}) => {
  await logInOnPseudo(page);
  await publishEntry(page);
  await changeTwice(page);
  await askAboutEntry(page);
  await openView(page, consoleView('section=website-testimonies'));
  await expectMain(page, 'the list of a kind');
  for (const status of [409, 422, 503]) forgetRefused(complaints, status);
});
