import type { Page } from '@playwright/test';

/** WCAG 1.4.12: what a reader may set without losing anything. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Spaces the page's text as far as WCAG 1.4.12 asks a page to bear. A style element would break the security policy. */
export const applyTextSpacing = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);

/**
 * Where the page loses something at its present size (WCAG 1.4.10, 1.4.12): sideways scrolling, words or controls
 * that are cut off, stand outside their button or lie on one another. One line a finding.
 */
export const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Writing {
      readonly words: string;
      readonly box: DOMRect;
      readonly element: Element;
      readonly layer: Element;
    }
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[class*=isuallyHidden], .visually-hidden, [class*=skip]');
    /** What lies above the page on purpose is compared with itself only. */
    const layerOf = (element: Element) =>
      element.closest('dialog[open], :popover-open, header, aside[lang], [role=status]') ??
      document.body;

    // A part that waits to come near has no boxes to speak of: it is laid out for the measuring.
    const wholePage = new CSSStyleSheet();
    wholePage.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(wholePage);
    if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways');
    for (const element of document.querySelectorAll('body *')) {
      const { overflowX } = getComputedStyle(element);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      if (scrolls && isShown(element) && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${element.tagName} ${element.className} scrolls sideways`);
      const { left, right } = element.getBoundingClientRect();
      const isControl = element.matches('a, button, input, select, textarea, summary, img, audio');
      if (isControl && isShown(element) && (left < -1 || right > width + 1) && !isCut(element))
        faults.push(`${describe(element)} stands outside the page`);
      if (isControl && isShown(element) && sticksOut(element))
        faults.push(`${describe(element)} sticks out of what holds it`);
    }

    const writings = readWritings();
    for (const { words, box, element } of writings) {
      if (box.left < -1 || box.right > width + 1) faults.push(`"${words}" runs out of the page`);
      if (cutter(element, box)) faults.push(`"${words}" is cut off`);
      const frame = element.closest('button, summary, [class*=button]');
      const own = frame?.getBoundingClientRect();
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
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const along =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of a tight heading touch with the room above and below their letters.
        if (across > 2 && along > 0.4 * Math.min(one.box.height, other.box.height))
          faults.push(`"${one.words}" lies on "${other.words}"`);
      }
    });
    document.adoptedStyleSheets.pop();
    return faults;

    function readWritings(): Writing[] {
      const found: Writing[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.textContent?.trim().slice(0, 40);
        if (!element || !words || element.closest('script, option') || !isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 0) found.push({ words, box, element, layer: layerOf(element) });
      }
      return found;
    }

    /** The nearest box that hides a part of a line of text. */
    function cutter(element: Element, box: DOMRect): Element | undefined {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const across = box.left < frame.left - 1 || box.right > frame.right + 1;
        const along =
          box.top < frame.top - 0.3 * box.height || box.bottom > frame.bottom + 0.3 * box.height;
        if ((hides(overflowX) && across) || (hides(overflowY) && along)) return at;
      }
      return undefined;
    }

    /** Whether a control is wider than the part of the page that it belongs to. */
    function sticksOut(element: Element): boolean {
      const isPlaced = (at: Element) => /absolute|fixed/.test(getComputedStyle(at).position);
      const { right } = element.getBoundingClientRect();
      for (let at: Element | null = element; at && !isPlaced(at); at = at.parentElement) {
        const isBlock = !/inline|contents/.test(getComputedStyle(at).display);
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
