import type { Page } from '@playwright/test';

/** Turns data saver on: no page is fetched before the visitor points at its link. Call it before the page opens. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  );
