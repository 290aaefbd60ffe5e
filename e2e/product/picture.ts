import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Saves a screenshot in `screenshots/`, for people to look at. Only where pictures are asked for,
 * by `SCREENSHOTS=1`: no test reads them, and they are a quarter of the time of a journey through all screens.
 */
export async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env['SCREENSHOTS']) return;
  const path = join(import.meta.dirname, '../../screenshots', `${name}.png`);
  await page.screenshot({ path, fullPage });
}
