import { submissions } from 'contract/submissions';
import { expectNoFaults, panelOf, submit } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';

const ada = { fullName: 'Ada Schöpf', email: 'ada@example.org', phone: '0664 1234567' };

test('the palette finds people, pages and actions by keyboard alone', async ({
  page,
  logInAsAdmin,
}) => {
  await submit(page, submissions.firstTimer.endpoint, ada);
  await logInAsAdmin();
  const field = page.getByRole('combobox', { name: 'Find people, pages and actions' });
  // The address of the console is there before the console, which hears the key.
  await expect(page.getByRole('button', { name: 'Ctrl K' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expectNoFaults(page, 'palette');
  await field.pressSequentially('schoepf');
  await expect(
    page.getByRole('option', { name: /Ada Schöpf.*Person with 1 record/ }),
  ).toBeVisible();
  await expect(page.getByRole('option', { name: /Ada Schöpf.*First Timers/ })).toBeVisible();
  await expectNoFaults(page, 'palette-found', [1350, 390]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ada.fullName })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.pressSequentially('schoepf');
  await expect(page.getByRole('option', { name: /Ada Schöpf.*First Timers/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /Ada Schöpf.*Person with/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panelOf(page, ada.fullName)).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.pressSequentially('assign');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${ada.fullName}: assigned to you`)).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.pressSequentially('done');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${ada.fullName}: Done`)).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.pressSequentially('audit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});
