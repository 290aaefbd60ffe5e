import type { Page } from '@playwright/test';
import { findAccessibilityFaults, findNightFaults } from '../../audits/accessibility.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';
import { findLayoutFaults, applyTextSpacing } from '../../audits/layout.ts';
import { takePicture } from '../../fixtures/screenshot.ts';
import { screenStates } from '../../fixtures/states/screen-states.ts';
import type { ScreenState } from '../../fixtures/states/screen-state.ts';

const shapes = { drawer: 390, bar: 1350 } as const;

for (const state of screenStates) {
  test(`${state.name}: nothing for axe to find, and nothing lost on a narrow screen`, async ({
    page,
    complaints,
  }) => {
    for (const [pattern, network] of Object.entries(state.network ?? {})) {
      await page.route(pattern, network);
    }
    for (const [shape, width] of Object.entries(shapes)) {
      if (state.only && state.only !== shape) continue;
      await reach(page, state, width);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      expect(await findLayoutFaults(page)).toEqual([]);
      await takePicture(page, `states/${fileName(state.name)}-${width}`);
      if (shape === 'drawer' || state.only) expect(await findNightFaults(page)).toEqual([]);
      if (shape === 'drawer') await expectNothingLost(page);
    }
    if (state.complains) complaints.length = 0;
  });
}

async function reach(page: Page, state: ScreenState, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  // Navigating to a fragment would not reload the page.
  await page.goto('about:blank');
  await page.goto(state.path);
  await untilHydrated(page);
  await state.reach(page);
}

/** Audits at 320 pixels with the reader's text spacing (WCAG 1.4.10, 1.4.12). */
async function expectNothingLost(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findLayoutFaults(page)).toEqual([]);
  await applyTextSpacing(page);
  expect(await findLayoutFaults(page)).toEqual([]);
}

const fileName = (name: string): string => name.replaceAll(/[^\w]+/g, '-').replace(/^-/, '');
