import { isPrerendered, ownedPaths } from 'contract/site-paths';
import { untilHydrated } from '../product/hydration.ts';
import { expect, readingTest as test } from '../product/journey.ts';
import { findLayoutFaults, spaceText } from '../product/layout.ts';
import { readLayoutShifts, readThrough, watchLayoutShifts } from '../product/stillness.ts';

const paths = [...ownedPaths.filter(isPrerendered).map(({ path }) => path), '/no-such-page'];

/** Windows in CSS pixels, as zoom makes them: 1350 at 200%, 1280 x 1024 at 400% (WCAG 1.4.4, 1.4.10), a small phone. */
const windows = [
  { width: 675, height: 470 },
  { width: 320, height: 256 },
  { width: 320, height: 640 },
];

test.use({ viewport: { width: 390, height: 844 } });

for (const path of paths) {
  test(`${path} does not move while it is read, and loses nothing when it is narrow or enlarged`, async ({
    page,
    complaints,
  }) => {
    await watchLayoutShifts(page);
    await page.goto(path);
    await untilHydrated(page);
    await readThrough(page);
    expect(await readLayoutShifts(page)).toEqual([]);
    for (const window of windows) {
      await page.setViewportSize(window);
      expect(await findLayoutFaults(page)).toEqual([]);
    }
    await spaceText(page);
    expect(await findLayoutFaults(page)).toEqual([]);
    // Chromium reports the status of a page that is missing on purpose.
    if (path === '/no-such-page') complaints.length = 0;
  });
}
