import type { Page } from '@playwright/test';

/** The text spacing that readers may set without losing content (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Applies the text spacing of WCAG 1.4.12. A style element would violate the security policy. */
export const applyTextSpacing = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);

/**
 * Lost content at the page's present size (WCAG 1.4.10, 1.4.12), one line each: horizontal scrolling, and text or
 * controls that are clipped, outside of their button or overlapping. The console's tables may scroll sideways and clip
 * stored values, but no texts of ours.
 */
export const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Writing {
      readonly words: string;
      readonly box: DOMRect;
      /** The part of the box that is not scrolled away. */
      readonly seen: DOMRect;
      readonly element: Element;
      readonly layer: Element;
    }
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, .skip-link, a[href="#main"]') &&
      !isForEarsOnly(element);
    /** Content of an overlay is compared only with content of the same overlay, such as a bar at the window's foot. */
    const layerOf = (element: Element) =>
      element.closest('dialog[open], :popover-open, header, aside[lang], [role=status]') ??
      fixedPartOf(element) ??
      document.body;

    // Content with `content-visibility` has no boxes until it is near, so that is turned off.
    const wholePage = new CSSStyleSheet();
    wholePage.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(wholePage);
    if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways');
    for (const element of document.body.querySelectorAll('*')) {
      // A phone's cards are no table.
      const isTable = element.matches(
        ':not([class*=cards] *):is(.MuiDataGrid-virtualScroller, .MuiDataGrid-scrollbar)',
      );
      // A row of links that shows by a cut one that there are more.
      const isMeant = element.matches('[data-scrolls-sideways]');
      const scrolls = scrollsAcross(element) && !isTable && !isMeant;
      if (scrolls && isShown(element) && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${element.tagName} ${element.className} scrolls sideways`);
      // Text from CSS has no box of its own.
      const isOurCell = element.matches('.MuiDataGrid-cell:has(> span)');
      if (isOurCell && isShown(element) && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${describe(element)} is cut off in its cell`);
      const isControl = element.matches('a, button, input, select, textarea, summary, img, audio');
      if (!isControl || !isShown(element)) continue;
      const { left, right } = seenOf(element, element.getBoundingClientRect());
      if ((left < -1 || right > width + 1) && !isCut(element))
        faults.push(`${describe(element)} stands outside the page`);
      if (sticksOut(element)) faults.push(`${describe(element)} sticks out of what holds it`);
    }

    const writings = readWritings(document.body);
    for (const { words, box, seen, element } of writings) {
      if (seen.left < -1 || seen.right > width + 1) faults.push(`"${words}" runs out of the page`);
      if (cutter(element, box)) faults.push(`"${words}" is cut off`);
      const own = buttonOf(element)?.getBoundingClientRect();
      if (
        own &&
        (box.left < own.left - 1 || box.right > own.right + 1 || box.bottom > own.bottom + 2)
      )
        faults.push(`"${words}" runs out of its button`);
    }
    writings.forEach((one, index) => {
      for (const other of writings.slice(index + 1)) {
        if (one.layer !== other.layer) continue;
        const across =
          Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
        const along =
          Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
        // Line boxes of a heading with tight line height overlap although their letters do not.
        if (across > 2 && along > 0.4 * Math.min(one.box.height, other.box.height))
          faults.push(`"${one.words}" lies on "${other.words}"`);
      }
    });
    document.adoptedStyleSheets.pop();
    return faults;

    function fixedPartOf(element: Element): Element | undefined {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed') return at;
      return undefined;
    }

    function readWritings(part: Element): Writing[] {
      const found: Writing[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.textContent?.trim().slice(0, 40);
        const isLeftOut = element?.closest('script, option') ?? isStored(element);
        if (!element || !words || isLeftOut || !isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const layer = layerOf(element);
        for (const box of range.getClientRects())
          if (box.width > 0) found.push({ words, box, seen: seenOf(element, box), element, layer });
      }
      return found;
    }

    /** The nearest element that looks like a button, as some links do. */
    function buttonOf(element: Element): Element | undefined {
      const control = element.closest('button, summary, a');
      const isButton =
        control && (control.tagName !== 'A' || getComputedStyle(control).borderRadius !== '0px');
      return isButton ? control : undefined;
    }

    /** Whether it is the cell of a stored value, or the link or button in one. */
    function isStored(element: Element | null): boolean {
      return element?.matches('.MuiDataGrid-cell, .MuiDataGrid-cell > :is(a, button)') ?? false;
    }

    /** Whether it is in a visually hidden box, for screen readers only. */
    function isForEarsOnly(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const { width, height } = at.getBoundingClientRect();
        const hides = /hidden|clip/.test(`${overflowX} ${overflowY}`);
        if (hides && Math.min(width, height) <= 1) return true;
      }
      return false;
    }

    function scrollsAcross(element: Element): boolean {
      return /auto|scroll/.test(getComputedStyle(element).overflowX);
    }

    function scrollsAlong(element: Element): boolean {
      return /auto|scroll/.test(getComputedStyle(element).overflowY);
    }

    /** The visible part of a box in the scroll containers around it. */
    function seenOf(element: Element, { left, right, top, bottom }: DOMRect): DOMRect {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const frame = at.getBoundingClientRect();
        if (scrollsAcross(at)) {
          left = Math.min(Math.max(left, frame.left), frame.right);
          right = Math.max(left, Math.min(right, frame.right));
        }
        if (scrollsAlong(at)) {
          top = Math.min(Math.max(top, frame.top), frame.bottom);
          bottom = Math.max(top, Math.min(bottom, frame.bottom));
        }
      }
      return new DOMRect(left, top, right - left, bottom - top);
    }

    /** The nearest box that clips a part of a line of text and does not scroll. */
    function cutter(element: Element, whole: DOMRect): Element | undefined {
      let box = whole;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const across = box.left < frame.left - 1 || box.right > frame.right + 1;
        const along =
          box.top < frame.top - 0.3 * box.height || box.bottom > frame.bottom + 0.3 * box.height;
        if ((hides(overflowX) && across) || (hides(overflowY) && along)) return at;
        // Boxes around a scroll container hide nothing that scrolling cannot reach.
        if (scrollsAcross(at) || scrollsAlong(at)) box = frame;
      }
      return undefined;
    }

    /** Whether a control is wider than the part of the page that contains it. */
    function sticksOut(element: Element): boolean {
      const isPlaced = (at: Element) => /absolute|fixed/.test(getComputedStyle(at).position);
      const { right } = element.getBoundingClientRect();
      for (let at: Element | null = element; at && !isPlaced(at); at = at.parentElement) {
        const isBlock = !/inline|contents/.test(getComputedStyle(at).display);
        if (at !== element && scrollsAcross(at)) return false;
        if (isBlock && right > at.getBoundingClientRect().right + 1) return true;
      }
      return false;
    }

    /** Pictures may be cropped by their frame. */
    function isCut(element: Element): boolean {
      return (
        element.matches('img') && cutter(element, element.getBoundingClientRect()) !== undefined
      );
    }

    function describe(element: Element): string {
      return `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    }
  });
