import type { Page } from '@playwright/test';

/*
 * Staff actions on a long list, each measured from the click or key to its result on screen. They run in the page and
 * return milliseconds, because a round trip to the browser would be counted otherwise.
 */

export interface OpenedList {
  /** From the click on the section to the first readable row. */
  readonly readable: number;
  /** From the same click to the complete, counted list. */
  readonly whole: number;
}

export const openList = (page: Page): Promise<OpenedList> =>
  page.evaluate(async () => {
    const begun = performance.now();
    document.querySelector<HTMLElement>('nav a[href$="section=welfare"]')?.click();
    while (!document.querySelector('[role=row][data-id] [data-field=message]'))
      await new Promise(requestAnimationFrame);
    const readable = performance.now() - begun;
    while (!/\d Unique/.test(document.querySelector('main')?.textContent ?? ''))
      await new Promise(requestAnimationFrame);
    return { readable, whole: performance.now() - begun };
  });

/** From the click on a column's header to the sorted rows. */
export const sortByName = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const before = document.querySelector('[role=row][data-id]')?.textContent;
    const begun = performance.now();
    document.querySelector<HTMLElement>('[role=columnheader][data-field=name]')?.click();
    while (document.querySelector('[role=row][data-id]')?.textContent === before)
      await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });

/** From typing words that one record in a thousand contains to the table of matches, including the debounce. */
export const search = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const box = document.querySelector<HTMLInputElement>('[role=searchbox][aria-label$=Welfare]');
    if (!box) throw new Error('There is no search box.');
    const before = document.querySelector('[role=grid]')?.ariaRowCount;
    const begun = performance.now();
    // React notices a value only if it is set through the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '777.');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    while (document.querySelector('[role=grid]')?.ariaRowCount === before)
      await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });

/** Turns ten pages and returns the milliseconds of one. */
export const turnPages = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pages = 10;
    const begun = performance.now();
    for (let turned = 0; turned < pages; turned += 1) {
      const before = document.querySelector('[role=row][data-id]')?.getAttribute('data-id');
      document.querySelector<HTMLElement>('button[aria-label="Go to next page"]')?.click();
      while (document.querySelector('[role=row][data-id]')?.getAttribute('data-id') === before)
        await new Promise(requestAnimationFrame);
    }
    return (performance.now() - begun) / pages;
  });

/** Scrolls through the hundred rows of a page within a second and a half, and returns the distance in pixels. */
export const scroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
    if (!scroller) throw new Error('There is no table.');
    for (let frame = 0; frame < 90; frame += 1) {
      scroller.scrollTop += 50;
      await new Promise(requestAnimationFrame);
    }
    return scroller.scrollTop;
  });
