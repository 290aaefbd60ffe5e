import { richLimits } from './rich-document';
import { toPlainText, readRichText, toRichText, hasVisibleText, tidyRichText } from './rich-text';

const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  ...(marks.length > 0 && { marks }),
  text,
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const bold = { type: 'bold' };
const item = (...content: object[]) => ({ type: 'listItem', content });
const list = (...content: object[]) => ({ type: 'bulletList', content });
const read = (value: unknown) => readRichText(JSON.stringify(value));
const media = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';

const everything = doc(
  { type: 'heading', attrs: { level: 2 }, content: [words('Grace')] },
  paragraph(words('Come ', bold), { type: 'hardBreak' }, words('in', link('/more/visit'), bold)),
  list(item(paragraph(words('one')), { type: 'orderedList', content: [item(paragraph())] })),
  { type: 'blockquote', content: [paragraph(words('quoted'))] },
  { type: 'verse', attrs: { reference: 'John 3:16' }, content: [paragraph(words('For God'))] },
  { type: 'picture', attrs: { media } },
);

it('reads each node and mark that it knows', () => {
  const text = JSON.stringify(everything).replaceAll(
    '{"type":"paragraph","content":[]}',
    '{"type":"paragraph"}',
  );
  expect(readRichText(text)).toEqual(JSON.parse(text));
});

it('has one text for what reads the same', () => {
  const one = {
    content: [{ content: [words('a'), words('b', bold, link('/'))], type: 'paragraph' }],
  };
  const marks = [link('/'), bold];
  const same = doc(
    paragraph(
      { type: 'text', text: 'a', marks: [] },
      ...['b'].map((text) => ({ text, marks, type: 'text' })),
    ),
  );
  const canonical =
    '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"a"},{"type":"text","marks":[{"type":"link","attrs":{"href":"/"}},{"type":"bold"}],"text":"b"}]}]}';
  for (const value of [
    { ...one, type: 'doc' },
    same,
    doc(paragraph(words('a'), words('b', ...marks))),
  ])
    expect(JSON.stringify(read(value))).toBe(canonical);
  expect(read(doc(paragraph(words('a', bold), words('b', bold))))).toEqual(
    doc(paragraph(words('ab', bold))),
  );
  expect(read(doc({ type: 'verse', attrs: { reference: '' }, content: [paragraph()] }))).toEqual(
    doc({ type: 'verse', content: [{ type: 'paragraph' }] }),
  );
});

it.each([0, 3, richLimits.start])('reads a list that begins with %d', (start) => {
  const counted = doc({ type: 'orderedList', attrs: { start }, content: [item(paragraph())] });
  expect(read(counted)).toMatchObject({ content: [{ attrs: { start } }] });
});

it('says nothing of a list that begins with 1', () => {
  const counted = { type: 'orderedList', attrs: { start: 1 }, content: [item(paragraph())] };
  expect(read(doc(counted))?.content[0]).not.toHaveProperty('attrs');
});

