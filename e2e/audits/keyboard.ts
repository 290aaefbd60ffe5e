import type { Locator, Page } from '@playwright/test';

/** More tab stops than any page has. */
const maxStops = 300;

/**
 * Tabs through the page. One line for each stop whose focus is invisible (WCAG 2.4.7) or covered, for example by the
 * sticky header (2.4.11), and for each link, button and field that was skipped.
 */
export async function findFocusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const { isPast, fault } = await page.evaluate(describeFocus);
    if (isPast) return [...faults, ...(await page.evaluate(listPassedOver))];
    if (fault) faults.push(fault);
  }
  return [...faults, `the focus was still on its way after ${maxStops} stops`];
}

/** Presses Tab until the element has the focus; fails if a focus on the way is invisible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const { fault } = await page.evaluate(describeFocus);
    if (fault) throw new Error(fault);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target}.`);
}

/**
 * Tabs once around the page. One line for each stop inside of content that is hidden from screen readers: an open
 * dialog must trap the focus, which returns to where it was.
 */
export async function findHiddenStops(page: Page): Promise<string[]> {
  const before = await page.evaluateHandle(() => document.activeElement as HTMLElement | null);
  const faults: string[] = [];
  const seenStops = await page.evaluateHandle(() => new Set<Element>());
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const { isRound, fault } = await page.evaluate((seen) => {
      const element = document.activeElement ?? document.body;
      const isHidden = element.closest('[aria-hidden="true"]') !== null;
      const isRound = seen.has(element);
      seen.add(element);
      return { isRound, fault: isHidden ? element.outerHTML.slice(0, 80) : undefined };
    }, seenStops);
    if (fault) faults.push(`${fault}: in the focus, and hidden`);
    if (isRound) break;
  }
  await before.evaluate((element) => element?.focus());
  return faults;
}

/** Runs in the page. */
function describeFocus(): { readonly isPast: boolean; readonly fault?: string } {
  const visited = ((globalThis as { visited?: Set<Element> }).visited ??= new Set());
  const element = document.activeElement;
  const isPast = !element || element === document.body || visited.values().next().value === element;
  if (isPast && visited.size > 0) return { isPast };
  if (!element || element === document.body)
    return { isPast: false, fault: 'the focus is nowhere' };
  visited.add(element);
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const about = `${element.tagName.toLowerCase()} "${name.slice(0, 40)}" ${element.id}`;
  // A field with icons shows the focus ring on its frame.
  const frame = element.matches('input') ? element.parentElement : null;
  const isRinged = [element, ...(frame ? [frame] : [])].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  // The browser shows the ring on the parts of a player and of a date field.
  const hasParts = element.matches('audio, [type=date]');
  if (!isRinged && !hasParts) return { isPast: false, fault: `${about}: no ring` };
  const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const isInSight = [0.1, 0.5, 0.9].some((across) =>
    [0.1, 0.5, 0.9].some((along) => {
      const seen = document.elementFromPoint(x + width * across, y + height * along);
      return seen && element.contains(seen);
    }),
  );
  return isInSight ? { isPast: false } : { isPast: false, fault: `${about}: covered` };
}

/** Runs in the page. */
function listPassedOver(): string[] {
  const { visited = new Set() } = globalThis as { visited?: Set<Element> };
  const stops =
    'a[href], button:not([disabled]), input, select, textarea, summary, audio[controls]';
  return (
    [...document.querySelectorAll(stops)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A radio group is one tab stop.
      .filter((element) => !visited.has(element) && !element.matches('[type=radio]'))
      .map((element) => `${element.outerHTML.slice(0, 80)}: passed over`)
  );
}
