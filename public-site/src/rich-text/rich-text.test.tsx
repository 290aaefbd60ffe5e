import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { toRichText } from 'contract/rich-text';
import { RichText } from './rich-text';

const media = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const words = (text: string, ...marks: object[]) => ({ type: 'text', marks, text });
const paragraph = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [words(text, ...marks)],
});
const link = (href: string) => ({ type: 'link', attrs: { href } });
const textOf = (...content: object[]) => JSON.stringify({ type: 'doc', content });

const htmlOf = (...content: object[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText text={textOf(...content)} picture={(id) => <i>{id}</i>} />
    </MemoryRouter>,
  ).replace(/ class="[^"]*"/g, '');

it('shows headings below the page’s, and none that says nothing', () => {
  const heading = (level: number, content?: object[]) => ({
    type: 'heading',
    attrs: { level },
    content,
  });
  expect(htmlOf(heading(2, [words('Grace')]), heading(3, [words('Peace')]), heading(2))).toBe(
    '<div><h2>Grace</h2><h3>Peace</h3></div>',
  );
});

it('shows paragraphs with their line breaks and marks, and none that is empty', () => {
  const lines = [words('Come '), words('in', { type: 'bold' }, { type: 'italic' })];
  const content = [...lines, { type: 'hardBreak' }, words('now')];
  expect(htmlOf({ type: 'paragraph', content }, { type: 'paragraph' })).toBe(
    '<div><p>Come <strong><em>in</em></strong><br/>now</p></div>',
  );
});

it('shows lists within lists', () => {
  const item = (...content: object[]) => ({ type: 'listItem', content });
  const inner = { type: 'orderedList', content: [item(paragraph('two'), paragraph('three'))] };
  expect(htmlOf({ type: 'bulletList', content: [item(paragraph('one'), inner)] })).toBe(
    '<div><ul><li>one<ol><li>two<p>three</p></li></ol></li></ul></div>',
  );
});

it('goes on counting where a list is told to', () => {
  const content = [{ type: 'listItem', content: [paragraph('three')] }];
  expect(htmlOf({ type: 'orderedList', attrs: { start: 3 }, content })).toBe(
    '<div><ol start="3"><li>three</li></ol></div>',
  );
});

it('shows a quote, and a verse with where it stands, if that is said', () => {
  const content = [paragraph('For God so loved')];
  expect(htmlOf({ type: 'blockquote', content })).toBe(
    '<div><blockquote><p>For God so loved</p></blockquote></div>',
  );
  expect(htmlOf({ type: 'verse', attrs: { reference: 'John 3:16' }, content })).toBe(
    '<div><blockquote><p>For God so loved</p><cite>John 3:16</cite></blockquote></div>',
  );
  expect(htmlOf({ type: 'verse', content })).not.toContain('cite');
});

it.each([
  ['/more/visit', '<a href="/more/visit">here</a>'],
  ['/de/more/visit#bus', '<a href="/more/visit#bus">here</a>'],
  ['/de', '<a href="/">here</a>'],
  ['/media/1/talk.pdf', '<a href="/media/1/talk.pdf">here</a>'],
  ['/downloads/vision-de.docx', '<a href="/downloads/vision-de.docx">here</a>'],
  ['https://a.example/', '<a href="https://a.example/" rel="noreferrer">here</a>'],
  ['mailto:a@b.example', '<a href="mailto:a@b.example" rel="noreferrer">here</a>'],
  ['tel:+43512', '<a href="tel:+43512" rel="noreferrer">here</a>'],
  ['javascript:alert(1)', 'here'],
  ['JavaScript:alert(1)', 'here'],
])('leads with %s where it says, or nowhere', (href, html) => {
  expect(htmlOf(paragraph('here', link(href)))).toBe(`<div><p>${html}</p></div>`);
});

it('leads to a page of the site in the language of the page that it stands on', () => {
  render(
    <MemoryRouter basename="/de" initialEntries={['/de']}>
      <RichText text={textOf(paragraph('hier', link('/more/visit')))} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'hier' })).toHaveAttribute('href', '/de/more/visit');
});

it('shows pictures as it is told to, or not', () => {
  const picture = { type: 'picture', attrs: { media } };
  expect(htmlOf(picture)).toBe(`<div><i>${media}</i></div>`);
  expect(renderToStaticMarkup(<RichText text={textOf(picture)} />)).not.toContain(media);
});

it('writes signs of HTML as what they are', () => {
  expect(htmlOf(paragraph('<script>alert(1)</script>'))).toContain('&lt;script&gt;');
});

it('says in which language it is where it is not the page’s', () => {
  const { container, rerender } = render(<RichText text={toRichText('Grace')} lang="en" />);
  expect(container.firstElementChild).toHaveAttribute('lang', 'en');
  rerender(<RichText text={toRichText('Gnade')} />);
  expect(container.firstElementChild).not.toHaveAttribute('lang');
});

it('shows nothing of what is no rich text', () => {
  expect(renderToStaticMarkup(<RichText text="" />)).toBe('');
  expect(htmlOf({ type: 'iframe', attrs: { src: 'x' } })).toBe('<div></div>');
});
