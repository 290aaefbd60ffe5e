import type { Locator, Page } from '@playwright/test';

/** A control by the specification's name of its field (DESIGN 4). */
export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);

/** The one button that sends the page's form. */
export const submitButton = (page: Page): Locator => page.locator('main button[type=submit]');

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

export const fillContact = (page: Page): Promise<void> =>
  fill(page, {
    name: 'Fictional Visitor',
    email: 'visitor@example.org',
    subject: 'A question',
    message: 'When does the choir meet?',
  });

export const fillPledge = (page: Page): Promise<void> =>
  fill(page, { name: 'Fictional Giver', email: 'giver@example.org', amount: '25.50' });

export const fillDedication = (page: Page): Promise<void> =>
  fill(page, {
    childName: 'Fictional Child',
    dateOfBirth: '2025-03-01',
    parentsNames: 'Fictional Parents',
    contactEmail: 'parents@example.org',
    phone: '+43 512 000000',
    dedicationDate: '2027-01-10',
  });

/** Resolves when the form's own script says what is wrong with it. Until then the browser does. */
export const untilFormIsReady = (page: Page): Promise<void> =>
  page.locator('main form[novalidate]').waitFor();
