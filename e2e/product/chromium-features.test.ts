import { chromium } from '@playwright/test';
import { disableFeatures } from './chromium-features';

it('turns off all that Playwright turns off itself', async () => {
  // Node is no browser, and Playwright says how it would have launched one.
  const refusal = await chromium.launch({ executablePath: process.execPath }).catch(String);
  const [, own = ''] = /--disable-features=(\S+)/.exec(refusal as string) ?? [];
  expect(own).toContain(',');
  expect(disableFeatures.slice('--disable-features='.length).split(',')).toEqual(
    expect.arrayContaining(own.split(',')),
  );
});
