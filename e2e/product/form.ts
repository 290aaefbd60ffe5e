import type { Locator, Page } from '@playwright/test';

/** A control by the specification's name of its field (DESIGN 4). */
export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);

/** The one button that sends the page's form. */
export const submitButton = (page: Page): Locator => page.locator('main button[type=submit]');
