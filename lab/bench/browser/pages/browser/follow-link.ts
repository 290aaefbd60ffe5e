import type { Locator, Page } from '@playwright/test';

/** Where a document tells the next one of a press, which is about to replace it. */
const pressKey = 'bench.press';

interface Press {
  /** Milliseconds since 1970, with fractions: the clock that two documents share. */
  readonly at: number;
  readonly from: string;
}

/** Records in each document when its headline is seen after a link was pressed. Runs in the page before any script of it, alone. */
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

/** Presses a link. Resolves with the milliseconds from the press until the next page's headline is painted. */
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
 * Taps as a finger does: at a place on the screen, and it is down before it is lifted. Playwright's taps ask the page
 * what lies there, at its expense, or lift while the page has yet to hear of the touch, which the click then waits for.
 */
async function tap(page: Page, place: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
