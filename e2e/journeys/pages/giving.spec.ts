import type { Page } from '@playwright/test';
import { bankAccounts, church } from 'contract/church';
import jsQr from 'jsqr';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';
import { readPixels } from '../../audits/pixels.ts';

const { euro, naira } = bankAccounts;

/** Decodes the code as it is shown, with another library than the one that drew it. */
async function scanCode(page: Page): Promise<string | undefined> {
  const code = page.getByRole('img', { name: /QR code/ });
  const { data, width, height } = await readPixels(page, await code.screenshot());
  return jsQr(data, width, height)?.data;
}

/** EPC069-12, version 002: a transfer without a fixed amount. */
const transfer = [
  ...['BCD', '002', '1', 'SCT', euro.bic, euro.holder, euro.iban.replaceAll(' ', '')],
  ...['', '', '', 'Donation'],
].join('\n');

for (const width of [320, 1350]) {
  test(`a banking app reads the euro account from the code at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/giving/payment');
    expect(await scanCode(page)).toBe(transfer);
  });
}

test('Give Now prints on one page of A4: accounts, code and cheque address, and nothing to press', async ({
  page,
}) => {
  await page.goto('/giving/payment');
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const value of [...Object.values(euro), ...Object.values(naira), church.address.street]) {
    await expect(page.getByRole('main').getByText(value).first()).toBeVisible();
  }
  expect(await scanCode(page)).toBe(transfer);
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const printed = await page.pdf({ format: 'A4', margin });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
