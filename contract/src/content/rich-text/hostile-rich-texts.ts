/*
 * Rich texts as an attacker would send them, for tests of the code that parses or shows them: valid ones, ones with
 * forbidden nodes, marks, keys, links and characters, truncated ones, and huge ones.
 */

type Dice = (below: number) => number;

/** A seeded random number generator (Mulberry32), so that failures can be reproduced. */
function makeDice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'verse',
  'picture',
];
const others = [
  'listItem',
  'text',
  'hardBreak',
  'doc',
  'script',
  'iframe',
  'html',
  'constructor',
  '__proto__',
  'toString',
  '',
  7,
  null,
];
const words = [
  'Grace',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '\0',
  'a\u202eb',
  '\u2066',
  '\ud800',
  '\u200b',
  'a\nb',
  '',
  ' ',
  'x'.repeat(500),
  7,
  null,
  ['a'],
];
const links = [
  '/more/visit',
  'https://a.example/',
  'mailto:a@b.example',
  'tel:+43512',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  'https://a.example\\@evil.example',
  'vbscript:x',
  'blob:x',
  '',
  7,
  null,
];
const media = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const attributes = [
  { level: 2 },
  { level: 3 },
  { level: 99 },
  { level: '2' },
  { reference: 'John 3:16' },
  { reference: '\u202e' },
  { media },
  { media: 'x' },
  { start: 3 },
  { start: -1 },
  { start: '3' },
  { style: 'x' },
  { onclick: 'alert(1)' },
  {},
  null,
  'x',
];

/** Returns the same texts for the same seed. */
export function hostileRichTexts(count: number, seed: number): readonly string[] {
  const dice = makeDice(seed);
  return Array.from({ length: count }, () => spoil(JSON.stringify(makeDocument(dice)), dice));
}

const oneOf = <Item>(items: readonly Item[], dice: Dice): Item => items[dice(items.length)] as Item;
const isRare = (dice: Dice) => dice(30) === 0;
const some = (dice: Dice, make: () => unknown) => Array.from({ length: dice(3) + 1 }, make);

function makeDocument(dice: Dice): unknown {
  const type = isRare(dice) ? oneOf([...blocks, ...others], dice) : 'doc';
  const content = some(dice, () => makeBlock(dice, 1));
  return isRare(dice)
    ? { type, content, [oneOf(['style', '__proto__', 'marks'], dice)]: 'x' }
    : { type, content };
}

function makeBlock(dice: Dice, depth: number): unknown {
  const type = isRare(dice) ? oneOf(others, dice) : oneOf(blocks, dice);
  const attrs = isRare(dice) ? oneOf(attributes, dice) : fittingAttributes(type, dice);
  const content = isRare(dice)
    ? oneOf([null, 'x', {}, [[]]], dice)
    : fittingContent(type, dice, depth);
  return { type, ...(attrs !== undefined && { attrs }), ...(content !== undefined && { content }) };
}

function fittingAttributes(type: unknown, dice: Dice): unknown {
  if (type === 'heading') return { level: 2 + dice(2) };
  if (type === 'picture') return { media };
  return type === 'verse' ? { reference: oneOf(['John 3:16', ''], dice) } : undefined;
}

function fittingContent(type: unknown, dice: Dice, depth: number): unknown {
  const paragraph = () => ({ type: 'paragraph', content: some(dice, () => makeInline(dice)) });
  if (type === 'picture' || type === 'hardBreak') return undefined;
  if (type === 'blockquote' || type === 'verse') return some(dice, paragraph);
  if (type !== 'bulletList' && type !== 'orderedList') return paragraph().content;
  const inner = () => (depth < 9 && dice(3) === 0 ? [makeBlock(dice, depth + 2)] : []);
  return some(dice, () => ({ type: 'listItem', content: [paragraph(), ...inner()] }));
}

function makeInline(dice: Dice): unknown {
  if (dice(6) === 0) return { type: 'hardBreak' };
  const text = isRare(dice) ? oneOf(words, dice) : oneOf(words.slice(0, 4), dice);
  if (dice(3) > 0) return { type: 'text', text };
  const mark = () => {
    const kind = dice(3);
    const href = isRare(dice) ? oneOf(links, dice) : oneOf(links.slice(0, 4), dice);
    if (kind === 0) return { type: 'link', attrs: { href } };
    return {
      type: isRare(dice)
        ? oneOf(['code', 'style', 'script'], dice)
        : oneOf(['bold', 'italic'], dice),
    };
  };
  return { type: 'text', text, marks: some(dice, mark) };
}

/** Sometimes truncates or doubles the text, or changes one character. */
function spoil(text: string, dice: Dice): string {
  const place = dice(text.length);
  switch (dice(20)) {
    case 0:
      return text.slice(0, place);
    case 1:
      return text + text;
    case 2:
      return (
        text.slice(0, place) +
        oneOf(['\0', '"', '{', ']', '\\', '\ud800', '\u202e'], dice) +
        text.slice(place + 1)
      );
    default:
      return text;
  }
}
