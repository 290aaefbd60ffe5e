import { formPages } from 'contract/form-pages';
import { isPrerendered, ownedPaths } from 'contract/site-paths';
import { findLayoutFaults } from '../../audits/layout.ts';
import { untilAtRest } from '../../audits/stillness.ts';
import { forgetRefused } from '../../fixtures/console/console-page.ts';
import { field, fillContact, submitButton, untilFormIsReady } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { ada, createProfile, logIn } from '../../fixtures/member.ts';
import { expectSound, inPseudo, typed } from '../../fixtures/pseudo/pseudo-page.ts';

test.use({ site: 'pseudo' });

const paths = ownedPaths.filter(isPrerendered).map(({ path }) => path);
const halves = [paths.filter((_, index) => index % 2 === 0), paths.filter((_, i) => i % 2 === 1)];

halves.forEach((half, index) => {
  test(`every page has its words from texts of its language, and room for longer ones (${index + 1} of 2)`, async ({
    page,
  }) => {
    for (const path of half) {
      await page.goto(inPseudo(path));
      await expectSound(page, path);
    }
  });
});

test('so have forms with their faults, and what is said where there is no page', async ({
  page,
  complaints,
}) => {
  for (const path of Object.values(formPages)) {
    await page.goto(inPseudo(path));
    await untilFormIsReady(page);
    await submitButton(page).click();
    await page.locator('main [role=alert]').waitFor();
    await expectSound(page, `${path} with its faults`);
  }
  for (const path of ['/no-such-page', '/blog/1']) {
    await page.goto(inPseudo(path));
    await expectSound(page, path);
  }
  forgetRefused(complaints, 404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('so have the answers to a form that was sent, and to one that was refused', async ({
    page,
  }) => {
    await page.goto(inPseudo('/help/contact'));
    await fillContact(page);
    await submitButton(page).click();
    await page.waitForURL('**/de/help/contact/sent');
    await expectSound(page, 'a form that was sent', { isStill: true });
    await page.goBack();
    await fillContact(page);
    // A browser accepts an invisible character as a name; the server does not.
    await field(page, 'name').fill('\u200b');
    await submitButton(page).click();
    await page.waitForURL('**/de/help/contact/not-sent#name');
    await expectSound(page, 'a form that was refused', { isStill: true });
  });
});

test('so have the menus and the drawer', async ({ page }) => {
  await page.goto(inPseudo('/help/contact'));
  const openers = page.locator('header button:visible');
  await expect(openers).not.toHaveCount(0);
  for (const opener of await openers.all()) {
    await opener.click();
    expect.soft(await findLayoutFaults(page), 'an open menu').toEqual([]);
    await page.keyboard.press('Escape');
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openers.last().click();
    const groups = page.locator('header summary:visible');
    await expect(groups).not.toHaveCount(0);
    for (const group of await groups.all()) await group.click();
    await untilAtRest(page);
    expect.soft(await findLayoutFaults(page), `the drawer at ${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('so has what the server refuses, and a member’s profile', async ({ page, complaints }) => {
  await page.goto(inPseudo('/join-us/login'));
  await field(page, 'email').fill(ada.email);
  await field(page, 'password').fill(ada.password);
  await submitButton(page).click();
  await page.locator('main [role=alert]').waitFor();
  await expectSound(page, 'a login refused');
  forgetRefused(complaints, 401);

  await createProfile(page, ada, inPseudo('/join-us/create-profile'));
  await expectSound(page, 'the login after the registration', { names: typed });
  await logIn(page, ada);
  await page.getByText(ada.address).waitFor();
  await expectSound(page, 'a profile', { names: typed });
  const buttons = page.locator('main button:visible');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    await page.setViewportSize({ width: 1350, height: 900 });
    if (!/profile/.test(page.url())) break;
    await buttons.nth(index).click();
    await untilAtRest(page);
    await expectSound(page, `button ${index + 1} of a profile`, { names: typed });
    await page.keyboard.press('Escape');
  }
});
