export type Colour = readonly [red: number, green: number, blue: number];

/** A rectangle of the window in CSS pixels. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HiddenText {
  readonly colour: Colour;
  /** 0 to 1. */
  readonly opacity: number;
  readonly isLarge: boolean;
  /** Also true for removed elements. */
  readonly isCovered: boolean;
  /** The part of it that is in the window. */
  readonly clip: Frame;
}

/**
 * Runs in the page: scrolls the first of some elements into view and hides its text, and that of all others that are
 * then fully visible, so that only the background is painted. Returns their data; call it again for elements that are
 * missing in it. `show` restores the text, and returns whether anything else has changed or moved meanwhile.
 */
export function hideTexts(targets: readonly string[]) {
  const pixels = (length: string) => Number.parseFloat(length);
  const [first = ''] = targets;
  const find = (target: string) => document.querySelector<HTMLElement | SVGElement>(target);
  find(first)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const texts: Record<string, HiddenText> = {};
  const hidden: (HTMLElement | SVGElement)[] = [];
  for (const target of targets) {
    const element = find(target);
    if (element && target !== first && !isWhole(element)) continue;
    // Read at once, because a computed style is live.
    texts[target] = element ? readText(element) : gone();
    if (element) hidden.push(element);
  }
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
  const frames = () => JSON.stringify(hidden.map(frameText));
  const framesBefore = frames();
  for (const element of hidden) element.setAttribute('data-unwritten', '');

  let hasChanged = false;
  const observer = new MutationObserver(() => (hasChanged = true));
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, everything);
  return {
    texts,
    show(): boolean {
      hasChanged ||= observer.takeRecords().length > 0;
      observer.disconnect();
      const hasMoved = frames() !== framesBefore;
      for (const element of hidden) element.removeAttribute('data-unwritten');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      return hasChanged || hasMoved;
    },
  };

  function gone(): HiddenText {
    const clip = { x: 0, y: 0, width: 0, height: 0 };
    return { colour: [0, 0, 0], opacity: 0, isLarge: false, isCovered: true, clip };
  }

  function readText(element: HTMLElement | SVGElement): HiddenText {
    const style = getComputedStyle(element);
    const size = pixels(style.fontSize);
    const isHint = element.matches('input:placeholder-shown, textarea:placeholder-shown');
    const pen = isHint ? getComputedStyle(element, '::placeholder') : style;
    const [red = 0, green = 0, blue = 0, alpha = 1] = (pen.color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return {
      colour: [red, green, blue],
      opacity: alpha * (isHint ? Number(pen.opacity) : 1),
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      isCovered: !isSeenAt(element, 0.5, 0.5),
      clip: withinWindow(frameText(element)),
    };
  }

  function withinWindow({ x, y, width, height }: Frame): Frame {
    const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
    const right = Math.min(x + width, innerWidth);
    const bottom = Math.min(y + height, innerHeight);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /**
   * Whether neither another element nor the edge of a scroll container covers it at a point of its frame, given as 0 to
   * 1 in each direction.
   */
  function isSeenAt(element: HTMLElement | SVGElement, across: number, along: number): boolean {
    const frame = frameText(element);
    const [x, y] = [frame.x + frame.width * across, frame.y + frame.height * along];
    // Elements without layout have no position.
    return Number.isFinite(x + y) && element.contains(document.elementFromPoint(x, y));
  }

  function isWhole(element: HTMLElement | SVGElement): boolean {
    const places = [0.01, 0.5, 0.99];
    return places.every((x) => places.every((y) => isSeenAt(element, x, y)));
  }

  function frameText(element: HTMLElement | SVGElement): Frame {
    // A control's text is no node of the page: it is inside the padding.
    if (!element.matches('select, input, textarea')) return frameLetters(element);
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const [top = 0, right = 0, bottom = 0, left = 0] = ['Top', 'Right', 'Bottom', 'Left'].map(
      (side) =>
        pixels(style[`padding${side}` as 'paddingTop']) +
        pixels(style[`border${side}Width` as 'borderTopWidth']),
    );
    // Rounded inwards, because a shared pixel shows the border.
    const [from, to] = [Math.ceil(x + left), Math.floor(x + width - right)];
    const [over, under] = [Math.ceil(y + top), Math.floor(y + height - bottom)];
    return { x: from, y: over, width: to - from, height: under - over };
  }

  /** The frame of all letters except those for screen readers only, which overflow an invisible box of one pixel. */
  function frameLetters(element: Element): Frame {
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
