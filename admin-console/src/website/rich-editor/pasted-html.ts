import { repairPastedLists } from './pasted-lists';

/** UTF-16 code units; a larger clipboard is ignored. */
const mostHtml = 5_000_000;

const isOwn = (html: string) => html.includes('data-pm-slice');

/** Invisible elements, and Word's tracked deletions and comments. */
const noise =
  'style, script, meta, link, title, del, .MsoCommentReference, [style*="mso-element:comment"]';

/**
 * Converts a clipboard's HTML to elements of the editor's schema: Word's lists become lists, a table's cells are
 * separated, headings start below the page's. It is parsed in a document that runs and loads nothing; ProseMirror drops
 * what the schema lacks.
 * @param onLostScripts called if superscripts or subscripts became normal text
 */
export function cleanPastedHtml(html: string, onLostScripts?: () => void): string {
  if (isOwn(html)) return html;
  if (html.length > mostHtml) return '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(noise)) element.remove();
  removeComments(body);
  keepEmoji(body);
  if (mendScripts(body)) onLostScripts?.();
  repairPastedLists(body);
  mendTables(body);
  mendHeadings(body);
  tidyBlanks(body);
  return body.innerHTML;
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** WhatsApp's emoji are images with the character as alternative text. Other images are dropped. */
function keepEmoji(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const isEmoji = /\p{Extended_Pictographic}/u.test(picture.alt) && picture.alt.length <= 32;
    picture.replaceWith(isEmoji ? picture.alt : '');
  }
}

/** A row becomes a line with separated cells; a table with single-cell rows is only layout. */
function mendTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const [first, ...others] = [...row.cells].filter((cell) => spaced(cell.textContent) !== '');
      const line = document.createElement(others.length === 0 ? 'div' : 'p');
      if (others.length === 0) line.append(...(first?.childNodes ?? []));
      else line.textContent = [...row.cells].map((cell) => spaced(cell.textContent)).join(' | ');
      return line;
    });
    table.replaceWith(...lines);
  }
}

/** The highest heading becomes level two, because level one is the page's. */
function mendHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  const hasFirst = body.querySelector('h1') !== null;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName.slice(1)) + (hasFirst ? 1 : 0);
    rename(heading, level <= 2 ? 'h2' : 'h3');
  }
}

function rename(element: Element, name: 'h1' | 'h2' | 'h3'): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Word uses characters and empty paragraphs for spacing. */
function tidyBlanks(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data.replace(/[\s\u00a0]{2,}/g, ' ');
  }
  for (const paragraph of body.querySelectorAll('p, h2, h3'))
    if (spaced(paragraph.textContent) === '') paragraph.remove();
}

const spaced = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

const plain = '0123456789+-=()';
const scripts = [
  ['sup, [style*="vertical-align:super" i], [style*="vertical-align: super" i]', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'],
  ['sub, [style*="vertical-align:sub" i], [style*="vertical-align: sub" i]', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'],
] as const;
/** Such scripts are readable as normal text: `1st`, `[1]`. */
const isFineOnTheLine = (text: string) => /^(?:st|nd|rd|th|\[\w{1,3}\])?$/i.test(text);
/**
 * Replaces superscripts and subscripts, which rich texts lack, by Unicode characters such as `m²`.
 * @returns whether some have no such characters and became normal text
 */
function mendScripts(body: HTMLElement): boolean {
  let isLost = false;
  for (const [selector, signs] of scripts)
    for (const element of body.querySelectorAll(selector)) {
      const text = element.textContent.replace(/\s+/g, '');
      if (isFineOnTheLine(text)) continue;
      if (text.split('').every((sign) => signOf(sign, signs) !== undefined)) write(element, signs);
      else isLost = true;
    }
  return isLost;
}
/** Word writes a minus as one of three characters. */
const signOf = (sign: string, signs: string): string | undefined =>
  signs[plain.indexOf(sign.replace(/[\u2212\u2013]/, '-'))];
function write(element: Element, signs: string): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data.replace(/\S/g, (sign) => signOf(sign, signs) ?? sign);
  }
}