describe('a link', () => {
  it.each([
    'https://video.example:8443/watch?v=1#t=2',
    'mailto:office@church.example',
    'tel:+43512000000',
    'tel:0512-000000',
    '/',
    '/more/visit',
    '/more/visit/',
    '/de/more/blog/grace#top',
    '/media/0d5f8c1e/talk.pdf',
  ])('may be %s', (href) => {
    expect(read(doc(paragraph(words('a', link(href)))))).toBeDefined();
  });

  it.each<[unknown]>([
    ['javascript:alert(1)'],
    ['\tjavascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['http://video.example'],
    ['https://user:word@video.example'],
    ['https://'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/more//evil'],
    ['/../x'],
    ['/a\0b'],
    ['/a b'],
    ['/more?next=//evil'],
    ['more/visit'],
    ['#top'],
    [''],
    ['mailto:a@b.example?cc=all@church.example'],
    ['mailto:a@b.example\nBcc: x'],
    ['tel:*21*0512000000#'],
    [`https://a.example/${'x'.repeat(2000)}`],
    [`/${'a/'.repeat(1000)}`],
    [7],
    [null],
  ])('may not be %j', (href) => {
    expect(read(doc(paragraph(words('a', link(href)))))).toBeUndefined();
  });
});

it.each<[string, unknown]>([
  ['a root that is no document', paragraph(words('a'))],
  ['no content', { type: 'doc' }],
  ['an empty document', doc()],
  ['words without a paragraph', doc(words('a'))],
  ['an unknown node', doc({ type: 'iframe' })],
  ['a node named as a method', doc({ type: 'constructor' })],
  ['an unknown key', doc({ type: 'paragraph', style: 'x' })],
  ['an unknown attribute', doc({ type: 'heading', attrs: { level: 2, id: 'x' } })],
  ['attributes of what has none', doc({ type: 'paragraph', attrs: {} })],
  ['content of what holds none', doc(paragraph({ type: 'hardBreak', content: [] }))],
  ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 } })],
  ['a list without items', doc({ type: 'bulletList' })],
  ['a list in a list', doc(list(list(item(paragraph()))))],
  ...[-1, 1.5, '3', richLimits.start + 1, null].map((start): [string, unknown] => [
    `a list that begins with ${JSON.stringify(start)}`,
    doc({ type: 'orderedList', attrs: { start }, content: [item(paragraph())] }),
  ]),
  ['a list of points that has a number', doc({ ...list(item(paragraph())), attrs: { start: 2 } })],
  ['an item without words', doc(list({ type: 'listItem' }))],
  ['an item that begins with a list', doc(list(item(list(item(paragraph())))))],
  [
    'a heading in a quote',
    doc({ type: 'blockquote', content: [{ type: 'heading', attrs: { level: 2 } }] }),
  ],
  [
    'a long reference',
    doc({ type: 'verse', attrs: { reference: 'x'.repeat(121) }, content: [paragraph()] }),
  ],
  [
    'a reference of two lines',
    doc({ type: 'verse', attrs: { reference: 'a\nb' }, content: [paragraph()] }),
  ],
  ['attributes without a reference', doc({ type: 'verse', attrs: {}, content: [paragraph()] })],
  ['a picture of elsewhere', doc({ type: 'picture', attrs: { media: 'https://a.example/a.png' } })],
  ['empty words', doc(paragraph(words('')))],
  ['words that are none', doc(paragraph({ type: 'text', text: 7 }))],
  ['NUL', doc(paragraph(words('a\0b')))],
  ['a line break in words', doc(paragraph(words('a\nb')))],
  ['a sign that turns the direction', doc(paragraph(words('a\u202eb')))],
  ['half a character', doc(paragraph(words('\ud800')))],
  ['a doubled mark', doc(paragraph(words('a', bold, bold)))],
  ['two links', doc(paragraph(words('a', link('/'), link('/more/blog'))))],
  ['an unknown mark', doc(paragraph(words('a', { type: 'code' })))],
  ['a mark with more', doc(paragraph(words('a', { type: 'bold', attrs: {} })))],
  [
    'a link with more',
    doc(paragraph(words('a', { type: 'link', attrs: { href: '/', target: '_blank' } }))),
  ],
  ['marks of a line break', doc(paragraph({ type: 'hardBreak', marks: [bold] }))],
  ['marks that are no list', doc(paragraph({ ...words('a'), marks: { length: 1 } }))],
  ['content that is no list', doc({ type: 'paragraph', content: { length: 1 } })],
  ['nothing', null],
])('does not read %s', (_what, value) => {
  expect(read(value)).toBeUndefined();
});

it('does not read a key of the prototype', () => {
  const text = '{"type":"doc","content":[{"type":"paragraph","__proto__":{"x":1}}]}';
  expect(readRichText(text)).toBeUndefined();
});

