import type { Page } from '@playwright/test';

/**
 * Resolves when the page's script has taken over what was rendered ahead, and what waited for it is done. A
 * page that was not rendered ahead has nothing to take over.
 */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      !('prerendered' in document.documentElement.dataset) ||
      // React marks the elements that it owns.
      Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
  );
