import type { Page } from '@playwright/test';

/** Opens pages as for a visitor who saves data: nothing is fetched before somebody points at a link to it. Call it before the page opens. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  );
