import type { Locator, Page } from '@playwright/test';

/** Session storage key through which a document tells the next one about the press that replaces it. */
const pressKey = 'bench.press';

interface Press {
  /** Milliseconds since 1970, with fractions: the clock that two documents share. */
  readonly at: number;
  readonly from: string;
}

/**
 * Records in each document when its headline is visible after a link was pressed. It runs before any script of the page
 * and must be self-contained.
 */
function recordArrival(key: string): void {
  const clock = () => performance.timeOrigin + performance.now();
  const isSeen = (headline: Element) => headline.getBoundingClientRect().height > 0;
  const watch = (press: Press, headline?: Element) => {
    const arrived = [...document.querySelectorAll('h1')].find(
      (found) => found !== headline && isSeen(found),
    );
    if (!arrived || location.pathname === press.from) return watchNextFrame(press, headline);
    let isPainted = false;
    const end = () => {
      if (isPainted) return;
      isPainted = true;
      Object.assign(window, { arrivalTime: clock() - press.at });
    };
    // This frame has been painted when a message is delivered or another frame begins, whichever comes first.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = end;
    port2.postMessage(undefined);
    requestAnimationFrame(end);
  };
  const watchNextFrame = (press: Press, headline?: Element) =>
    void requestAnimationFrame(() => watch(press, headline));
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target as Element).closest('a')) return;
      const press = { at: performance.timeOrigin + timeStamp, from: location.pathname };
      sessionStorage.setItem(key, JSON.stringify(press));
      Object.assign(window, { arrivalTime: undefined });
      watchNextFrame(press, document.querySelector('h1') ?? undefined);
    },
    { capture: true },
  );
  const pressed = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (pressed) watchNextFrame(JSON.parse(pressed) as Press);
}

export const recordArrivals = (page: Page): Promise<unknown> =>
  page.addInitScript(recordArrival, pressKey);

/** Presses a link and resolves with the milliseconds until the next page's headline is painted. */
export async function followLink(page: Page, link: Locator): Promise<number> {
  const box = await link.boundingBox();
  if (!box) throw new Error('There is no link to press.');
  await tap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const arrival = await page.waitForFunction(
    () => (window as unknown as { arrivalTime?: number }).arrivalTime,
  );
  return (await arrival.jsonValue()) ?? NaN;
}

/**
 * Taps at a screen position like a finger, with touch start before touch end. Playwright's taps either run a hit test
 * in the page, which costs time, or end before the page has handled the touch, which delays the click.
 */
async function tap(page: Page, place: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
