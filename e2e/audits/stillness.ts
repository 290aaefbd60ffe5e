import type { Page } from '@playwright/test';

/** Records the page's layout shifts, except those right after input. Call it before the page opens. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        // A hundredth of a pixel, when text is laid out again, is rounding.
        if (entry.hadRecentInput || entry.value < 0.0001) continue;
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
        shifts.push(`${entry.value} by ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts since the page opened, one line each, beginning with the value. */
const readLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/** The sum of the layout shifts since the page opened. */
export const readLayoutShift = async (page: Page): Promise<number> =>
  (await readLayoutShifts(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Scrolls to the end of the page like a reader, and resolves when everything on the way has been painted. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await painted();
    }
  });

/** Finishes all finite animations at once, so that tests need not wait for them. */
export const finishMotions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const motion of document.getAnimations()) {
      const isEndless = motion.effect?.getComputedTiming().endTime === Infinity;
      if (motion.timeline instanceof DocumentTimeline && !isEndless) motion.finish();
    }
  });

/**
 * Resolves when nothing moves: all animations are finished, fonts and visible pictures are loaded, and nothing has
 * changed in two frames.
 */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, everything);
    let before: number;
    do {
      before = changes;
      const pictures = [...document.images].filter(isAwaited).map(untilDecided);
      const motions = listMotions().map(({ finished }) => finished.catch(() => {}));
      await Promise.all([document.fonts.ready, ...pictures, ...motions]);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    } while (changes > before || listMotions().length > 0);
    observer.disconnect();

    /** Without animations that follow the scroll position and those that never end. */
    function listMotions(): Animation[] {
      return document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    }

    function isAwaited(picture: HTMLImageElement): boolean {
      const { top, bottom, height } = picture.getBoundingClientRect();
      return !picture.complete && height > 0 && bottom > 0 && top < innerHeight;
    }

    function untilDecided(picture: HTMLImageElement): Promise<unknown> {
      return new Promise((resolve) => {
        picture.addEventListener('load', resolve, { once: true });
        picture.addEventListener('error', resolve, { once: true });
      });
    }
  });

/** Finishes the animations, and resolves when the layout has been still. */
export async function untilAtRest(page: Page): Promise<void> {
  await finishMotions(page);
  await untilStill(page);
}
