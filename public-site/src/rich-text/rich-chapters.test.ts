import { toChapters } from './rich-chapters';

const words = (text: string) => [{ type: 'text', text }];
const heading = (level: number, text?: string) => ({
  ...{ type: 'heading', attrs: { level } },
  ...(text !== undefined && { content: words(text) }),
});
const paragraph = (text: string) => ({ type: 'paragraph', content: words(text) });
const textOf = (...content: object[]) => JSON.stringify({ type: 'doc', content });

const text = textOf(
  paragraph('before'),
  heading(2, 'One'),
  paragraph('first'),
  heading(3, 'Within'),
  heading(2),
  paragraph('second'),
);

it('begins a chapter with each heading that says something', () => {
  expect(toChapters(text, 3)).toEqual([
    { blocks: [paragraph('before')] },
    { heading: heading(2, 'One'), blocks: [paragraph('first')] },
    { heading: heading(3, 'Within'), blocks: [paragraph('second')] },
  ]);
});

it('leaves smaller headings in their chapter', () => {
  expect(toChapters(text, 2).map(({ blocks }) => blocks)).toEqual([
    [paragraph('before')],
    [paragraph('first'), heading(3, 'Within'), paragraph('second')],
  ]);
});

it.each(['', 'no JSON', textOf()])('finds none in %p', (nothing) => {
  expect(toChapters(nothing, 3)).toEqual([]);
});