describe('the bounds', () => {
  const nested = (levels: number) => {
    let inner: object = item(paragraph(words('a', link('/'), bold)));
    for (let level = 1; level < levels; level += 1) inner = item(paragraph(), list(inner));
    return doc(list(inner));
  };

  it('take five lists one within another, and no sixth', () => {
    expect(read(nested(5))).toBeDefined();
    expect(read(nested(6))).toBeUndefined();
  });

  it.each([
    ['lists', '{"type":"doc","content":['.repeat(2200)],
    ['brackets', '['.repeat(59_999)],
    ['more brackets than a text may have signs', '['.repeat(1_000_000)],
    ['braces in words that never end', `{"a":"${'{'.repeat(50_000)}`],
  ])('refuse %s', (_what, text) => {
    expect(readRichText(text)).toBeUndefined();
  });

  it('count brackets in words as words', () => {
    expect(read(doc(paragraph(words('[{"\\'.repeat(100)))))).toBeDefined();
  });

  it('take as much as a text may have, and no more', () => {
    const frame = toRichText('a').length - 1;
    const longest = toRichText('ä'.repeat(richLimits.length - frame));
    expect(longest).toHaveLength(richLimits.length);
    expect(readRichText(longest)).toBeDefined();
    expect(readRichText(toRichText('ä'.repeat(richLimits.length - frame + 1)))).toBeUndefined();
    expect(readRichText(toRichText('€'.repeat(richLimits.length - frame)))).toBeDefined();
  });

  it('take no more nodes than there may be', () => {
    const breaks = (count: number) =>
      `[${'{"type":"hardBreak"},'.repeat(count - 1)}{"type":"hardBreak"}]`;
    const text = (count: number) =>
      `{"type":"doc","content":[{"type":"paragraph","content":${breaks(count)}}]}`;
    expect(text(2800).length).toBeLessThan(richLimits.length);
    expect(readRichText(text(2800))).toBeDefined();
    const bare = `{"type":"doc","content":[${'0,'.repeat(richLimits.nodes)}0]}`;
    expect(readRichText(bare)).toBeUndefined();
  });
});

it('says the numbers of a list that goes on counting', () => {
  const content = ['c', 'd'].map((text) => item(paragraph(words(text))));
  const document = read(doc({ type: 'orderedList', attrs: { start: 3 }, content }));
  expect(document && toPlainText(document)).toBe('3. c\n4. d');
});

it('says what people read', () => {
  const document = readRichText(
    JSON.stringify(everything).replace('{"type":"paragraph","content":[]}', '{"type":"paragraph"}'),
  );
  expect(document && toPlainText(document)).toBe(
    'Grace\n\nCome \nin\n\n- one\n  1. \n\nquoted\n\nFor God\nJohn 3:16',
  );
});

it('makes paragraphs of plain text, and reads it back', () => {
  const plain = 'One\ntwo\n\nthree';
  const document = readRichText(toRichText(`\r\n ${plain.replace('\n\n', ' \r\n \t\r\n\r\n')}\n`));
  expect(document).toEqual(
    doc(paragraph(words('One'), { type: 'hardBreak' }, words('two')), paragraph(words('three'))),
  );
  expect(document && toPlainText(document)).toBe(plain);
  expect(toRichText(' \n\n ')).toBe('');
});

it('says something only where somebody would see words', () => {
  expect(hasVisibleText(toRichText('Grace'))).toBe(true);
  const blank = [paragraph(), paragraph(words('\u200b')), list(item(paragraph()))];
  for (const value of blank) expect(hasVisibleText(JSON.stringify(doc(value)))).toBe(false);
  expect(hasVisibleText(JSON.stringify(doc({ type: 'picture', attrs: { media } })))).toBe(false);
  expect(hasVisibleText('')).toBe(false);
  expect(hasVisibleText('Grace')).toBe(false);
});

it('is published without empty lines around it', () => {
  const grace = doc(paragraph(words('Grace')), { type: 'paragraph' }, paragraph(words('Peace')));
  const around = doc(paragraph(), ...grace.content, paragraph(words(' ')), paragraph());
  expect(tidyRichText(JSON.stringify(around, undefined, 2))).toBe(JSON.stringify(grace));
  expect(tidyRichText(JSON.stringify(doc(paragraph(), list(item(paragraph())))))).toBe('');
  expect(tidyRichText('')).toBe('');
});
