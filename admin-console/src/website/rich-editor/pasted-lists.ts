/** Maximum depth of nested lists in a rich text. */
const deepest = 5;

/** Converts Word's list paragraphs to lists, and moves nested lists to valid places. */
export function repairPastedLists(body: HTMLElement): void {
  const counts: Counts = new Map();
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3'))
    // The other paragraphs of a run are removed with its first.
    if (paragraph.isConnected && levelOf(paragraph) > 0) replaceRun(paragraph, counts);
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list);
  for (const list of body.querySelectorAll('ul, ol')) if (depthOf(list) > deepest) flatten(list);
}

/** `mso-list:l0 level2 lfo1` is the second level of the list `lfo1`. */
const listed = /mso-list:\s*l\d+\s+level(\d)(?:\s+(lfo\d+))?/i;

const listedIn = (element: Element | null) => listed.exec(element?.getAttribute('style') ?? '');

/** The list level; 0 outside of lists. */
const levelOf = (element: Element | null) => Math.min(Number(listedIn(element)?.[1] ?? 0), deepest);

/** Removes the bullet or number that Word writes before each item's text, and returns it. */
function takeSign(item: Element): string {
  const sign = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const text = sign?.textContent.trim() ?? '';
  sign?.remove();
  return text;
}

const isNumber = (sign: string) => /^\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i.test(sign);

/** The number of items so far by a Word list's name and level: other paragraphs do not end a list. */
type Counts = Map<string, readonly number[]>;

function countItem(item: Element, level: number, counts: Counts): readonly number[] {
  const name = listedIn(item)?.[2] ?? '';
  const before = counts.get(name) ?? [];
  const outer = Array.from({ length: level - 1 }, (_none, place) => before[place] ?? 1);
  const counted = [...outer, (before[level - 1] ?? 0) + 1];
  counts.set(name, counted);
  return counted;
}

/** Replaces a run of list paragraphs, from its first, by lists. */
function replaceRun(first: Element, counts: Counts): void {
  const run: Element[] = [];
  for (let next: Element | null = first; next && levelOf(next) > 0; next = next.nextElementSibling)
    run.push(next);
  const root = first.ownerDocument.createElement('div');
  first.before(root);
  const open: Element[] = [];
  for (const paragraph of run) {
    const level = levelOf(paragraph);
    const sign = takeSign(paragraph);
    const name = isNumber(sign) ? 'ol' : 'ul';
    const counted = countItem(paragraph, level, counts);
    open.length = Math.min(open.length, level);
    // A list of another type starts anew.
    if (open.length === level && open.at(-1)?.localName !== name) open.length = level - 1;
    while (open.length < level) {
      const list = addList(open.at(-1) ?? root, name);
      open.push(list);
      const start =
        (open.length === level ? shownNumber(sign) : undefined) ?? counted[open.length - 1];
      if (name === 'ol') list.setAttribute('start', String(start));
    }
    const item = first.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
  root.replaceWith(...root.childNodes);
}

/** The last number of `1.`, `(2)` or `1.3.`; undefined for a letter. */
function shownNumber(sign: string): number | undefined {
  const digits = /(\d{1,3})[.)]*$/.exec(sign)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A nested list goes into the last item. */
function addList(parent: Element, name: 'ul' | 'ol'): Element {
  const list = parent.ownerDocument.createElement(name);
  const isList = parent.localName === 'ul' || parent.localName === 'ol';
  if (isList && !parent.lastElementChild) parent.append(parent.ownerDocument.createElement('li'));
  (isList ? (parent.lastElementChild ?? parent) : parent).append(list);
  return list;
}

function depthOf(list: Element): number {
  let depth = 0;
  for (let one: Element | null = list; one; one = one.parentElement)
    if (one.localName === 'ul' || one.localName === 'ol') depth += 1;
  return depth;
}

/** Moves the items of a list that is nested too deep behind its parent item. */
function flatten(list: Element): void {
  const item = list.closest('li');
  if (!item) return;
  item.after(...list.children);
  list.remove();
}
