/**
 * Runs in the page: takes an element's letters away, so that only their ground is painted, and says what they are and
 * where they stood. `show` gives them back, and answers whether anything else was changed or moved meanwhile.
 */
export function hideText(element: HTMLElement | SVGElement) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const style = getComputedStyle(element);
  const pixels = (length: string) => Number.parseFloat(length);
  const size = pixels(style.fontSize);
  // Read now: a computed style changes with its element.
  const isHint = element.matches('input:placeholder-shown, textarea:placeholder-shown');
  const pen = isHint ? getComputedStyle(element, '::placeholder') : style;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (pen.color.match(/[\d.]+/g) ?? []).map(Number);
  const opacity = alpha * (isHint ? Number(pen.opacity) : 1);
  const clip = frameText();
  const middle = [clip.x + clip.width / 2, clip.y + clip.height / 2] as const;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-unwritten], [data-unwritten] *, [data-unwritten]::placeholder, [data-unwritten]::selection {
      color: transparent !important;
      caret-color: transparent !important;
      text-decoration: none !important;
      /* Letters that fade away are still there when the picture is taken. */
      transition: none !important;
    }
    /* A link draws its line through the letters of what it holds. */
    :has(> [data-unwritten]) {
      text-decoration: none !important;
    }
    /* A ring inside the edge is no ground of letters; selected ones have an ink of their own. */
    [data-unwritten] {
      outline-color: transparent !important;
    }
    [data-unwritten]::selection {
      background: transparent !important;
    }
    [data-unwritten]::-webkit-datetime-edit, [data-unwritten]::-webkit-calendar-picker-indicator,
    [data-unwritten]::file-selector-button {
      visibility: hidden;
    }`);
  document.adoptedStyleSheets.push(sheet);
  element.setAttribute('data-unwritten', '');

  let hasChanged = false;
  const observer = new MutationObserver(() => (hasChanged = true));
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, everything);
  return {
    text: {
      colour: [red, green, blue] as const,
      /** 0 to 1. */
      opacity,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      isCovered: !element.isConnected || !element.contains(document.elementFromPoint(...middle)),
      clip,
    },
    show(): boolean {
      hasChanged ||= observer.takeRecords().length > 0;
      observer.disconnect();
      const hasMoved = JSON.stringify(frameText()) !== JSON.stringify(clip);
      element.removeAttribute('data-unwritten');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      return hasChanged || hasMoved;
    },
  };

  function frameText() {
    // A control's own writing is no node of the page: it stands between the paddings.
    if (!element.matches('select, input, textarea')) return frameLetters();
    const { x, y, width, height } = element.getBoundingClientRect();
    const [top = 0, right = 0, bottom = 0, left = 0] = ['Top', 'Right', 'Bottom', 'Left'].map(
      (side) =>
        pixels(style[`padding${side}` as 'paddingTop']) +
        pixels(style[`border${side}Width` as 'borderTopWidth']),
    );
    // Whole pixels: in one that it shares with something else the border is seen.
    const [from, to] = [Math.ceil(x + left), Math.floor(x + width - right)];
    const [over, under] = [Math.ceil(y + top), Math.floor(y + height - bottom)];
    return { x: from, y: over, width: to - from, height: under - over };
  }

  /** Around all letters but those that only screen readers have: they lie in a box of one pixel, and flow out of it unseen. */
  function frameLetters() {
    const text = document.createRange();
    const lines: DOMRect[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.clientWidth === 1) continue;
      text.selectNodeContents(node);
      lines.push(...text.getClientRects());
    }
    const left = Math.min(...lines.map((line) => line.left));
    const top = Math.min(...lines.map((line) => line.top));
    const right = Math.max(...lines.map((line) => line.right));
    const bottom = Math.max(...lines.map((line) => line.bottom));
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
}
