import type { Page } from '@playwright/test';

/** Resolves when the page's scripts have taken over what was rendered ahead: React marks the elements that it owns. */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
