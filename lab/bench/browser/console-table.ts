import type { Page } from '@playwright/test';

/*
 * What staff do with a long list, each from the click or key to what is on the screen then. All of it runs in the
 * page and returns milliseconds: a word to the browser and back would be counted otherwise.
 */

export interface OpenedList {
  /** From the click on the section to a row that can be read. */
  readonly readable: number;
  /** From the same click to the whole list, counted. */
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

/** From the click on a column's header to the rows in its order. */
export const sortByName = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const before = document.querySelector('[role=row][data-id]')?.textContent;
    const begun = performance.now();
    document.querySelector<HTMLElement>('[role=columnheader][data-field=name]')?.click();
    while (document.querySelector('[role=row][data-id]')?.textContent === before)
      await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });

/** From words that one record in a thousand has to the table of those, with the pause for more words. */
export const search = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const box = document.querySelector<HTMLInputElement>('[role=searchbox][aria-label$=Welfare]');
    if (!box) throw new Error('There is no search box.');
    const before = document.querySelector('[role=grid]')?.ariaRowCount;
    const begun = performance.now();
    // React notices a value only when it is set as the browser sets it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '777.');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    while (document.querySelector('[role=grid]')?.ariaRowCount === before)
      await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });

/** Turns ten pages; returns what one takes. */
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

/** Scrolls down the hundred rows of a page within a second and a half; returns how far, in pixels. */
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
