import { hostileRichTexts } from './hostile-rich-texts';
import { richLimits } from './rich-document';
import { isRichLink } from './rich-link';
import {
  toPlainText,
  readRichText,
  hasVisibleText,
  tidyRichText,
  writeRichText,
} from './rich-text';

const known =
  /^(?:doc|paragraph|heading|bulletList|orderedList|listItem|blockquote|verse|picture|text|hardBreak|bold|italic|link)$/;

/** Collects every `type` and every `href` of a document. */
function look(
  value: unknown,
  found: { readonly types: Set<unknown>; readonly links: Set<unknown> },
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (key === 'type') found.types.add(one);
    if (key === 'href') found.links.add(one);
    look(one, found);
  }
}

it('reads of 20,000 hostile texts what is fit, in its canonical form, and never throws', () => {
  const found = { types: new Set<unknown>(), links: new Set<unknown>() };
  const counts = { read: 0, refused: 0 };
  for (const text of hostileRichTexts(20_000, 19)) {
    const document = readRichText(text);
    tidyRichText(text);
    if (!document) {
      counts.refused += 1;
      if (hasVisibleText(text)) throw new Error(text);
      continue;
    }
    counts.read += 1;
    look(document, found);
    const canonical = writeRichText(document);
    if (writeRichText(readRichText(canonical) ?? document) !== canonical) throw new Error(text);
    toPlainText(document);
  }
  expect(counts.read).toBeGreaterThan(2000);
  expect(counts.refused).toBeGreaterThan(5000);
  expect([...found.types].filter((type) => !known.test(String(type)))).toEqual([]);
  expect([...found.links].filter((link) => !isRichLink(String(link)))).toEqual([]);
  expect([...found.links].map(String).sort()).toEqual([
    '/more/visit',
    'https://a.example/',
    'mailto:a@b.example',
    'tel:+43512',
  ]);
});

const levels = 20_000;
const nested = (open: string, close: string) => open.repeat(levels) + close.repeat(levels);

it.each([
  ['20,000 levels of nodes', nested('{"type":"bulletList","content":[', ']}')],
  ['20,000 levels of lists', nested('[', ']')],
  ['20,000 levels in a document that fits', `{"type":"doc","content":[${nested('[', ']')}]}`],
  [
    'a megabyte of words',
    JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(1_000_000) }] }],
    }),
  ],
  [
    'a megabyte of nodes',
    `{"type":"doc","content":[${'{"type":"paragraph"},'.repeat(50_000)}{"type":"paragraph"}]}`,
  ],
  ['a megabyte of space', `${' '.repeat(1_000_000)}{}`],
  [
    'more nodes than there may be',
    `{"type":"doc","content":[${Array.from({ length: richLimits.nodes }, () => '{}').join()}]}`,
  ],
])('refuses %s', (_what, text) => {
  expect(readRichText(text)).toBeUndefined();
  expect(hasVisibleText(text)).toBe(false);
});
